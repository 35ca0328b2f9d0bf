package draw

import (
	"context"
	"fmt"
	"seabmc/rewriter/rules"
	"seabmc/solver"
	"seabmc/term"
	"testing"
	"time"
)

// Prover checks that two terms are equal.
type Prover struct {
	Solver    solver.Solver // nil if there is none
	Proved    int           // by the solver
	Undecided int
	Lies      []string // claims of sat whose model gives both terms the same value
}

// NewProver opens the solver, if there is one.
func NewProver(t testing.TB) *Prover {
	s, err := solver.Open("yices", solver.Options{Timeout: 300 * time.Millisecond})
	if err != nil {
		t.Logf("no solver, evaluation only: %v", err)
		return &Prover{}
	}
	return &Prover{Solver: s}
}

// Refute returns a description of how a and b differ, or "".
func (p *Prover) Refute(g *Gen, a, b term.ID) string {
	if g.T.Sort(a) != g.T.Sort(b) {
		return fmt.Sprintf("sorts %v and %v", g.T.Sort(a), g.T.Sort(b))
	}
	x, y := rules.Spell(g.T, a, g.T.PtrVar), rules.Spell(g.T, b, g.T.PtrVar)
	if x == y {
		p.Proved++
		return ""
	}
	for range 8 {
		m := g.Assign()
		u, err := m.Eval(x)
		v, err2 := m.Eval(y)
		if err != nil || err2 != nil {
			return fmt.Sprint(err, err2)
		}
		if u.Bool != v.Bool || u.BV != nil && u.BV.Cmp(v.BV) != 0 {
			return fmt.Sprintf("%v and %v", u, v)
		}
	}
	if p.Solver == nil {
		return ""
	}
	ses, err := p.Solver.NewSession(g.T)
	if err != nil {
		return err.Error()
	}
	defer ses.Close()
	if err := ses.Assert(g.T.Not(g.T.Eq(x, y))); err != nil {
		return err.Error()
	}
	res, err := ses.Check(context.Background())
	switch {
	case err != nil:
		return err.Error()
	case res.Status == solver.Sat:
		u, err := res.Model.Eval(x)
		v, err2 := res.Model.Eval(y)
		if err == nil && err2 == nil && u.Bool == v.Bool && (u.BV == nil || u.BV.Cmp(v.BV) == 0) {
			p.Lies = append(p.Lies, fmt.Sprintf("%s = %s", Sexpr(g.T, x), Sexpr(g.T, y)))
			return ""
		}
		return "refuted by " + p.Solver.Name()
	case res.Status == solver.Unsat:
		p.Proved++
	default:
		p.Undecided++
	}
	return ""
}
