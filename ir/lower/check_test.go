package lower_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"seabmc/ir/lower"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
	"seabmc/solver"
)

// violated lists the properties that can fail, as "kind:line".
func violated(t testing.TB, l lowered) []string {
	t.Helper()
	vc := l.gen.VC()
	slv, err := solver.Open("yices", solver.Options{})
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, p := range vc.Props {
		if p.Discharged {
			continue
		}
		s, err := slv.NewSession(vc.T)
		if err != nil {
			t.Fatal(err)
		}
		for _, side := range vc.Side {
			if err := s.Assert(side); err != nil {
				t.Fatal(err)
			}
		}
		res, err := s.Check(context.Background(), p.Violated)
		if err != nil {
			t.Fatal(err)
		}
		if res.Status == solver.Sat {
			c := l.p.Checks[p.Check]
			out = append(out, fmt.Sprintf("%s:%d", c.Kind, l.p.Positions[l.p.At(p.Instr).Pos].Line))
		}
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

const ubsan = "-fsanitize=signed-integer-overflow,shift,array-bounds"

// TestChecks checks which properties can fail in small programs. Lines are counted from the line after the opening quote.
func TestChecks(t *testing.T) {
	tests := []struct {
		name  string
		src   string
		opt   func(*state.Options)
		flags []string
		want  string
	}{
		{name: "plain assert", src: `#include <assert.h>
int nondet_int(void); int main(void) { int x = nondet_int();
assert(x != 3); if (x == 3)
assert(0); return 0; }`, want: "assertion:3"},
		{name: "assumption before", src: `int nondet_int(void); void __VERIFIER_assume(int); void __VERIFIER_assert(int);
int main(void) { int x = nondet_int(); __VERIFIER_assume(x > 3);
__VERIFIER_assert(x > 2);
__VERIFIER_assert(x > 4); }`, want: "assertion:4"},
		{name: "assumption by abort", src: `extern void abort(void); int nondet_int(void); void reach_error(void) {}
void assume_abort_if_not(int c) { if (!c) abort(); }
int main(void) { int x = nondet_int(); assume_abort_if_not(x < 5); if (x == 7)
reach_error(); if (x == 4)
reach_error(); }`, want: "assertion:5"},
		{name: "CBMC goes on after a failed assertion", src: `int nondet_int(void); void __CPROVER_assert(int, const char *);
int main(void) { int x = nondet_int();
__CPROVER_assert(x == 1, "one");
__CPROVER_assert(x != 2, "not two"); }`, want: "assertion:3 assertion:4"},
		{name: "other dialects", src: `int nd_int(void); void sassert(int); void klee_make_symbolic(void *, unsigned long, const char *); void __ESBMC_assume(int);
int main(void) { int x, y = nd_int(); klee_make_symbolic(&x, sizeof x, "x"); __ESBMC_assume(x + y == 10);
sassert(x != 4 || y == 6);
sassert(x < 100); }`, want: "assertion:4"},
		{name: "a definition of the user's wins", src: `int nondet_int(void); void __VERIFIER_error(void);
void sassert(int c) { static unsigned u[2]; if (c) return; for (;;) u[0]++; }
int main(void) { int x = nondet_int(); if (x < 0) return 0; sassert(x < 3);
if (x > 4) __VERIFIER_error(); return 0; }`, opt: func(o *state.Options) { o.MaxUnwind = 3 }, want: "unwind:2"},
		{name: "null, freed, past the end", src: `#include <stdlib.h>
int nondet_int(void); int main(void) { int *p = malloc(12);
p[0] = 1; if (!p) return 0; int i = nondet_int(); if (i < 0 || i > 3) return 0;
p[i] = 2; free(p);
return *p; }`, want: "pointer_dereference:3 pointer_dereference:4 pointer_dereference:5"},
		{name: "double and invalid free", src: `#include <stdlib.h>
int main(void) { int a; char *p = malloc(4), *q = malloc(4); free(p);
free(p);
free(0); }`, want: "free:3"},
		{name: "free of a stack variable, of the middle", src: `#include <stdlib.h>
int nondet_int(void); int main(void) { int a; char *p = malloc(4); if (!p) return 0; if (nondet_int())
free(&a); else
free(p + 1); }`, want: "free:3 free:4"},
		{name: "use after return", src: `int *f(void) { int a = 1; int *p = &a; return p; }
int main(void) {
return *f(); }`, want: "pointer_dereference:3"},
		{name: "write to constant data", src: `int main(void) { char *s = "abc";
s[1] = 0; }`, want: "pointer_dereference:2"},
		{name: "memcpy past the end, of nothing", src: `#include <string.h>
unsigned long nondet_ulong(void); int main(void) { char a[4], b[8]; unsigned long n = nondet_ulong(); memset(b, 0, 8); memcpy(0, b, 0); if (n > 8) return 0;
memcpy(a, b, n); }`, want: "pointer_dereference:3"},
		{name: "division without instrumentation", src: `int nondet_int(void); int main(void) { int x = nondet_int(), y = nondet_int();
x /= y; return 7 % x; }`, want: "division_by_zero:2 overflow:2"},
		{name: "overflow, shift, bounds", flags: []string{ubsan}, src: `int nondet_int(void); int a[4]; int main(void) { int x = nondet_int(), y;
y = x + 1;
y = 1 << x;
y = a[x & 7]; return y; }`, want: "array_bounds:4 overflow:2 undefined_shift:3"},
		{name: "overflow checks off", flags: []string{ubsan}, opt: func(o *state.Options) { o.SignedOverflow, o.BoundsCheck, o.UndefinedShift = false, false, false },
			src: `int nondet_int(void); int a[4]; int main(void) { int x = nondet_int(), y;
y = x + 1; y = 1 << x; y = a[x & 7];
y = *(a + (x & 7)); return y; }`, want: "pointer_dereference:3"}, // only the check of bounds looks at an index of an array
		{name: "unwinding as CBMC counts, enough", opt: func(o *state.Options) { o.Unwind = 6 },
			src: `int main(void) { int s = 0; for (int i = 0; i < 5; i++) s += i; __CPROVER_assert(s == 10, ""); }`, want: ""},
		{name: "unwinding as CBMC counts, too little", opt: func(o *state.Options) { o.Unwind = 5 },
			src: `int main(void) { int s = 0;
for (int i = 0; i < 5; i++) s += i; __CPROVER_assert(s == 10, ""); }`, want: "unwind:2"},
		{name: "do while needs one less", opt: func(o *state.Options) { o.Unwind = 5 },
			src: `int main(void) { int s = 0, i = 0; do s += i; while (++i < 5); __CPROVER_assert(s == 10, ""); }`, want: ""},
		{name: "unwindset", opt: func(o *state.Options) { o.UnwindSet = map[string]int{"main.1": 3} },
			src: `int main(void) { int s = 0; for (int i = 0; i < 5; i++) s += i;
for (int i = 0; i < 5; i++) s += i; }`, want: "unwind:2"},
		{name: "partial loops", opt: func(o *state.Options) { o.Unwind, o.PartialLoops = 3, true },
			src: `int main(void) { int s = 0; for (int i = 0; i < 5; i++) s++;
__CPROVER_assert(s == 2, "two"); __CPROVER_assert(s == 5, "five"); }`, want: "assertion:2"},
		{name: "without unwinding assertions", opt: func(o *state.Options) { o.Unwind, o.UnwindingAssertions = 3, false },
			src: `int main(void) { int s = 0; for (int i = 0; i < 5; i++) s++; __CPROVER_assert(0, ""); }`, want: ""},
		{name: "a bound that only the solver knows", src: `unsigned nondet_uint(void);
int main(void) { unsigned n = nondet_uint(), s = 0; if (n > 20) return 0; for (unsigned i = 0; i < n; i++) s += 2;
__CPROVER_assert(s == 2 * n, "twice"); __CPROVER_assert(s != 14, "fourteen"); }`, want: "assertion:3"},
		{name: "an endless loop is cut off", opt: func(o *state.Options) { o.MaxUnwind = 9 }, src: `int nondet_int(void); int main(void) {
unsigned u[2] = {0}; while (nondet_int()) u[1]++; return 0; }`, want: "unwind:2"},
		{name: "an endless loop whose state repeats is not", opt: func(o *state.Options) { o.MaxUnwind = 9 }, src: `int nondet_int(void); int main(void) {
int x = 0; while (nondet_int()) x = !x; __CPROVER_assert(x < 2, ""); return 0; }`, want: ""},
		{name: "recursion", src: `unsigned nondet_uint(void); unsigned f(unsigned n) { return n ? 1 + f(n - 1) : 0; }
int main(void) { unsigned n = nondet_uint(); if (n > 5) return 0; __CPROVER_assert(f(n) == n, "");
__CPROVER_assert(f(n) < 5, ""); }`, want: "assertion:3"},
		{name: "recursion by --unwind", opt: func(o *state.Options) { o.Unwind = 3 }, src: `unsigned f(unsigned n) {
return n ? 1 + f(n - 1) : 0; }
int main(void) { return (int)f(3); }`, want: "recursion:2"},
		{name: "function pointers", src: `int nondet_int(void); int f(int x) { return x + 1; } int g(int x) { return x + 2; } void h(void) { }
int (*t[3])(int) = {f, g}; void (*hh)(void) = h;
int main(void) { int i = nondet_int(); if (i < 0 || i > 2) return 0;
int r = t[i](1);
__CPROVER_assert(r == 2 + i, ""); __CPROVER_assert(i != 2, ""); }`, want: "pointer_dereference:4"},
		{name: "calls without prototype", src: `int f(); int main(void) { __CPROVER_assert(f(3) == 4, "");
__CPROVER_assert(g(1L) == 2, ""); } int f(x) int x; { return x + 1; } int g(int x) { return x + 1; }`, want: ""},
		{name: "unsupported only where reached", src: `int nondet_int(void); __float128 d; int main(void) { if (nondet_int()) return 0;
d = d * 2; return 0; }`, want: "unsupported:2"},
		{name: "floats move as bits", src: `float f = 1.5f; double d; struct S { float a, b; } s, t; float id(float x) { return x; }
int main(void) { unsigned u; float g = id(f); __builtin_memcpy(&u, &g, 4); s.a = g; t = s; __CPROVER_assert(u == 0x3fc00000u, ""); __CPROVER_assert(!__builtin_memcmp(&t, &s, sizeof s) || 1, ""); }`, want: ""},
		{name: "leak at the end", opt: func(o *state.Options) { o.MemoryLeak = true }, src: `#include <stdlib.h>
int nondet_int(void); int main(void) { char *p = malloc(3), *q = malloc(4); free(p); if (nondet_int()) { free(q); return 0; }
return 1; }`, want: "memory_leak:3"},
		{name: "uninitialised variables are one value", src: `int main(void) { int x; int y = x, z = x;
__CPROVER_assert(y == z, ""); __CPROVER_assert(y == 0, ""); }`, want: "assertion:2"},
		{name: "main's arguments", src: `int main(int argc, char **argv) {
__CPROVER_assert(argv[argc] == 0, ""); __CPROVER_assert(argc >= 1 && argv[0] != 0 && (argv[0][0] || !argv[0][0]), "");
__CPROVER_assert(argc != 2, ""); }`, want: "assertion:3"},
		{name: "parameters of an entry", opt: func(o *state.Options) { o.Function = "f" }, src: `struct S { int a, b; };
int f(struct S *s, unsigned n) { if (!s) return 0; s->b = 1; __CPROVER_assert(s->b == 1, ""); if (n > 1)
return s[1].a;
return s->a; }`, want: "pointer_dereference:3"},
		{name: "entry's null pointer", opt: func(o *state.Options) { o.Function = "f" }, src: `int f(int *p) {
return *p; }`, want: "pointer_dereference:2"},
		{name: "extern variables are unknown", src: `extern int e; extern int a[4]; int main(void) { __CPROVER_assert(e == e, "");
__CPROVER_assert(e == 0, ""); return a[2]; }`, want: "assertion:2"},
		{name: "realloc", src: `#include <stdlib.h>
int main(void) { char *p = malloc(2); if (!p) return 0; p[0] = 7; p[1] = 8; char *q = realloc(p, 4); if (!q) { __CPROVER_assert(p[1] == 8, ""); return 0; }
__CPROVER_assert(q[1] == 8 && q[0] == 7, ""); q[3] = 1;
p[0] = 1; }`, want: "pointer_dereference:4"},
		{name: "calloc overflow gives null", src: `#include <stdlib.h>
unsigned long nondet_ulong(void); int main(void) { unsigned long n = nondet_ulong(); long *p = calloc(n, 8); if (!p || !n) return 0; __CPROVER_assert(n < 1ul << 60, "");
__CPROVER_assert(p[n - 1] == 0, ""); __CPROVER_assert(n != 5, ""); }`, want: "assertion:3"},
		{name: "malloc does not fail", opt: func(o *state.Options) { o.MallocMayFail = false }, src: `#include <stdlib.h>
int main(void) { int *p = malloc(4); *p = 3; __CPROVER_assert(*p == 3, ""); }`, want: ""},
		{name: "use after scope", flags: []string{"-fsanitize-address-use-after-scope", "-Xclang", "-disable-llvm-passes", "-O1"}, src: `int nondet_int(void); int main(void) { int *p, s = 0; for (int i = 0; i < 3; i++) { int v = i; int *q = &v; s += *q; p = q; }
__CPROVER_assert(s == 3, "");
return *p; }`, want: "pointer_dereference:3"},
		{name: "leaving a scope inside a loop", flags: []string{"-Xclang", "-disable-llvm-passes", "-O1"}, src: `int nondet_int(void); void take(int *p, int *q) { *p = *q; }
int main(void) { int r = -1; for (int i = 0; i < 4; i++) { int v; v = i * 3; if (nondet_int() == i) { take(&r, &v); v++; take(&r, &v); break; } }
__CPROVER_assert(r == -1 || r == 1 || r == 4 || r == 7 || r == 10, ""); __CPROVER_assert(r != 7, ""); }`, want: "assertion:3"},
		{name: "end of a function that does not return", src: `#include <stdlib.h>
int nondet_int(void); _Noreturn void die(void) { exit(3); } int main(void) { if (nondet_int()) die(); if (nondet_int()) __builtin_trap();
__builtin_unreachable(); }`, want: "assertion:2 unreachable:3"},
		{name: "pthread_create by name", src: `int pthread_create(void *); int main(void) { char b[400];
return pthread_create(b); }`, want: "unsupported:2"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			opt := state.DefaultOptions()
			if tt.opt != nil {
				tt.opt(&opt)
			}
			l := lowerIt(t, opt, compileC(t, tt.src, tt.flags...))
			if got := strings.Join(violated(t, l), " "); got != tt.want {
				t.Errorf("got %q, want %q\nunsupported %v, no body %v", got, tt.want, l.rep.Unsupported, l.rep.NoBody)
			}
		})
	}
}

// TestLinking checks that definitions of several files are linked.
func TestLinking(t *testing.T) {
	a := compileC(t, `int f(void); extern int g; static int s(void) { return 1; } int main(void) { __CPROVER_assert(f() == 10 && g == 7 && s() == 1 && strlen("ab") == 2, ""); }`)
	b := compileC(t, `int g = 7; static int s(void) { return 3; } int f(void) { return s() + g; }`)
	m := compileC(t, `unsigned long strlen(const char *p) { unsigned long n = 0; while (p[n]) n++; return n; } int f(void) { return 0; }`)
	m.Model = true
	l := lowerIt(t, state.DefaultOptions(), a, m, b)
	if got := violated(t, l); len(got) > 0 {
		t.Errorf("violated: %v", got)
	}
	if len(l.rep.NoBody) > 0 {
		t.Errorf("no body: %v", l.rep.NoBody)
	}
	c := compileC(t, `int g; int f(void) { return 11; } int x[3] = {1};`)
	d := compileC(t, `int f = 3;`)
	e := compileC(t, `int x[4] = {1};`)
	if _, err := lower.LowerModules(context.Background(), []program.Module{b, d}, nil, state.DefaultOptions()); err == nil || !strings.Contains(err.Error(), "defined") {
		t.Errorf("a function and a variable: %v", err)
	}
	if _, err := lower.LowerModules(context.Background(), []program.Module{c, e}, nil, state.DefaultOptions()); err == nil || !strings.Contains(err.Error(), "size") {
		t.Errorf("arrays of two sizes: %v", err)
	}
	l = lowerIt(t, state.DefaultOptions(), a, b, c)
	if got := violated(t, l); len(got) > 0 {
		t.Errorf("the first definition does not win: %v", got)
	}
	if w := strings.Join(l.rep.Warnings, "\n"); !strings.Contains(w, "shadowed") {
		t.Errorf("no word about two definitions: %q", w)
	}
}
