package bmc

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"seabmc/bmc/evidence"
	"seabmc/bmc/limits"
	"seabmc/bmc/scripted"
	"seabmc/checks"
	"seabmc/frontend"
	"seabmc/frontend/fault"
	"seabmc/frontend/toolchain"
	"seabmc/ir"
	"seabmc/ir/lower/state"
	"seabmc/solver"
	"seabmc/term"
	"seabmc/term/shape"
	"seabmc/vcgen"
)

var compiled = sync.OnceValues(func() (string, error) { return os.MkdirTemp("", "seabmc-bmc-test") })

func TestMain(m *testing.M) {
	code := m.Run()
	if dir, err := compiled(); err == nil {
		os.RemoveAll(dir)
	}
	os.Exit(code)
}

// sample is a C program with what is asked of it, and what the answer must be.
type sample struct {
	name, source string
	adapt        func(*Config)
	main         func(int, *term.Table, []term.ID) scripted.Act // what the solver does; nil: it is Yices
	alt          func(int, *term.Table, []term.ID) scripted.Act
	want         Verdict
	statuses     string // of the properties, as in "assertion SUCCESS, array_bounds FAILURE"; "": any
	reason       string // a part of what is said of INCONCLUSIVE
}

const nondets = `#include <assert.h>
#include <stdlib.h>
int nondet_int(void);
unsigned nondet_uint(void);
unsigned char nondet_uchar(void);
`

// config is that of a program; its file lies in a folder of the test.
func (p *sample) config(t testing.TB) Config {
	t.Helper()
	for _, tool := range []string{"clang", "libyices"} {
		if _, err := toolchain.Locate(tool); err != nil {
			t.Skipf("NOT TESTED: %v", err)
		}
	}
	cache, err := compiled()
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "program.c")
	if err := os.WriteFile(file, []byte(nondets+p.source), 0o600); err != nil {
		t.Fatal(err)
	}
	l := state.DefaultOptions()
	l.MallocMayFail = false
	c := Config{Files: []string{file}, Lower: l, VC: vcgen.Options{Mem: "seam", ARM: true, StoreMap: "on"}, Solver: "yices", Timeout: 3 * time.Minute,
		Front: frontend.Options{Set: checks.Default(), Lifetimes: true, CacheDir: cache}}
	if p.adapt != nil {
		p.adapt(&c)
	}
	if p.main != nil {
		c.Solver = "scripted"
		main := &scripted.Solver{ID: "scripted", Script: p.main}
		var alt solver.Solver
		if p.alt != nil {
			alt = &scripted.Solver{ID: "alternative", Script: p.alt}
		}
		c.open = func() (solver.Solver, solver.Solver, error) { return main, alt, nil }
	}
	return c
}

// run checks the program, and that the evidence of the verdict adds up.
func (p *sample) run(t testing.TB) (*Result, error) { return p.runUntil(context.Background(), t) }

// runUntil is run, which ends with the context.
func (p *sample) runUntil(ctx context.Context, t testing.TB) (*Result, error) {
	t.Helper()
	c := p.config(t)
	c.Audit = func(ctx context.Context, one *evidence.Case, vc *vcgen.VC) error {
		k, err := one.Check(ctx, vc, scripted.Honest(), true)
		if err != nil || one.Gap() == "" && (len(k.Refuted) > 0 || k.Undecided > 0) {
			t.Errorf("the evidence does not add up: %+v %v", k, err)
		}
		return nil
	}
	return Run(ctx, c)
}

// statusesOf lists what is said of the properties, limits left out.
func statusesOf(r *Result) string {
	var out []string
	for i := range r.Properties {
		p := &r.Properties[i]
		if isLimit(p.Check.Kind) && p.Status == StatusSuccess {
			continue
		}
		s := fmt.Sprint(p.Check.Kind, " ", p.Status)
		if p.Vacuous {
			s += " vacuous"
		}
		if p.Reached {
			s += " reached"
		}
		out = append(out, s)
	}
	return strings.Join(out, ", ")
}

func allProperties(c *Config) { c.AllProperties = true }

func both2(a, b func(*Config)) func(*Config) {
	return func(c *Config) { a(c); b(c) }
}

