package bmc

import (
	"context"
	"errors"
	"slices"
	"testing"

	"seabmc/ir"
	"seabmc/rewriter"
	"seabmc/solver"
	"seabmc/term"
	"seabmc/vcgen"
)

// A scripted solver does what a test says: it knows the truth, from Yices, and tells it, or takes so many steps that nobody waits, or
// does not know, lies, dies or has an error.
type scripted struct {
	name   string
	script func(n int, q *term.Table, fs []term.ID) act // of the n-th question, from 1 on
	asked  int
	late   bool // it has its answer already when it is told to end
}

// act is what a scripted solver does with one question.
type act struct {
	what  what
	steps int64 // that it takes for that
}

type what uint8

const (
	truth what = iota
	unknown
	dead
	broken
	falseUnsat
	falseSat
)

func always(a act) func(int, *term.Table, []term.ID) act {
	return func(int, *term.Table, []term.ID) act { return a }
}

// inTurn does one thing after the other, and the last one from then on.
func inTurn(acts ...act) func(int, *term.Table, []term.ID) act {
	return func(n int, _ *term.Table, _ []term.ID) act { return acts[min(n, len(acts))-1] }
}

func (s *scripted) Name() string    { return s.name }
func (s *scripted) Version() string { return s.name + " 1" }
func (s *scripted) NewSession(t *term.Table) (solver.Session, error) {
	return &scriptedSession{s: s, t: t}, nil
}

type scriptedSession struct {
	s      *scripted
	t      *term.Table
	fs     []term.ID
	closed bool
}

func (s *scriptedSession) Assert(id term.ID) error { s.fs = append(s.fs, id); return nil }
func (s *scriptedSession) Close() error            { s.closed = true; return nil }

var errBroken = errors.New("a broken solver")

func (s *scriptedSession) Check(ctx context.Context, assuming ...term.ID) (solver.Result, error) {
	if s.closed {
		return solver.Result{}, errors.New("a question after Close")
	}
	fs := slices.Concat(s.fs, assuming)
	s.s.asked++
	a := s.s.script(s.s.asked, s.t, fs)
	switch limit := solver.StepLimit(ctx); {
	case ctx.Err() != nil && !s.s.late:
		return solver.Result{Reason: "cancelled"}, nil
	case limit > 0 && a.steps > limit:
		return solver.Result{Reason: solver.OutOfSteps, Steps: limit}, nil
	case a.what == unknown:
		return solver.Result{Reason: "the solver answers unknown", Steps: a.steps}, nil
	case a.what == dead:
		return solver.Result{Reason: "the solver was killed by signal: killed", Steps: a.steps}, nil
	case a.what == broken:
		return solver.Result{}, errBroken
	case a.what == falseUnsat:
		return solver.Result{Status: solver.Unsat, Steps: a.steps}, nil
	case a.what == falseSat:
		return solver.Result{Status: solver.Sat, Model: term.NewModel(s.t), Steps: a.steps}, nil
	}
	q, err := solver.AskOnce(context.Background(), yicesFor(), s.t, fs)
	q.Steps = a.steps
	return q, err
}

var trueSolver solver.Solver

// yicesFor is the solver that knows the truth.
func yicesFor() solver.Solver {
	if trueSolver == nil {
		s, err := solver.Open("yices", solver.Options{})
		if err != nil {
			panic(err)
		}
		trueSolver = s
	}
	return trueSolver
}

func needYices(t testing.TB) {
	t.Helper()
	if _, err := solver.Open("yices", solver.Options{}); err != nil {
		t.Skipf("NOT TESTED: %v", err)
	}
}

// bench is a table of terms with some variables, to ask about.
type desk struct {
	*term.Table
	r       *rewriter.Rewriter
	a, b, c term.ID // truth values
	x, y    term.ID // of 8 bits
	few     term.ID // of 2 bits
	arr     term.ID // of bytes, with indices of 8 bits
}

func newDesk() *desk {
	t := term.NewTable(term.Layout{PtrBits: 64, ObjBits: 20})
	d := &desk{Table: t, r: rewriter.New(t)}
	d.a, d.b, d.c = t.Var("a", term.Bool), t.Var("b", term.Bool), t.Var("c", term.Bool)
	d.x, d.y, d.few = t.Var("x", term.BV(8)), t.Var("y", term.BV(8)), t.Var("few", term.BV(2))
	d.arr = t.Var("arr", term.Array(8))
	return d
}

func (d *desk) is(x term.ID, k uint64) term.ID { return d.Eq(x, d.Const(k, d.Width(x))) }
func (d *desk) less(x, y term.ID) term.ID      { return d.Bin(term.OpUlt, x, y) }
func (d *desk) sum(x, y term.ID) term.ID       { return d.Bin(term.OpAdd, x, y) }
func (d *desk) product(x, y term.ID) term.ID   { return d.Bin(term.OpMul, x, y) }
func (d *desk) vc(props ...term.ID) *vcgen.VC {
	vc := &vcgen.VC{T: d.Table, R: d.r}
	for i, p := range props {
		vc.Props = append(vc.Props, vcgen.Prop{Check: i, Violated: p})
	}
	return vc
}

func emptyProgram() *ir.Program { return ir.NewProgram(64, 20) }
