#!/usr/bin/env bash
# Fetches the C sources that seabmc bench libraries checks into .tools/libraries: crates by cargo, source distributions by pip, packages
# by npm. All are pinned, with checksums (crates.txt, requirements.txt and npm.txt in testdata/libraries). aws-c-common is there already
# (scripts/setup.sh). Says nothing when they are there.
set -euo pipefail
cd "$(dirname "$0")/.."
readonly from=$PWD/testdata/libraries to=$PWD/.tools/libraries

stamp=$(cat "$from/crates.txt" "$from/requirements.txt" "$from/npm.txt" | sha256sum)
if [ -f "$to/stamp" ] && [ "$(cat "$to/stamp")" = "$stamp" ]; then exit 0; fi
[ -d .tools/aws-c-common ] || { echo "libraries: run make setup first" >&2; exit 1; }

scratch=$(mktemp -d "$PWD/.tools/libraries.XXXXXX")
trap 'rm -rf "$scratch"' EXIT

# unpack ARCHIVE puts what is in it into a folder that has its name without the version.
unpack() {
	local name
	name=$(basename "$1" | sed -E 's/-[0-9].*//')
	mkdir "$scratch/$name"
	tar -xzf "$1" -C "$scratch/$name" --strip-components=1
}

# npm_pack LIST DIR downloads the packages of LIST; none of their scripts is run.
npm_pack() {
	command -v npm >/dev/null || { echo "npm is needed to fetch the packages of $1" >&2; return 1; }
	mkdir -p "$2"
	grep -v '^#' "$1" | while read -r name version sum; do
		(cd "$2" && npm pack --silent --ignore-scripts "$name@$version" >/dev/null) || return 1
		echo "$sum  $2/$name-$version.tgz" | sha256sum --check --quiet || return 1
	done
}

. scripts/crates.sh
vendor_crates "$scratch" "$from/crates.txt"
python3 -m pip download --quiet --disable-pip-version-check --no-deps --no-binary :all: --require-hashes -d "$scratch/archives" -r "$from/requirements.txt"
npm_pack "$from/npm.txt" "$scratch/archives"
for archive in "$scratch"/archives/*.tar.gz "$scratch"/archives/*.tgz; do
	unpack "$archive"
done
ln -s ../aws-c-common "$scratch/aws"
echo "$stamp" >"$scratch/stamp"
rm -rf "$to"
mv "$scratch" "$to"