var programs = []sample{
	{name: "proved by rewriting", source: `int main(void) { unsigned x = nondet_uint(); assert((x & 1) < 2); }`, want: Successful},
	{name: "proved by the solver", source: square + `assert(x * x != 3);}`, want: Successful, statuses: "assertion SUCCESS"},
	{name: "a bug", source: square + `assert(x * x != 49);}`, want: Failed, statuses: "assertion FAILURE"},
	{name: "a bug behind a proof", source: square + `assert(x * x != 3); assert(x * x != 49);}`, want: Failed, statuses: "assertion UNDETERMINED, assertion FAILURE"},
	{name: "each of several", source: square + `assert(x * x != 3); assert(x * x != 49); assert(x * x != 7);}`, adapt: allProperties, want: Failed,
		statuses: "assertion SUCCESS, assertion FAILURE, assertion SUCCESS"},
	{name: "all of several", source: square + `assert(x * x != 3); assert(x * x != 7);}`, adapt: allProperties, want: Successful,
		statuses: "assertion SUCCESS, assertion SUCCESS"},
	{name: "a check that is no assertion", source: `int main(void) { int a[4] = {0}; unsigned i = nondet_uint(); if (i > 4) return 0; a[i] = 1; return a[0]; }`, want: Failed},
	{name: "a bound that is too small", source: loop, adapt: func(c *Config) { c.Lower.Unwind = 3 }, want: Failed, statuses: "unwind FAILURE, unreachable UNDETERMINED"},
	{name: "a bug is told rather than a bound that is too small", source: loopBug, adapt: func(c *Config) { c.Lower.Unwind = 3 }, want: Failed},
	{name: "a bound that does", source: loop, adapt: func(c *Config) { c.Lower.Unwind = 8 }, want: Successful},
	{name: "a bound of the tool's own", source: loop, adapt: func(c *Config) { c.Lower.MaxUnwind = 2 }, want: Inconclusive, reason: "unwind"},
	{name: "what lies before a bound of the tool's own", source: square + `assert(x * x != 3);` + wait + `assert(x * x != 7);}`, adapt: both2(allProperties, func(c *Config) { c.Lower.MaxUnwind = 2 }),
		want: Inconclusive, statuses: "assertion SUCCESS, unwind UNDETERMINED, assertion UNDETERMINED"},
	{name: "a property before a bound", source: square + `assert(x * x != 3);` + wait + `assert(x * x != 7);}`, adapt: asked1, want: Successful},
	{name: "a property behind a bound", source: square + `assert(x * x != 3);` + wait + `assert(x * x != 7);}`, adapt: asked2, want: Inconclusive},
	{name: "code that is not supported", source: `int main(void) { int x = nondet_int(); if (x == 7) asm volatile("mystery"); assert(x < 9 || x > 8); }`, want: Inconclusive, reason: "inline assembly"},
	{name: "code that is not supported and not reached", source: square + `if (x * x == 3) asm volatile("mystery");}`, want: Successful},
	{name: "what is reached", source: square + "assert(x * x != 7);\nif (x * x == 3)\nassert(x != 3);\n}", adapt: both2(allProperties, func(c *Config) { c.Vacuity = true }), want: Successful,
		statuses: "assertion SUCCESS reached, assertion SUCCESS vacuous"},
	{name: "what is reached, on one line", source: square + `if (x > 4) return 0; if (x == 7) assert(x != 3); assert(x != 5 || x == 9); __CPROVER_assume(x > 9); assert(x); }`, adapt: both2(allProperties, func(c *Config) { c.Vacuity = true }),
		want: Successful, statuses: "assertion SUCCESS vacuous, assertion SUCCESS reached, assertion SUCCESS vacuous"},
	{name: "what is reached, behind a macro", source: `#define IF(c, e) if (c) __CPROVER_assert(e, "e")` + "\n" + square + `IF(x * x == 3, x); IF(x * x == 49, x); }`, adapt: both2(allProperties, func(c *Config) { c.Vacuity = true }),
		want: Successful, statuses: "assertion SUCCESS vacuous, assertion SUCCESS reached"},
	{name: "a call that only reports is reached where it is decided", source: `void reach_error(void); void holds(int b) {` + "\nif (!b)\nreach_error();\n}\n" + square + `holds(x < 7 || x > 3); if (x * x == 3) reach_error(); }`,
		adapt: both2(allProperties, func(c *Config) { c.Vacuity = true }), want: Successful, statuses: "assertion SUCCESS reached, assertion SUCCESS reached"},
	{name: "what is reached, where clang checks the arguments of the call that reports", source: square + `if (x > 4) return 0; assert(x != 7); if (x == 7) assert(x != 3); }`, want: Successful,
		adapt: both2(allProperties, func(c *Config) { c.Vacuity, c.Lower.Conversion, c.Front.Set.Conversion = true, true, true }), statuses: "unreachable SUCCESS reached, assertion SUCCESS reached, assertion SUCCESS vacuous"},
	{name: "what no byte of an address reaches", source: `int main(void) { int i, *p = &i; unsigned char b[8]; unsigned x = nondet_uint(); for (int k = 0; k < 8; k++) b[k] = ((unsigned char *)&p)[k];` + "\nassert(x * x != 7);\nif (b[0] & 1)\nassert(x * x != 3);\n}",
		adapt: both2(allProperties, func(c *Config) { c.Vacuity = true }), want: Successful,
		statuses: "pointer_dereference SUCCESS reached, pointer_dereference SUCCESS reached, pointer_dereference SUCCESS reached, assertion SUCCESS reached, pointer_dereference SUCCESS reached, assertion SUCCESS vacuous"},
	{name: "only what is reached", source: square + "assert(x * x != 7);\nif (x * x == 3)\nassert(x != 3);\n}", adapt: both2(allProperties, func(c *Config) { c.Vacuity, c.VacuityOnly = true, true }),
		want: Inconclusive, reason: "only what is reached"},
	{name: "an assertion on no path", source: `int main(void) { int x = nondet_int(); if (x != x) assert(0); assert(x == x); }`, adapt: allProperties, want: Successful},
	{name: "coverage", source: square + `if (x * x == 49) return 1; if (x * x == 3) return 2; return 3;}`, adapt: both2(allProperties, func(c *Config) { c.Lower.Goals.Branch = true }),
		want: Inconclusive, reason: "--cover", statuses: "coverage REACHED, coverage REACHED, coverage UNREACHED, coverage REACHED"},
	{name: "checks that do not count", source: square + `int a[4]; a[4 + (x & 1)] = 1; assert(x * x != 49); }`, adapt: func(c *Config) { c.Only = func(k ir.Check) bool { return k.Kind == ir.CheckAssertion } },
		want: Failed, statuses: "assertion FAILURE"},
	{name: "an object that is hidden", source: `union u { int *p; unsigned long n; }; int main(void) { int x; union u u; u.p = &x; assert(u.n % 4 == 0); assert(u.n != 0); }`, want: Successful},
	{name: "too many objects", source: objects, adapt: func(c *Config) { c.ObjBits = 5 }, want: Inconclusive, reason: "object"},
	{name: "a bug before there are too many objects", source: strings.Replace(objects, "n = 4", "n = i == 6 ? 3 : 4", 1), adapt: func(c *Config) { c.ObjBits = 5 }, want: Failed},
	{name: "all bugs before there are too many objects", source: strings.Replace(objects, "n = 4", "n = i == 6 ? 3 : 4", 1), adapt: both2(allProperties, func(c *Config) { c.ObjBits = 5 }), want: Failed},
	{name: "array", source: copying, adapt: func(c *Config) { c.VC.Mem = "array" }, want: Successful},
	{name: "lambda", source: copying, adapt: func(c *Config) { c.VC.Mem = "lambda" }, want: Successful},
	{name: "a set of any length, with array", source: longCopy, adapt: func(c *Config) { c.VC.Mem, c.VC.SetBound = "array", 4 }, want: Successful},
	{name: "a set of any length, with lambda", source: longCopy, adapt: func(c *Config) { c.VC.Mem = "lambda" }, want: Successful},

	{name: "a sine", source: sine("s <= 1"), want: Successful},
	{name: "a sine of which not all digits are known", source: sine("s != 0.8414709848078965"), want: Inconclusive, reason: "sin"},
	{name: "a sine that is too small for certain", source: sine("s < 0.8"), want: Failed},
	{name: "a sine, and a bug beside it", source: `#include <math.h>
int main(void) { int a[4] = {0}; unsigned i = nondet_uint(); double s = sin(1.0); if (i > 4) return 0; a[i] = s > 0; assert(s != 0.8414709848078965); return 0; }`, adapt: allProperties, want: Failed,
		statuses: "pointer_dereference SUCCESS, pointer_dereference SUCCESS, array_bounds FAILURE, pointer_dereference SUCCESS, assertion UNDETERMINED"},
	{name: "an input and a sine", source: `#include <math.h>
int main(void) { int i = nondet_int(); double s = sin(i); assert(s < 2); if (i >= 0 && i < 3) assert(s < 0.9); return 0; }`, adapt: allProperties, want: Failed,
		statuses: "pointer_dereference SUCCESS, assertion SUCCESS, assertion FAILURE"},

	{name: "a bug in an endless loop", source: endless("n != 40"), want: Failed},
	{name: "an endless loop, all properties", source: endless("n != 40"), adapt: both2(allProperties, func(c *Config) { c.Lower.MaxUnwind = 60 }), want: Failed},
	{name: "a bug behind a long loop", source: behindLoop, adapt: func(c *Config) { c.Lower.MaxUnwind = 600 }, want: Failed},
	{name: "bugs behind a long loop, all properties", source: behindLoop, adapt: both2(allProperties, func(c *Config) { c.Lower.MaxUnwind = 40 }), want: Failed},

	{name: "case by case", source: list("s <= 2 * 49"), adapt: func(c *Config) { c.Cases = CasesAlways }, want: Successful},
	{name: "case by case, a bug in the last one", source: list("s < 2 * 49"), adapt: func(c *Config) { c.Cases = CasesAlways }, want: Failed},
	{name: "case by case, all properties", source: list("s < 2 * 49"), adapt: both2(allProperties, func(c *Config) { c.Cases = CasesAlways }), want: Failed},
	{name: "case by case, what is reached", source: list("s <= 2 * 49"), adapt: both2(allProperties, func(c *Config) { c.Cases, c.Vacuity = CasesAlways, true }), want: Successful},
	{name: "never case by case", source: list("s <= 2 * 49"), adapt: func(c *Config) { c.Cases = CasesNever }, want: Successful},

	// What a solver may do.
	{name: "a solver that does not know", source: square + `assert(x * x != 3);}`, main: scripted.Always(scripted.Act{What: scripted.Unknown}), want: Inconclusive, statuses: "assertion UNDETERMINED", reason: "gave no answer"},
	{name: "a solver that does not know, all properties", source: square + `assert(x * x != 3); assert(x * x != 7);}`, adapt: allProperties, main: scripted.Always(scripted.Act{What: scripted.Unknown}), want: Inconclusive,
		statuses: "assertion UNDETERMINED, assertion UNDETERMINED", reason: "gave no answer"},
	{name: "a solver that knows one property only", source: square + `assert(x * x != 3); assert(x * x != 7);}`, adapt: allProperties, main: scripted.InTurn(scripted.Act{What: scripted.Unknown}, scripted.Act{}, scripted.Act{What: scripted.Unknown}), want: Inconclusive,
		statuses: "assertion SUCCESS, assertion UNDETERMINED", reason: "gave no answer"},
	{name: "a solver that dies", source: square + `assert(x * x != 3);}`, main: scripted.Always(scripted.Act{What: scripted.Dead}), want: Inconclusive, reason: "killed"},
	{name: "a model that is none", source: square + `assert(x * x != 3);}`, main: scripted.Always(scripted.Act{What: scripted.FalseSat}), want: Inconclusive, reason: "does not satisfy"},
	{name: "a solver that takes long for each, all properties", source: square + `assert(x * x != 3); assert(x * x != 49); assert(x * x != 7);}`, adapt: allProperties,
		main: scripted.HardIf(scripted.Longer(1)), want: Failed, statuses: "assertion SUCCESS, assertion FAILURE, assertion SUCCESS"},
	{name: "a solver that takes very long, all properties", source: square + `assert(x * x != 3); assert(x * x != 7);}`, adapt: both2(allProperties, noTimeout),
		main: scripted.Always(scripted.Act{Steps: 1 << 50}), want: Inconclusive, statuses: "assertion TIMEOUT, assertion TIMEOUT", reason: "step limit"},
	{name: "a solver that takes very long for one of two, all properties", source: square + `unsigned char c = nondet_uchar(); assert(c * c != 3); assert(x * x != 3);}`, adapt: both2(allProperties, noTimeout),
		main: scripted.HardIf(isWide), want: Inconclusive, statuses: "assertion SUCCESS, assertion TIMEOUT", reason: "step limit"},
	{name: "limits that a solver does not know of", source: loop, adapt: func(c *Config) { c.Lower.MaxUnwind = 2 }, main: scripted.InTurn(scripted.Act{}, scripted.Act{}, scripted.Act{What: scripted.Unknown}), want: Inconclusive},
	{name: "a limit that a solver does not know of", source: square + wait + `return x;}`, adapt: func(c *Config) { c.Lower.MaxUnwind = 2 }, main: scripted.Always(scripted.Act{What: scripted.Unknown}), want: Inconclusive, reason: "gave no answer"},
	{name: "a solver that does not know what is reached", source: square + `assert(x * x != 7);}`, adapt: both2(allProperties, func(c *Config) { c.Vacuity = true }), main: scripted.InTurn(scripted.Act{}, scripted.Act{What: scripted.Unknown}),
		want: Successful, statuses: "assertion SUCCESS"},
	{name: "a solver that takes very long for what is reached", source: square + `assert(x * x != 7);}`, adapt: both2(allProperties, func(c *Config) { c.Vacuity = true }), main: scripted.InTurn(scripted.Act{}, scripted.Act{Steps: 1 << 50}),
		want: Successful, statuses: "assertion SUCCESS"},
	{name: "cases, where one is not decided", source: strings.Replace(list("s % 4 != 3"), "s += x->v", "s += x->v * x->v", 1), adapt: both2(allProperties, func(c *Config) { c.Cases = CasesAlways }), main: scripted.Always(scripted.Act{What: scripted.Unknown}), want: Inconclusive},
	{name: "a solver that takes very long for each question", source: strings.Replace(list("s % 4 != 3"), "s += x->v", "s += x->v * x->v", 1), main: scripted.Always(scripted.Act{Steps: 1 << 40}), want: Successful},
}

