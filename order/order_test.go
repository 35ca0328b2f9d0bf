package order_test

import (
	"context"
	"fmt"
	"math/rand"
	"testing"

	"seabmc/order"
	"seabmc/solver"
	"seabmc/term"
)

var layout = term.Layout{PtrBits: 64, ObjBits: 20}

// maker makes random conditions on numbers that are only compared.
type maker struct {
	*rand.Rand
	t         *term.Table
	w, vars   int
	less, leq term.Op
}

func newMaker(seed int64, w, vars int) *maker {
	m := &maker{rand.New(rand.NewSource(seed)), term.NewTable(layout), w, vars, term.OpUlt, term.OpUle}
	if m.Intn(2) == 0 {
		m.less, m.leq = term.OpSlt, term.OpSle
	}
	return m
}

func (m *maker) variable(i int) term.ID { return m.t.Var(fmt.Sprintf("x%d", i), term.BV(m.w)) }

// constant returns a constant, mostly near an end of the range or near another one, where gaps are small.
func (m *maker) constant() term.ID {
	near := []uint64{0, 1 << uint(m.w-1), m.Uint64()}[m.Intn(3)]
	return m.t.Const((near+uint64(m.Intn(7))-3)&(^uint64(0)>>uint(64-m.w)), m.w)
}

func (m *maker) number(depth int) term.ID {
	switch k := m.Intn(6); {
	case k == 0:
		return m.constant()
	case k < 3 && depth > 0:
		return m.t.Ite(m.condition(depth-1), m.number(depth-1), m.number(depth-1))
	}
	return m.variable(m.Intn(m.vars))
}

func (m *maker) condition(depth int) term.ID {
	switch k := m.Intn(8); {
	case k == 0 && depth > 0:
		return m.t.Not(m.condition(depth - 1))
	case k == 1 && depth > 0:
		return m.t.And(m.condition(depth-1), m.condition(depth-1), m.condition(depth-1))
	case k == 2 && depth > 0:
		return m.t.Or(m.condition(depth-1), m.condition(depth-1))
	case k < 5:
		return m.t.Bin(m.less, m.number(depth-1), m.number(depth-1))
	case k == 5:
		return m.t.Bin(m.leq, m.number(depth-1), m.number(depth-1))
	}
	return m.t.Eq(m.number(depth-1), m.number(depth-1))
}

// conditions returns the parts of a formula. They are many, so that some formulas have no model.
func (m *maker) conditions(n int) []term.ID {
	var fs []term.ID
	for range n {
		fs = append(fs, m.condition(2))
	}
	return fs
}

func isTrue(t *testing.T, m *term.Model, fs []term.ID) bool {
	t.Helper()
	for _, f := range fs {
		ok, err := m.EvalBool(f)
		if err != nil {
			t.Fatal(err)
		}
		if !ok {
			return false
		}
	}
	return true
}

// All assignments of few bits: the narrow formula has a model if and only if the formula has one, and each of its models gives one of the formula.
func TestNarrowByEnumeration(t *testing.T) {
	const w, vars = 6, 2
	narrowed, unsat := 0, 0
	for seed := range int64(300) {
		m := newMaker(seed, w, vars)
		fs := m.conditions(1 + m.Intn(4))
		narrow, back := order.New(m.t).Narrow(fs...)
		if back == nil {
			continue
		}
		narrowed++
		models := 0
		for v := range uint64(1 << (vars * w)) {
			a := term.NewModel(m.t)
			a.SetBV64(m.variable(0), v%(1<<w))
			a.SetBV64(m.variable(1), v>>w)
			if isTrue(t, a, fs) {
				models++
			}
		}
		short := 0
		for v := range uint64(1 << w) { // both have 3 bits at most
			a := term.NewModel(m.t)
			for i := range vars {
				for n := 1; n <= w/2; n++ {
					a.SetBV64(m.t.Var(fmt.Sprintf("x%d!order%d", i, n), term.BV(n)), v>>uint(i*w/2))
				}
			}
			if !isTrue(t, a, narrow) {
				continue
			}
			short++
			if err := back.Lift(a); err != nil {
				t.Fatal(err)
			}
			if !isTrue(t, a, fs) {
				t.Fatalf("seed %d: a model of the narrow formula is none of the formula", seed)
			}
		}
		if (models == 0) != (short == 0) {
			t.Fatalf("seed %d: %d models, %d of the narrow formula", seed, models, short)
		}
		if models == 0 {
			unsat++
		}
	}
	if narrowed < 100 || unsat < 20 {
		t.Errorf("%d formulas were narrowed, %d had no model: too few to tell", narrowed, unsat)
	}
}

