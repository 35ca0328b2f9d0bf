#!/usr/bin/env bash
# Reads real C at every level under every clang in PATH, library by library: aws-c-common, AWS-LC's ML-KEM and ML-DSA, zstd, zlib, lz4, bzip2.
# The sources other than aws-c-common come from crates, by cargo, into .tools/reading. Arguments go to seabmc bench reading.
set -euo pipefail
cd "$(dirname "$0")/.."
readonly seabmc=$PWD/bin/seabmc tools=$PWD/.tools
readonly crates=$tools/reading/vendor

. scripts/crates.sh
vendor_crates "$tools/reading" scripts/reading.txt

status=0
library() { # NAME, then files or folders, then -- and flags of the compiler
	local name=$1 paths=() flags=()
	shift
	while [ $# -gt 0 ] && [ "$1" != -- ]; do paths+=("$1"); shift; done
	shift
	for f in "$@"; do flags+=("--cc=$f"); done
	echo "== $name"
	"$seabmc" bench reading "${flags[@]}" "${options[@]}" "${paths[@]}" || status=1
}
options=("$@")
lc=$crates/aws-lc-sys/aws-lc
kem=$lc/crypto/fipsmodule/ml_kem dsa=$lc/crypto/fipsmodule/ml_dsa
zstd=$crates/zstd-sys/zstd/lib
library aws-c-common "$tools/aws-c-common/source" -- "-I$tools/aws-c-common/include" "-I$tools/aws-c-common/source/external/libcbor" -D_GNU_SOURCE
# These two files include the whole of ML-KEM and ML-DSA, once for each parameter set.
library "AWS-LC ML-KEM and ML-DSA" "$kem/ml_kem.c" "$dsa/ml_dsa.c" -- "-I$lc/include" "-I$lc" -DBORINGSSL_IMPLEMENTATION
library zstd "$zstd/common" "$zstd/compress" "$zstd/decompress" "$zstd/dictBuilder" -- -DZSTD_DISABLE_ASM "-I$zstd" "-I$zstd/common"
library zlib "$crates"/libz-sys/src/zlib/*.c -- -D_LARGEFILE64_SOURCE
library lz4 "$crates"/lz4-sys/liblz4/lib/*.c --
library bzip2 "$crates"/bzip2-sys/bzip2-1.0.8/{blocksort,huffman,crctable,randtable,compress,decompress,bzlib}.c --
exit $status