// isWide tells of formulas about a number of more than 8 bits.
func isWide(t *term.Table, fs []term.ID) bool {
	return slices.ContainsFunc(shape.Variables(t, fs...), func(v term.ID) bool { return t.Sort(v).IsBV() && t.Width(v) > 8 })
}

func noTimeout(c *Config) { c.Timeout = 0 }

// asked1 asks for the first assertion of main only, asked2 for the second.
func asked1(c *Config) { c.Properties, c.Lower.MaxUnwind = []string{"main.assertion.1"}, 3 }
func asked2(c *Config) { c.Properties, c.Lower.MaxUnwind = []string{"main.assertion.2"}, 3 }

const (
	square = `int main(void) { unsigned x = nondet_uint(); `
	wait   = `while (nondet_int()) x++;`
	loop   = `int main(void) { unsigned n = nondet_uint(), s = 0; if (n > 7) return 0; for (unsigned i = 0; i < n; i++) s += i * i; assert(s <= 91); }`
	// The bug is in the first round.
	loopBug = `int main(void) { unsigned n = nondet_uint(), s = 0; if (n > 7) return 0; for (unsigned i = 0; i < n; i++) { s += i * i; assert(n != 7); } }`
	objects = `int main(void) { char *kept[200]; for (int i = 0; i < 200; i++) { size_t n = 4; kept[i] = malloc(n); kept[i][3] = (char)nondet_uchar(); } return kept[100][3]; }`
	copying = `#include <string.h>
int main(void) { char a[8], b[8]; unsigned i = nondet_uint() % 8; a[i] = 3; memcpy(b, a, 8); assert(b[i] == 3); }`
	longCopy = `#include <string.h>
int main(void) { char b[16]; unsigned n = nondet_uint(); if (n < 9 || n > 16) return 0; memset(b, 7, n); assert(b[n - 1] == 7); }`
	behindLoop = `int main(void) { unsigned char t[64] = {0}; unsigned n = 0; while (nondet_int()) { unsigned char c = nondet_uchar(); t[c % 64] += t[n % 64] + c; n++; } assert(t[3] != 9); assert(n != 2); }`
)

