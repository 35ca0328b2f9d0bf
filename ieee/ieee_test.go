package ieee

import (
	"fmt"
	"math"
	"math/big"
	"math/rand"
	"testing"

	"seabmc/ir"
	"seabmc/ir/floats"
	"seabmc/rewriter"
	"seabmc/term"
)

// operation is a circuit and the operation of the interpreter that must have the same result.
type operation struct {
	op    ir.Op
	args  int
	to    int // width of the result, 0: that of the operands
	build func(c *Circuits, w int, x, y, z term.ID) term.ID
}

func integralOp(op ir.Op, m Mode) operation {
	return operation{op, 1, 0, func(c *Circuits, w int, x, _, _ term.ID) term.ID { return c.Integral(w, x, m) }}
}

func toInt(op ir.Op, n int) operation {
	return operation{op, 1, n, func(c *Circuits, w int, x, _, _ term.ID) term.ID { return c.ToInt(w, x, n, op == ir.OpFToSI) }}
}

func compareOp(op ir.Op, f func(c *Circuits, w int, x, y term.ID) term.ID) operation {
	return operation{op, 2, 1, func(c *Circuits, w int, x, y, _ term.ID) term.ID { return c.vec(f(c, w, x, y)) }}
}

var operations = []operation{
	{ir.OpFAdd, 2, 0, func(c *Circuits, w int, x, y, _ term.ID) term.ID { return c.Add(w, x, y) }},
	{ir.OpFSub, 2, 0, func(c *Circuits, w int, x, y, _ term.ID) term.ID { return c.Sub(w, x, y) }},
	{ir.OpFMul, 2, 0, func(c *Circuits, w int, x, y, _ term.ID) term.ID { return c.Mul(w, x, y) }},
	{ir.OpFDiv, 2, 0, func(c *Circuits, w int, x, y, _ term.ID) term.ID { return c.Div(w, x, y) }},
	{ir.OpFSqrt, 1, 0, func(c *Circuits, w int, x, _, _ term.ID) term.ID { return c.Sqrt(w, x) }},
	{ir.OpFMA, 3, 0, func(c *Circuits, w int, x, y, z term.ID) term.ID { return c.FMA(w, x, y, z) }},
	compareOp(ir.OpFEq, (*Circuits).Eq), compareOp(ir.OpFLt, (*Circuits).Lt), compareOp(ir.OpFLe, (*Circuits).Le),
	integralOp(ir.OpFFloor, Down), integralOp(ir.OpFCeil, Up), integralOp(ir.OpFTrunc, ToZero),
	integralOp(ir.OpFRint, NearestEven), integralOp(ir.OpFRound, NearestAway),
	toInt(ir.OpFToSI, 8), toInt(ir.OpFToSI, 32), toInt(ir.OpFToSI, 64), toInt(ir.OpFToUI, 16), toInt(ir.OpFToUI, 32), toInt(ir.OpFToUI, 64),
	{ir.OpFConv, 1, 16, func(c *Circuits, w int, x, _, _ term.ID) term.ID { return c.Convert(w, 16, x) }},
	{ir.OpFConv, 1, 32, func(c *Circuits, w int, x, _, _ term.ID) term.ID { return c.Convert(w, 32, x) }},
	{ir.OpFConv, 1, 64, func(c *Circuits, w int, x, _, _ term.ID) term.ID { return c.Convert(w, 64, x) }},
}

// numbers draws encodings: special ones, neighbours of powers of two, and random ones of every kind.
type numbers struct {
	*rand.Rand
	w    int
	last uint64
}

func (n *numbers) next() uint64 {
	f := OfWidth(n.w)
	frac := n.Uint64() & (1<<f.M - 1)
	switch n.Intn(4) {
	case 0: // few ones
		frac = 1 << n.Intn(f.M) & (1<<f.M - 1)
	case 1: // a run of ones at the top or the bottom
		frac = (1<<f.M - 1) >> n.Intn(f.M)
		if n.Intn(2) == 0 {
			frac = ^frac & (1<<f.M - 1)
		}
	}
	exp := n.Uint64() & f.maxExp()
	switch n.Intn(8) {
	case 0:
		exp = 0
	case 1:
		exp = f.maxExp() - uint64(n.Intn(3))
	case 2, 3: // near 1
		exp = uint64(f.bias()) + uint64(n.Intn(70)) - 3
	case 4, 5, 6: // near the operand before
		exp = (n.last>>f.M + uint64(n.Intn(7)) - 3) & f.maxExp()
	}
	if n.Intn(20) == 0 {
		frac = 0
	}
	x := n.Uint64()&1<<(n.w-1) | exp<<f.M | frac
	if n.Intn(30) == 0 {
		x = n.last ^ uint64(n.Intn(2))<<(n.w-1)
	}
	n.last = x
	return x
}

// TestAgainstMachine compares every circuit with the machine's own arithmetic.
func TestAgainstMachine(t *testing.T) {
	rounds := 20000
	if testing.Short() {
		rounds = 2000
	}
	for _, w := range []int{16, 32, 64} {
		for _, o := range operations {
			to := o.to
			if to == 0 {
				to = w
			}
			t.Run(fmt.Sprintf("%v%d-%d", o.op, w, to), func(t *testing.T) {
				tb := term.NewTable(term.Layout{PtrBits: 64, ObjBits: 20})
				c := New(rewriter.New(tb))
				var v [3]term.ID
				for i := range v {
					v[i] = tb.Var(fmt.Sprint("x", i), term.BV(w))
				}
				res := o.build(c, w, v[0], v[1], v[2])
				if tb.Width(res) != to {
					t.Fatalf("result of width %d", tb.Width(res))
				}
				m := term.NewModel(tb)
				n := &numbers{Rand: rand.New(rand.NewSource(1)), w: w}
				for range rounds {
					var a [3]uint64
					for i := range o.args {
						a[i] = n.next()
						m.SetBV64(v[i], a[i])
					}
					got, err := m.Eval(res)
					if err != nil {
						t.Fatal(err)
					}
					want := floats.Apply(o.op, a[:o.args], uint32(w), uint32(to))
					if got.BV.Uint64() != want {
						t.Fatalf("%v of %#x: %#x, the machine says %#x", o.op, a[:o.args], got.BV, want)
					}
				}
			})
		}
	}
}

