package domain

import (
	"testing"

	"seabmc/rewriter/draw"
	"seabmc/term"
)

// drawn is one draw for the contract tests.
type drawn struct {
	*draw.Draw
	r *Ranges
}

func contract(t *testing.T, share int, f func(d *drawn) string, wanted ...string) {
	t.Helper()
	draw.Contract(t, share, func(d *draw.Draw) string { return f(&drawn{d, NewRanges(d.T)}) }, wanted...)
}

// refine states a range of variable v.
func (d *drawn) refine(v term.ID) { draw.Refine(d.Draw, d.r, v, d.someRange(d.T.Width(v))) }

func (d *drawn) someRange(w int) Range { return draw.Set(d.Draw, w, URange, SRange) }