func sine(claim string) string {
	return "#include <math.h>\nint main(void) { double s = sin(1.0); assert(" + claim + "); return 0; }"
}

func endless(claim string) string {
	return `int main(void) { unsigned n = 0; for (;;) { if (nondet_int()) n++; assert(` + claim + `); } }`
}

// list sums up the items of a list whose length is an input.
func list(claim string) string {
	return `struct item { struct item *next; unsigned char v; };
int main(void) { unsigned n = nondet_uint(), s = 0; struct item *l = 0; __CPROVER_assume(n <= 2);
	for (unsigned i = 0; i < n; i++) { struct item *x = malloc(sizeof *x); x->v = nondet_uchar() % 50; x->next = l; l = x; }
	for (struct item *x = l; x; x = x->next) s += x->v;
	assert(` + claim + `); }`
}

func TestPrograms(t *testing.T) {
	all := slices.Concat(programs, contractPrograms)
	for i := range all {
		p := &all[i]
		t.Run(p.name, func(t *testing.T) {
			r, err := p.run(t)
			if err != nil {
				t.Fatal(err)
			}
			if r.Verdict != p.want {
				t.Fatalf("%v %q %s, want %v", r.Verdict, r.Reasons, statusesOf(r), p.want)
			}
			if got := statusesOf(r); p.statuses != "" && got != p.statuses {
				t.Errorf("%s; want %s", got, p.statuses)
			}
			if reasons := strings.Join(r.Reasons, "; "); !strings.Contains(reasons, p.reason) || strings.Contains(reasons, "internal") {
				t.Errorf("reasons %q, want %q", reasons, p.reason)
			}
			if (r.Failure != nil) != (r.Verdict == Failed) && !r.IsCoverage() {
				t.Errorf("%v with failure %v", r.Verdict, r.Failure)
			}
			if cases := strings.HasPrefix(p.name, "case"); cases && r.Stats.Cases < 2 && r.Verdict != Failed {
				t.Errorf("checked in %d cases", r.Stats.Cases)
			}
			if r.Verdict != Failed && slices.ContainsFunc(r.Properties, func(p Property) bool { return p.Status == StatusFailure }) {
				t.Errorf("%v: %s", r.Verdict, statusesOf(r))
			}
			if r.Verdict == Successful && slices.ContainsFunc(r.Properties, func(p Property) bool { return p.Status != StatusSuccess && !isLimit(p.Check.Kind) }) {
				t.Errorf("%v: %s", r.Verdict, statusesOf(r))
			}
		})
	}
}