// TestFromInt compares conversions from integers of all widths with math/big. Some of the integers are known to be small.
func TestFromInt(t *testing.T) {
	r := rand.New(rand.NewSource(2))
	for _, to := range []int{16, 32, 64} {
		for _, w := range []int{2, 8, 11, 12, 13, 16, 24, 25, 32, 53, 54, 55, 63, 64, 128, 300, 1500} {
			for _, signed := range []bool{true, false} {
				tb := term.NewTable(term.Layout{PtrBits: 64, ObjBits: 20})
				c := New(rewriter.New(tb))
				x := tb.Var("x", term.BV(w))
				f := c.FromInt(to, x, signed)
				m := term.NewModel(tb)
				for range 1000 {
					v := new(big.Int).Rand(r, new(big.Int).Lsh(big.NewInt(1), uint(1+r.Intn(w))))
					if r.Intn(3) == 0 {
						v = v.Sub(new(big.Int).Lsh(big.NewInt(1), uint(r.Intn(w))), big.NewInt(1))
					}
					m.SetBV(x, v)
					if signed && v.Bit(w-1) == 1 {
						v = new(big.Int).Sub(v, new(big.Int).Lsh(big.NewInt(1), uint(w)))
					}
					got, _ := m.Eval(f)
					want := uint64(0)
					if to == 16 {
						want = floats.Half(new(big.Float).SetInt(v))
					} else if d, _ := new(big.Float).SetInt(v).Float64(); to == 64 {
						want = math.Float64bits(d)
					} else if s, _ := new(big.Float).SetInt(v).Float32(); to == 32 {
						want = uint64(math.Float32bits(s))
					}
					if got.BV.Uint64() != want {
						t.Fatalf("%v of %d bits to %d: %#x, want %#x", v, w, to, got.BV, want)
					}
				}
			}
		}
	}
}

// TestIntegersStayIntegers: numbers that were made from integers are computed as integers, with the same result.
func TestIntegersStayIntegers(t *testing.T) {
	r := rand.New(rand.NewSource(3))
	tb := term.NewTable(term.Layout{PtrBits: 64, ObjBits: 20})
	rw := rewriter.New(tb)
	c := New(rw)
	i, j := tb.Var("i", term.BV(32)), tb.Var("j", term.BV(16))
	x, y := c.FromInt(64, i, true), c.FromInt(64, j, false)
	k := tb.Const(math.Float64bits(3), 64)
	sum, dif := c.Add(64, x, y), c.Sub(64, c.Sub(64, x, k), y)
	pro := c.Mul(64, c.Add(64, y, k), c.Add(64, y, k))
	for name, f := range map[string]term.ID{"sum": sum, "difference": dif, "product": pro} {
		if _, ok := c.intOf(f); !ok {
			t.Errorf("%s is not known to be an integer", name)
		}
	}
	if c.ToInt(64, x, 32, true) != i || c.Eq(64, x, x) != term.True || c.IsNaN(64, sum) != term.False {
		t.Error("an integer is not itself again")
	}
	m := term.NewModel(tb)
	for range 3000 {
		a, b := int32(r.Uint32())>>r.Intn(32), uint16(r.Uint32())>>r.Intn(16)
		m.SetBV64(i, uint64(uint32(a)))
		m.SetBV64(j, uint64(b))
		for f, want := range map[term.ID]float64{sum: float64(a) + float64(b), dif: float64(a) - 3 - float64(b), pro: (float64(b) + 3) * (float64(b) + 3)} {
			if got, _ := m.Eval(f); got.BV.Uint64() != math.Float64bits(want) {
				t.Fatalf("%d, %d: %#x, want %v", a, b, got.BV, want)
			}
		}
		less, _ := m.Eval(c.Lt(64, x, y))
		if less.Bool != (float64(a) < float64(b)) {
			t.Fatalf("%d < %d: %v", a, b, less.Bool)
		}
	}
}

// TestToWideInt compares conversions to integers of more than 64 bits with math/big.
func TestToWideInt(t *testing.T) {
	for _, w := range []int{16, 32, 64} {
		for _, n := range []int{100, 129, 300, 1200} {
			for _, op := range []ir.Op{ir.OpFToSI, ir.OpFToUI} {
				tb := term.NewTable(term.Layout{PtrBits: 64, ObjBits: 20})
				c := New(rewriter.New(tb))
				x := tb.Var("x", term.BV(w))
				f := c.ToInt(w, x, n, op == ir.OpFToSI)
				m := term.NewModel(tb)
				in := &numbers{Rand: rand.New(rand.NewSource(4)), w: w}
				for range 500 {
					v := in.next()
					m.SetBV64(x, v)
					got, err := m.Eval(f)
					if err != nil {
						t.Fatal(err)
					}
					if want := floats.ApplyBig(op, []*big.Int{new(big.Int).SetUint64(v)}, uint32(w), uint32(n)); got.BV.Cmp(want) != 0 {
						t.Fatalf("%v of %#x to %d bits: %#x, want %#x", op, v, n, got.BV, want)
					}
				}
			}
		}
	}
}
