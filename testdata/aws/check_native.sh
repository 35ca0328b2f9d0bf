#!/bin/sh
# Native validation of the harnesses: every task, as it is and with its seeded bug, on random inputs under the address and
# undefined-behaviour sanitizers. The first must never fail, the second must fail at some seed.
# usage: AWS_C_COMMON=DIR check_native.sh [TASK…]      (SEEDS=2000, CLANG=clang-14, JOBS=2)
set -u
here=$(cd "$(dirname "$0")" && pwd)
aws=${AWS_C_COMMON:-$here/../../.tools/aws-c-common}
export SEEDS=${SEEDS:-2000} CLANG=${CLANG:-clang-14} here aws
export ASAN_OPTIONS=allocator_may_return_null=1:detect_leaks=0:handle_abort=0
[ -d "$aws/source" ] || { echo "check_native.sh: no library sources in $aws; set AWS_C_COMMON" >&2; exit 1; }
if [ "${1:-}" != --one ]; then
    out=$(mktemp -d) && export out
    if [ $# -gt 0 ]; then printf '%s\n' "$@"; else tail -n +2 "$here/tasks.tsv" | cut -f1; fi |
        xargs -P "${JOBS:-2}" -n 1 sh "$0" --one
    rc=$?
    rm -rf "$out"
    exit $rc
fi
task=$2
row=$(grep "^$task	" "$here/tasks.tsv") || { echo "FAIL $task: not in tasks.tsv"; exit 1; }
src=; for f in $(printf '%s' "$row" | cut -f3 | tr ',' ' '); do [ "$f" = - ] || src="$src $aws/source/$f"; done
def=$(printf '%s' "$row" | cut -f4); [ "$def" = - ] && def=
# nondet.c has the real main, so it is compiled apart
"$CLANG" -g -O1 -w -c "$here/native/nondet.c" -o "$out/$task.nd.o" || exit 1
build() { # build OUTPUT FLAGS…
    o=$1; shift
    "$CLANG" -g -O1 -w -fsanitize=address,undefined -fno-sanitize-recover=all -ffunction-sections -Wl,--gc-sections \
        -DND_NATIVE -Dmain=harness_main -I"$here/include" -I"$aws/include" -I"$aws/source" $def "$@" -o "$o" \
        "$here/harness/$task.c" $src "$here"/lib/*.c "$out/$task.nd.o"
}
build "$out/$task.good" && build "$out/$task.bug" -DSEED_BUG || { echo "FAIL $task: does not build"; exit 1; }
# rare inputs, or a bug that only rare inputs show: more seeds
n=$SEEDS
while :; do
    good=$("$out/$task.good" "$n"); rg=$?
    bug=$("$out/$task.bug" "$n"); rb=$?
    accepted=${good#accepted=} accepted=${accepted%% *}
    [ "$rg" -eq 0 ] || break
    if [ "$rb" -eq 1 ] && [ "$accepted" -ge $((SEEDS / 10)) ]; then break; fi
    [ "$n" -lt $((SEEDS * 25)) ] || break
    n=$((n * 5))
done
verdict=ok
[ "$rg" -eq 0 ] && [ "$rb" -eq 1 ] || verdict=FAIL
echo "$verdict $task: seeds=$n; good $good; bug $bug"
[ $verdict = ok ]