// Errors are no verdicts.
func TestErrors(t *testing.T) {
	tests := []struct {
		name string
		sample
		want string
	}{
		{"a property that the program does not have", sample{source: square + `assert(x);}`, adapt: func(c *Config) { c.Properties = []string{"main.assertion.9"} }}, "no property main.assertion.9"},
		{"a file that is no C", sample{source: "int main(void {"}, "expected"},
		{"a solver that has an error", sample{source: square + `assert(x * x != 3);}`, main: scripted.Always(scripted.Act{What: scripted.Broken})}, scripted.ErrBroken.Error()},
		{"no such solver", sample{source: square + `assert(x);}`, adapt: func(c *Config) { c.Solver = "/no/such/solver" }}, "/no/such/solver"},
		{"a mutant that there is none of", sample{source: square + `assert(x);}`, adapt: func(c *Config) { c.Mutate = "no-such-mutant" }}, "no-such-mutant"},
		{"no such representation of memory", sample{source: square + `assert(x);}`, adapt: func(c *Config) { c.VC.Mem = "paper" }}, "paper"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r, err := tt.run(t)
			if err == nil {
				t.Fatalf("%v %q", r.Verdict, r.Reasons)
			}
			var input *fault.InputError
			if !strings.Contains(err.Error(), tt.want) && !errors.As(err, &input) {
				t.Errorf("%v, want %q", err, tt.want)
			}
		})
	}
}

