package lists

import (
	"maps"
	"slices"
	"strings"

	"seabmc/frontend/clauses"
)

const maxShapes = 14 // that are tried for a loop

// Shapes returns the lists that may exist at the head of a loop, the likely ones first. variables tells which variables of the loop may lead into lists of a
// type: those that it moves, and the others. sets tells whether the loop assigns to a place.
func Shapes(types map[string]Type, variables func(to string) (moved, still []string), sets func(place string) bool) (all [][]clauses.Chain) {
	for _, to := range slices.Sorted(maps.Keys(types)) {
		moved, still := variables(to)
		names := slices.Concat(moved, still)
		within := func(v string) bool { return types[to].within(v, names) }
		all = append(all, types[to].shapes(slices.DeleteFunc(moved, within), slices.DeleteFunc(still, within), sets)...)
	}
	return all[:min(len(all), maxShapes)]
}

// within reports whether a place is a member of a node that one of the variables leads to. It is a part of the list, and not a way into it.
func (t Type) within(place string, variables []string) bool {
	of, is := strings.CutSuffix(place, "->"+t.Next)
	return is && slices.Contains(variables, of)
}

// shapes are those of lists of one type.
func (t Type) shapes(moved, still []string, sets func(place string) bool) (all [][]clauses.Chain) {
	chain := func(head string, kept bool, through ...string) clauses.Chain {
		return clauses.Chain{Struct: t.Name, Next: t.Next, Head: head, Kept: kept, Through: through}
	}
	add := func(chains ...clauses.Chain) { all = append(all, chains) }
	switch len(moved) {
	case 0:
		for _, s := range still {
			circle := chain(s, true)
			circle.End = s
			add(circle)
		}
	case 1:
		add(chain(moved[0], true, moved[0]))
		add(chain(moved[0], false))
		for _, s := range still {
			add(chain(s, true, s, moved[0]))
		}
		for _, s := range still {
			open, circle, node, part := chain(s, true, moved[0]), chain(s, true, moved[0]), chain(s, true), chain(moved[0], false)
			open.Open, circle.End, node.Open, part.End = true, s, true, s
			if sets(moved[0] + "->" + t.Next) { // it is filled in before it is left
				add(open)
			}
			add(circle)
			add(node, part)
		}
	case 2, 3:
		a, b := moved[0], moved[1]
		if len(moved) == 3 {
			a, b = moved[1], moved[2]
			add(chain(moved[0], false), chain(a, false), chain(b, false)) // first, since it is soon known whether it fits
			add(chain(moved[0], false, a, b))
			add(chain(moved[0], false, b, a))
		}
		add(chain(a, false, b))
		add(chain(b, false, a))
		add(chain(a, false), chain(b, false))
		add(chain(a, true, a), chain(b, false))
		add(chain(b, true, b), chain(a, false))
		add(chain(a, true, b, a))
		add(chain(b, true, a, b))
	}
	return all
}

// Lengths returns the names of the lengths of lists.
func Lengths(chains []clauses.Chain) (names []string) {
	for k, c := range chains {
		names = append(names, c.Lengths(k)...)
	}
	return names
}

// Shown is a formula for the user: lengths have the names of the variables that lead into the lists.
func Shown(chains []clauses.Chain, text string) string {
	for k, c := range chains {
		for i, name := range c.Lengths(k) {
			text = strings.ReplaceAll(text, name, "length("+c.Variables()[i]+")")
		}
	}
	return text
}
