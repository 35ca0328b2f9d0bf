package pass

import (
	"testing"

	"seabmc/rewriter"
	"seabmc/rewriter/draw"
)

// drawn is one draw for the contract tests.
type drawn struct {
	*draw.Draw
	r *rewriter.Rewriter
}

func contract(t *testing.T, share int, f func(d *drawn) string, wanted ...string) {
	t.Helper()
	draw.Contract(t, share, func(d *draw.Draw) string { return f(&drawn{d, rewriter.New(d.T)}) }, wanted...)
}
