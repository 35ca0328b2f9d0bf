package rewriter

import (
	"testing"

	"seabmc/term"
)

// What asks the cache (a part of x that was simplified to something that does not look like one) puts x together again: a
// value cut in parts, which are simplified, and joined in some order is equal to what it was.
func TestContractCuts(t *testing.T) {
	names := []string{"concat-rejoin", "concat-rejoin-high", "concat-pair-in"}
	rules := []func(*Rewriter, term.ID) term.ID{ruleConcatRejoin, ruleConcatRejoinHigh, concatPairIn}
	contract(t, 8000, func(d *drawn) string {
		w := 3 + d.pick(6)
		x := d.r.Simplify(d.rangeTerm(w, 2))
		d.mayRefine(w)
		y := x
		if d.pick(6) == 0 {
			y = d.r.Simplify(d.rangeTerm(w, 2))
		}
		cut := func(x term.ID, hi, lo int) term.ID { return d.r.Simplify(d.t.Extract(x, hi, lo)) }
		at := 1 + d.pick(w-1)
		hi, lo := w-1, 0
		if d.pick(3) == 0 {
			hi, lo = at+d.pick(w-at), d.pick(at)
		}
		gap := at
		if d.pick(8) == 0 && gap < hi {
			gap++ // they are not neighbours
		}
		a, b := cut(x, hi, gap), cut(y, at-1, lo)
		id := d.t.Bin(term.OpConcat, a, b)
		if d.pick(4) == 0 {
			id = d.t.Bin(term.OpConcat, a, d.t.Bin(term.OpConcat, b, d.leaf(2)))
		}
		out := "apart"
		for k, apply := range rules {
			if d.t.Op(id) == term.OpConcat {
				if res := apply(d.r, id); res != 0 {
					d.same(id, res)
					out = names[k]
				}
			}
		}
		before := d.r.Stats()
		d.same(id, d.r.Simplify(id))
		after := d.r.Stats()
		joined := after.Rules["concat-rejoin"] + after.Rules["concat-rejoin-high"]
		if after.Procedures["cached cuts"] != joined || after.Procedures["ranges"] < before.Procedures["ranges"] {
			d.fatal("counted as %v", after.Procedures)
		}
		return out
	}, "apart", "concat-rejoin", "concat-rejoin-high", "concat-pair-in")
}
