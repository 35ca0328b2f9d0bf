#!/usr/bin/env bash
# Checks aws_array_list_push_back of the real aws-c-common sources: once against a right specification, once against one with a seeded
# bug. Ends with 0 when the first answer is SUCCESSFUL and the second FAILED.
set -euo pipefail
cd "$(dirname "$0")/.."

aws=.tools/aws-c-common
task=array_list_push_back
command=(bin/seabmc -I testdata/aws/include -I "$aws/include" -I "$aws/source"
	"testdata/aws/harness/$task.c" "$aws/source/array_list.c" testdata/aws/lib/*.c)

# show TITLE EXPECTED-EXIT-CODE ARGUMENTS…
show() {
	local title=$1 want=$2 got=0
	shift 2
	echo
	echo "── $title"
	echo "\$ $*"
	echo
	"$@" || got=$?
	if [ "$got" != "$want" ]; then
		echo
		echo "demo: expected exit code $want, got $got" >&2
		exit 1
	fi
}

show "aws_$task keeps to its specification, for every list within the bounds (exit code 0)" 0 "${command[@]}"
show "the same with a bug in the specification (-DSEED_BUG): refuted with a trace (exit code 10)" 10 "${command[@]}" -DSEED_BUG
echo
echo "demo: both answers are as expected"
