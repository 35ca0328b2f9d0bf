// Package extents proposes how many elements the pointers lead to that are parameters of a recursive function, and what the function may write through them.
//
// In: the parameters, and the body of the function. Out: clauses of its contract, as C text. They are guesses, which are proved like all others.
package extents

import (
	"fmt"
	"slices"

	"seabmc/prove/csource"
)

// Parameter is one of a function.
type Parameter struct {
	Name    string
	Bits    int // of an integer
	Signed  bool
	Pointer bool
	Written bool // the function may write through it
	Numbers bool // it leads to numbers
	Factor  bool // the function multiplies it with something
}

// access is the predicate that a pointer must satisfy.
func (p *Parameter) access() string {
	if p.Written {
		return "__CPROVER_w_ok"
	}
	return "__CPROVER_r_ok"
}

// counts reports whether a parameter may be a number of elements.
func (p *Parameter) counts() bool { return !p.Pointer && p.Bits > 8 }

// Required returns what may hold of the pointers at each call: they lead to the beginning of an object, which is easier to decide about than any other place, to one element, to as many as a parameter says, to one more, or to as many as the
// product of two parameters says.
func Required(params []Parameter) (list []string) {
	for _, p := range params {
		if !p.Pointer {
			continue
		}
		if p.Numbers {
			list = append(list, fmt.Sprintf("__CPROVER_POINTER_OFFSET(%s) == 0", p.Name))
		}
		list = append(list, fmt.Sprintf("%s(%s, sizeof(*%s))", p.access(), p.Name, p.Name))
		for i, n := range params {
			if !n.counts() {
				continue
			}
			for _, count := range []string{n.Name, n.Name + " + 1"} {
				list = append(list, fmt.Sprintf("(__int128)%s <= 0 || %s(%s, ((unsigned long)%s) * sizeof(*%s))", count, p.access(), p.Name, count, p.Name))
			}
			for _, m := range params[i+1:] {
				if m.counts() && (n.Factor || m.Factor) {
					list = append(list, fmt.Sprintf("%s <= 0 || %s <= 0 || %s(%s, (unsigned long)%s * (unsigned long)%s * sizeof(*%s))", n.Name, m.Name, p.access(), p.Name, n.Name, m.Name, p.Name))
				}
			}
		}
	}
	return list
}

// Assigned returns what the function may write through its parameters. A pointer that leads to nothing, as one behind the last element of an array, is none to write through.
func Assigned(params []Parameter, checked bool) (list []string) {
	for _, p := range params {
		switch {
		case !p.Pointer || !p.Written:
		case checked:
			list = append(list, fmt.Sprintf("__CPROVER_w_ok(%s, 1): __CPROVER_object_whole(%s)", p.Name, p.Name))
		default:
			list = append(list, fmt.Sprintf("__CPROVER_object_whole(%s)", p.Name))
		}
	}
	return list
}

// IsArray reports whether code indexes a pointer variable or moves it.
func IsArray(body *csource.Node, id string) bool {
	names := func(n *csource.Node) bool { return n != nil && n.Bare().Variable() == id }
	return body.Has(func(x *csource.Node) bool {
		switch {
		case x.Kind == "ArraySubscriptExpr", x.Kind == "CompoundAssignOperator":
			return names(x.Inner[0])
		case x.Kind == "BinaryOperator" && (x.Opcode == "+" || x.Opcode == "-"):
			return names(x.Inner[0]) || names(x.Inner[1])
		case x.Kind == "UnaryOperator" && (x.Opcode == "++" || x.Opcode == "--"):
			return names(x.Inner[0])
		}
		return false
	})
}

// IsFactor reports whether code multiplies a variable with something.
func IsFactor(body *csource.Node, id string) bool {
	return body.Has(func(x *csource.Node) bool {
		return x.Kind == "BinaryOperator" && x.Opcode == "*" && csource.Mentions(x, id)
	})
}

// Together returns bounds for the sum and the difference of two parameters: in sum(n - 1, acc + 1) one becomes larger as the other becomes smaller. The limits of
// their type are among the bounds, since what the function computes of them has to fit it.
func Together(params []Parameter, constants []int64) (list []string) {
	for i, p := range params {
		for _, q := range params[i+1:] {
			if p.Bits <= 1 || q.Bits <= 1 {
				continue
			}
			r := p
			if q.Bits > p.Bits {
				r = q
			}
			for _, k := range append(slices.Clone(constants), r.limits()...) {
				for _, op := range []string{"+", "-"} {
					list = append(list, fmt.Sprintf("(__int128)%s %s %s <= %d", p.Name, op, q.Name, k), fmt.Sprintf("(__int128)%s %s %s >= %d", p.Name, op, q.Name, k))
				}
			}
		}
	}
	return list
}

// limits returns the least and the greatest number of a signed type of up to 32 bits.
func (p *Parameter) limits() []int64 {
	if !p.Signed || p.Bits > 32 {
		return nil
	}
	return []int64{-1 << (p.Bits - 1), 1<<(p.Bits-1) - 1}
}