// What was refuted in one run is not asked for again in the next; what was not is.
func TestEarlierProofs(t *testing.T) {
	cache := t.TempDir()
	p := sample{source: square + `assert(x * x != 3); assert(x * x != 7);}`, adapt: func(c *Config) { c.Cache, c.Front.CacheDir = true, cache }}
	for run, want := range []struct {
		main   func(int, *term.Table, []term.ID) scripted.Act
		answer Verdict
		cached int
	}{
		{scripted.Always(scripted.Act{What: scripted.Unknown}), Inconclusive, 0},
		{scripted.Always(scripted.Act{}), Successful, 0},
		{scripted.Always(scripted.Act{What: scripted.Unknown}), Successful, 1},
	} {
		p.main = want.main
		r, err := p.run(t)
		if err != nil || r.Verdict != want.answer || r.Stats.CachedAnswers != want.cached {
			t.Fatalf("run %d: %v with %d answers from earlier runs, %v", run, r.Verdict, r.Stats.CachedAnswers, err)
		}
	}
}

// hangs waits until it is told to stop; deaf does not hear that either, for a while. A limit may be reached just when it is asked.
type hangs struct {
	scripted.Solver
	deaf  time.Duration
	limit func()
}

func (h *hangs) NewSession(*term.Table) (solver.Session, error) { return h, nil }
func (h *hangs) Assert(term.ID) error                           { return nil }
func (h *hangs) Close() error                                   { return nil }
func (h *hangs) Check(ctx context.Context, _ ...term.ID) (solver.Result, error) {
	h.limit()
	<-ctx.Done()
	time.Sleep(h.deaf)
	return solver.Result{Reason: "timeout"}, nil
}

