#!/usr/bin/env bash
# Fetches the C sources that seabmc bench libraries checks into .tools/libraries: crates by cargo, source distributions by pip. All are
# pinned, with checksums (crates.txt and requirements.txt in testdata/libraries). aws-c-common is there already (scripts/setup.sh).
# Says nothing when they are there.
set -euo pipefail
cd "$(dirname "$0")/.."
readonly from=$PWD/testdata/libraries to=$PWD/.tools/libraries

stamp=$(cat "$from/crates.txt" "$from/requirements.txt" | sha256sum)
if [ -f "$to/stamp" ] && [ "$(cat "$to/stamp")" = "$stamp" ]; then exit 0; fi
[ -d .tools/aws-c-common ] || { echo "libraries: run make setup first" >&2; exit 1; }

scratch=$(mktemp -d "$PWD/.tools/libraries.XXXXXX")
trap 'rm -rf "$scratch"' EXIT
. scripts/crates.sh
vendor_crates "$scratch" "$from/crates.txt"
python3 -m pip download --quiet --disable-pip-version-check --no-deps --no-binary :all: --require-hashes -d "$scratch/archives" -r "$from/requirements.txt"
for archive in "$scratch"/archives/*.tar.gz; do
	name=$(basename "$archive" | sed -E 's/-[0-9].*//')
	mkdir "$scratch/$name"
	tar -xzf "$archive" -C "$scratch/$name" --strip-components=1
done
ln -s ../aws-c-common "$scratch/aws"
echo "$stamp" >"$scratch/stamp"
rm -rf "$to"
mv "$scratch" "$to"
