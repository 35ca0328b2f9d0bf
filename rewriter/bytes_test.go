package rewriter

import (
	"fmt"
	"testing"

	"seabmc/rewriter/draw"
	"seabmc/term"
)

// split cuts v into bytes, the lowest first. Each of them is simplified.
func split(r *Rewriter, v term.ID) []term.ID {
	var out []term.ID
	for lo := 0; lo < r.T.Width(v); lo += 8 {
		out = append(out, r.Extract(v, lo+7, lo))
	}
	return out
}

func joinUp(r *Rewriter, b []term.ID) term.ID {
	v := b[0]
	for _, x := range b[1:] {
		v = r.Concat(x, v)
	}
	return v
}

func joinDown(r *Rewriter, b []term.ID) term.ID {
	v := b[len(b)-1]
	for i := len(b) - 2; i >= 0; i-- {
		v = r.Concat(v, b[i])
	}
	return v
}

// joinHalves joins each half by itself, then the two halves.
func joinHalves(r *Rewriter, b []term.ID) term.ID {
	if len(b) == 1 {
		return b[0]
	}
	n := len(b) / 2
	return r.Concat(joinHalves(r, b[n:]), joinHalves(r, b[:n]))
}

// A value that is cut into bytes and put together again, in any order, is itself. The same holds for a pointer, and for a choice between two values.
// A part of such a value is the part of the original.
func TestBytesAndBack(t *testing.T) {
	values := map[string]func(r *Rewriter) term.ID{
		"variable": func(r *Rewriter) term.ID { return r.T.Var("x", term.BV(64)) },
		"constant": func(r *Rewriter) term.ID { return r.T.Const(0x1234567890abcdef, 64) },
		"sum": func(r *Rewriter) term.ID {
			return r.Bin(term.OpAdd, r.T.Var("x", term.BV(64)), r.T.Var("y", term.BV(64)))
		},
		"sum of int": func(r *Rewriter) term.ID {
			return r.Bin(term.OpAdd, r.ZExt(r.T.Var("a", term.BV(8)), 32), r.SExt(r.T.Var("b", term.BV(16)), 32))
		},
		"multiple": func(r *Rewriter) term.ID { return r.Bin(term.OpMul, r.T.Var("x", term.BV(64)), r.T.Const(24, 64)) },
		"shifted":  func(r *Rewriter) term.ID { return r.Bin(term.OpShl, r.T.Var("x", term.BV(32)), r.T.Const(5, 32)) },
		"zext":     func(r *Rewriter) term.ID { return r.ZExt(r.T.Var("b", term.BV(16)), 64) },
		"zext bit": func(r *Rewriter) term.ID { return r.ZExt(r.T.Var("b1", term.BV(1)), 32) },
		"sext":     func(r *Rewriter) term.ID { return r.SExt(r.T.Var("b", term.BV(16)), 64) },
		"sext odd": func(r *Rewriter) term.ID { return r.SExt(r.T.Var("b12", term.BV(12)), 64) },
		"bool":     func(r *Rewriter) term.ID { return r.Ite(r.T.Var("c", term.Bool), r.T.Const(1, 32), r.T.Const(0, 32)) },
		"choice": func(r *Rewriter) term.ID {
			return r.Ite(r.T.Var("c", term.Bool), r.T.Var("x", term.BV(64)), r.T.Var("y", term.BV(64)))
		},
		"choice, constant": func(r *Rewriter) term.ID {
			return r.Ite(r.T.Var("c", term.Bool), r.T.Var("x", term.BV(64)), r.T.Const(77, 64))
		},
		"masked": func(r *Rewriter) term.ID {
			return r.Bin(term.OpBVAnd, r.T.Var("x", term.BV(32)), r.T.Const(0x0ff0, 32))
		},
		"odd mask": func(r *Rewriter) term.ID {
			return r.Bin(term.OpBVAnd, r.T.Var("x", term.BV(32)), r.T.Const(0x55555555, 32))
		},
		"xor": func(r *Rewriter) term.ID {
			return r.Bin(term.OpBVXor, r.T.Var("x", term.BV(32)), r.ZExt(r.T.Var("a", term.BV(8)), 32))
		},
		"or": func(r *Rewriter) term.ID {
			return r.Bin(term.OpBVOr, r.T.Var("x", term.BV(64)), r.T.Var("y", term.BV(64)))
		},
		"not":     func(r *Rewriter) term.ID { return r.BVNot(r.T.Var("x", term.BV(64))) },
		"neg":     func(r *Rewriter) term.ID { return r.Neg(r.ZExt(r.T.Var("a", term.BV(8)), 32)) },
		"pointer": func(r *Rewriter) term.ID { return r.PtrToInt(r.T.Var("p", term.Ptr)) },
		"null":    func(r *Rewriter) term.ID { return r.PtrToInt(r.T.Null()) },
		"field":   func(r *Rewriter) term.ID { return r.PtrToInt(r.MkPtr(r.T.Const(3, 20), r.T.Var("off", term.BV(44)))) },
		"one of two pointers": func(r *Rewriter) term.ID {
			return r.PtrToInt(r.Ite(r.T.Var("c", term.Bool), r.T.Var("p", term.Ptr), r.MkPtr(r.T.Const(3, 20), r.T.Const(8, 44))))
		},
		"quotient": func(r *Rewriter) term.ID {
			return r.Bin(term.OpUDiv, r.T.Var("x", term.BV(64)), r.T.Var("y", term.BV(64)))
		},
		"128 bits": func(r *Rewriter) term.ID { return r.Bin(term.OpAdd, r.T.Var("w", term.BV(128)), r.T.Const(1, 128)) },
	}
	joins := map[string]func(*Rewriter, []term.ID) term.ID{"up": joinUp, "down": joinDown, "halves": joinHalves}
	for name, build := range values {
		for how, join := range joins {
			r := New(term.NewTable(draw.Layout64))
			v := build(r)
			b := split(r, v)
			if got := join(r, b); got != v {
				t.Errorf("%s, joined %s: %s became %s", name, how, draw.Sexpr(r.T, v), draw.Sexpr(r.T, got))
			}
			n := len(b) / 2
			if got, want := join(r, b[:n]), r.Extract(v, 8*n-1, 0); got != want {
				t.Errorf("%s, low half joined %s: %s, want %s", name, how, draw.Sexpr(r.T, got), draw.Sexpr(r.T, want))
			}
			if got, want := join(r, b[n:]), r.Extract(v, 16*n-1, 8*n); got != want {
				t.Errorf("%s, high half joined %s: %s, want %s", name, how, draw.Sexpr(r.T, got), draw.Sexpr(r.T, want))
			}
		}
	}
}

