package positions

import (
	"testing"

	"seabmc/ir/lower/state"
)

// TestGrows: only a cursor whose lowest position stays, and which would have too many positions after another leap, is taken to grow.
func TestGrows(t *testing.T) {
	for _, x := range []struct {
		low, high, lo, hi int64
		want              bool
	}{
		{1, 31, 1, 39, true},
		{0, 20, 0, 30, true},
		{-5, 20, -5, 28, true},
		{0, 20, 0, 29, false}, // after the next leap there are 39 positions, which is not too many
		{1, 31, 2, 39, false}, // the lowest position is gone: it moves up anyway
		{1, 31, 1, 31, false},
		{1, 38, 1, 37, false},
		{0, 7, 0, 8, false},
	} {
		if got := grows(&state.Cursor{Low: x.low, High: x.high}, x.lo, x.hi); got != x.want {
			t.Errorf("from %d..%d to %d..%d: %v", x.low, x.high, x.lo, x.hi, got)
		}
	}
}
