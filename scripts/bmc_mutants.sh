#!/usr/bin/env bash
# bmc_mutants.sh [PATTERN]: makes each change of bmc_mutants.tsv (those whose line matches PATTERN) to a copy of one file, and runs the
# tests of its package with it: for the rooms of ir/lower those of ir/lower, for bmc/evidence also those of bmc/tactics and bmc, for the cases of vcgen those of bmc. Where the
# line names tests (its last field, as after -run), these have to notice it, and no others are run. A mutant that
# they do not notice survives, which is an error. Run it from the project's folder.
set -uo pipefail
pattern=${1:-.}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
killed=0 survived=0
# tests runs tests with the mutant, at most ten minutes of processor time for a program: on a busy machine the clock says nothing.
tests() { (ulimit -t 600 && go test -vet=off -failfast -timeout 2h -overlay "$work/overlay.json" "$@") >"$work/log" 2>&1; }
# unnoticed FILE TESTS: the tests of its package, in bmc the fast ones first.
unnoticed() {
	if [ -n "$2" ]; then
		tests "./$(dirname "$1")" -run "$2"
		return
	fi
	case $1 in
	bmc/race/*) tests ./bmc/race ;;
	bmc/tactics/*) tests ./bmc/tactics ;;
	bmc/evidence/*) tests ./bmc/evidence ./bmc/tactics && tests ./bmc ;;
	bmc/* | vcgen/*) tests ./bmc -skip 'Programs|SameFormula|Limit|Errors' && tests ./bmc -run 'Programs|Limit|Errors' ;;
	ir/lower/*) tests ./ir/lower -run 'TestFacts' ;;
	*) tests "./$(dirname "$1")" ;;
	esac
}
while IFS=$'\t' read -r kind file from to only; do
	[[ $kind == \#* || -z $kind ]] && continue
	from=${from//\\|/|} to=${to//\\|/|}
	FROM=$from TO=$to perl -e '
		undef $/; $_ = <STDIN>; my ($f, $t) = @ENV{"FROM", "TO"};
		my $i = index($_, $f); exit 1 if $i < 0;
		substr($_, $i, length $f) = $t; print' <"$file" >"$work/mutant.go" || { echo "STALE	$kind	$file	$from"; survived=$((survived + 1)); continue; }
	printf '{"Replace": {"%s/%s": "%s/mutant.go"}}' "$PWD" "$file" "$work" >"$work/overlay.json"
	if unnoticed "$file" "$only"; then
		echo "SURVIVED	$kind	$file	$from	=> $to"
		survived=$((survived + 1))
	elif grep -q 'signal: killed' "$work/log"; then # it takes too long: that shows nothing
		echo "NOT JUDGED	$kind	$file	$from	=> $to"
		survived=$((survived + 1))
	elif grep -q 'build failed\|setup failed' "$work/log"; then
		echo "NO PROGRAM	$kind	$file	$from	=> $to	$(grep -m1 "$file" "$work/log")"
		survived=$((survived + 1))
	else
		echo "killed	$kind	$file	$(grep -m1 -o -e '--- FAIL: [^ ]*' -e 'panic: .*' "$work/log")"
		killed=$((killed + 1))
	fi
done < <(grep -e "$pattern" scripts/bmc_mutants.tsv)
echo "$killed of $((killed + survived)) mutants killed"
[ "$survived" -eq 0 ]