// Choices between the bytes of two stored values are the choice between the values.
func TestChosenBytes(t *testing.T) {
	for how, join := range map[string]func(*Rewriter, []term.ID) term.ID{"up": joinUp, "down": joinDown, "halves": joinHalves} {
		r := New(term.NewTable(draw.Layout64))
		c, d := r.T.Var("c", term.Bool), r.T.Var("d", term.Bool)
		v := r.PtrToInt(r.T.Var("p", term.Ptr))
		w := r.PtrToInt(r.MkPtr(r.T.Const(3, 20), r.T.Var("off", term.BV(44))))
		u := r.T.Var("u", term.BV(64))
		a, b, e := split(r, v), split(r, w), split(r, u)
		var bytes []term.ID
		for i := range a {
			bytes = append(bytes, r.Ite(c, a[i], r.Ite(d, b[i], e[i])))
		}
		want := r.Ite(c, v, r.Ite(d, w, u))
		if got := join(r, bytes); got != want {
			t.Errorf("%s: %s, want %s", how, draw.Sexpr(r.T, got), draw.Sexpr(r.T, want))
		}
		if p := r.IntToPtr(want); r.T.Op(p) != term.OpIte {
			t.Errorf("the pointer is %s", draw.Sexpr(r.T, p))
		}
	}
}

