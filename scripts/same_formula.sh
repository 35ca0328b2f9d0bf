#!/usr/bin/env bash
# same_formula.sh [EVERY]: makes the formula of an EVERY-th of the programs of the corpus (1: all; chosen by a hash of the name) twice, one
# after the other and then eight at a time, and says which are not the same byte for byte. The first pass is that of an idle machine
# only if nothing else runs on it. The limit is one of processor time. Run it from the project's folder after make build.
set -euo pipefail
every=${1:-1}
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
find testdata/verdicts -name "*.c" | sort | while read -r file; do
	read -r hash _ < <(basename "$file" | cksum)
	((hash % every)) || echo "$file"
done >"$out/files"
digest() {
	flags=$(sed -n 's,^// flags: ,,p' "$1" | head -1)
	bin=$PWD/bin/seabmc
	cd "$(dirname "$1")"
	# shellcheck disable=SC2086
	echo "$1 $("$bin" vc --timeout=0 --cpu-limit=60s $flags "$(basename "$1")" 2>/dev/null | sha256sum)"
}
export -f digest
for jobs in 1 8; do
	xargs -P "$jobs" -I{} bash -c 'digest {}' <"$out/files" | sort >"$out/$jobs"
done
if ! diff "$out/1" "$out/8"; then
	echo "the formulas above are not the same each time"
	exit 1
fi
echo "$(wc -l <"$out/files") programs, the same formulas each time; $(grep -c e3b0c44298fc1c14 "$out/1" || true) of them without one"
