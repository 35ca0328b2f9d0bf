# Sources of real C come from crates, by cargo, into .tools/reading: sourced by bench-reading.sh and bench-contracts.sh. The versions are fixed here, and
# cargo checks what it fetches against the registry's checksums.
fetch_crates() { # into the folder $1
	[ -d "$1/vendor" ] && return
	command -v cargo >/dev/null || { echo "cargo is needed to fetch the sources" >&2; exit 1; }
	mkdir -p "$1/src"
	touch "$1/src/lib.rs"
	cat >"$1/Cargo.toml" <<'TOML'
[package]
name = "reading"
version = "0.0.0"
edition = "2021"
[dependencies]
aws-lc-sys = "=0.47.0"
zstd-sys = "=2.1.3"
libz-sys = "=1.1.33"
lz4-sys = "=1.11.1"
bzip2-sys = "=0.1.13"
[workspace]
TOML
	(cd "$1" && cargo vendor --quiet vendor.new >/dev/null && mv vendor.new vendor)
}
