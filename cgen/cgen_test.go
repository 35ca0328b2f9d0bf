package cgen_test

import (
	"context"
	"fmt"
	"math/rand"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"seabmc/bmc"
	"seabmc/cgen"
	"seabmc/checks"
	"seabmc/frontend"
	"seabmc/frontend/toolchain"
	"seabmc/ir/lower/state"
	"seabmc/vcgen"
)

// TestNative compares verdicts with native runs. With SEABMC_CGEN=N or N:SEED it tries N programs from a seed on. A program that is judged wrongly is
// left in SEABMC_CGEN_DIR.
func TestNative(t *testing.T) {
	programs, seed := asked(t, "SEABMC_CGEN", 40)
	clang := tools(t)
	d := differ{clang: clang, dir: t.TempDir(), keep: os.Getenv("SEABMC_CGEN_DIR"), counts: map[string]int{}}
	for i := range programs {
		d.program(t, seed+int64(i))
		if i%50 == 49 {
			t.Logf("%d programs: %v", i+1, d.counts)
		}
	}
	t.Logf("%v", d.counts)
	if decided := d.counts[bmc.Successful.String()] + d.counts[bmc.Failed.String()]; decided*10 < programs*7 {
		t.Errorf("only %d of %d programs were decided", decided, programs)
	}
}

// asked returns how many programs to try, and the seed of the first: N or N:SEED in an environment variable, or else as many as usual, or a fifth of
// them with -short.
func asked(t *testing.T, variable string, usual int) (programs int, seed int64) {
	env := os.Getenv(variable)
	if env == "" {
		if testing.Short() {
			usual /= 5
		}
		return usual, 1
	}
	n, first, ok := strings.Cut(env, ":")
	programs, err := strconv.Atoi(n)
	seed = 1
	if ok && err == nil {
		seed, err = strconv.ParseInt(first, 10, 64)
	}
	if err != nil {
		t.Fatalf("%s=%s is not N or N:SEED", variable, env)
	}
	return programs, seed
}

// tools finds clang and the solver.
func tools(t *testing.T) (clang string) {
	clang, err := toolchain.Locate("clang")
	if err == nil {
		_, err = toolchain.Locate("libyices")
	}
	if err != nil {
		t.Skipf("NOT TESTED: %v", err)
	}
	return clang
}

// differ compares one program after another.
type differ struct {
	clang, dir, keep string
	counts           map[string]int
}

// question is a question about a program, with the right answer.
type question struct {
	claim, assume string
	want          bmc.Verdict
}

func (d *differ) program(t *testing.T, seed int64) {
	r := rand.New(rand.NewSource(seed))
	m32 := r.Intn(5) == 0
	opt := cgen.Options{Floats: r.Intn(2) == 0, Library: !m32}
	if !m32 && r.Intn(4) == 0 {
		opt.Risk = 0.02
	}
	source := filepath.Join(d.dir, "p.c")
	if err := os.WriteFile(source, []byte(cgen.Program(seed, opt)), 0o600); err != nil {
		t.Fatal(err)
	}
	native, err := d.compile(source, m32)
	if err != nil {
		t.Errorf("seed %d does not compile: %v", seed, err)
		return
	}
	q, ok := d.ask(r, native, opt.Risk > 0)
	if !ok {
		d.counts["endless"]++
		return
	}
	flags := []string{"-DCLAIM=" + q.claim, "-DASSUME=" + q.assume, "-w"}
	if opt.Library {
		flags = append(flags, "-DLIBRARY")
	}
	file, level := source, ""
	if q.claim != "1" && r.Intn(2) == 0 { // optimised code need not fail
		level = []string{"-O0", "-O1", "-O2", "-O3", "-Os"}[r.Intn(5)]
		file = filepath.Join(d.dir, "p.ll")
		args := append([]string{level, "-S", "-emit-llvm", "-fno-strict-aliasing", "-ffp-contract=off", source, "-o", file}, flags...)
		if m32 {
			args = append(args, "-m32")
		}
		if out, err := exec.Command(d.clang, args...).CombinedOutput(); err != nil {
			t.Fatalf("seed %d: %v: %s", seed, err, out)
		}
		flags = nil
	}
	mem := []string{"seam", "seam", "lambda"}[r.Intn(3)]
	got, why := check(t, file, flags, m32, mem)
	if got != q.want && got != bmc.Inconclusive {
		t.Errorf("seed %d (%s, -m32: %v, %s): %v, want %v for %s where %s", seed, level, m32, mem, got, q.want, q.claim, q.assume)
		if d.keep != "" {
			text, _ := os.ReadFile(source)
			head := fmt.Sprintf("// %s %v %s want %v got %v\n", level, m32, strings.Join(flags, " "), q.want, got)
			_ = os.WriteFile(filepath.Join(d.keep, fmt.Sprintf("seed%d.c", seed)), append([]byte(head), text...), 0o600)
		}
	}
	d.counts[got.String()]++
	if got == bmc.Inconclusive {
		d.counts[why]++
	}
}

