# One place for what every target of the tree is compiled with.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
# doctest, fmt and the system headers stay outside the warnings.
add_compile_options(-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion
                    -Wnon-virtual-dtor -Wold-style-cast -Woverloaded-virtual)
# g++ 12 sees overlaps in "text" + std::string() that are not there (GCC bug 105651).
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  add_compile_options(-Wno-restrict)
endif()
if(PMK_WERROR)
  add_compile_options(-Werror)
endif()
if(PMK_SANITIZE)
  add_compile_options(-fsanitize=${PMK_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${PMK_SANITIZE})
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # Instrumented library code (std::regex, std::optional) draws false reports from this one.
    add_compile_options(-Wno-maybe-uninitialized)
  endif()
endif()

# -O3 is for the calculator, which gains by it; elsewhere it only makes the program larger.
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")
# What nobody calls stays out of the program.
add_compile_options(-ffunction-sections -fdata-sections)
add_link_options(-Wl,--gc-sections)

find_program(PMK_CCACHE ccache)
if(PMK_CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${PMK_CCACHE})
endif()

# pmk_library(NAME SOURCES... ): a static library that sees the public headers and the source root.
function(pmk_library name)
  add_library(${name} STATIC ${ARGN})
  target_include_directories(${name} PUBLIC ${PROJECT_SOURCE_DIR}/include
                                     PRIVATE ${PROJECT_SOURCE_DIR}/src)
endfunction()

# pmk_front_end(NAME): a library that waits for people and files is compiled for size, which half the
# program's memory depends on. The rules and the calculator are compiled for speed.
function(pmk_front_end name)
  target_compile_options(${name} PRIVATE $<$<CONFIG:Release>:-Os>)
endfunction()
