package beside

import (
	"context"
	"testing"
	"time"

	"seabmc/cputime"
	"seabmc/solver"
	"seabmc/term"
)

// formulas are two of one variable: the first has a model, both together have none.
func formulas() (t *term.Table, less, both []term.ID) {
	t = term.NewTable(term.Layout{PtrBits: 64, ObjBits: 20})
	x := t.Var("x", term.BV(8))
	low, high := t.Bin(term.OpUlt, x, t.Const(5, 8)), t.Bin(term.OpUlt, t.Const(9, 8), x)
	return t, []term.ID{low}, []term.ID{low, high}
}

// Each solver gets the whole formula, in its own call.
func TestAsk(t *testing.T) {
	table, less, both := formulas()
	tests := []struct {
		name   string
		fs     []term.ID
		limit  time.Duration
		answer string
	}{
		{"a model", less, 0, "sat"},
		{"none", both, 0, "unsat"},
		{"within the limit", both, time.Hour, "unsat"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			names := []string{"yices", "z3"}
			for _, name := range names {
				if _, err := solver.Open(name, solver.Options{}); err != nil {
					t.Skipf("NOT TESTED: %v", err)
				}
			}
			m := &Measure{Solvers: names, Limit: tt.limit}
			if err := m.Ask(context.Background(), solver.Options{}, table, tt.fs); err != nil {
				t.Fatal(err)
			}
			calls := m.Result().Calls
			if len(calls) != len(names) {
				t.Fatalf("%d calls, want one of each of %q", len(calls), names)
			}
			for i, c := range calls {
				if c.Solver != names[i] || c.Answer != tt.answer || c.CPUSeconds < 0 {
					t.Errorf("%+v, want %s of %s", c, tt.answer, names[i])
				}
			}
		})
	}
}

// A call ends at its limit, and that is no error: a product of 64 bits that is a large prime takes any solver longer.
func TestAskWithinLimit(t *testing.T) {
	if _, err := solver.Open("z3", solver.Options{}); err != nil {
		t.Skipf("NOT TESTED: %v", err)
	}
	table := term.NewTable(term.Layout{PtrBits: 64, ObjBits: 20})
	x, y := table.ZExt(table.Var("x", term.BV(64)), 128), table.ZExt(table.Var("y", term.BV(64)), 128)
	one := table.Const(1, 128)
	fs := []term.ID{
		table.Eq(table.Bin(term.OpMul, x, y), table.Const(0xffffffffffffffc5, 128)), // the largest prime of 64 bits
		table.Bin(term.OpUlt, one, x), table.Bin(term.OpUlt, one, y),
	}
	const limit = 200 * time.Millisecond
	m := &Measure{Solvers: []string{"z3"}, Limit: limit}
	if err := m.Ask(context.Background(), solver.Options{}, table, fs); err != nil {
		t.Fatal(err)
	}
	c := m.Result().Calls[0]
	if c.Answer != "unknown" || c.CPUSeconds < limit.Seconds()/2 {
		t.Errorf("%+v", c)
	}
}

// Only the first formula is asked about: it is that of the whole program.
func TestAskOnce(t *testing.T) {
	if _, err := solver.Open("yices", solver.Options{}); err != nil {
		t.Skipf("NOT TESTED: %v", err)
	}
	table, less, both := formulas()
	m := &Measure{Solvers: []string{"yices"}}
	for _, fs := range [][]term.ID{less, both} {
		if err := m.Ask(context.Background(), solver.Options{}, table, fs); err != nil {
			t.Fatal(err)
		}
	}
	if calls := m.Result().Calls; len(calls) != 1 || calls[0].Answer != "sat" {
		t.Errorf("%+v, want one answer: sat", calls)
	}
}

// The run's own work is what it does after the calls, not the calls.
func TestResultCountsWorkAfterTheCalls(t *testing.T) {
	const size = 50 * time.Millisecond
	spend := func() {
		for until := cputime.Spent() + size; cputime.Spent() < until; {
		}
	}
	table, less, _ := formulas()
	m := &Measure{}
	spend()
	if err := m.Ask(context.Background(), solver.Options{}, table, less); err != nil {
		t.Fatal(err)
	}
	if got := m.Result().CPUSeconds; got >= size.Seconds() {
		t.Errorf("%v s before any work", got)
	}
	spend()
	if got := m.Result().CPUSeconds; got < size.Seconds() {
		t.Errorf("%v s after work of %v", got, size)
	}
}

func TestNothingIsMeasured(t *testing.T) {
	table, less, _ := formulas()
	var none *Measure
	if err := none.Ask(context.Background(), solver.Options{}, table, less); err != nil || none.Result() != nil {
		t.Errorf("%v %v", err, none.Result())
	}
	if r := (&Measure{Solvers: []string{"yices"}}).Result(); r != nil {
		t.Errorf("%+v, and nothing was asked", r)
	}
	if err := (&Measure{Solvers: []string{"nobody"}}).Ask(context.Background(), solver.Options{}, table, less); err == nil {
		t.Error("a solver that does not exist is no error")
	}
}