// ask runs the program on some inputs and makes a question from its answers. The sanitizers do not see all accesses outside of objects. So it does
// not ask whether a risky program is right.
func (d *differ) ask(r *rand.Rand, native string, risky bool) (question, bool) {
	low, high := []int{r.Intn(4), r.Intn(256)}, make([]int, cgen.Inputs)
	for i := range low {
		high[i] = min(low[i]+r.Intn(3-i), 255)
	}
	assume := fmt.Sprintf("in0>=%d&&in0<=%d&&in1>=%d&&in1<=%d", low[0], high[0], low[1], high[1])
	var sums []string
	undefined := false
	for a := low[0]; a <= high[0]; a++ {
		for b := low[1]; b <= high[1]; b++ {
			ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
			cmd := exec.CommandContext(ctx, native, strconv.Itoa(a), strconv.Itoa(b))
			cmd.Env = append(os.Environ(), "ASAN_OPTIONS=detect_leaks=0:detect_stack_use_after_return=1")
			out, err := cmd.Output()
			late := ctx.Err() != nil
			cancel()
			switch {
			case late:
				return question{}, false
			case err != nil:
				undefined = true
			default:
				sums = append(sums, strings.TrimSpace(string(out)))
			}
		}
	}
	switch {
	case undefined:
		return question{"1", assume, bmc.Failed}, true
	case risky || r.Intn(2) == 0:
		return question{fmt.Sprintf("sum!=%su", sums[r.Intn(len(sums))]), assume, bmc.Failed}, true
	}
	return question{"sum==" + strings.Join(sums, "u||sum==") + "u", assume, bmc.Successful}, true
}

// sanitizers lists sanitizers that find what the standard checks find.
const sanitizers = "-fsanitize=signed-integer-overflow,shift,integer-divide-by-zero,array-bounds,vla-bound,null,builtin,unreachable"

// compile builds the native program. For 32 bits it does so without a C library, which may not be installed.
func (d *differ) compile(source string, m32 bool) (string, error) {
	out := filepath.Join(d.dir, "native")
	args := []string{"-w", "-O0", "-DNATIVE", source, "-o", out}
	if m32 {
		bare := filepath.Join(d.dir, "bare.h")
		if err := os.WriteFile(bare, []byte(bareMachine), 0o600); err != nil {
			return "", err
		}
		args = append(args, "-m32", "-msse2", "-mfpmath=sse", "-nostdlib", "-static", "-fno-stack-protector", "-fno-builtin", "-include", bare, sanitizers, "-fsanitize-trap=all")
	} else {
		hosted := filepath.Join(d.dir, "hosted.h")
		if err := os.WriteFile(hosted, []byte("#include <stdio.h>\n#include <stdlib.h>\n#define NUMBER atoi\n#define REPORT(x) printf(\"%u\\n\", x)\n"), 0o600); err != nil {
			return "", err
		}
		args = append(args, "-DLIBRARY", "-include", hosted, sanitizers+",address", "-fno-sanitize-recover=all", "-lm")
	}
	if text, err := exec.Command(d.clang, args...).CombinedOutput(); err != nil {
		return "", fmt.Errorf("%w: %s", err, text)
	}
	return out, nil
}

