#!/bin/sh
# haat start: runs the server of this release. haat help: lists the other commands.
set -eu

place=$0
while [ -L "$place" ]; do
  target=$(readlink "$place")
  case $target in
    /*) place=$target ;;
    *) place=$(dirname "$place")/$target ;;
  esac
done
root=$(CDPATH='' cd -- "$(dirname -- "$place")" && pwd -P)

fail() {
  echo "$1" >&2
  exit 1
}

machine=$(uname -s -m)
[ "$machine" = '@MACHINE@' ] ||
  fail "This release of Haat is for @MACHINE@, but this is $machine: make one here with npm run release."
command -v node >/dev/null || fail 'Haat needs Node.js @NODE@ or newer, but there is no node on the PATH: install it.'
version=$(node --version)
major=${version#v}
[ "${major%%.*}" -ge @NODE@ ] ||
  fail "Haat needs Node.js @NODE@ or newer, but this is $version: install a newer version."

# Node keeps compiled code there, which makes each start faster. systemd sets CACHE_DIRECTORY.
cache=${CACHE_DIRECTORY:-${XDG_CACHE_HOME:-${HOME:+$HOME/.cache}}}
if [ -z "${NODE_COMPILE_CACHE:-}" ] && [ -n "$cache" ]; then
  export NODE_COMPILE_CACHE="$cache/haat"
fi

case ${1:-help} in
  start)
    shift
    # exec keeps the process id, so that signals and systemd reach the server.
    exec node @FLAGS@ "$root/apps/api/src/main.ts" "$@"
    ;;
  version | --version)
    echo '@NAME@'
    ;;
  *)
    if [ "${1:-help}" = help ]; then
      echo '  haat start  runs the server'
      echo '  haat version  prints version and commit'
    fi
    exec node "$root/apps/api/src/cli.ts" "$@"
    ;;
esac
