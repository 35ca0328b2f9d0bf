// Package values finds the few values that a variable of a C program seems to have, and formulas that say which of them do not come together.
//
// In: the syntax tree of a file. Out: for variables, the constants that they are set to, in C; formulas about several such variables. Nothing of it is certain:
// a pointer may change a variable, too.
package values

import (
	"fmt"
	"slices"

	"seabmc/prove/csource"
)

// most is the largest number of values that count as few.
const most = 10

// reader collects what variables are set to.
type reader struct {
	of   map[string][]string // the values, by the ids of the variables
	many map[string]bool     // set to something else than a constant or another variable
	from map[string][]string // the variables that it is set to
	near map[string][]string // constants that a variable is compared with, and what is beside them
	step map[string]bool     // variables that steps are added to
}

// Of returns the values that each variable of a file can have, by their ids, for variables that have at least one and only few. They are texts in C: numbers, or
// names of constants.
func Of(f *csource.File) map[string][]string {
	r := &reader{map[string][]string{}, map[string]bool{}, map[string][]string{}, map[string][]string{}, map[string]bool{}}
	for _, d := range f.Root.Inner {
		if d.Kind == "VarDecl" && len(d.Inner) == 0 {
			r.add(d.ID, "0") // as C sets it
		}
	}
	f.Root.Each(func(n *csource.Node) bool {
		r.read(n)
		return true
	})
	return r.few()
}

func (r *reader) add(v string, texts ...string) { r.of[v] = union(r.of[v], texts...) }

// union adds what is not in a list yet.
func union(list []string, texts ...string) []string {
	for _, t := range texts {
		if !slices.Contains(list, t) {
			list = append(list, t)
		}
	}
	return list
}

func (r *reader) read(n *csource.Node) {
	switch {
	case n.Kind == "VarDecl" && len(n.Inner) > 0:
		r.set(n.ID, n.Inner[0])
	case n.Kind == "BinaryOperator" && n.Opcode == "=":
		r.set(n.Inner[0].Variable(), n.Inner[1])
	case n.Kind == "BinaryOperator" && csource.IsComparison(n.Opcode):
		r.compare(n.Inner[0].Variable(), n.Inner[1])
		r.compare(n.Inner[1].Variable(), n.Inner[0])
	case n.Kind == "CompoundAssignOperator" || n.Kind == "UnaryOperator" && (n.Opcode == "++" || n.Opcode == "--"):
		r.step[n.Inner[0].Variable()] = true
	case n.Kind == "UnaryOperator" && n.Opcode == "&":
		r.many[n.Inner[0].Variable()] = true
	}
}

// set notes that a variable is set to an expression.
func (r *reader) set(v string, e *csource.Node) {
	if texts := csource.ConstantsIn(e); texts != nil {
		r.add(v, texts...)
	} else if w := e.Variable(); w != "" {
		r.from[v] = append(r.from[v], w)
	} else if isTruth(e.Bare()) {
		r.add(v, "0", "1")
	} else {
		r.many[v] = true
	}
}

// isTruth reports whether an expression is 0 or 1.
func isTruth(e *csource.Node) bool {
	switch e.Kind {
	case "UnaryOperator":
		return e.Opcode == "!"
	case "BinaryOperator":
		return csource.IsComparison(e.Opcode) || e.Opcode == "&&" || e.Opcode == "||"
	}
	return false
}

// compare notes that a variable is compared with an expression. A step may lead to what is beside a constant.
func (r *reader) compare(v string, e *csource.Node) {
	if k, ok := e.Number(); ok {
		r.near[v] = union(r.near[v], fmt.Sprint(k-1), fmt.Sprint(k), fmt.Sprint(k+1))
	}
}

// All returns the constants that expressions stand for, nil if one stands for something else.
func All(list []*csource.Node) (out []string) {
	for _, e := range list {
		texts := csource.ConstantsIn(e)
		if texts == nil {
			return nil
		}
		out = union(out, texts...)
	}
	return out
}

// few returns the values of the variables that have few, those that come from other variables included. They are sorted, so that they are the same in each
// run: the ids of the variables are not.
func (r *reader) few() map[string][]string {
	for v := range r.step {
		r.add(v, r.near[v]...)
	}
	for changed := true; changed; {
		changed = false
		for v, ws := range r.from {
			before := len(r.of[v])
			for _, w := range ws {
				r.add(v, r.of[w]...)
				if r.many[w] && !r.many[v] {
					r.many[v], changed = true, true
				}
			}
			changed = changed || len(r.of[v]) > before
		}
	}
	delete(r.of, "") // what is set or compared is no variable
	for v, of := range r.of {
		slices.Sort(of)
		if r.many[v] || len(of) > most {
			delete(r.of, v)
		}
	}
	return r.of
}
