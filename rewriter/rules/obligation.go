package rules

import (
	"fmt"

	"seabmc/term"
)

// Obligation is what must hold for a line at one width: for each instance, the conditions imply that both sides are equal.
type Obligation struct {
	Row       *Row
	Width     int
	Instances []*Instance
}

// Wrong returns a term which says that an instance fails: the conditions hold and the sides differ.
func Wrong(t *term.Table, in *Instance) term.ID {
	args := append([]term.ID{}, in.Hyps...)
	x, y := in.LHS, in.RHS
	if t.Sort(x) == term.Array(t.Layout.PtrBits) && t.Sort(y) == t.Sort(x) { // memories differ at some address
		at := t.Var("somewhere", term.BV(t.Layout.PtrBits))
		x, y = t.Select(x, at), t.Select(y, at)
	}
	args = append(args, t.Not(t.Eq(x, y)))
	for i, a := range args {
		args[i] = Spell(t, a, nil)
	}
	return t.And(args...)
}

// maxInstances limits the instances of a line at one width.
const maxInstances = 3000

// Obligation makes all instances of a line at a width. Variables and constants are unknowns. Numbers take all values that fit, or at large widths
// only the extreme ones among them.
func (row *Row) Obligation(t *term.Table, width int) (*Obligation, error) {
	o := &Obligation{Row: row, Width: width}
	for _, alt := range row.Alternatives() {
		e := &enumerator{t: t}
		for more := true; more; more = e.next() {
			in, err := row.Make(t, alt, width, e)
			if err != nil {
				return nil, err
			}
			if in == nil {
				continue
			}
			if t.Sort(in.LHS) != t.Sort(in.RHS) {
				return nil, fmt.Errorf("%s: with %v the left side is of sort %v, the right side %v", row.Pos, in.Nums, t.Sort(in.LHS), t.Sort(in.RHS))
			}
			if o.Instances = append(o.Instances, in); len(o.Instances) > maxInstances {
				return nil, fmt.Errorf("%s: more than %d instances at width %d", row.Pos, maxInstances, width)
			}
		}
	}
	return o, nil
}

// enumerator is a Maker of unknowns that goes through all choices, one after the other.
type enumerator struct {
	t       *term.Table
	choices []choice
	at      int
}

type choice struct{ index, of int }

func (e *enumerator) Choose(options []int) int {
	if e.at == len(e.choices) {
		e.choices = append(e.choices, choice{0, len(options)})
	}
	c := e.choices[e.at]
	e.at++
	return options[c.index]
}

// next goes on to the next choices. It returns false if there are none.
func (e *enumerator) next() bool {
	e.choices = e.choices[:e.at]
	e.at = 0
	for i := len(e.choices) - 1; i >= 0; i-- {
		if e.choices[i].index++; e.choices[i].index < e.choices[i].of {
			e.choices = e.choices[:i+1]
			return true
		}
	}
	return false
}

func (e *enumerator) Leaf(name string, s term.Sort, _ bool) term.ID {
	if s == term.Ptr {
		l := e.t.Layout
		return e.t.MkPtr(e.t.Var(name+"_base", term.BV(l.ObjBits)), e.t.Var(name+"_off", term.BV(l.OffBits())))
	}
	if s == term.Array(e.t.Layout.PtrBits) {
		return e.t.Var(name, s)
	}
	return e.t.Var(fmt.Sprintf("%s_%d", name, s.Width()), s)
}

// Seq returns two unknowns. Any number of arguments of an and or an or act as one Boolean, and the conjunction (or disjunction) of two unknowns can
// be any Boolean. With only one unknown, an and of the sequence would be the same as an or of it.
func (e *enumerator) Seq(name, _ string) []term.ID {
	return []term.ID{e.t.Var(name+"_rest", term.Bool), e.t.Var(name+"_more", term.Bool)}
}

// Spell replaces pointers by bit-vectors, by the definition of pointers and not by the rules: a pointer becomes its integer. ptrVar returns the
// integer of a pointer variable. It is nil if there are no such variables.
func Spell(t *term.Table, id term.ID, ptrVar func(term.ID) term.ID) term.ID {
	type pair struct{ a, b term.ID }
	memo := map[term.ID]pair{}
	t.Walk(func(id term.ID) {
		var args []pair
		for _, a := range t.Args(id) {
			args = append(args, memo[a])
		}
		p := pair{a: id}
		isPtr := t.Sort(id) == term.Ptr
		switch op := t.Op(id); {
		case op == term.OpVar && isPtr:
			x := ptrVar(id)
			p = pair{intBase(t, x), t.IntOff(x)}
		case op == term.OpPtr:
			p = pair{args[0].a, args[1].a}
		case op == term.OpIntToPtr:
			p = pair{intBase(t, args[0].a), t.IntOff(args[0].a)}
		case op == term.OpPtrBase:
			p = pair{a: args[0].a}
		case op == term.OpPtrOff:
			p = pair{a: args[0].b}
		case op == term.OpPtrToInt:
			p = pair{a: toInt(t, args[0].a, args[0].b)}
		case op == term.OpIte && isPtr:
			p = pair{t.Ite(args[0].a, args[1].a, args[2].a), t.Ite(args[0].a, args[1].b, args[2].b)}
		case op == term.OpEq && t.Sort(t.Arg(id, 0)) == term.Ptr:
			p = pair{a: t.And(t.Eq(args[0].a, args[1].a), t.Eq(args[0].b, args[1].b))}
		case len(args) > 0:
			now := make([]term.ID, len(args))
			for i := range args {
				now[i] = args[i].a
			}
			p = pair{a: t.Mk(id, now)}
		}
		memo[id] = p
	}, id)
	p := memo[id]
	if t.Sort(id) == term.Ptr {
		return toInt(t, p.a, p.b)
	}
	return p.a
}

// toInt returns base*2^OffBits plus the signed offset, and intBase the base of its inverse. Both use a borrow or a carry in place of sums of 64 bits,
// because Yices 2.6.5 gets bit 63 of such sums wrong.
func toInt(t *term.Table, b, o term.ID) term.ID {
	n := t.Layout.OffBits()
	sign := t.ZExt(t.Extract(o, n-1, n-1), t.Layout.ObjBits)
	return t.Bin(term.OpConcat, t.Bin(term.OpSub, b, sign), o)
}

func intBase(t *term.Table, x term.ID) term.ID {
	n := t.Layout.OffBits()
	sign := t.ZExt(t.Extract(x, n-1, n-1), t.Layout.ObjBits)
	return t.Bin(term.OpAdd, t.Extract(x, t.Layout.PtrBits-1, n), sign)
}
