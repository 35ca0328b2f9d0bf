package lists

import (
	"maps"
	"slices"
	"strings"

	"seabmc/frontend/clauses"
)

const maxShapes = 14 // that are tried for a loop

// Shapes returns the lists that may exist at the head of a loop, the likely ones first. variables tells which variables of the loop may lead into lists of a
// type: those that it moves, and the others.
func Shapes(types map[string]Type, variables func(to string) (moved, still []string)) (all [][]clauses.Chain) {
	for _, to := range slices.Sorted(maps.Keys(types)) {
		moved, still := variables(to)
		all = append(all, types[to].shapes(moved, still)...)
	}
	return all[:min(len(all), maxShapes)]
}

// shapes are those of lists of one type.
func (t Type) shapes(moved, still []string) (all [][]clauses.Chain) {
	chain := func(head string, kept bool, through ...string) clauses.Chain {
		return clauses.Chain{Struct: t.Name, Next: t.Next, Head: head, Kept: kept, Through: through}
	}
	add := func(chains ...clauses.Chain) { all = append(all, chains) }
	switch len(moved) {
	case 1:
		add(chain(moved[0], true, moved[0]))
		add(chain(moved[0], false))
		for _, s := range still {
			add(chain(s, true, s, moved[0]))
		}
	case 2, 3:
		a, b := moved[0], moved[1]
		if len(moved) == 3 {
			a, b = moved[1], moved[2]
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
