package prove

import (
	"fmt"
	"maps"

	"seabmc/frontend/clauses"
)

// candidate is a formula that may be an invariant of a loop.
type candidate struct {
	text   string
	tactic string // that proposed it
}

// proposer is a tactic: it guesses what may hold at the head of a loop. Nothing that it says is trusted.
type proposer struct {
	name    string
	propose func(l *loop, add func(format string, args ...any))
}

// A stage is a group of tactics whose proposals are tried together.
type stage struct {
	most      int  // formulas that are tried for one loop at a time; those that were dropped do not count
	alone     bool // with those of the first stage, but of no other
	mayBeNone bool // it is not tried if it proposes nothing
	proposers []proposer
}

// A later stage is tried only if the earlier ones did not suffice.
var proposers = []stage{
	{most: maxCandidates, proposers: []proposer{
		{"interval", intervals},
		{"relation", relations},
		{"condition", conditions},
		{"setting", settings},
		{"portion", portions},
		{"rate", rates},
		{"rate", sums},
		{"toggle", toggles},
		{"remainder", remainders},
		{"step", strides},
		{"polynomial", polynomials},
		{"polynomial", squares},
		{"cursor", cursors},
		{"elements", elements},
		{"elements", passedElements},
	}},
	{most: maxCandidates, mayBeNone: true, proposers: []proposer{{"sample", equations}}},
	{most: mostExclusions, alone: true, mayBeNone: true, proposers: []proposer{{"exclusion", exclusions(2)}}},
	{most: mostExclusions, alone: true, mayBeNone: true, proposers: []proposer{{"exclusion", exclusions(3)}}},
	{most: maxCandidates, proposers: []proposer{{"implication", implications}}},
	{most: maxCandidates, proposers: []proposer{{"phase", phases}}},
}

// clausesOf returns candidates as clauses. Their numbers go on from number.
func clausesOf(list []candidate, number *int) (out []clauses.ProposedClause) {
	for _, c := range list {
		*number++
		out = append(out, clauses.ProposedClause{Text: c.text, Number: *number})
	}
	return out
}

// maxCandidates is the largest number of formulas that most stages may have for one loop, those of earlier stages included.
const maxCandidates = 300

// candidates returns what the stages up to this one propose for a loop, without what was dropped.
func (l *loop) candidates(last int, dropped map[string]bool) []candidate {
	var out []candidate
	seen := maps.Clone(dropped)
	for i, st := range proposers[:last+1] {
		if i != last && (st.alone || i > 0 && proposers[last].alone) {
			continue
		}
		for _, p := range st.proposers {
			p.propose(l, func(format string, args ...any) {
				text := fmt.Sprintf(format, args...)
				if text != "" && !seen[text] && len(out) < st.most && !l.tells(text) {
					seen[text] = true
					out = append(out, candidate{text, p.name})
				}
			})
		}
	}
	return out
}

// applies reports whether a stage is tried.
func (st *stage) applies(open []*target) bool {
	found := !st.mayBeNone
	for _, t := range open {
		for _, p := range st.proposers {
			if !found {
				p.propose(t.loop, func(string, ...any) { found = true })
			}
		}
	}
	return found
}