// The usual operations of C programs on bits are recognised.
func TestIdioms(t *testing.T) {
	r := New(term.NewTable(draw.Layout64))
	tab := r.T
	x, y := tab.Var("x", term.BV(32)), tab.Var("y", term.BV(32))
	k := func(v int64) term.ID { return tab.Const(uint64(v), 32) }
	bin := r.Bin
	b := [4]term.ID{}
	for i := range b {
		b[i] = tab.Var(fmt.Sprint("b", i), term.BV(8))
	}
	word := tab.Bin(term.OpConcat, b[3], tab.Bin(term.OpConcat, b[2], tab.Bin(term.OpConcat, b[1], b[0])))
	shifted := func(i int) term.ID { return bin(term.OpShl, r.ZExt(b[i], 32), k(int64(8*i))) }
	or := func(v ...term.ID) term.ID {
		out := v[0]
		for _, x := range v[1:] {
			out = bin(term.OpBVOr, out, x)
		}
		return out
	}
	p, q := tab.Var("p", term.Ptr), tab.Var("q", term.Ptr)
	at := func(base uint64, off term.ID) term.ID { return r.MkPtr(tab.Const(base, 20), off) }
	i, j := tab.Var("i", term.BV(44)), tab.Var("j", term.BV(44))
	c := tab.Var("c", term.Bool)
	k44 := func(v int64) term.ID { return tab.Const(uint64(v), 44) }
	for _, test := range []struct {
		name      string
		got, want term.ID
	}{
		{"bytes or-ed to a word", or(shifted(0), shifted(1), shifted(2), shifted(3)), word},
		{"in another order", or(shifted(2), shifted(0), shifted(3), shifted(1)), word},
		{"bytes added to a word", bin(term.OpAdd, bin(term.OpAdd, bin(term.OpAdd, shifted(3), shifted(2)), shifted(1)), shifted(0)), word},
		{"second byte by shift and mask", bin(term.OpBVAnd, bin(term.OpLShr, x, k(8)), k(255)), r.ZExt(r.Extract(x, 15, 8), 32)},
		{"by mask and shift", bin(term.OpLShr, bin(term.OpBVAnd, x, k(0xff00)), k(8)), r.ZExt(r.Extract(x, 15, 8), 32)},
		{"set a bit field", bin(term.OpBVOr, bin(term.OpBVAnd, x, k(^int64(0xf0))), bin(term.OpBVAnd, bin(term.OpShl, y, k(4)), k(0xf0))),
			r.Concat(r.Extract(x, 31, 8), r.Concat(r.Extract(y, 3, 0), r.Extract(x, 3, 0)))},
		{"sign extension by shifts", bin(term.OpAShr, bin(term.OpShl, x, k(24)), k(24)), r.SExt(r.Extract(x, 7, 0), 32)},
		{"round down to eight", bin(term.OpMul, bin(term.OpUDiv, x, k(8)), k(8)), bin(term.OpBVAnd, x, k(-8))},
		{"rotation", bin(term.OpBVOr, bin(term.OpShl, x, k(5)), bin(term.OpLShr, x, k(27))), r.Concat(r.Extract(x, 26, 0), r.Extract(x, 31, 27))},
		{"swap by exclusive or", bin(term.OpBVXor, bin(term.OpBVXor, x, y), y), x},
		{"(x+1)*4 - x*4", bin(term.OpSub, bin(term.OpMul, bin(term.OpAdd, x, k(1)), k(4)), bin(term.OpMul, x, k(4))), k(4)},
		{"x - (x - y)", bin(term.OpSub, x, bin(term.OpSub, x, y)), y},
		{"flag and not its negation", r.And(c, r.Or(r.Not(c), r.Eq(x, y))), r.And(c, r.Eq(x, y))},
		{"C truth value", r.Not(r.Eq(r.Ite(c, k(1), k(0)), k(0))), c},
		{"negated C truth value", r.Not(r.Eq(bin(term.OpBVXor, r.Ite(c, k(1), k(0)), k(1)), k(0))), r.Not(c)},
		{"guards of if and else", r.Or(r.And(c, r.Eq(x, y)), r.And(r.Not(c), r.Eq(x, y))), r.Eq(x, y)},
		{"x + 3 = 5", r.Eq(bin(term.OpAdd, x, k(3)), k(5)), r.Eq(x, k(2))},
		{"x <= 0", r.Bin(term.OpUle, x, k(0)), r.Eq(x, k(0))},
		{"0 <= x && x < 10", r.And(bin(term.OpSle, k(0), x), bin(term.OpSlt, x, k(10))), bin(term.OpUlt, x, k(10))},
		{"x < 5 && x < 10", r.And(bin(term.OpUlt, x, k(5)), bin(term.OpUlt, x, k(10))), bin(term.OpUlt, x, k(5))},
		{"x < 5 && x > 7", r.And(bin(term.OpUlt, x, k(5)), bin(term.OpUlt, k(7), x)), term.False},
		{"different objects", r.Eq(at(1, i), at(2, j)), term.False},
		{"same object", r.Eq(at(1, i), at(1, j)), r.Eq(i, j)},
		{"aligned fields never meet", r.Eq(at(1, bin(term.OpMul, i, k44(8))), at(1, bin(term.OpAdd, bin(term.OpMul, j, k44(8)), k44(4)))), term.False},
		{"pointer difference", bin(term.OpSub, r.PtrToInt(at(1, k44(24))), r.PtrToInt(at(1, k44(8)))), tab.Const(16, 64)},
		{"integer arithmetic on a pointer", r.IntToPtr(bin(term.OpAdd, r.PtrToInt(at(1, k44(24))), tab.Const(8, 64))), at(1, k44(32))},
		{"choice of offset", r.Ite(c, at(1, i), at(1, j)), at(1, r.Ite(c, i, j))},
		{"base and offset put together", r.MkPtr(r.PtrBase(p), r.PtrOff(p)), p},
		{"p == p or q", r.Eq(r.PtrToInt(r.Ite(c, p, q)), r.PtrToInt(r.Ite(c, p, q))), term.True},
		{"comparison of extensions", bin(term.OpUlt, r.ZExt(b[0], 32), k(300)), term.True},
		{"carry of bytes", bin(term.OpUlt, bin(term.OpAdd, r.ZExt(b[0], 32), r.ZExt(b[1], 32)), k(511)), term.True},
	} {
		if test.got != test.want {
			t.Errorf("%s: %s, want %s", test.name, draw.Sexpr(tab, test.got), draw.Sexpr(tab, test.want))
		}
	}
}
