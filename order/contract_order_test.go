package order

import (
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"seabmc/term"
	"seabmc/term/exhaust"
)

// The contract (docs/procedures.md): the narrow formulas have a model if and only if the formulas have one, and Lift turns a model of the narrow ones
// into a model of the formulas. This is checked by trying all assignments of few bits. For numbers with many bits, a sample is tried, and all
// assignments of the narrow numbers.

// comparer draws conditions on numbers, most of which are only compared.
type comparer struct {
	*rand.Rand
	t         *term.Table
	w         int
	less, leq term.Op
}

func (c *comparer) number(depth int) term.ID {
	t := c.t
	switch k := c.IntN(9); {
	case k == 0:
		near := []uint64{0, 1 << uint(c.w-1), c.Uint64()}[c.IntN(3)]
		return t.Const(near+uint64(c.IntN(7))-3, c.w)
	case k < 3 && depth > 0:
		return t.Ite(c.condition(depth-1), c.number(depth-1), c.number(depth-1))
	case k == 3 && c.IntN(12) == 0:
		return t.Bin(term.OpAdd, c.number(0), t.Const(1, c.w))
	}
	return t.Var([]string{"x", "y"}[c.IntN(2)], term.BV(c.w))
}

func (c *comparer) condition(depth int) term.ID {
	t := c.t
	switch k := c.IntN(12); {
	case k == 0 && depth > 0:
		return t.Not(c.condition(depth - 1))
	case k == 1 && depth > 0:
		return t.And(c.condition(depth-1), c.condition(depth-1), c.condition(depth-1))
	case k == 2 && depth > 0:
		return t.Or(c.condition(depth-1), c.condition(depth-1))
	case k == 3:
		b := t.Var("b", term.Bool)
		return []term.ID{b, t.Eq(b, c.condition(max(depth-1, 0)))}[c.IntN(2)*min(depth, 1)]
	case k == 4 && c.IntN(6) == 0: // the other order: they stay
		return t.Bin([]term.Op{term.OpUlt, term.OpSlt}[c.IntN(2)], c.number(0), c.number(0))
	case k < 8:
		return t.Bin([]term.Op{c.less, c.leq}[k&1], c.number(depth-1), c.number(depth-1))
	}
	return t.Eq(c.number(depth-1), c.number(depth-1))
}

// drawComparer returns a comparer of width w.
func drawComparer(seed uint64) *comparer {
	c := &comparer{rand.New(rand.NewPCG(seed, 3)), term.NewTable(term.Layout{PtrBits: 64, ObjBits: 20}), 0, term.OpUlt, term.OpUle}
	c.w = []int{4, 4, 5, 6, 8, 32, 64}[c.IntN(7)]
	if c.IntN(2) == 0 {
		c.less, c.leq = term.OpSlt, term.OpSle
	}
	return c
}

