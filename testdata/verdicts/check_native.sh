#!/bin/sh
# Runs the corpus natively under sanitizers with many random inputs:
#   check_native.sh [-n SEEDS] [FILE...]
# A SUCCESSFUL program that ever fails is a wrong verdict (exit status 1); a
# FAILED program that never failed is only reported: its input may be rare.
# First-failure lines are compared with the header where a report names one.
cd "$(dirname "$0")" || exit 2
seeds=300
if [ "$1" = -n ]; then seeds=$2; shift 2; fi
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
san="-fsanitize=address,undefined -fno-sanitize-recover=all"
san="$san -fsanitize-address-use-after-scope"
# The newest clang in PATH compiles, as the programs may be of any C; the newest that has the sanitizers' libraries links,
# and compiles assembly, whose pointers have types here.
versions=$(echo "$PATH" | tr : '\n' | while read -r dir; do ls "$dir" 2>/dev/null; done | sed -n 's/^clang-\([0-9][0-9]*\)$/\1/p' | sort -rn)
echo 'int main(void) { return 0; }' >"$tmp/a.c"
[ -n "$CC" ] && versions= && link=$CC
for v in $versions; do
  [ -n "$CC" ] || CC=clang-$v
  if clang-$v $san "$tmp/a.c" -o "$tmp/a" 2>/dev/null; then link=clang-$v; break; fi
done
[ -n "$link" ] || { echo "no clang in PATH has the sanitizers' libraries"; exit 2; }
atomic=
$link "$tmp/a.c" -latomic -o "$tmp/a" 2>/dev/null && atomic=-latomic
wrap="-Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc,--wrap=abort"
$link -w -g -O1 -c native/runtime.c -o "$tmp/runtime.o" || exit 2
[ $# -gt 0 ] || set -- */*.c */*.ll
wrong=0 never=0 lines=0 checked=0
for f in "$@"; do
  case $f in native/* | with/*) continue ;; esac
  [ -f "$f" ] || continue
  verdict=$(sed -n 's,^\(//\|;\) verdict: ,,p' "$f" | head -1)
  flags=$(sed -n 's,^\(//\|;\) flags: ,,p' "$f" | head -1)
  with=$(sed -n 's,^\(//\|;\) with: ,,p' "$f" | head -1)
  prop=$(sed -n 's,^\(//\|;\) property: ,,p' "$f" | head -1)
  case $flags in *-m32*) # needs 32-bit libraries
    echo "SKIP   $f"; continue ;; esac
  case $flags in *--no-assertions*|*--no-assumptions*|*--error-label*|*--unwindset*|*--prp*|*--property*|*--no-standard*|*--no-pointer*|*--no-div*|*--no-undefined*) # no native run does what they ask
    echo "SKIP   $f"; continue ;; esac
  case $flags in *--unsigned-overflow-check*)
    more=-fsanitize=unsigned-integer-overflow ;; *) more= ;; esac
  exe=$tmp/prog
  case $f in
    *.ll) # instrument the functions; .ll gets no undefined-behaviour checks
      sed 's/^\(define .*\){$/\1 sanitize_address {/' "$f" >"$tmp/prog.ll"
      $link -w $san "$tmp/prog.ll" "$tmp/runtime.o" $wrap -lm -o "$exe" ;;
    *)
      std=gnu11
      case $flags in *--std=*) std=${flags##*--std=}; std=${std%% *} ;; esac
      rm -rf "$tmp/o" && mkdir "$tmp/o" && (for c in "$f" $with; do
        $CC -w -g -O0 -std=$std -fcommon -fno-builtin -DNATIVE_MAIN $san $more -c \
          -include native/prelude.h -idirafter ../../frontend/include "$c" -o "$tmp/o/$(basename "$c").o" || exit 1
      done) && $link $san $more "$tmp"/o/*.o "$tmp/runtime.o" $wrap -lm $atomic -o "$exe" ;;
  esac || { echo "BUILD  $f"; wrong=$((wrong + 1)); continue; }
  leaks=0
  unset RT_MALLOC_NEVER_FAILS
  uar=1 # the copies of frames that find uses after return hide leaks
  case $flags in *--memory-leak-check*) leaks=1 uar=0 ;; esac
  case $flags in *--no-malloc-may-fail*)
    RT_MALLOC_NEVER_FAILS=1; export RT_MALLOC_NEVER_FAILS ;; esac
  ASAN_OPTIONS="exitcode=99:detect_leaks=$leaks:allocator_may_return_null=1"
  ASAN_OPTIONS="$ASAN_OPTIONS:detect_stack_use_after_return=$uar"
  UBSAN_OPTIONS="exitcode=99:print_stacktrace=1"
  LSAN_OPTIONS="exitcode=99"
  export ASAN_OPTIONS UBSAN_OPTIONS LSAN_OPTIONS
  out=$(RT_SEEDS=$seeds "$exe" arg 22)
  checked=$((checked + 1))
  bad=${out#bad=}; bad=${bad%% *}
  first=${out##*first=}
  case $out in *hung=0*) ;; *) echo "HUNG   $f: $out" ;; esac
  case $verdict:$prop in
    INCONCLUSIVE:* | SUCCESSFUL:*)
      if [ "$bad" != 0 ]; then
        echo "WRONG  $f: $out"; wrong=$((wrong + 1))
        RT_FIRST=$first "$exe" arg 22 2>&1 | grep -m3 -e "$f" -e ERROR -e .
      fi ;;
    FAILED:unwind*) ;;
    FAILED:*)
      if [ "$bad" = 0 ]; then
        echo "NEVER  $f: $out ($prop)"; never=$((never + 1))
        continue
      fi
      case $prop in *" line "*) line=${prop##* line } ;; *) line= ;; esac
      got=$(RT_FIRST=$first "$exe" arg 22 2>&1)
      where=$(echo "$got" | grep -o "${f%.*}\.[a-z]*:[0-9]*" | head -1)
      case $where in
        "" | "$f:$line") ;;
        *) [ -z "$line" ] ||
          echo "LINE   $f wants $line, first named: $where"
          [ -z "$line" ] || lines=$((lines + 1)) ;;
      esac
      case $prop in
        free*) pat="attempting\|not allocated\|not malloc" ;;
        overflow*) pat="overflow" ;;
        division*) pat="division by zero" ;;
        undefined_shift*) pat="shift" ;;
        unreachable*) pat="unreachable" ;;
        memory_leak*) pat="LeakSanitizer" ;;
        assertion*) pat="runtime error\|Sanitizer" ;;
        *) pat="Sanitizer\|out of bounds\|pointer" ;;
      esac
      echo "$got" | grep -q "$pat"
      found=$?
      case $prop in assertion*) found=$((1 - found)) ;; esac
      [ $found = 0 ] || {
        echo "KIND   $f wants $prop:" "$(echo "$got" | head -3)"
        lines=$((lines + 1))
      } ;;
    *) echo "HEADER $f: $verdict"; wrong=$((wrong + 1)) ;;
  esac
done
echo "$checked programs, $wrong wrong, $never FAILED never failing natively," \
  "$lines with another place or kind"
[ "$wrong" = 0 ]
