package ranges

import (
	"slices"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/path"
)

// Values holds the values of a variable, one after the other.
type Values struct {
	g     *ranger
	spans []span
	start ir.Reg // the first one
	k     uint64
	Value ir.Reg
	Open  bool   // there are more values, but too many
	More  ir.Reg // whether the value that was looked at last matters
	Most  uint64 // number of values that are looked at if it is not known how many there are
}

// ValuesOf returns the values for which the formula of q may matter. first is the first register that the formula made.
func ValuesOf(b *ir.Builder, q *Quantifier, first ir.Reg) *Values {
	g := &ranger{b: b, q: q, first: first, budget: maxRangeWork}
	vs := &Values{g: g, Most: maxOpen}
	if q.Any == 0 { // no path reaches the formula
		return vs
	}
	g.depends = dependencies(b.Prog, first)
	g.vars = []*Quantifier{q}
	for _, x := range q.Inner {
		if x.Bits == q.Bits && x.Signed == q.Signed {
			g.vars = append(g.vars, x)
		}
	}
	if q.Holds != 0 {
		vs.spans = g.spans(q.Holds, !q.All, 0)
	}
	for _, r := range q.May {
		vs.spans = either(vs.spans, g.spans(r, true, 0))
	}
	for i, s := range vs.spans {
		vs.spans[i] = s.own()
	}
	vs.start = g.startOf(vs.spans)
	return vs
}

// dependencies finds which registers of the formula depend on its unknowns.
func dependencies(p *ir.Program, first ir.Reg) []bool {
	out := make([]bool, ir.Reg(len(p.Types))-first)
	for r := range out {
		in := p.DefOf(first + ir.Reg(r))
		out[r] = in.Op == ir.OpNondet
		for _, x := range in.Args {
			if x >= first && out[x-first] {
				out[r] = true
				break
			}
		}
	}
	return out
}

// Next goes to the next value. It reports whether there is one that matters on path p.
func (v *Values) Next(m machine, p *path.Guard) bool {
	if len(v.spans) == 0 {
		return false
	}
	g, b := v.g, v.g.b
	v.Value = b.Bin(ir.OpAdd, v.start, b.Const(v.k, 64))
	m.OnPath(p)
	if c, ok := b.ConstInt(v.Value); ok && v.k > 0 && v.beyond(c) {
		return false
	}
	more := b.False()
	for _, s := range v.spans {
		in := b.True()
		for _, c := range s.conds {
			in = b.Bin(ir.OpAnd, in, c)
		}
		for _, h := range s.high {
			in = b.Bin(ir.OpAnd, in, g.less(h.strict, v.Value, h.r))
		}
		more = b.Bin(ir.OpOr, more, in)
	}
	v.More = more
	c, known := b.ConstInt(more)
	if known && c == 0 {
		return false
	}
	limit := uint64(maxQuantified)
	if !known {
		limit = v.Most
		if (v.k&(v.k-1) == 0 || v.k >= limit) && m.Feasible(b.Bin(ir.OpAnd, p.Condition(b), more)) == ir.No {
			return false
		}
	}
	if v.k >= limit {
		v.Open = true
		return false
	}
	v.k++
	return true
}

// maxFew is the number of values up to which a formula is built for each value, if the values are known numbers.
const maxFew = 8

// Few reports whether the values are known numbers, and not many.
func (v *Values) Few() bool { return v.AtMost(maxFew) }

// AtMost reports whether the values are known numbers, and about most of them or fewer.
func (v *Values) AtMost(most uint64) bool {
	start, known := v.g.b.ConstInt(v.start)
	if v.start == 0 || !known {
		return v.start == 0
	}
	for _, s := range v.spans {
		if !slices.ContainsFunc(s.high, func(h limit) bool {
			c, ok := v.g.b.ConstInt(h.r)
			return ok && c-start <= most
		}) {
			return false
		}
	}
	return true
}

// Numbers returns the least and the greatest of the values, if these are known numbers.
func (v *Values) Numbers() (low, high uint64, ok bool) {
	low, ok = v.g.b.ConstInt(v.start)
	if v.start == 0 || !ok {
		return 0, 0, false
	}
	for _, s := range v.spans {
		most, known := uint64(0), false
		for _, h := range s.high {
			c, isNumber := v.g.b.ConstInt(h.r)
			if !isNumber || h.strict && c == 0 || int64(c) < 0 {
				continue
			}
			if h.strict {
				c--
			}
			if !known || c < most {
				most, known = c, true
			}
		}
		if !known {
			return 0, 0, false
		}
		high = max(high, most)
	}
	return low, high, low <= high
}

// beyond reports whether a value is greater than all values of the type, or has wrapped around.
func (v *Values) beyond(c uint64) bool {
	if v.g.q.Signed || v.g.q.Bits < 64 {
		return int64(c) > int64(v.g.most())
	}
	return c == 0
}

// machine is what the walk over the values asks of the execution.
type machine interface {
	// OnPath says that what follows is computed for a path only.
	OnPath(*path.Guard)
	// Feasible returns whether a condition can hold.
	Feasible(ir.Reg) ir.Answer
}

// maxOpen is the largest number of values if it is not known where they end.
const maxOpen = 1000

// Quantifier is a quantifier that is being evaluated.
type Quantifier struct {
	Loop   *cfg.Loop // the loop that stands for it
	All    bool
	More   bool   // another value of the variable follows
	Value  ir.Reg // of the variable, 64 bits; 0: not known yet, and the formula is built for any value
	Any    ir.Reg // the variable as an unknown
	Bits   int    // of the variable
	Signed bool
	Holds  ir.Reg        // the value of the formula the last time; 0: no path came to its end
	Inner  []*Quantifier // the quantifiers in its formula when that was built for any value
	May    []ir.Reg      // if claims are left out: the conditions under which one of them fails
	Inside ir.Reg        // the path on which the formula is built for any value
}

// ClaimQuietly notes when a claim of a formula may fail, if claims are left out.
func (q *Quantifier) ClaimQuietly(b *ir.Builder, guard, ok ir.Reg) {
	if v, known := b.ConstInt(ok); !known || v == 0 {
		q.May = append(q.May, b.Bin(ir.OpAnd, guard, b.Not(ok)))
	}
}

// maxQuantified is the largest number of values of a variable that a quantifier is built for, if its range is known.
const maxQuantified = 1 << 16
