package rewriter

import (
	"os"
	"seabmc/rewriter/draw"
	"seabmc/term"
	"strconv"
	"testing"
)

// Simplify keeps the value of random terms.
func TestRandomTerms(t *testing.T) {
	n := 30000
	if testing.Short() {
		n = 2000
	}
	if s := os.Getenv("SEABMC_RANDOM_TERMS"); s != "" { // more, by hand
		n, _ = strconv.Atoi(s)
	}
	for seed := range uint64(n) {
		g := draw.NewGen(seed, draw.Layouts[seed/2%2*(seed/4%4)])
		r := New(g.T)
		var id term.ID
		if seed%2 == 0 {
			id = g.Bool(2 + g.Pick(3))
		} else {
			id = g.BV(1+g.Pick(8), 2+g.Pick(3))
		}
		s := r.Simplify(id)
		if r.eng.Cut > 0 {
			t.Fatalf("seed %d: rewriting loops on %s: %v", seed, draw.Sexpr(g.T, id), r.Stats().Rules)
		}
		if !draw.SameValue(t, g, id, s, 12) {
			t.Fatalf("seed %d: %s\n became %s\n rules %v", seed, draw.Sexpr(g.T, id), draw.Sexpr(g.T, s), r.Stats().Rules)
		}
		if again := New(g.T).Simplify(s); again != s && !draw.SameValue(t, g, s, again, 4) {
			t.Fatalf("seed %d: %s\n became %s", seed, draw.Sexpr(g.T, s), draw.Sexpr(g.T, again))
		}
	}
}
