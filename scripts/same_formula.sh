#!/usr/bin/env bash
# same_formula.sh [EVERY [FOLDER]]: takes an EVERY-th of the programs below FOLDER (testdata/verdicts; 1: all; chosen by a hash of the name), makes
# the formula of each and checks it, once one after the other and once eight at a time, and says of which the formula is not the same byte for byte, or
# the course of the check: its verdict, and all that it counts but seconds. The first pass is that of an idle machine only if nothing else runs on it. The
# limits are ones of processor time; a check that reaches one is left out. Run it from the project's folder after make build.
set -euo pipefail
every=${1:-1} folder=${2:-testdata/verdicts}
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
find "$folder" -name "*.c" | sort | while read -r file; do
	read -r hash _ < <(basename "$file" | cksum)
	((hash % every)) || echo "$file"
done >"$out/files"
digest() {
	flags=$(sed -n 's,^// flags: ,,p' "$1" | head -1)
	bin=$PWD/bin/seabmc
	cd "$(dirname "$1")"
	# shellcheck disable=SC2086
	echo "$1 formula $("$bin" vc --cpu-limit=20s $flags "$(basename "$1")" 2>/dev/null | sha256sum)"
	# shellcheck disable=SC2086
	course=$("$bin" --cpu-limit=20s --stats=json $flags "$(basename "$1")" 2>&1 | grep -e '^{' -e '^VERIFICATION' -e '^reason' | sed -E 's/"[a-z_]*seconds":[^,}]*,?//g') || true
	echo "$1 course $(grep -q 'reason: .*limit' <<<"$course" && echo reached a limit || echo "$course" | tr '\n' ' ')"
}
export -f digest
for jobs in 1 8; do
	xargs -P "$jobs" -I{} bash -c 'digest {}' <"$out/files" | sort >"$out/$jobs"
done
grep -h 'course reached a limit' "$out/1" "$out/8" | cut -d' ' -f1,2 | sort -u >"$out/limited" || true
for jobs in 1 8; do
	grep -v -F -f "$out/limited" "$out/$jobs" >"$out/$jobs.left" || true
done
if ! diff "$out/1.left" "$out/8.left"; then
	echo "the formulas or courses above are not the same each time"
	exit 1
fi
programs=$(wc -l <"$out/files") without=$(grep -c 'formula e3b0c44298fc1c14' "$out/1" || true)
echo "$programs programs, the same each time: $((programs - without)) formulas, $(grep -c ' course .*{' "$out/1.left" || true) courses"
((2 * without < programs)) || { echo "too few have a formula"; exit 1; }
