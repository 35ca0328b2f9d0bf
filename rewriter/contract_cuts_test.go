package rewriter

import (
	"testing"

	"seabmc/term"
)

// The lines that ask the cache (a part of x was simplified to something that does not look like a part) put x together again: a value that is cut
// into parts, which are simplified and joined in some order, is equal to the original.
func TestContractCuts(t *testing.T) {
	names := []string{"concat-rejoin", "concat-rejoin-high", "concat-pair-in"}
	rules := []func(*Rewriter, term.ID) term.ID{ruleConcatRejoin, ruleConcatRejoinHigh, concatPairIn}
	contract(t, 8000, func(d *drawn) string {
		w := 3 + d.Pick(6)
		x := d.r.Simplify(d.Number(w, 2))
		d.mayRefine(w)
		y := x
		if d.Pick(6) == 0 {
			y = d.r.Simplify(d.Number(w, 2))
		}
		cut := func(x term.ID, hi, lo int) term.ID { return d.r.Simplify(d.T.Extract(x, hi, lo)) }
		at := 1 + d.Pick(w-1)
		hi, lo := w-1, 0
		if d.Pick(3) == 0 {
			hi, lo = at+d.Pick(w-at), d.Pick(at)
		}
		gap := at
		if d.Pick(8) == 0 && gap < hi {
			gap++ // they are not neighbours
		}
		a, b := cut(x, hi, gap), cut(y, at-1, lo)
		id := d.T.Bin(term.OpConcat, a, b)
		if d.Pick(4) == 0 {
			id = d.T.Bin(term.OpConcat, a, d.T.Bin(term.OpConcat, b, d.Leaf(2)))
		}
		out := "apart"
		for k, apply := range rules {
			if d.T.Op(id) == term.OpConcat {
				if res := apply(d.r, id); res != 0 {
					d.Same(id, res)
					out = names[k]
				}
			}
		}
		before := d.r.Stats()
		d.Same(id, d.r.Simplify(id))
		after := d.r.Stats()
		joined := after.Rules["concat-rejoin"] + after.Rules["concat-rejoin-high"]
		if after.Procedures["cached cuts"] != joined || after.Procedures["ranges"] < before.Procedures["ranges"] {
			d.Fatal("counted as %v", after.Procedures)
		}
		return out
	}, "apart", "concat-rejoin", "concat-rejoin-high", "concat-pair-in")
}
