package prove

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"seabmc/ir/lower/state"
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
	f.candidates, f.measures, f.ranking, f.requires = nil, nil, nil, of.arguments()
	if s.cfg.Lower.PointerCheck && s.cfg.Lower.Termination != state.Ending {
		f.requires = append(f.requires, f.readable()...)
	}
	return s.about(f, s.sums).filter() // the program itself, with its calls
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
	s.together(func(format string, args ...any) {
		if c := (candidate{fmt.Sprintf(format, args...), "relation"}); len(out) < maxRequired && !slices.Contains(out, c) {
			out = append(out, c)
		}
	})
	return out
}

// together proposes bounds for the sum and the difference of two parameters: in sum(n - 1, acc + 1) one becomes larger as the other becomes smaller. The limits of
// their type are among the bounds, since what the function computes of them has to fit it.
func (s *summary) together(add func(string, ...any)) {
	for i, p := range s.vars {
		for _, q := range s.vars[i+1:] {
			if p.bits <= 1 || q.bits <= 1 {
				continue
			}
			sum, difference := fmt.Sprintf("(__int128)%s + %s", p.name, q.name), fmt.Sprintf("(__int128)%s - %s", p.name, q.name)
			r := p
			if q.bits > p.bits {
				r = q
			}
			for _, k := range append(slices.Clone(s.fn.Constants), r.limits()...) {
				for _, e := range []string{sum, difference} {
					add("%s <= %d", e, k)
					add("%s >= %d", e, k)
				}
			}
		}
	}
}

// limits returns the least and the greatest number of a signed type of up to 32 bits.
func (v *variable) limits() []int64 {
	if !v.signed || v.bits > 32 {
		return nil
	}
	return []int64{-1 << (v.bits - 1), 1<<(v.bits-1) - 1}
}
