package prove

import (
	"fmt"
	"slices"
	"strings"
)

// maxRequired is the largest number of formulas about the arguments of a function that are tried.
const maxRequired = 100

// required finds what all calls of a recursive function from outside have in common. For example, even(n) may end only for n >= 0. Whatever the
// function's own calls break is dropped later, together with the rest of its contract.
func (s *search) required(f *summary) error {
	f.candidates, f.measures, f.requires = nil, nil, f.arguments()
	return s.about(f, s.sums).filter() // the program itself, with its calls
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
	s.together(func(format string, args ...any) {
		if c := (candidate{fmt.Sprintf(format, args...), "relation"}); len(out) < maxRequired && !slices.Contains(out, c) {
			out = append(out, c)
		}
	})
	return out
}

// together proposes bounds for the sum and the difference of two parameters: in sum(n - 1, acc + 1) one becomes larger as the other becomes smaller.
func (s *summary) together(add func(string, ...any)) {
	for i, p := range s.vars {
		for _, q := range s.vars[i+1:] {
			if p.bits <= 1 || q.bits <= 1 {
				continue
			}
			sum, difference := fmt.Sprintf("(__int128)%s + %s", p.name, q.name), fmt.Sprintf("(__int128)%s - %s", p.name, q.name)
			for _, k := range s.fn.constants {
				for _, e := range []string{sum, difference} {
					add("%s <= %d", e, k)
					add("%s >= %d", e, k)
				}
			}
		}
	}
}
