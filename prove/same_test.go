package prove

import (
	"context"
	"fmt"
	"runtime"
	"sync/atomic"
	"testing"

	"seabmc/bmc"
	"seabmc/prove/lists"
)

// Unrolling and the search for invariants take turns by the work that each has done, and not by the clock: on a busy machine the turns are the same, and so is
// what the search finds.
func TestSameTurns(t *testing.T) {
	course := func(file string) string {
		res, err := Check(context.Background(), config(t, file), Auto)
		if err != nil {
			t.Fatal(err)
		}
		if res.Verdict != bmc.Successful {
			t.Errorf("%s: %v %v", file, res.Verdict, res.Reasons)
		}
		s := &res.Stats
		return fmt.Sprintf("%d instructions, %d terms, %d questions of the lowering in %d steps, %d steps of work, %v", s.Instructions, s.Terms, s.FeasibleCalls, s.FeasibleSteps, s.Work, res.Invariants)
	}
	files := []string{source(t, counts), source(t, preamble+`int main(void) {
    unsigned x = 0, y = 1;
    while (nondet_bool()) { x += 2; y += 4; }
    assert(x % 2 == 0 && y % 4 == 1);
}
`)}
	var idle []string
	for _, file := range files {
		idle = append(idle, course(file))
	}
	var stop atomic.Bool
	before := runtime.GOMAXPROCS(1)
	defer runtime.GOMAXPROCS(before)
	defer stop.Store(true)
	go func() {
		for x := 1; !stop.Load(); x++ {
			_ = x * x
		}
	}()
	for i, file := range files {
		if busy := course(file); busy != idle[i] {
			t.Errorf("%s; on an idle machine %s", busy, idle[i])
		}
	}
	t.Log(idle)
}

// The lists that may be at the head of a loop are tried in the same order each time, whatever types of nodes there are.
func TestSameShapes(t *testing.T) {
	s, err := newSearch(context.Background(), config(t, source(t, preamble+`struct a { struct a *next; int v; };
struct b { struct b *next; int v; };
struct c { struct c *next; int v; };
int main(void) {
    struct a *x = malloc(sizeof *x);
    struct b *y = 0;
    struct c *z = 0;
    while (x && nondet_bool()) { x = x->next; y = y ? y->next : 0; z = z ? z->next : 0; }
}
`)))
	if err != nil {
		t.Fatal(err)
	}
	defer s.close()
	first := fmt.Sprint(s.loops[0].shapes(lists.Types(s.loops[0].f)))
	for range 20 {
		if again := fmt.Sprint(s.loops[0].shapes(lists.Types(s.loops[0].f))); again != first || len(again) < 100 {
			t.Fatalf("%s\nand %s", first, again)
		}
	}
}
