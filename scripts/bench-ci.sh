#!/usr/bin/env bash
# make bench-ci: what the tasks of aws-c-common cost as a project in CI. Cold, warm, after a change of one source, of one header, and by two workers. Each line:
# the step, what seabmc run says, and processor and wall time. Warm has to stay under a second of processor time. Arguments choose proofs: scripts/bench-ci.sh 'array_list_*'
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
seabmc=$PWD/bin/seabmc
work=$(mktemp -d)
pids=()
trap 'kill "${pids[@]}" 2>/dev/null || true; wait; rm -rf "$work"' EXIT
mkdir -p "$work/testdata" "$work/.tools"
cp -r testdata/aws "$work/testdata/"
cp -r .tools/aws-c-common "$work/.tools/"
cd "$work/testdata/aws"
sleep 0.2 # files that are newer than a run are not trusted

TIMEFORMAT='%U %S %R'
status=0
step() { # step NAME MOST FLAGS...: MOST is a limit of processor seconds, 0 for none
	local name=$1 most=$2 code=0 t
	shift 2
	{ time "$seabmc" run -q "$@" >"$work/out" 2>"$work/err" || code=$?; } 2>"$work/time"
	read -r user sys real <"$work/time"
	t=$(awk "BEGIN { print $user + $sys }")
	printf '%-22s %7.2f s of processor time, %7.2f s; exit %d; %s\n' "$name" "$t" "$real" "$code" "$(tail -1 "$work/out")"
	if [ "$code" -ne 0 ]; then
		head -20 "$work/out" "$work/err"
		status=1
	fi
	if awk "BEGIN { exit !($most > 0 && $t > $most) }"; then
		echo "$name took more than $most s of processor time"
		status=1
	fi
}

step cold 0 --cache-dir="$work/cache" --json="$work/one.json" "$@"
step warm 1 --cache-dir="$work/cache" "$@"
step "warm, with pages" 0 --cache-dir="$work/cache" --html="$work/site" "$@"
echo "pages: $(find "$work/site" -type f | wc -l) files, $(du -sk "$work/site" | cut -f1) kB"
echo "// changed" >>"$work/.tools/aws-c-common/source/array_list.c"
sleep 0.2
step "one source changed" 0 --cache-dir="$work/cache" "$@"
echo "// changed" >>"$work/.tools/aws-c-common/include/aws/common/ring_buffer.h"
sleep 0.2
step "one header changed" 0 --cache-dir="$work/cache" "$@"

"$seabmc" queue --listen=127.0.0.1:0 --dir="$work/queue" >"$work/url" &
pids+=($!)
for _ in {1..300}; do url=$(grep -o "nats://.*" "$work/url") && break; sleep 0.1; done
for w in 1 2; do
	"$seabmc" worker --queue="$url" -j1 --dir="$work/worker" >/dev/null &
	pids+=($!)
done
step "two workers" 0 --cache-dir="$work/elsewhere" --queue="$url" --json="$work/two.json" "$@"
same() { grep -vE '"(cpu_seconds|memory_bytes|time|kept)"' "$1"; }
if ! diff <(same "$work/one.json") <(same "$work/two.json") >"$work/diff"; then
	echo "the report of the workers differs:"
	head -20 "$work/diff"
	status=1
fi
exit $status
