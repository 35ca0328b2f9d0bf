// Package ranking proposes measures that each round of a loop, or each call of a recursion, may make smaller.
//
// In: the variables that a loop changes and the comparisons in it. Out: texts for __CPROVER_decreases, the likely ones first. A measure is a number
// of any C type, or a list of numbers of which a later one counts where those before it stay the same. No proposal is trusted: the solver drops those
// that some round does not make smaller, in the exact semantics of C, and what is left is checked as a contract. C numbers are finite, so none can
// become smaller for ever, and no lower bound is needed.
package ranking

import (
	"slices"
	"strings"
)

// Variable is a number or a pointer that the loop, or a call, changes.
type Variable struct {
	Name    string
	Bits    int // of a number
	Signed  bool
	Pointer bool
	Flag    bool     // it is only set to constants
	States  []string // these constants, if they are few
}

// Comparison is a condition in the loop, with operands that do not overflow.
type Comparison struct {
	X, Op, Y string
	Pointers bool
}

// Limits of what is proposed for one loop.
const (
	mostSingles = 36
	mostStates  = 24
	mostParts   = 12 // of a list
)

// measures proposes measures that are single numbers: first distances and single variables, then sums and measures that depend on a flag.
func measures(vars []Variable, conds []Comparison) (simple, sums []string) {
	p := &proposer{}
	for _, c := range conds {
		p.distance(c)
	}
	for _, v := range vars {
		p.single(v)
	}
	n := min(len(p.list), mostSingles)
	p.total(vars)
	for i, v := range vars {
		for _, w := range vars[i+1:] {
			p.sums(v, w)
		}
	}
	p.phases(vars)
	all := p.list[:min(len(p.list), mostSingles)]
	return all[:n:n], all[n:]
}

type proposer struct{ list []string }

func (p *proposer) add(texts ...string) {
	for _, t := range texts {
		if !slices.Contains(p.list, t) {
			p.list = append(p.list, t)
		}
	}
}

// distance proposes how far a comparison is from being false.
func (p *proposer) distance(c Comparison) {
	if c.Pointers {
		c.X, c.Y = "(long long)"+Offset(c.X), "(long long)"+Offset(c.Y)
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

// Offset returns the text for the offset of a pointer in its object, in bytes.
func Offset(p string) string { return "__CPROVER_POINTER_OFFSET(" + p + ")" }

// single proposes measures of one variable: it falls, it rises, or it comes nearer to zero.
func (p *proposer) single(v Variable) {
	if v.Pointer {
		p.add(Offset(v.Name), "~"+Offset(v.Name))
		return
	}
	p.add(v.Name, "~"+v.Name)
	if v.Signed && v.Bits <= 32 {
		p.add("(unsigned)"+v.Name, "~(unsigned)"+v.Name, "("+v.Name+" < 0 ? -(long long)"+v.Name+" : "+v.Name+")")
	} else if v.Signed {
		p.add("(unsigned long)"+v.Name, "~(unsigned long)"+v.Name, "("+v.Name+" < 0 ? -(__int128)"+v.Name+" : "+v.Name+")")
	}
}

// wide converts a variable to a type in which the sum of a few such variables does not overflow.
func wide(v Variable) string {
	if v.Bits < 64 {
		return "(long long)" + v.Name
	}
	return "(__int128)" + v.Name
}

// sums proposes sums and differences of two variables, and the greater of the two.
func (p *proposer) sums(v, w Variable) {
	if !v.plain() || !w.plain() {
		return
	}
	x, y := wide(v), wide(w)
	p.add(x+" + "+y, x+" - "+y, y+" - "+x, "-"+x+" - "+y, "("+x+" > "+y+" ? "+x+" : "+y+")")
}

// plain reports whether a variable is a number that the loop counts with.
func (v Variable) plain() bool { return !v.Pointer && v.Bits > 1 && !v.Flag }

// total proposes the sum of all variables if there are more than two.
func (p *proposer) total(vars []Variable) {
	var list []string
	for _, v := range vars {
		if v.plain() {
			list = append(list, wide(v))
		}
	}
	if len(list) > 2 {
		p.add(strings.Join(list, " + "), "-"+strings.Join(list, " - "))
	}
}

// states returns measures for lists: an automaton is in a state, or it is not. Together they say in which order it goes through its states.
func states(vars []Variable) (list []string) {
	for _, v := range vars {
		for _, k := range v.States {
			list = append(list, "("+v.Name+" == "+k+")", "("+v.Name+" != "+k+")")
		}
	}
	return list[:min(len(list), mostStates)]
}

// signs returns measures for lists: a number is not below zero while a comparison holds, and it falls as long as it is not below zero. When it has come below, other numbers may
// fall: while (x >= 0) { x += y; y--; }.
func signs(vars []Variable, conds []Comparison) (list []string) {
	for _, v := range vars {
		if !v.plain() || !v.Signed {
			continue
		}
		for _, c := range conds[:min(len(conds), mostGuards)] {
			if !c.Pointers {
				list = append(list, "("+c.X+" "+c.Op+" "+c.Y+" && "+v.Name+" >= 0)")
			}
		}
		list = append(list, "("+v.Name+" > 0 ? "+v.Name+" : 0)")
	}
	return list[:min(len(list), mostStates)]
}

// mostGuards is the number of comparisons that signs looks at.
const mostGuards = 2

// phases proposes measures that go one way while a flag is set, and the other way while it is not.
func (p *proposer) phases(vars []Variable) {
	for _, f := range vars {
		for _, v := range vars {
			if f.Flag && !f.Pointer && !v.Flag && !v.Pointer {
				p.add("("+f.Name+" ? "+v.Name+" : ~"+v.Name+")", "("+f.Name+" ? ~"+v.Name+" : "+v.Name+")")
			}
		}
	}
}
