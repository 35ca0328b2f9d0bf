package shape

import (
	"slices"
	"testing"

	"seabmc/term"
)

// The caller's list is not changed: it is usually part of a question.
func TestVariablesLeavesItsArgumentsAlone(t *testing.T) {
	tab := term.NewTable(term.Layout{PtrBits: 16, ObjBits: 6})
	x, y := tab.Var("x", term.BV(8)), tab.Var("y", term.BV(8))
	fs := []term.ID{tab.Eq(tab.Bin(term.OpAdd, x, y), x), tab.Bin(term.OpUlt, x, y)}
	before := slices.Clone(fs)
	vars := Variables(tab, fs...)
	slices.Sort(vars)
	if !slices.Equal(vars, []term.ID{x, y}) || !slices.Equal(fs, before) {
		t.Errorf("variables %v of %v, which became %v", vars, before, fs)
	}
}
