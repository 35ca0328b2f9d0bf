package exhaust

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"seabmc/term"
)

// Package term computes lane by lane, and folds, the same values as this package.
func TestAgreesWithTerm(t *testing.T) {
	l := New(6)
	for seed := range uint64(400) {
		tab := term.NewTable(term.Layout{PtrBits: 8, ObjBits: 3})
		rng := rand.New(rand.NewPCG(seed, 1))
		w := []int{1, 3, 5, 8, 33, 64}[seed%6]
		vars := []term.ID{tab.Var("x", term.BV(w)), tab.Var("y", term.BV(w)), tab.Var("c", term.Bool)}
		p := tab.IntToPtr(tab.Var("i", term.BV(8)))
		mem := tab.Store(tab.Var("mem", term.Array(2)), tab.Var("k", term.BV(2)), tab.PtrToInt(p))
		terms := []term.ID{vars[0], vars[1], tab.Ite(vars[2], vars[0], vars[1])}
		for op := term.OpAdd; op <= term.OpConcat; op++ {
			a, b := terms[rng.IntN(len(terms))], terms[rng.IntN(3)]
			switch {
			case op == term.OpNeg:
				terms = append(terms, tab.Neg(a))
			case op == term.OpBVNot:
				terms = append(terms, tab.BVNot(a))
			case op != term.OpConcat:
				terms = append(terms, tab.Bin(op, a, b))
			case w <= 32:
				x := tab.Bin(op, a, b)
				terms = append(terms, tab.Extract(x, w, 1), tab.Extract(tab.SExt(a, 2*w), w, 1), tab.Extract(tab.ZExt(a, 2*w), w, 1))
			}
		}
		for op := term.OpUlt; op <= term.OpSle; op++ {
			terms = append(terms, tab.Ite(tab.Bin(op, terms[5], terms[7]), vars[0], vars[1]))
		}
		q := tab.MkPtr(tab.PtrBase(p), tab.Bin(term.OpAdd, tab.PtrOff(p), tab.Const(9, 5)))
		terms = append(terms, tab.Not(tab.Eq(terms[4], terms[5])), tab.PtrToInt(q), tab.Select(mem, tab.Const(2, 2)), tab.Xor(vars[2], tab.Or(vars[2], tab.Eq(p, q))))
		l.Over(tab, seed, terms...)
		for lane := range 4 {
			lane = lane * l.N() / 4
			m := term.NewModel(tab)
			for _, v := range tab.Vars() {
				switch s := tab.Sort(v); {
				case s == term.Bool:
					m.SetBool(v, l.Values(v)[lane] == 1)
				case s.IsArray():
					cells := map[uint64]byte{}
					for k := range uint64(4) {
						cells[k] = l.cells[v][lane*4+int(k)]
					}
					m.SetArray(v, cells, 0)
				default:
					m.SetBV64(v, l.Values(v)[lane])
				}
			}
			for _, x := range terms {
				want, err := m.Eval(x)
				if err != nil {
					t.Fatal(err)
				}
				got := fmt.Sprint(l.Values(x)[lane])
				if want.BV != nil && want.BV.String() != got || want.BV == nil && fmt.Sprint(b2u(want.Bool)) != got {
					t.Fatalf("seed %d: %v of width %d is %v, here %s", seed, tab.Op(x), w, want, got)
				}
			}
		}
	}
}
