package bdd

import (
	"fmt"
	"testing"

	"seabmc/claim"
	"seabmc/rewriter/draw"
	"seabmc/term"
)

// What is called impossible has no model. This is checked by trying all values of the parts of few-valued formulas.
func TestRefutedFormulasHaveNoModel(t *testing.T) {
	const conds = 5
	refuted, open := 0, 0
	for seed := range uint64(2000) {
		g := draw.NewGen(seed, draw.Layout64)
		tab := g.T
		cond := func() term.ID {
			c := tab.Var(fmt.Sprint("c", g.Pick(conds)), term.Bool)
			if g.Pick(2) == 0 {
				c = tab.Not(c)
			}
			return c
		}
		x := tab.Var("x", term.BV(2))
		var number func(depth int) term.ID
		number = func(depth int) term.ID {
			switch k := g.Pick(8); {
			case k == 0 || depth == 0:
				return tab.Const(uint64(g.Pick(4)), 2)
			case k == 1:
				return x
			case k < 5:
				return tab.Ite(cond(), fit(tab, number(depth-1)), fit(tab, number(depth-1)))
			case k == 5:
				return tab.Extract(tab.ZExt(fit(tab, number(depth-1)), 4), 1+g.Pick(2), g.Pick(2))
			}
			ops := []term.Op{term.OpAdd, term.OpSub, term.OpMul, term.OpBVXor, term.OpUDiv, term.OpURem, term.OpBVAnd}
			y := number(depth - 1)
			return tab.Bin(ops[g.Pick(len(ops))], fit(tab, y), fit(tab, number(depth-1)))
		}
		compare := func() term.ID {
			ops := []term.Op{term.OpUlt, term.OpUle, term.OpSlt, term.OpSle, term.OpEq}
			a, b := fit(tab, number(3)), fit(tab, number(3))
			if op := ops[g.Pick(len(ops))]; op != term.OpEq {
				return tab.Bin(op, a, b)
			}
			return tab.Eq(a, b)
		}
		f := tab.And(compare(), tab.Or(compare(), tab.Xor(cond(), compare())), tab.Ite(cond(), compare(), cond()), tab.Or(cond(), cond()))
		if !NewRefuter(tab, &claim.Log{}, 1<<20, seed%2 == 0).Impossible(f) {
			open++
			continue
		}
		refuted++
		for v := range uint64(1 << (conds + 2)) {
			m := term.NewModel(tab)
			m.SetBV64(x, v>>conds)
			for i := range conds {
				m.SetBool(tab.Var(fmt.Sprint("c", i), term.Bool), v>>uint(i)&1 == 1)
			}
			if ok, err := m.EvalBool(f); err != nil || ok {
				t.Fatalf("seed %d: called impossible, but true for %b (%v): %s", seed, v, err, draw.Sexpr(tab, f))
			}
		}
	}
	if refuted < 100 || open < 100 {
		t.Errorf("%d refuted, %d open: too few to tell", refuted, open)
	}
}

// fit returns x with 2 bits.
func fit(t *term.Table, x term.ID) term.ID {
	switch w := t.Width(x); {
	case w > 2:
		return t.Extract(x, 1, 0)
	case w < 2:
		return t.ZExt(x, 2)
	}
	return x
}

// A program that runs through few states: a hundred rounds are an automaton of that width.
func TestRoundsOfFewStates(t *testing.T) {
	const rounds = 100
	tab := term.NewTable(draw.Layout64)
	k := func(v uint64) term.ID { return tab.Const(v, 32) }
	state, taken, given := k(0), k(0), k(0)
	for i := range rounds {
		in := tab.Var(fmt.Sprint("in", i), term.Bool)
		free := tab.Bin(term.OpUlt, state, k(5))
		put, get := tab.And(in, free), tab.And(tab.Not(in), tab.Not(tab.Eq(state, k(0))))
		state = tab.Ite(put, tab.Bin(term.OpAdd, state, k(1)), tab.Ite(get, tab.Bin(term.OpSub, state, k(1)), state))
		taken = tab.Ite(put, tab.Bin(term.OpURem, tab.Bin(term.OpAdd, taken, k(1)), k(6)), taken)
		given = tab.Ite(get, tab.Bin(term.OpURem, tab.Bin(term.OpAdd, given, k(1)), k(6)), given)
	}
	balance := tab.Eq(tab.Bin(term.OpURem, tab.Bin(term.OpAdd, given, state), k(6)), taken)
	if f := NewRefuter(tab, &claim.Log{}, 1<<22, true); !f.Impossible(tab.Not(balance)) {
		t.Error("the balance of a hundred rounds is not seen")
	}
	if f := NewRefuter(tab, &claim.Log{}, 1<<22, true); f.Impossible(tab.Eq(state, k(5))) {
		t.Error("a state that is reached is called impossible")
	}
}
