package lower_test

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"seabmc/frontend"
	"seabmc/frontend/assembly"
	"seabmc/ir"
	"seabmc/ir/lower"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
	"seabmc/solver"
	"seabmc/vcgen"
)

func readProgram(ms ...program.Module) *frontend.Program {
	p := &frontend.Program{}
	for _, m := range ms {
		p.Modules = append(p.Modules, &assembly.Module{Path: m.Path, LL: m.LL, Model: m.Model})
	}
	return p
}

// TestListLoops checks that loops are numbered by where they jump back, inner ones first.
func TestListLoops(t *testing.T) {
	loops := lower.ListLoops(readProgram(compileC(t, `int f(int n) {
 int s = 0;
 for (int i = 0; i < n; i++)
  for (int j = 0; j < i; j++) s += j;
 do s--; while (s > 9);
 return s; }
int main(void) {
 while (f(3)) ;
 return 0; }`)))
	var got []string
	for _, l := range loops {
		got = append(got, fmt.Sprintf("%s:%d", l.ID, l.Line))
	}
	if want := "f.1:3 f.0:4 f.2:5 main.0:8"; strings.Join(got, " ") != want {
		t.Errorf("got %v, want %s", got, want)
	}
}

// Test32 runs a program for a 32-bit target.
func Test32(t *testing.T) {
	m := compileC(t, `struct S { char c; long long d; void *p; }; struct S s[2]; int x = 5; int *px = &x;
int main(void) {
 __CPROVER_assert(sizeof(long) == 4 && sizeof(void *) == 4 && sizeof(struct S) == 16, "sizes");
 s[1].p = &s[1].d; s[1].d = 7; long long *q = s[1].p; unsigned u = (unsigned)px; int *r = (int *)u;
 __CPROVER_assert(*q == 7 && *r == 5 && (char *)q - (char *)s == 20, "");
 return s[2].c; }`, "-m32")
	p := readProgram(m)
	if n := lower.PtrBits(p); n != 32 {
		t.Fatalf("%d bits", n)
	}
	prog := ir.NewProgram(32, ir.DefaultObjBits(32))
	g, err := vcgen.New(prog, vcgen.Options{ARM: true}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := lower.Lower(context.Background(), p, ir.NewBuilder(prog, g), state.DefaultOptions()); err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(violated(t, lowered{p: prog, gen: g}), " "); got != "pointer_dereference:6" {
		t.Errorf("got %s", got)
	}
}

// TestPoll checks that the driver ends an endless loop, and that the context does too.
func TestPoll(t *testing.T) {
	m := compileC(t, `int nondet_int(void); int main(void) { int s = 0; while (1) { s += nondet_int(); if (s == 3) s = 1; } }`)
	opt := state.DefaultOptions()
	polls := 0
	opt.Poll = func() (bool, error) { polls++; return polls == 3, nil }
	l := lowerIt(t, opt, m)
	if polls != 3 || !l.rep.Stopped {
		t.Errorf("%d polls, stopped %v", polls, l.rep.Stopped)
	}
	ctx, cancel := context.WithTimeout(context.Background(), 200*time.Millisecond)
	defer cancel()
	m = compileC(t, `int main(void) { volatile int i = 0; for (unsigned s = 0; ; s++) if (s == 4000000000u) break; }`)
	p := ir.NewProgram(64, 20)
	slv, err := solver.Open("yices", solver.Options{})
	if err != nil {
		t.Fatal(err)
	}
	g, err := vcgen.New(p, vcgen.Options{}, slv.NewSession)
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	if _, err := lower.LowerModules(ctx, []program.Module{m}, ir.NewBuilder(p, g), state.DefaultOptions()); err == nil {
		t.Error("no error after the time limit")
	}
}

// TestPollLate checks that the driver also looks if the lowering does much work without a question about a loop.
func TestPollLate(t *testing.T) {
	opt := state.DefaultOptions()
	opt.Poll = func() (bool, error) { return true, nil }
	work := int64(0)
	opt.Work = func() int64 { work += 10_000; return work } // in each block
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	m := compileC(t, `int main(void) { unsigned s = 0; for (int i = 0; i < 1000000; i++) for (int j = 0; j < 1000000; j++) s += j; return s; }`)
	rep, err := lower.LowerModules(ctx, []program.Module{m}, ir.NewBuilder(ir.NewProgram(64, 20), nil), opt)
	if err != nil || !rep.Stopped {
		t.Errorf("not stopped: %v", err)
	}
}

// TestPropertyIDs checks that the same check has one id in every round and every call.
func TestPropertyIDs(t *testing.T) {
	l := lowerIt(t, state.DefaultOptions(), compileC(t, `int a[4]; static int get(int i) { return a[i]; } int nondet_int(void);
int main(void) { int s = 0, k = nondet_int(); for (int i = 0; i < 4; i++) s += get(i); return s + get(k & 3) + a[k & 3]; }`))
	ids := map[string]bool{}
	for _, c := range l.p.Checks {
		ids[c.ID] = true
	}
	want := map[string]bool{"get.pointer_dereference.1": true, "main.pointer_dereference.1": true}
	if fmt.Sprint(ids) != fmt.Sprint(want) {
		t.Errorf("got %v, want %v", ids, want)
	}
}
