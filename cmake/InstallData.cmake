# Where a distribution expects the rest of the program.
file(GLOB pmk_man_pages CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/man/*.6)
install(FILES ${pmk_man_pages} DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
file(GLOB pmk_documents CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/README.md
     ${PROJECT_SOURCE_DIR}/CHANGELOG.md ${PROJECT_SOURCE_DIR}/LICENSE)
install(FILES ${pmk_documents} DESTINATION ${CMAKE_INSTALL_DOCDIR})
foreach(game IN ITEMS tom_jerry bishop_knight night_battle)
  if(EXISTS ${PROJECT_SOURCE_DIR}/games/${game}/listing.mk61)
    install(FILES games/${game}/listing.mk61 DESTINATION ${CMAKE_INSTALL_DATADIR}/pmkgames/listings
            RENAME ${game}.mk61)
  endif()
endforeach()
