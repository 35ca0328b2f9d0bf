package prove

import (
	"fmt"
	"slices"
	"strings"
)

// maxRequired is how many formulas about the arguments of a function are tried.
const maxRequired = 60

// required finds what all calls of a recursive function from outside have in common: even(n) may end for n >= 0 only. What its own calls do not keep is left out with the
// rest of its contract.
func (s *search) required(f *summary) error {
	f.candidates, f.measures, f.requires = nil, nil, f.arguments()
	caller := &search{ctx: s.ctx, cfg: s.cfg, progress: s.progress, spend: s.spend, files: s.files, loops: s.loops, sums: s.sums, fn: f}
	return caller.filter()
}

// arguments are what may hold of the arguments of each call: what the function compares them with, and how they are ordered.
func (s *summary) arguments() (out []candidate) {
	for _, p := range []proposer{{"interval", intervals}, {"relation", relations}, {"condition", conditions}} {
		p.propose(s.loop, func(format string, args ...any) {
			c := candidate{fmt.Sprintf(format, args...), p.name}
			if len(out) < maxRequired && c.text != "" && !strings.Contains(c.text, "__CPROVER_loop_entry") && !slices.Contains(out, c) {
				out = append(out, c)
			}
		})
	}
	return out
}
