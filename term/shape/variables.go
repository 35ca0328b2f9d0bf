package shape

import (
	"slices"

	"seabmc/term"
)

// Variables returns the variables that occur in terms.
func Variables(t *term.Table, roots ...term.ID) (vars []term.ID) {
	seen := map[term.ID]bool{}
	work := slices.Clone(roots) // the caller's slice stays as it is
	for _, x := range work {
		seen[x] = true
	}
	for len(work) > 0 {
		x := work[len(work)-1]
		work = work[:len(work)-1]
		if t.Op(x) == term.OpVar {
			vars = append(vars, x)
		}
		for _, a := range t.Args(x) {
			if !seen[a] {
				seen[a] = true
				work = append(work, a)
			}
		}
	}
	return vars
}
