package turns

import (
	"context"
	"errors"
	"testing"

	"seabmc/bmc"
)

// steps10 is a search of so many steps of one unit of work each.
func steps10(done *int, end func() (*bmc.Result, error)) *Search {
	return New(context.Background(), func(ctx context.Context, spend func(int64)) (*bmc.Result, error) {
		for range 10 {
			if ctx.Err() != nil {
				return nil, ctx.Err()
			}
			*done++
			spend(1)
		}
		return end()
	})
}

// A search goes as far as it is let, and no further.
func TestTurns(t *testing.T) {
	done := 0
	b := steps10(&done, func() (*bmc.Result, error) { return &bmc.Result{Verdict: bmc.Successful}, nil })
	for _, turn := range []struct {
		granted int64
		done    int
		over    bool
	}{{0, 0, false}, {1, 1, false}, {1, 1, false}, {4, 4, false}, {2, 4, false}, {11, 10, true}, {100, 10, true}} {
		b.Until(turn.granted)
		if done != turn.done || b.over != turn.over || (b.Answer() != nil) != turn.over {
			t.Errorf("after Until(%d): %d steps, over %v, answer %v; want %d, %v", turn.granted, done, b.over, b.Answer(), turn.done, turn.over)
		}
	}
	b.Close()
}

// A search that is not needed any more ends where it waits.
func TestTurnsEnd(t *testing.T) {
	done := 0
	b := steps10(&done, func() (*bmc.Result, error) { return &bmc.Result{Verdict: bmc.Successful}, nil })
	b.Close() // it never began
	b.Until(3)
	b.Close()
	if done != 3 || !b.over || !errors.Is(b.Err(), context.Canceled) {
		t.Errorf("%d steps, over %v, %v", done, b.over, b.Err())
	}
}

// A panic of a search comes to the one who waits for it.
func TestTurnsPanic(t *testing.T) {
	done := 0
	b := steps10(&done, func() (*bmc.Result, error) { panic("broken") })
	defer func() {
		if c, ok := recover().(bmc.Crash); !ok || c.Value != "broken" {
			t.Errorf("no crash, but %v", c)
		}
		b.Close()
	}()
	b.Until(100)
	t.Error("went on")
}

// As long as unrolling may come to an end, a search delays it by a tenth only.
func TestShare(t *testing.T) {
	for _, tt := range []struct {
		name    string
		work    int64
		outlook bmc.Outlook
		want    int64
	}{
		{"nothing was done", 0, bmc.MayEnd, 0},
		{"unrolling may come to an end", longWork / 2, bmc.MayEnd, longWork / 20},
		{"it takes long", 3 * longWork, bmc.MayEnd, 3*longWork/10 + 2*longWork},
		{"a loop goes on", longWork / 2, bmc.Doubtful, longWork / 4},
		{"a loop was cut off", longWork / 2, bmc.Hopeless, longWork / 2},
	} {
		if got := Share(tt.work, tt.outlook); got != tt.want {
			t.Errorf("%s: %d, want %d", tt.name, got, tt.want)
		}
	}
}
