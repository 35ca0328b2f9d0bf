package linear

import (
	"testing"

	"seabmc/domain"
	"seabmc/rewriter/draw"
	"seabmc/term"
)

// Rewriting is a rewriter that uses a Comparer of this package.
type Rewriting interface {
	Simplifier
	Comparer() *Comparer
	Ranges() *domain.Ranges
}

// NewRewriter makes one. rewriter_test.go sets it, because package rewriter imports this one.
var NewRewriter func(*term.Table) Rewriting

// drawn is one draw for the contract tests.
type drawn struct {
	*draw.Draw
	r Rewriting
	c *Comparer
}

func contract(t *testing.T, share int, f func(d *drawn) string, wanted ...string) {
	t.Helper()
	draw.Contract(t, share, func(d *draw.Draw) string {
		r := NewRewriter(d.T)
		return f(&drawn{d, r, r.Comparer()})
	}, wanted...)
}

// mayRefine sometimes tells the rewriter something about the variables.
func (d *drawn) mayRefine(w int) {
	if w <= 64 && d.Pick(3) == 0 {
		d.refine(d.Var("x", w))
		d.refine(d.Var("y", w))
	}
}

func (d *drawn) refine(v term.ID) {
	draw.Refine(d.Draw, d.r.Ranges(), v, draw.Set(d.Draw, d.T.Width(v), domain.URange, domain.SRange))
}