// A limit on time or memory ends a run, whatever the solver does, and leaves what was known before. That the limits of a configuration are
// kept is seen from the first rows, which may end before there are properties; the others end in the first question.
func TestLimits(t *testing.T) {
	tests := []struct {
		name   string
		adapt  func(*Config)
		limit  error // reached with the first question
		status Status
		reason string
	}{
		{"time is up", func(c *Config) { c.Timeout = 500 * time.Millisecond }, nil, StatusTimeout, "timeout of 500ms reached"},
		{"processor time is used up", func(c *Config) { c.CPULimit = time.Millisecond }, nil, StatusTimeout, "limit of 1ms of processor time reached"},
		{"the memory is used up", func(c *Config) { c.MemoryLimit = 1 }, nil, StatusOutOfMemory, "memory limit of 0 MiB reached"},
		{"time is up in a question", nil, &limits.Reached{Limit: solver.LimitTime, Text: "timeout of 9s reached"}, StatusTimeout, "timeout of 9s reached"},
		{"the memory is used up in a question", nil, &limits.Reached{Limit: solver.LimitMemory, Text: "memory limit of 9 MiB reached"}, StatusOutOfMemory, "memory limit of 9 MiB reached"},
	}
	for _, tt := range tests {
		for _, deaf := range []time.Duration{0, 2 * graceAfterLimit} {
			for _, all := range []bool{false, true} {
				t.Run(fmt.Sprint(tt.name, deaf, all), func(t *testing.T) {
					ctx, cancel := context.WithCancelCause(context.Background())
					defer cancel(nil)
					h := &hangs{Solver: scripted.Solver{ID: "hangs"}, deaf: deaf, limit: func() {}}
					if tt.limit != nil {
						h.limit = func() { cancel(tt.limit) }
					}
					p := sample{source: square + `assert(x * x != 3); assert(x * x != 7);}`, adapt: func(c *Config) {
						if tt.adapt != nil {
							tt.adapt(c)
						}
						c.AllProperties = all
						c.open = func() (solver.Solver, solver.Solver, error) { return h, nil, nil }
						c.Solver = "hangs"
					}}
					r, err := p.runUntil(ctx, t)
					if err != nil || r.Verdict != Inconclusive || !strings.Contains(strings.Join(r.Reasons, "; "), tt.reason) {
						t.Fatalf("%v %q %v", r.Verdict, r.Reasons, err)
					}
					if n := len(r.Properties); tt.limit != nil && n < 2 {
						t.Errorf("%d properties", n)
					}
					for i := range r.Properties {
						if s := r.Properties[i].Status; s != tt.status {
							t.Errorf("%s: %s, want %s", r.Properties[i].Check.ID, s, tt.status)
						}
					}
				})
			}
		}
	}
}