// The same with more numbers and more bits, by asking a solver.
func TestNarrowBySolver(t *testing.T) {
	s, err := solver.Open("yices", solver.Options{})
	if err != nil {
		t.Skip(err)
	}
	narrowed := map[solver.Status]int{}
	for seed := range int64(400) {
		m := newMaker(1000+seed, []int{16, 32, 63, 64}[seed%4], 2+int(seed)%7)
		fs := m.conditions(2 + m.Intn(10))
		if _, back := order.New(m.t).Narrow(fs...); back == nil {
			continue
		}
		var q [2]solver.Result
		for i, s := range []solver.Solver{s, solver.Ordered(s)} {
			ses, err := s.NewSession(m.t)
			if err != nil {
				t.Fatal(err)
			}
			if err := ses.Assert(fs[0]); err != nil {
				t.Fatal(err)
			}
			for range 2 { // again, with what the session keeps
				if q[i], err = ses.Check(context.Background(), fs[1:]...); err != nil {
					t.Fatal(err)
				}
				if q[i].Status == solver.Sat && !isTrue(t, q[i].Model, fs) {
					t.Fatalf("seed %d: the model is none", seed)
				}
			}
			ses.Close()
		}
		if q[0].Status != q[1].Status {
			t.Fatalf("seed %d: %v, but %v of the narrow formula", seed, q[0].Status, q[1].Status)
		}
		narrowed[q[0].Status]++
	}
	if narrowed[solver.Sat] < 50 || narrowed[solver.Unsat] < 50 {
		t.Errorf("narrowed: %v, too few to tell", narrowed)
	}
}

// Numbers used in computations keep their bits, and so do the numbers that they are compared with.
func TestComputedNumbersStay(t *testing.T) {
	tab := term.NewTable(layout)
	x, y, z := tab.Var("x", term.BV(32)), tab.Var("y", term.BV(32)), tab.Var("z", term.BV(32))
	c := tab.Var("c", term.Bool)
	lt := func(a, b term.ID) term.ID { return tab.Bin(term.OpUlt, a, b) }
	one := tab.Const(1, 32)
	for name, fs := range map[string][]term.ID{
		"sum":              {lt(tab.Bin(term.OpAdd, x, one), y)},
		"sum elsewhere":    {lt(x, y), tab.Eq(tab.Bin(term.OpMul, y, z), one), lt(z, x)},
		"through a choice": {lt(tab.Ite(c, x, y), z), tab.Eq(tab.Extract(x, 7, 0), tab.Const(3, 8)), lt(y, z)},
		"both orders":      {lt(x, y), tab.Bin(term.OpSlt, y, x)},
		"index":            {lt(x, y), tab.Eq(tab.Select(tab.Var("a", term.Array(32)), x), tab.Const(3, 8))},
		"few bits":         {lt(tab.Var("b", term.BV(2)), tab.Const(2, 2))},
	} {
		if _, back := order.New(tab).Narrow(fs...); back != nil {
			t.Errorf("%s: narrowed", name)
		}
	}
	if _, back := order.New(tab).Narrow(lt(x, y), lt(y, z), tab.Eq(tab.Bin(term.OpAdd, tab.Var("u", term.BV(32)), one), one)); back == nil {
		t.Error("numbers that are only compared are not narrowed because of others")
	}
}
