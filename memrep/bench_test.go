package memrep

import (
	"fmt"
	"testing"

	"seabmc/rewriter"
	"seabmc/term"
)

// straight writes n words to one array at constant offsets and reads them back.
func straight(tb testing.TB, name string, opt Options, n int) Stats {
	t := term.NewTable(term.Layout{PtrBits: 64, ObjBits: 20})
	r := rewriter.New(t)
	rep, err := New(name, r, opt)
	if err != nil {
		tb.Fatal(err)
	}
	ptr := func(i int) term.ID { return t.MkPtr(t.Const(1, 20), t.Const(uint64(4*i), 44)) }
	m := rep.Alloc(rep.Init(), 1, t.Const(uint64(4*n), 64))
	vals := make([]term.ID, n)
	for i := range n {
		vals[i] = t.Var(fmt.Sprintf("x%d", i), term.BV(32))
		m = rep.Store(m, ptr(i), vals[i])
	}
	for i := range n {
		if rep.Load(m, ptr(i), 4) != vals[i] {
			tb.Fatalf("word %d is not itself", i)
		}
	}
	return rep.Stats()
}

func BenchmarkStraight(b *testing.B) {
	for _, n := range []int{10_000, 100_000, 1_000_000} {
		b.Run(fmt.Sprintf("seam/%d", n), func(b *testing.B) {
			for range b.N {
				straight(b, "seam", Options{ARM: true}, n)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(n), "ns/word")
		})
	}
	for _, mode := range []string{"cached", "off"} {
		b.Run("seam-"+mode+"/1000", func(b *testing.B) {
			for range b.N {
				straight(b, "seam", Options{ARM: true, StoreMap: mode}, 1000)
			}
		})
	}
	b.Run("lambda/1000", func(b *testing.B) {
		for range b.N {
			straight(b, "lambda", Options{}, 1000)
		}
	})
}
