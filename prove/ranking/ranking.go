// Package ranking proposes measures that each round of a loop, or each call of a recursion, may make smaller.
//
// In: the variables that a loop changes and the comparisons in it. Out: texts for __CPROVER_decreases, the likely ones first. A measure is a
// number of any C type; a number in a tuple counts where those before it stay the same. No proposal is trusted: the solver drops those that some
// round does not make smaller, in the exact semantics of C, and what is left is checked as a contract. C numbers are finite, so
// none can become smaller for ever, and no lower bound is needed.
package ranking

import "slices"

// Variable is a number or a pointer that the loop, or a call, changes.
type Variable struct {
	Name    string
	Bits    int // of a number
	Signed  bool
	Pointer bool
	Flag    bool // it is only set to constants
}

// Comparison is a condition in the loop, with operands that do not overflow.
type Comparison struct {
	X, Op, Y string
	Pointers bool
}

// Limits of what is proposed for one loop.
const (
	mostSingles = 36
	mostPaired  = 16
	mostTriples = 5
)

// Levels is the number of lists of proposals.
const Levels = 3

// Measures proposes measures for a loop, in several lists. A later list is used if no earlier one works: first distances and single
// variables; then sums of two, and measures that depend on a flag; then pairs and triples of the most likely ones.
func Measures(vars []Variable, conds []Comparison) [Levels][]string {
	p := &proposals{}
	for _, c := range conds {
		p.distance(c)
	}
	for _, v := range vars {
		p.single(v)
	}
	simple := len(p.list)
	for i, v := range vars {
		for _, w := range vars[i+1:] {
			p.sums(v, w)
		}
	}
	p.phases(vars)
	singles := p.list[:min(len(p.list), mostSingles)]
	simple = min(simple, mostSingles)
	return [Levels][]string{singles[:simple:simple], singles[simple:], tuples(singles, vars)}
}

type proposals struct{ list []string }

func (p *proposals) add(texts ...string) {
	for _, t := range texts {
		if !slices.Contains(p.list, t) {
			p.list = append(p.list, t)
		}
	}
}

// distance is how far a comparison is from being false.
func (p *proposals) distance(c Comparison) {
	if c.Pointers {
		c.X, c.Y = "(long long)"+offset(c.X), "(long long)"+offset(c.Y)
	}
	switch c.Op {
	case "<", "<=":
		p.add(c.Y + " - " + c.X)
	case ">", ">=":
		p.add(c.X + " - " + c.Y)
	case "!=", "==": // modulo 2^w: it may wrap around before it is zero
		p.add("(unsigned)("+c.X+" - "+c.Y+")", "(unsigned)("+c.Y+" - "+c.X+")", "(unsigned long)("+c.X+" - "+c.Y+")", "(unsigned long)("+c.Y+" - "+c.X+")")
	}
}

func offset(p string) string { return "__CPROVER_POINTER_OFFSET(" + p + ")" }

// single are measures of one variable: it falls, it rises, it comes nearer to zero.
func (p *proposals) single(v Variable) {
	if v.Pointer {
		p.add(offset(v.Name), "~"+offset(v.Name))
		return
	}
	p.add(v.Name, "~"+v.Name)
	if v.Signed && v.Bits <= 32 {
		p.add("(unsigned)"+v.Name, "("+v.Name+" < 0 ? -(long long)"+v.Name+" : "+v.Name+")")
	} else if v.Signed {
		p.add("(unsigned long)"+v.Name, "("+v.Name+" < 0 ? -(__int128)"+v.Name+" : "+v.Name+")")
	}
}

// wide is a variable in a type in which sums of a few do not overflow.
func wide(v Variable) string {
	if v.Bits < 64 {
		return "(long long)" + v.Name
	}
	return "(__int128)" + v.Name
}

// sums are sums and differences of two variables, and the greater of them.
func (p *proposals) sums(v, w Variable) {
	if v.Pointer || w.Pointer || v.Bits == 1 || w.Bits == 1 || v.Flag || w.Flag {
		return
	}
	x, y := wide(v), wide(w)
	p.add(x+" + "+y, x+" - "+y, y+" - "+x, "-"+x+" - "+y, "("+x+" > "+y+" ? "+x+" : "+y+")")
}

// phases are measures that go one way while a flag is set, and the other way while it is not.
func (p *proposals) phases(vars []Variable) {
	for _, f := range vars {
		for _, v := range vars {
			if f.Flag && !f.Pointer && !v.Flag && !v.Pointer {
				p.add("("+f.Name+" ? "+v.Name+" : ~"+v.Name+")", "("+f.Name+" ? ~"+v.Name+" : "+v.Name+")")
			}
		}
	}
}

// tuples are pairs of the first measures, and triples of the first of these.
func tuples(singles []string, vars []Variable) (list []string) {
	first := slices.Clone(singles[:min(len(singles), mostPaired)])
	for _, v := range vars { // flags change seldom, and so stand in front
		if v.Flag && !v.Pointer {
			for _, t := range []string{v.Name, "~" + v.Name} {
				if !slices.Contains(first, t) {
					first = append(first, t)
				}
			}
		}
	}
	for _, a := range first {
		for _, b := range singles {
			if a != b {
				list = append(list, a+", "+b)
			}
		}
	}
	three := first[:min(len(first), mostTriples)]
	for _, a := range three {
		for _, b := range three {
			for _, c := range three {
				if a != b && b != c && a != c {
					list = append(list, a+", "+b+", "+c)
				}
			}
		}
	}
	return list
}
