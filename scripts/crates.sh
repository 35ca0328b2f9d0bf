# Fetches C sources that come in crates, by cargo. Sourced by bench-reading.sh, libraries.sh and the Makefile. A list has a line for each crate:
# name, version, sha256 of the crate.

# vendor_crates DIR LIST puts the crates of LIST into DIR/vendor. It says nothing and does nothing if they are there.
vendor_crates() {
	local dir=$1 list=$2 stamp
	stamp=$(sha256sum <"$list")
	if [ -f "$dir/crates" ] && [ "$(cat "$dir/crates")" = "$stamp" ]; then return; fi
	command -v cargo >/dev/null || { echo "cargo is needed to fetch the crates of $list" >&2; return 1; }
	echo "fetching the crates of $list" >&2
	mkdir -p "$dir/src"
	touch "$dir/src/lib.rs"
	{
		printf '[package]\nname = "sources"\nversion = "0.0.0"\nedition = "2021"\n[workspace]\n[dependencies]\n'
		crates_of "$list" | while read -r name version _; do echo "$name = \"=$version\""; done
	} >"$dir/Cargo.toml"
	rm -rf "$dir/vendor" "$dir/Cargo.lock"
	(cd "$dir" && cargo vendor --quiet vendor >/dev/null) || return 1
	crates_of "$list" | while read -r name _ sum; do
		grep -q "\"package\":\"$sum\"" "$dir/vendor/$name/.cargo-checksum.json" || { echo "the crate $name has another checksum than $list says" >&2; return 1; }
	done || return 1
	keep_listed "$dir/vendor" "$list"
	echo "$stamp" >"$dir/crates"
}

# keep_listed VENDOR LIST removes what the crates of LIST would need to be built: only their C sources are read.
keep_listed() {
	local crate
	for crate in "$1"/*; do
		crates_of "$2" | grep -q "^$(basename "$crate") " || rm -rf "$crate"
	done
}

crates_of() { grep -v '^#' "$1"; }
