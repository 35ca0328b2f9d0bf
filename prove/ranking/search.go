package ranking

import (
	"slices"
	"strings"
)

// Proposal is a measure on trial. It is one number, or a list of numbers of which a later one counts where those before it stay the same.
type Proposal struct {
	Text string
	Weak bool // it stays as it is or becomes smaller; else it becomes smaller

	parts []string
}

// Search finds a measure for one loop. Next proposes a list of measures, the solver drops those that do not hold, and the rest decides what comes
// next:
//
//  1. distances and single variables,
//  2. sums, and measures that depend on a flag,
//  3. lists of these. A measure that never becomes greater while the ones before it stay the same is added to the list. What is left to prove is
//     about fewer and fewer rounds, until some measure becomes smaller in all those that are left. No measure that can be added is a wrong
//     choice (Bradley, Manna and Sipma 2005).
//  4. shorter lists: parts of the one that was found.
type Search struct {
	lists   [][]string // of steps 1 and 2
	all     []string   // what lists are made of
	prefix  []string   // measures that never become greater, each where those before it stay as they are
	growing bool       // the last proposals were those of step 3
	found   bool
	over    bool // nothing is left to propose
}

// NewSearch begins a search for a loop or function with these variables, comparisons and lengths of lists. A length may only fall: a list that grows in each
// round is no reason for an end, although memory is finite.
func NewSearch(vars []Variable, conds []Comparison, lengths []string) *Search {
	simple, sums := measures(vars, conds)
	simple = append(together(lengths), simple...)
	return &Search{lists: [][]string{simple, sums}, all: slices.Concat(simple, sums, states(vars), signs(vars, conds))}
}

// Next returns the proposals that come after the last ones. held are those of the last ones that are true. The result is empty if held has the answer
// (its first element is the shortest), or if there is no answer.
func (s *Search) Next(held []Proposal) []Proposal {
	strict := slices.IndexFunc(held, func(p Proposal) bool { return !p.Weak })
	switch {
	case s.over || s.found && strict >= 0:
		return nil
	case strict >= 0 && len(held[strict].parts) > 2:
		s.found = true
		return shorter(held[strict].parts)
	case strict >= 0:
		s.found = true
		return nil
	case s.found: // it holds no longer
		s.over = true
		return nil
	case len(s.lists) > 0:
		next := s.lists[0]
		s.lists = s.lists[1:]
		return proposals(next)
	}
	return s.longer(held)
}

// Found reports whether the answer is known.
func (s *Search) Found() bool { return s.found }

// longer adds the measures that never become greater to the list, and proposes every other measure as its last element.
func (s *Search) longer(held []Proposal) []Proposal {
	before := len(s.prefix)
	for _, p := range held {
		if len(s.prefix) < mostParts {
			s.prefix = append(s.prefix, p.parts[len(p.parts)-1])
		}
	}
	if s.growing && len(s.prefix) == before {
		s.over = true
		return nil
	}
	s.growing = true
	var next []Proposal
	for _, m := range s.all {
		if !slices.Contains(s.prefix, m) {
			list := append(slices.Clone(s.prefix), m)
			next = append(next, proposal(list, true))
			if len(list) > 1 {
				next = append(next, proposal(list, false))
			}
		}
	}
	return next
}

// shorter returns a list of measures, and its parts with at most three elements that end as it does.
func shorter(parts []string) (out []Proposal) {
	front, last := parts[:len(parts)-1], parts[len(parts)-1]
	for _, a := range front {
		out = append(out, proposal([]string{a, last}, false))
	}
	for i, a := range front {
		for _, b := range front[i+1:] {
			out = append(out, proposal([]string{a, b, last}, false))
		}
	}
	return append(out, proposal(parts, false))
}

func proposals(list []string) (out []Proposal) {
	for _, m := range list {
		out = append(out, proposal([]string{m}, false))
	}
	return out
}

func proposal(parts []string, weak bool) Proposal {
	return Proposal{Text: strings.Join(parts, ", "), Weak: weak, parts: parts}
}

// together returns lengths, and the sums of two.
func together(lengths []string) (list []string) {
	list = slices.Clone(lengths)
	for i, a := range lengths {
		for _, b := range lengths[i+1:] {
			list = append(list, a+" + "+b)
		}
	}
	return list
}
