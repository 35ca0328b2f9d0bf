#!/usr/bin/env bash
# Fetches the C sources that seabmc bench libraries checks into .tools/libraries: crates by cargo, source distributions by pip. All are
# pinned, with checksums (crates.txt and requirements.txt in testdata/libraries). aws-c-common is there already (scripts/setup.sh).
# Says nothing when they are there.
set -euo pipefail
cd "$(dirname "$0")/.."
readonly from=$PWD/testdata/libraries to=$PWD/.tools/libraries

stamp=$(cat "$from/crates.txt" "$from/requirements.txt" | sha256sum)
if [ -f "$to/stamp" ] && [ "$(cat "$to/stamp")" = "$stamp" ]; then exit 0; fi
command -v cargo >/dev/null || { echo "libraries: cargo is needed to fetch the sources" >&2; exit 1; }
[ -d .tools/aws-c-common ] || { echo "libraries: run make setup first" >&2; exit 1; }

echo "libraries: fetching C sources" >&2
scratch=$(mktemp -d "$PWD/.tools/libraries.XXXXXX")
trap 'rm -rf "$scratch"' EXIT
crates() { grep -v '^#' "$from/crates.txt"; }
mkdir "$scratch/src"
touch "$scratch/src/lib.rs"
{
	printf '[package]\nname = "libraries"\nversion = "0.0.0"\nedition = "2021"\n[workspace]\n[dependencies]\n'
	crates | while read -r name version _; do echo "$name = \"=$version\""; done
} >"$scratch/Cargo.toml"
(cd "$scratch" && cargo vendor --quiet vendor >/dev/null)
crates | while read -r name _ sum; do
	grep -q "\"package\":\"$sum\"" "$scratch/vendor/$name/.cargo-checksum.json" || { echo "libraries: the crate $name has another checksum" >&2; exit 1; }
done
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
