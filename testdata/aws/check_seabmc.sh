#!/bin/sh
# Runs the checker on tasks: as they are (expected SUCCESSFUL) and with the seeded bug (expected FAILED).
# usage: check_seabmc.sh [TASK…]     environment: SEABMC (the program), SEABMC_FLAGS, AWS_C_COMMON, JOBS=1, LIMIT=60 (seconds each)
# Prints one line for each run: ok|WRONG task good|bug seconds verdict
set -u
here=$(cd "$(dirname "$0")" && pwd)
aws=${AWS_C_COMMON:-$here/../../.tools/aws-c-common}
export SEABMC=${SEABMC:-$here/../../bin/seabmc} SEABMC_FLAGS=${SEABMC_FLAGS:-} AWS_C_COMMON=$aws LIMIT=${LIMIT:-60}
if [ "${1:-}" != --one ]; then
    if [ $# -gt 0 ]; then printf '%s\n' "$@"; else tail -n +2 "$here/tasks.tsv" | cut -f1; fi |
        xargs -P "${JOBS:-1}" -n 1 sh "$0" --one
    exit
fi
task=$2 rc=0
row=$(grep "^$task	" "$here/tasks.tsv") || { echo "WRONG $task: not in tasks.tsv"; exit 1; }
src=; for f in $(printf '%s' "$row" | cut -f3 | tr ',' ' '); do [ "$f" = - ] || src="$src $aws/source/$f"; done
def=$(printf '%s' "$row" | cut -f4); [ "$def" = - ] && def=
for kind in good bug; do
    flag=; want=0
    [ $kind = bug ] && flag=-DSEED_BUG want=10
    t0=$(date +%s.%N)
    # shellcheck disable=SC2086 # lists of words
    out=$(timeout "$LIMIT" "$SEABMC" $SEABMC_FLAGS -I "$here/include" -I "$aws/include" -I "$aws/source" $def $flag \
        "$here/harness/$task.c" $src "$here"/lib/*.c 2>&1); got=$?
    t1=$(date +%s.%N)
    verdict=ok
    [ $got -eq $want ] || { verdict=WRONG rc=1; }
    why=$(printf '%s\n' "$out" | tail -1)
    [ $verdict = ok ] || why="exit $got: $(printf '%s\n' "$out" | grep -iE 'error|unsupported|failed|inconclusive|warning|panic' | head -3 | tr '\n' '|')"
    echo "$verdict $task $kind $(echo "$t1 $t0" | awk '{printf "%.2f", $1-$2}') $why"
done
exit $rc
