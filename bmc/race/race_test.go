package race

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"seabmc/solver"
	"seabmc/term"
)

// does is a solver whose checks do what a test says.
type does func(ctx context.Context) solver.Result

func (d does) Name() string                                                   { return "does" }
func (d does) Version() string                                                { return "1" }
func (d does) NewSession(*term.Table) (solver.Session, error)                 { return d, nil }
func (d does) Assert(term.ID) error                                           { return nil }
func (d does) Close() error                                                   { return nil }
func (d does) Check(ctx context.Context, _ ...term.ID) (solver.Result, error) { return d(ctx), nil }

func waits(ctx context.Context) solver.Result {
	<-ctx.Done()
	return solver.Result{}
}

func panics(context.Context) solver.Result { panic("ouch") }

// Whoever takes the outcome, and however a race ends: a contender can be ended after it, as is done when a panic goes on.
func TestEndAfterTheOutcome(t *testing.T) {
	goesOn := func() bool { return false }
	for name, tt := range map[string]struct {
		solver does
		take   func(*Contender, *term.Table)
	}{
		"the contender panics":              {panics, func(c *Contender, t *term.Table) { c.Outcome(t) }},
		"the contender panics among others": {panics, func(c *Contender, t *term.Table) { Among(t, []*Contender{c}, func() {}, goesOn) }},
		"what is done beside it panics":     {waits, func(c *Contender, t *term.Table) { Among(t, []*Contender{c}, func() {}, func() bool { panic("ouch") }) }},
		"what is done beside it ends it": {waits, func(c *Contender, t *term.Table) {
			Among(t, []*Contender{c}, func() {}, func() bool { return true })
			panic("ouch")
		}},
	} {
		t.Run(name, func(t *testing.T) {
			table := term.NewTable(term.Layout{})
			c := Start(context.Background(), name, tt.solver, table, []term.ID{table.Var("a", term.Bool)}, nil)
			ended := make(chan any)
			go func() {
				defer func() { ended <- recover() }()
				defer c.End()
				tt.take(c, table)
			}()
			select {
			case p := <-ended:
				if crash, ok := p.(Crash); p != "ouch" && (!ok || crash.Value != "ouch") {
					t.Errorf("panic %v", p)
				}
			case <-time.After(30 * time.Second):
				t.Fatal("its end is waited for, and never comes")
			}
		})
	}
}

// says is a solver that does as it is told, with the conjunction that it was given.
type says func(ctx context.Context, t *term.Table, fs []term.ID) (solver.Result, error)

type saying struct {
	says says
	t    *term.Table
	fs   []term.ID
}

func (s says) Name() string                                     { return "says" }
func (s says) Version() string                                  { return "1" }
func (s says) NewSession(t *term.Table) (solver.Session, error) { return &saying{says: s, t: t}, nil }
func (s *saying) Assert(f term.ID) error                        { s.fs = append(s.fs, f); return nil }
func (s *saying) Close() error                                  { return nil }
func (s *saying) Check(ctx context.Context, _ ...term.ID) (solver.Result, error) {
	return s.says(ctx, s.t, s.fs)
}

var errBroken = errors.New("a broken solver")

// truth asks Yices.
func truth(ctx context.Context, t *term.Table, fs []term.ID) (solver.Result, error) {
	y, err := solver.Open("yices", solver.Options{})
	if err != nil {
		return solver.Result{}, err
	}
	return solver.AskOnce(ctx, y, t, fs)
}

// answer always gives one.
func answer(q solver.Result, err error) says {
	return func(context.Context, *term.Table, []term.ID) (solver.Result, error) { return q, err }
}

