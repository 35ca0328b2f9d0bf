package rewriter

import (
	"fmt"
	"testing"

	"seabmc/rewriter/draw"
	"seabmc/term"
)

// BenchmarkBuild builds a node and simplifies it, as happens while the verification condition grows.
func BenchmarkBuild(b *testing.B) {
	r := New(term.NewTable(draw.Layout64))
	const n = 512
	var v, c [n]term.ID
	for i := range v {
		v[i] = r.T.Var(fmt.Sprint("y", i), term.BV(32))
		c[i] = r.T.Var(fmt.Sprint("c", i), term.Bool)
	}
	x, p := v[0], r.MkPtr(r.T.Const(1, 20), r.T.Var("off", term.BV(44)))
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		x = r.Bin(term.OpAdd, x, v[i%n])
		g := r.And(c[i%n], r.Not(r.Eq(x, v[(i+1)%n])))
		x = r.Ite(g, x, r.Bin(term.OpMul, x, r.T.Const(12, 32)))
		p = r.Ite(g, p, r.MkPtr(r.PtrBase(p), r.Bin(term.OpAdd, r.PtrOff(p), r.T.Const(8, 44))))
		r.Bin(term.OpSlt, r.PtrOff(p), r.T.Const(4000, 44))
	}
	b.ReportMetric(float64(r.eng.Steps)/float64(b.N), "steps/op")
}
