#!/bin/sh
# The defects of the library that docs/aws-c-common.md lists, shown natively. Ends with 0 if all show.
# usage: AWS_C_COMMON=DIR check_findings.sh      (CLANG=clang-14; valgrind for the last one, which is skipped without it)
set -u
here=$(cd "$(dirname "$0")" && pwd)
aws=${AWS_C_COMMON:-$here/../../.tools/aws-c-common}
[ -d "$aws/source" ] || { echo "check_findings.sh: no library sources in $aws; set AWS_C_COMMON" >&2; exit 1; }
out=$(mktemp -d) && trap 'rm -rf "$out"' EXIT
cc() { "${CLANG:-clang-14}" -gdwarf-4 -w -O0 -ffunction-sections -Wl,--gc-sections -DND_NATIVE -I"$here/include" -I"$aws/include" -I"$aws/source" "$@"; }
cc "$here/findings/findings.c" "$here/native/nondet.c" "$aws/source/array_list.c" "$aws/source/priority_queue.c" "$aws/source/byte_buf.c" "$here"/lib/*.c -o "$out/findings" &&
cc "$here/findings/key.c" -o "$out/key" || exit 1
status=0
"$out/findings" seed 1 || status=1
if command -v valgrind >/dev/null; then
    what="lookup3 reads past the end of a key of five bytes"
    if valgrind -q --partial-loads-ok=no --error-exitcode=1 "$out/key" >/dev/null 2>&1; then echo "$what: NOT shown"; status=1; else echo "$what: shown"; fi
else
    echo "lookup3 reads past the end of a key of five bytes: not tried, no valgrind"
fi
exit $status
