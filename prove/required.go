package prove

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"seabmc/prove/extents"
)

// maxRequired is the largest number of formulas about the arguments of a function that are tried.
const maxRequired = 120

// required finds what all calls of a recursive function from outside have in common. For example, even(n) may end only for n >= 0. Whatever the
// function's own calls break is dropped later, together with the rest of its contract.
func (s *search) required(f *summary, globals bool) error {
	of := f
	if globals {
		of = f.withGlobals()
	}
	f.candidates, f.measures, f.ranking = nil, nil, nil
	f.requires = append(s.extents(f), of.arguments()...) // the others may read through pointers
	calls := s.about(f, s.sums)                          // the program itself, with its calls
	if err := calls.openLoops(); err != nil {            // unrolled, they would only show calls with small numbers
		return err
	}
	return calls.filter()
}

// withGlobals returns the function with the variables that it may write as if they were parameters, too: what it requires may speak of them.
func (s *summary) withGlobals() *summary {
	l, out := *s.loop, *s
	l.vars, l.changed, l.scope = slices.Concat(l.vars, s.globals), maps.Clone(l.changed), maps.Clone(l.scope)
	for _, g := range s.globals {
		l.changed[g.id], l.scope[g.id] = true, true
	}
	out.loop = &l
	return &out
}

// arguments returns what may hold of the arguments of each call: how they compare with constants of the function, and with each other.
func (s *summary) arguments() (out []candidate) {
	for _, p := range []proposer{{"interval", intervals}, {"relation", relations}, {"condition", conditions}} {
		p.propose(s.loop, func(format string, args ...any) {
			c := candidate{fmt.Sprintf(format, args...), p.name}
			if len(out) < maxRequired && c.text != "" && !strings.Contains(c.text, "__CPROVER_loop_entry") && !slices.Contains(out, c) {
				out = append(out, c)
			}
		})
	}
	for _, text := range extents.Together(s.parameters(), s.fn.Constants) {
		if c := (candidate{text, "relation"}); len(out) < maxRequired && !slices.Contains(out, c) {
			out = append(out, c)
		}
	}
	return out
}