// What a contender comes to: only an answer without an error decides the question; its model is one of the terms that were asked about, which may be
// wider than those that the solver was given; and an auditor is told of a narrower formula that was refuted.
func TestOutcome(t *testing.T) {
	if _, err := solver.Open("yices", solver.Options{}); err != nil {
		t.Skipf("NOT TESTED: %v", err)
	}
	table := term.NewTable(term.Layout{})
	x, y := table.Var("x", term.BV(32)), table.Var("y", term.BV(32))
	a := table.Var("a", term.Bool)
	less := func(x, y term.ID) term.ID { return table.Bin(term.OpUlt, x, y) }
	for _, tt := range []struct {
		name     string
		says     says
		fs       []term.ID
		status   solver.Status
		err      error
		answered bool
		narrowed bool
	}{
		{"a model", truth, []term.ID{a}, solver.Sat, nil, true, false},
		{"a model of what was made narrower", truth, []term.ID{less(x, y), table.Not(table.Eq(x, table.Const(7, 32)))}, solver.Sat, nil, true, false},
		{"no model", truth, []term.ID{a, table.Not(a)}, solver.Unsat, nil, true, false},
		{"no model of what was made narrower", truth, []term.ID{less(x, y), less(y, x)}, solver.Unsat, nil, true, true},
		{"no answer", answer(solver.Result{Reason: "no idea"}, nil), []term.ID{less(x, y)}, solver.Unknown, nil, false, false},
		{"an error", answer(solver.Result{}, errBroken), []term.ID{less(x, y)}, solver.Unknown, errBroken, false, false},
		{"an error with an answer", answer(solver.Result{Status: solver.Unsat}, errBroken), []term.ID{less(x, y)}, solver.Unknown, errBroken, false, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			narrowed := false
			c := Start(context.Background(), "c", tt.says, table, tt.fs, func(_ *term.Table, fs []term.ID) { narrowed = slices.Equal(fs, tt.fs) })
			o := c.Outcome(table)
			if o.Status != tt.status || o.Err != tt.err || o.Answered() != tt.answered || narrowed != tt.narrowed {
				t.Errorf("%v, error %v, answered %v, narrowed %v", o.Status, o.Err, o.Answered(), narrowed)
			}
			if o.Status != solver.Sat {
				return
			}
			if o.Model.Table() != table {
				t.Error("a model of another table")
			}
			for _, f := range tt.fs {
				if ok, err := o.Model.EvalBool(f); err != nil || !ok {
					t.Errorf("no model of term %d: %v", f, err)
				}
			}
		})
	}
	if (Outcome{Result: solver.Result{Status: solver.Unsat}, Err: errBroken}).Answered() {
		t.Error("an error decides a question")
	}
}

// Who arrives in a race, and who ends it.
func TestAmong(t *testing.T) {
	table := term.NewTable(term.Layout{})
	a := table.Var("a", term.Bool)
	waiting := says(func(ctx context.Context, _ *term.Table, _ []term.ID) (solver.Result, error) {
		<-ctx.Done()
		return solver.Result{Reason: "stopped"}, nil
	})
	refutes, none := answer(solver.Result{Status: solver.Unsat}, nil), answer(solver.Result{Reason: "no idea"}, nil)
	for _, tt := range []struct {
		name     string
		solvers  []says
		gives    bool // what is done beside them gives up; otherwise it waits until it is stopped
		end      bool // it is to end all
		arrivals string
		stopped  bool
	}{
		{"one answers, the other is stopped", []says{waiting, refutes}, false, false, "0 unknown, 1 unsat", true},
		{"the first answer comes while nothing is done beside it", []says{refutes, waiting}, true, false, "0 unsat, 1 unknown", true},
		{"no answer ends nothing", []says{none, refutes}, true, false, "0 unknown, 1 unsat", true},
		{"nobody has an answer", []says{none}, true, false, "0 unknown", false},
		{"an error ends nothing", []says{answer(solver.Result{Status: solver.Unsat}, errBroken)}, true, false, "0 unknown", false},
		{"what is done beside them ends all", []says{waiting}, true, true, "0 unknown", true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var cs []*Contender
			for i, s := range tt.solvers {
				cs = append(cs, Start(context.Background(), string(rune('0'+i)), s, table, []term.ID{a}, nil))
			}
			stop := make(chan struct{}, 9)
			list := Among(table, cs, func() { stop <- struct{}{} }, func() bool {
				if !tt.gives {
					<-stop
					stop <- struct{}{}
				}
				return tt.end
			})
			var got []string
			for _, x := range list {
				got = append(got, x.Name+" "+x.Status.String())
			}
			slices.Sort(got) // who is stopped may be there sooner than who stopped it
			if s := strings.Join(got, ", "); s != tt.arrivals {
				t.Errorf("%s", s)
			}
			if (len(stop) > 0) != tt.stopped {
				t.Errorf("stopped %d times", len(stop))
			}
		})
	}
}
