# Shared by ./play and ./check: say what is done, install what is missing, build a preset.
# Sourced, not run.

say() { printf '%s: %s\n' "${0##*/}" "$*"; }
fail() {
    printf '%s: %s\n' "${0##*/}" "$*" >&2
    exit 1
}

# What is needed to build and run. Each is explained in the README.
build_packages=(g++ cmake ninja-build pkg-config gettext libncurses-dev libboost-program-options-dev
    libfmt-dev nlohmann-json3-dev libexpected-dev)
# What is needed besides to run every test.
check_packages=(ccache clang clang-format clang-tidy cppcheck libclang-rt-14-dev doctest-dev libvterm-dev locales mandoc)

# install_missing PACKAGE...: nothing happens, and quickly, where all are there.
install_missing() {
    command -v dpkg-query >/dev/null ||
        fail "this is not Debian; install the counterparts of: $* (then run cmake --preset play)"
    local missing=() package
    local installed
    installed=" $(dpkg-query --show --showformat '${db:Status-Abbrev}${binary:Package} ' "$@" 2>/dev/null |
        sed 's/:[a-z0-9]*//g') "
    for package in "$@"; do
        case $installed in *"ii $package "*) ;; *) missing+=("$package") ;; esac
    done
    [ ${#missing[@]} -eq 0 ] && return
    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null ||
            fail "these packages are missing; as root, run: apt-get install ${missing[*]}"
        as_root=(sudo)
    fi
    say "installing ${missing[*]}"
    "${as_root[@]}" apt-get update -qq || fail "the package lists could not be updated"
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null ||
        fail "these packages could not be installed: ${missing[*]}"
}

# build_preset NAME: configures once, then builds what has changed.
build_preset() {
    local log
    log=$(mktemp)
    if ! { [ -f "build/$1/build.ninja" ] || cmake --preset "$1" >"$log" 2>&1; } ||
        ! cmake --build --preset "$1" >"$log" 2>&1; then
        cat "$log"
        rm -f "$log"
        return 1
    fi
    rm -f "$log"
}
