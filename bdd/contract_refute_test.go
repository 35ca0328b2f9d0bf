package bdd

import (
	"fmt"
	"testing"

	"seabmc/rewriter/draw"
	"seabmc/term"
)

// fewNumber returns a number with few values: a choice of constants, the index of a state, or what is computed from such numbers.
func (d *drawn) fewNumber(w, depth int) term.ID {
	t := d.T
	if depth == 0 {
		switch d.Pick(8) {
		case 0:
			return d.Var("x", w)
		case 1, 2:
			return t.Ite(t.Var(fmt.Sprint("c", d.Pick(5)), term.Bool), d.Constant(w), d.Constant(w))
		}
		return d.Constant(w)
	}
	a := func() term.ID { return d.fewNumber(w, depth-1) }
	switch k := d.Pick(12); {
	case k < 4:
		return t.Ite(d.fewCondition(w, depth-1), a(), a())
	case k == 4:
		return draw.One(d, t.Neg(a()), t.BVNot(a()))
	case k == 5:
		return t.Extract(t.ZExt(a(), w+2), w, 1)
	case k == 6:
		return t.Extract(t.SExt(a(), w+2), w-1, 0)
	case k == 7:
		return t.Extract(t.Bin(term.OpConcat, a(), a()), 2*w-1, w)
	case k == 8 && d.Pick(3) == 0:
		return t.Bin(term.OpShl, a(), a()) // nothing is known of it
	}
	return t.Bin(draw.One(d, term.OpAdd, term.OpSub, term.OpMul, term.OpBVAnd, term.OpBVOr, term.OpBVXor, term.OpURem, term.OpUDiv), a(), a())
}

func (d *drawn) fewCondition(w, depth int) term.ID {
	t := d.T
	if depth == 0 || d.Pick(4) == 0 {
		return t.Var(fmt.Sprint("c", d.Pick(5)), term.Bool)
	}
	a := func() term.ID { return d.fewCondition(w, depth-1) }
	n := func() term.ID { return d.fewNumber(w, depth-1) }
	switch d.Pick(9) {
	case 0:
		return t.Not(a())
	case 1:
		return t.And(a(), a())
	case 2:
		return t.Or(a(), a())
	case 3:
		return draw.One(d, t.Xor(a(), a()), t.Eq(a(), a()), t.Ite(a(), a(), a()))
	case 4, 5:
		return t.Eq(n(), n())
	}
	return t.Bin(draw.One(d, term.OpUlt, term.OpUle, term.OpSlt, term.OpSle), n(), n())
}

// What a refuter calls impossible is false under all assignments. One refuter answers several questions about a table. (Ten questions are one draw of
// the generator, because a refuter takes much memory.)
func TestContractRefute(t *testing.T) {
	const each = 10
	contract(t, 400, func(d *drawn) string {
		w := draw.One(d, 1, 2, 3, 8)
		steps := 1 << 20
		if d.Pick(5) == 0 {
			steps = d.Pick(60)
		}
		f := NewRefuter(d.T, d.d.log, steps, d.Pick(2) == 0)
		if d.Pick(8) == 0 {
			f.made = maxMade - d.Pick(40)
		}
		refuted, open := 0, 0
		for range each {
			x := d.T.And(d.fewCondition(w, 2), d.fewCondition(w, 3), d.fewCondition(w, 2))
			switch d.Pick(6) {
			case 0: // a byte of an array, a pointer, and a number that is wide: nothing is known of them
				x = d.T.And(x, d.T.Eq(d.T.Select(d.T.Var("mem", term.Array(2)), d.Var("i", 2)), d.Constant(8)), d.T.Eq(d.Pointer(0), d.Pointer(1)))
			case 1: // of many values
				s := d.Constant(8)
				for range 8 {
					s = d.T.Bin(term.OpAdd, s, d.T.Ite(d.T.Var(fmt.Sprint("c", d.Pick(9)), term.Bool), d.Constant(8), d.Constant(8)))
				}
				x = d.T.And(x, d.T.Bin(term.OpUlt, s, d.Constant(8)))
			}
			if !f.Impossible(x) {
				open++
				continue
			}
			refuted++
			d.Always(0, x, false)
		}
		switch {
		case f.d.steps < 0:
			return "gave up"
		case refuted > 0 && open > 0:
			return "both"
		}
		return "one kind"
	}, "both", "gave up")
}

// Numbers: under each assignment exactly one of the conditions holds, and the number has the value that goes with it.
func TestContractRefuteNumbers(t *testing.T) {
	contract(t, 400, func(d *drawn) string {
		w := draw.One(d, 2, 3, 8)
		f := NewRefuter(d.T, d.d.log, 1<<20, d.Pick(2) == 0)
		out := "itself"
		for range 10 {
			x := d.fewNumber(w, 3)
			f.Impossible(d.T.Eq(x, d.T.Const(1, w)))
			list := f.values[x]
			if len(list) == 0 {
				continue
			}
			if len(list) > 1 {
				out = "several"
			}
			d.Over(x)
			want := append([]uint64(nil), d.Lanes.Values(x)...)
			for lane := range want {
				held := 0
				for _, u := range list {
					if !f.d.holds(u.d, d, lane) {
						continue
					}
					held++
					if got := d.Lanes.Values(u.v)[lane]; got != want[lane] {
						d.Fatal("%s is %d, not %d", draw.Sexpr(d.T, x), want[lane], got)
					}
				}
				if held != 1 {
					d.Fatal("%d conditions hold of %s (lane %d)", held, draw.Sexpr(d.T, x), lane)
				}
			}
		}
		return out
	}, "several")
}

// holds returns the value of a diagram in a lane.
func (d *Diagrams) holds(x diagram, at *drawn, lane int) bool {
	for x > always {
		n := d.nodes[x]
		if x = n.no; at.Lanes.Values(n.v)[lane] == 1 {
			x = n.yes
		}
	}
	return x == always
}
