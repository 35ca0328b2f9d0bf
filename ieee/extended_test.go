package ieee

import (
	"fmt"
	"math/big"
	"math/rand"
	"testing"

	"seabmc/ir"
	"seabmc/ir/floats"
	"seabmc/rewriter"
	"seabmc/term"
)

// extended returns a random encoding of 79 bits. Some are special ones, and some are neighbours of last.
func extended(r *rand.Rand, last *big.Int) *big.Int {
	frac := r.Uint64() >> 1
	switch r.Intn(4) {
	case 0:
		frac = 1 << r.Intn(63)
	case 1:
		frac = (1<<63 - 1) >> r.Intn(63)
	}
	exp := int64(r.Intn(1 << 15))
	switch r.Intn(8) {
	case 0:
		exp = int64(r.Intn(3))
	case 1:
		exp = 1<<15 - 1 - int64(r.Intn(3))
	case 2, 3:
		exp = 1<<14 - 1 + int64(r.Intn(140)) - 70
	case 4, 5, 6:
		exp = (new(big.Int).Rsh(last, 63).Int64()&(1<<15-1) + int64(r.Intn(140)) - 70) & (1<<15 - 1)
	}
	if r.Intn(20) == 0 {
		frac = 0
	}
	x := new(big.Int).Lsh(big.NewInt(exp), 63)
	x.Or(x, new(big.Int).SetUint64(frac))
	if r.Intn(2) == 0 {
		x.SetBit(x, 78, 1)
	}
	return x
}

// TestExtended compares the circuits of extended precision with the interpreter's big numbers.
func TestExtended(t *testing.T) {
	rounds := 3000
	if testing.Short() {
		rounds = 300
	}
	type conversion struct {
		op       ir.Op
		from, to int
	}
	ops := map[string]func(c *Circuits, x []term.ID) term.ID{}
	shape := map[string]conversion{}
	add := func(op ir.Op, from, to int, f func(c *Circuits, x []term.ID) term.ID) {
		name := fmt.Sprintf("%v %d-%d", op, from, to)
		ops[name], shape[name] = f, conversion{op, from, to}
	}
	for _, o := range operations {
		if o.op == ir.OpFMA {
			continue
		}
		to := o.to
		if to == 0 {
			to = 79
		}
		add(o.op, 79, to, func(c *Circuits, x []term.ID) term.ID { return o.build(c, 79, x[0], x[1], 0) })
	}
	for _, w := range []int{32, 64} {
		add(ir.OpFConv, w, 79, func(c *Circuits, x []term.ID) term.ID { return c.Convert(w, 79, x[0]) })
		add(ir.OpSIToF, w, 79, func(c *Circuits, x []term.ID) term.ID { return c.FromInt(79, x[0], true) })
		add(ir.OpUIToF, w, 79, func(c *Circuits, x []term.ID) term.ID { return c.FromInt(79, x[0], false) })
	}
	add(ir.OpSIToF, 128, 79, func(c *Circuits, x []term.ID) term.ID { return c.FromInt(79, x[0], true) })
	for name, build := range ops {
		k := shape[name]
		t.Run(name, func(t *testing.T) {
			tb := term.NewTable(term.Layout{PtrBits: 64, ObjBits: 20})
			c := New(rewriter.New(tb))
			v := []term.ID{tb.Var("x", term.BV(k.from)), tb.Var("y", term.BV(k.from))}
			res := build(c, v)
			m := term.NewModel(tb)
			r := rand.New(rand.NewSource(1))
			last := new(big.Int)
			two := k.op <= ir.OpFDiv || k.op == ir.OpFEq || k.op == ir.OpFLt || k.op == ir.OpFLe
			for range rounds {
				var a []*big.Int
				for i := 0; i < 2 && (two || i == 0); i++ {
					x := extended(r, last)
					if k.from != 79 {
						x = new(big.Int).Rand(r, new(big.Int).Lsh(big.NewInt(1), uint(k.from)))
						x.Rsh(x, uint(r.Intn(2)*r.Intn(k.from)))
					}
					last = x
					a = append(a, x)
					m.SetBV(v[i], x)
				}
				got, err := m.Eval(res)
				if err != nil {
					t.Fatal(err)
				}
				want := floats.ApplyBig(k.op, a, uint32(k.from), uint32(k.to))
				if got.BV.Cmp(want) != 0 {
					t.Fatalf("%s of %#x: %#x, want %#x", name, a, got.BV, want)
				}
			}
		})
	}
}
