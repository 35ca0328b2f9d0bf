// Package ieee builds IEEE 754 arithmetic as formulas over bit-vectors.
//
// In: terms that hold the encodings of floating-point numbers of 16, 32, 64 or 79 bits.
// Out: terms for results, simplified as they are built. Rounding is to nearest
// even. An operation whose result is a NaN returns the canonical NaN. Package ir/floats
// computes the same with the machine's own arithmetic, and a test compares the two.
//
// An operation takes its operands apart (parts.go), normalises or shifts the significands (shift.go), and rounds and packs a result of any
// precision (round.go).
package ieee

import (
	"math/big"

	"seabmc/rewriter"
	"seabmc/term"
)

// Format is a binary interchange format.
type Format struct {
	E int // bits of the exponent
	M int // bits of the fraction
}

// The formats.
var (
	Half   = Format{5, 10}
	Single = Format{8, 23}
	Double = Format{11, 52}
	// Extended is the format of x86. It has 80 bits in memory; the leading one is left out here.
	Extended = Format{15, 63}
)

// OfWidth returns the format of a width: 16, 32, 64 or 79.
func OfWidth(w int) Format {
	switch w {
	case 16:
		return Half
	case 32:
		return Single
	case 79:
		return Extended
	}
	return Double
}

// Width returns the number of bits of an encoding.
func (f Format) Width() int { return 1 + f.E + f.M }

func (f Format) bias() int64 { return 1<<(f.E-1) - 1 }

// maxExp returns the exponent field of infinities and NaNs.
func (f Format) maxExp() uint64 { return 1<<f.E - 1 }

// Circuits builds formulas with one rewriter. It remembers the numbers that it took apart.
type Circuits struct {
	r     *rewriter.Rewriter
	t     *term.Table
	taken map[term.ID]*parts
	ints  map[term.ID]term.ID
}

// New makes a builder of formulas.
func New(r *rewriter.Rewriter) *Circuits {
	return &Circuits{r: r, t: r.T, taken: map[term.ID]*parts{}, ints: map[term.ID]term.ID{}}
}

// field returns v followed by n zeros, with width w.
func (c *Circuits) field(v uint64, n, w int) term.ID {
	x := new(big.Int).SetUint64(v)
	return c.t.BigConst(x.Lsh(x, uint(n)), w)
}

func (c *Circuits) con(v int64, w int) term.ID { return c.t.Const(uint64(v), w) }

func (c *Circuits) add(a, b term.ID) term.ID { return c.r.Bin(term.OpAdd, a, b) }
func (c *Circuits) sub(a, b term.ID) term.ID { return c.r.Bin(term.OpSub, a, b) }

// bit returns bit i of x as a truth value.
func (c *Circuits) bit(x term.ID, i int) term.ID {
	return c.r.Eq(c.r.Extract(x, i, i), c.t.Const(1, 1))
}

// vec returns a truth value as a single bit.
func (c *Circuits) vec(b term.ID) term.ID { return c.r.Ite(b, c.t.Const(1, 1), c.t.Const(0, 1)) }

func (c *Circuits) isZero(x term.ID) term.ID { return c.r.Eq(x, c.t.Const(0, c.t.Width(x))) }

// low and high return the n low and high bits of x.
func (c *Circuits) low(x term.ID, n int) term.ID { return c.r.Extract(x, n-1, 0) }

func (c *Circuits) high(x term.ID, n int) term.ID {
	w := c.t.Width(x)
	return c.r.Extract(x, w-1, w-n)
}

// padRight appends n zeros at the low end.
func (c *Circuits) padRight(x term.ID, n int) term.ID {
	if n == 0 {
		return x
	}
	return c.r.Concat(x, c.t.Const(0, n))
}

// slt returns x < k as signed numbers.
func (c *Circuits) slt(x term.ID, k int64) term.ID {
	return c.r.Bin(term.OpSlt, x, c.con(k, c.t.Width(x)))
}

func (c *Circuits) orAll(xs ...term.ID) term.ID { return c.r.Or(xs...) }
