package rewriter

import (
	"testing"

	"seabmc/domain"
	"seabmc/rewriter/draw"
	"seabmc/term"
)

// drawn is one draw for the contract tests, with a rewriter.
type drawn struct {
	*draw.Draw
	r *Rewriter
}

func contract(t *testing.T, share int, f func(d *drawn) string, wanted ...string) {
	t.Helper()
	draw.Contract(t, share, func(d *draw.Draw) string { return f(&drawn{d, New(d.T)}) }, wanted...)
}

// refine tells the rewriter a range of variable v.
func (d *drawn) refine(v term.ID) { draw.Refine(d.Draw, d.r.Ranges(), v, d.someRange(d.T.Width(v))) }

func (d *drawn) someRange(w int) domain.Range {
	return draw.Set(d.Draw, w, domain.URange, domain.SRange)
}

// mayRefine sometimes tells the rewriter something about the variables.
func (d *drawn) mayRefine(w int) {
	if w <= 64 && d.Pick(3) == 0 {
		d.refine(d.Var("x", w))
		d.refine(d.Var("y", w))
	}
}