// A panic of the run's own goroutine is passed on with the place where it was.
func TestPanicIsPassedOn(t *testing.T) {
	p := sample{source: square + `assert(x * x != 3);}`, main: func(int, *term.Table, []term.ID) scripted.Act { panic("ouch") }}
	defer func() {
		p := recover()
		if c, ok := p.(Crash); !ok || c.String() != "ouch" || !strings.Contains(string(c.Stack), "scripted.(*Session)") {
			t.Errorf("%v\n%s", p, c.Stack)
		}
	}()
	r, err := p.run(t)
	t.Errorf("%v %v", r, err)
}

// A mutant is checked in place of the program.
func TestMutantIsChecked(t *testing.T) {
	p := sample{source: square + `if (x < 5) return x; assert(x > 4); }`, adapt: func(c *Config) { c.Mutate = "main:minus1:1" }}
	if r, err := p.run(t); err != nil || r.Verdict != Failed {
		t.Errorf("%v %v", r, err)
	}
}

// Without checks of accesses that count, none is built.
func TestWhichChecksAreBuilt(t *testing.T) {
	only := func(k ir.CheckKind) func(ir.Check) bool { return func(c ir.Check) bool { return c.Kind == k } }
	pointers := state.Options{Set: checks.Set{PointerCheck: true}}
	tests := []struct {
		name                string
		c                   Config
		out, builds, always bool
	}{
		{"all count", Config{Lower: pointers}, false, true, true},
		{"no checks of pointers", Config{}, false, true, false},
		{"assertions only", Config{Lower: pointers, Only: only(ir.CheckAssertion)}, true, false, false},
		{"accesses only", Config{Lower: pointers, Only: only(ir.CheckDeref)}, true, true, true},
		{"calls of free only", Config{Lower: pointers, Only: only(ir.CheckFree)}, true, true, false},
		{"by name", Config{Lower: pointers, Properties: []string{"main.assertion.1"}}, true, true, false},
	}
	for _, tt := range tests {
		if a, b, c := tt.c.leavesOut(), tt.c.asksForPointers(), tt.c.PointersAsked(); a != tt.out || b != tt.builds || c != tt.always {
			t.Errorf("%s: leaves out %v, builds %v, always %v", tt.name, a, b, c)
		}
	}
}

// That no limit is reached is claimed too; limits that no property which was asked for lies behind are excused.
func TestLimitsAreClaims(t *testing.T) {
	source := square + `assert(x * x != 3);` + wait + `assert(x * x != 7);}`
	for _, tt := range []struct {
		adapt           func(*Config)
		limits, excused int
	}{{func(c *Config) { c.Lower.MaxUnwind = 3 }, 1, 0}, {asked1, 1, 1}} {
		p := sample{source: source, adapt: tt.adapt}
		r, err := p.run(t)
		if err != nil {
			t.Fatal(err)
		}
		limits := 0
		for _, i := range r.Cases[0].Claims {
			if isLimit(r.Program.Checks[r.VC.Props[i].Check].Kind) {
				limits++
			}
		}
		if limits != tt.limits || len(r.Cases[0].Excused) != tt.excused {
			t.Errorf("%d limits are claimed, %d excused; want %d, %d", limits, len(r.Cases[0].Excused), tt.limits, tt.excused)
		}
	}
}
