package loopids

import (
	"testing"

	"seabmc/ir/lower/state"
)

func TestRank(t *testing.T) {
	all := []state.Loop{{ID: "f.10", Func: "f", Line: 3}, {ID: "f.9", Func: "f", Line: 3}, {ID: "f.8", Func: "f", Line: 4}, {ID: "g.0", Func: "g", Line: 3}}
	if n := Rank(&all[0], all); n != 1 {
		t.Errorf("%d loops on the line have a lower number, want 1", n)
	}
}

func TestFunction(t *testing.T) {
	if got := Function("copy.2"); got != "copy" {
		t.Errorf("got %q", got)
	}
}