func TestContractOrder(t *testing.T) {
	const bits = 12
	wide, short, lifted := exhaust.New(bits), exhaust.New(bits), exhaust.New(bits)
	met := map[string]int{}
	n := exhaust.Draws(6000)
	narrower, before := (*Narrower)(nil), (*term.Table)(nil)
	for seed := range uint64(n) {
		c := drawComparer(seed)
		if seed%4 != 0 || before == nil { // some in a table that was there before
			narrower, before = New(c.t), c.t
		} else {
			w := c.t
			c.t = before
			if v := c.t.Vars(); len(v) > 0 && c.t.Sort(v[0]) != term.BV(c.w) {
				c.t, narrower = w, New(w)
				before = w
			}
		}
		var fs []term.ID
		for range 1 + c.IntN(6) {
			fs = append(fs, c.condition(2))
		}
		narrow, m := narrower.Narrow(fs...)
		if m == nil {
			for i := range fs {
				if narrow[i] != fs[i] {
					t.Fatalf("seed %d: something else, and no model", seed)
				}
			}
			met["as they were"]++
			continue
		}
		wide.Over(c.t, seed, fs...)
		model := modelOf(wide, fs)
		var vars []term.ID
		saved := false
		for _, x := range m.vars {
			vars = append(vars, x.narrow)
			saved = saved || 2*c.t.Width(x.narrow) <= c.t.Width(x.v)
		}
		if !saved {
			t.Fatalf("seed %d: nothing is saved", seed)
		}
		short.Over(c.t, seed, append(append([]term.ID(nil), narrow...), vars...)...)
		found := modelOf(short, narrow)
		if short.Whole && model >= 0 && found < 0 || wide.Whole && model < 0 && found >= 0 {
			t.Fatalf("seed %d: model in lane %d, of the narrow formula in lane %d", seed, model, found)
		}
		lifted.Begin(c.t, short.N())
		put := map[term.ID]bool{}
		for _, x := range m.vars {
			out := make([]uint64, short.N())
			for i, v := range short.Values(x.narrow) {
				out[i] = x.c.wide(v)
			}
			lifted.Set(x.v, out)
			put[x.v] = true
		}
		c.t.Walk(func(v term.ID) {
			if c.t.Op(v) != term.OpVar || put[v] {
				return
			}
			if vals := short.Known(v); vals != nil {
				lifted.Set(v, vals)
			} else { // it is in no condition any more
				lifted.Set(v, make([]uint64, short.N()))
			}
		}, fs...)
		for i, f := range fs {
			a, b := short.Values(narrow[i]), lifted.Values(f)
			for lane := range a {
				if a[lane] != b[lane] {
					t.Fatalf("seed %d: condition %d is %d, the narrow one %d, in lane %d", seed, i, b[lane], a[lane], lane)
				}
			}
		}
		liftOne(t, c.t, m, fs, narrow, short, found)
		if found < 0 {
			met["no model"]++
		} else {
			met["model"]++
		}
	}
	for _, w := range []string{"as they were", "no model", "model"} {
		if met[w] < n/100 && exhaust.Enough() {
			t.Errorf("%q came up %d times: %v", w, met[w], met)
		}
	}
	t.Logf("%d draws: %v", n, met)
}

// modelOf returns a lane in which all formulas hold, or -1 if there is none.
func modelOf(l *exhaust.Lanes, fs []term.ID) int {
	for lane := range l.N() {
		all := true
		for _, f := range fs {
			all = all && l.Values(f)[lane] == 1
		}
		if all {
			return lane
		}
	}
	return -1
}

// liftOne checks Lift itself in one lane.
func liftOne(t *testing.T, tab *term.Table, m *Model, fs, narrow []term.ID, short *exhaust.Lanes, lane int) {
	t.Helper()
	if lane < 0 {
		return
	}
	a := term.NewModel(tab)
	for _, v := range tab.Vars() {
		if vals := short.Known(v); vals != nil {
			if tab.Sort(v) == term.Bool {
				a.SetBool(v, vals[lane] == 1)
			} else {
				a.SetBV64(v, vals[lane])
			}
		}
	}
	if err := m.Lift(a); err != nil {
		t.Fatal(err)
	}
	if (*Model)(nil).Lift(a) != nil || m.Lift(nil) != nil {
		t.Fatal("nothing to lift is an error")
	}
	for i, f := range fs {
		want, err1 := a.EvalBool(narrow[i])
		got, err2 := a.EvalBool(f)
		if err1 != nil || err2 != nil || got != want {
			t.Fatalf("a lifted model gives %v, not %v (%v, %v)", got, want, err1, err2)
		}
	}
}

// TestContractOrderWide checks that constants of more than 64 bits have no keys.
func TestContractOrderWide(t *testing.T) {
	for _, w := range []int{65, 128} {
		tab := term.NewTable(term.Layout{PtrBits: 64, ObjBits: 20})
		x, y := tab.Var("x", term.BV(w)), tab.Var("y", term.BV(w))
		big := tab.BigConst(new(big.Int).Lsh(big.NewInt(1), uint(w-1)), w)
		fs := []term.ID{tab.Bin(term.OpUlt, big, x), tab.Bin(term.OpUlt, x, y)}
		if got, m := New(tab).Narrow(fs...); m != nil || !slices.Equal(got, fs) {
			t.Errorf("numbers of %d bits are narrowed", w)
		}
	}
}
