package prove

import (
	"slices"

	"seabmc/frontend/clauses"
	"seabmc/prove/csource"
)

// listed is a variable that leads into a list.
type listed struct {
	v       *variable
	changed bool
}

// listVariables returns the variables of a loop that may lead into lists of one type. Variables that each round sets before it reads them are left
// out.
func (l *loop) listVariables(to string) (list []listed) {
	for _, v := range l.vars {
		if v.pointer && v.typ == to && !l.setFirst(v.id) {
			list = append(list, listed{v, l.changed[v.id]})
		}
	}
	return list
}

// setFirst reports whether a round sets a variable before it does anything else with it.
func (l *loop) setFirst(id string) bool {
	first, set := false, false
	for _, part := range l.code() {
		part.Each(func(x *csource.Node) bool {
			if first {
				return false
			}
			if x.Kind == "BinaryOperator" && x.Opcode == "=" && x.Inner[0].Variable() == id && !csource.Mentions(x.Inner[1], id) {
				first, set = true, csource.Always(x, l.n)
				return false
			}
			if x.Names() == id {
				first = true
			}
			return true
		})
	}
	return set
}

// followsList reports whether a loop moves a variable that leads into a list with a known shape. Such a loop cannot be unrolled beyond the nodes in
// focus.
func (s *search) followsList(l *loop) bool {
	return slices.ContainsFunc(s.open, func(t *target) bool {
		return slices.ContainsFunc(t.lists, func(c clauses.Chain) bool {
			return slices.ContainsFunc(l.listVariables(c.Struct+" *"), func(x listed) bool { return x.changed })
		})
	})
}