func check(t *testing.T, file string, flags []string, m32 bool, mem string) (bmc.Verdict, string) {
	l := state.DefaultOptions()
	l.MallocMayFail = false
	c := bmc.Config{Files: []string{file}, Lower: l, VC: vcgen.Options{Mem: mem, ARM: true, StoreMap: "on"}, Solver: "yices", Timeout: 10 * time.Second,
		Front: frontend.Options{Set: checks.Set{SignedOverflow: true, UndefinedShift: true, BoundsCheck: true}, Lifetimes: true, M32: m32, ClangArgs: flags}}
	res, err := bmc.Run(context.Background(), c)
	if err != nil && strings.Contains(err.Error(), "not yet implemented") {
		return bmc.Inconclusive, "the parser of LLVM assembly: " + err.Error()[strings.LastIndex(err.Error(), ":")+1:]
	}
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	return res.Verdict, strings.Join(res.Reasons, "; ")
}

// bareMachine is a C library for the 32-bit programs: a start, two system calls, and the functions that the compiler calls.
const bareMachine = `
typedef unsigned int size; typedef unsigned long long u64;
void *memcpy(void *d, const void *s, size n) { char *p = d; const char *q = s; while (n--) *p++ = *q++; return d; }
void *memset(void *d, int c, size n) { char *p = d; while (n--) *p++ = c; return d; }
void *memmove(void *d, const void *s, size n) { char *p = d; const char *q = s; if (p < q) return memcpy(d, s, n); while (n--) p[n] = q[n]; return d; }
static _Alignas(16) char heap[1 << 16]; static size used;
void *malloc(size n) { size *p = (size *)(heap + used); used += (n + 31) & ~15u; p[0] = n; return (char *)p + 16; }
void *calloc(size n, size m) { return memset(malloc(n * m), 0, n * m); }
void free(void *p) {}
void *realloc(void *p, size n) { return memcpy(malloc(n), p, n < *(size *)((char *)p - 16) ? n : *(size *)((char *)p - 16)); }
static u64 divide(u64 a, u64 b, u64 *rest) { u64 q = 0, r = 0; for (int i = 63; i >= 0; i--) { r = r << 1 | (a >> i & 1); if (r >= b) { r -= b; q |= 1ull << i; } } *rest = r; return q; }
u64 __udivdi3(u64 a, u64 b) { u64 r; return divide(a, b, &r); }
u64 __umoddi3(u64 a, u64 b) { u64 r; divide(a, b, &r); return r; }
long long __divdi3(long long a, long long b) { u64 r, q = divide(a < 0 ? -(u64)a : a, b < 0 ? -(u64)b : b, &r); return (a < 0) != (b < 0) ? -q : q; }
long long __moddi3(long long a, long long b) { u64 r; divide(a < 0 ? -(u64)a : a, b < 0 ? -(u64)b : b, &r); return a < 0 ? -r : r; }
static int number(const char *s) { int n = 0; while (*s) n = n * 10 + *s++ - '0'; return n; }
static void report(unsigned x) { char b[12]; int i = 12; do b[--i] = '0' + x % 10; while (x /= 10);
	__asm__ volatile("int $0x80" :: "a"(4), "b"(1), "c"(b + i), "d"(12 - i) : "memory"); }
int main(int argc, char **argv);
__attribute__((used, force_align_arg_pointer)) static void start(int *sp) { int r = main(*sp, (char **)(sp + 1)); __asm__ volatile("int $0x80" :: "a"(1), "b"(r)); }
__asm__(".globl _start\n_start: mov %esp, %eax\n push %eax\n call start\n hlt\n");
#define NUMBER number
#define REPORT report
`
