package bmc

import (
	"context"
	"testing"

	"seabmc/ir/lower/state"
)

// neverDone is a program with a loop that unrolling never finishes.
const neverDone = `int main(void) { unsigned n = nondet_uint(), i = 0, s = 0; while (i < n) { i++; s += 2; } assert(s == 2 * n); }`

// A run tells of its work while it goes on, so that it can be kept waiting in its midst, and in the end it has told of no more than it did.
func TestPace(t *testing.T) {
	var told []int64
	p := sample{source: neverDone, adapt: func(c *Config) {
		c.Lower.MaxUnwind = 40
		c.Pace = func(work int64) { told = append(told, work) }
	}}
	res, err := Run(context.Background(), p.config(t))
	if err != nil {
		t.Fatal(err)
	}
	if len(told) < 40 {
		t.Errorf("it told %d times, in 40 rounds of a loop", len(told))
	}
	for _, w := range told {
		if w > res.Stats.Work {
			t.Fatalf("it told of %d steps, and did %d in all", w, res.Stats.Work)
		}
	}
}

// Others are told that unrolling is hopeless when a loop has gone round often, or something was cut off, and not before.
func TestHopeless(t *testing.T) {
	for _, tt := range []struct {
		name  string
		most  int // rounds
		calls int // with hope, at least
	}{
		{"a loop is cut off", 100, 100 - state.EndlessRounds},
		{"a loop goes round often", 1000, hopelessRounds - state.EndlessRounds},
	} {
		t.Run(tt.name, func(t *testing.T) {
			hopeful, hopeless := 0, false
			p := sample{source: neverDone, adapt: func(c *Config) {
				c.Lower.MaxUnwind = tt.most
				c.Beyond = func(_ int64, o Outlook) (bool, error) {
					if hopeless = hopeless || o == Hopeless; !hopeless {
						hopeful++
					}
					return hopeless, nil
				}
			}}
			if _, err := Run(context.Background(), p.config(t)); err != nil {
				t.Fatal(err)
			}
			if hopeful < tt.calls || hopeful > tt.most || !hopeless {
				t.Errorf("called %d times with hope, want %d; hopeless in the end: %v", hopeful, tt.calls, hopeless)
			}
		})
	}
}

// With OnlyWhole a program is checked if all of it was unrolled; otherwise the result only says where it was cut off.
func TestOnlyWhole(t *testing.T) {
	for _, tt := range []struct {
		rounds int
		asked  bool
	}{{3, true}, {30, false}} {
		p := sample{source: `int main(void) { unsigned n = nondet_uint(), i = 0; if (n > 10) return 0; while (i < n) i++; assert(i == n); }`, adapt: func(c *Config) {
			c.OnlyWhole, c.Lower.MaxUnwind = true, 40/tt.rounds
		}}
		res, err := Run(context.Background(), p.config(t))
		if err != nil {
			t.Fatal(err)
		}
		if res.Unasked == tt.asked || (res.Verdict == Successful) != tt.asked {
			t.Errorf("at most %d rounds: %v, unasked %v", 40/tt.rounds, res.Verdict, res.Unasked)
		}
	}
}
