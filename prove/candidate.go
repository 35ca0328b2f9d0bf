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

// proposers are grouped into stages. Those of one stage are tried together; a later stage is tried only if the earlier ones did not suffice.
var proposers = [][]proposer{
	{
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
	},
	{
		{"implication", implications},
	},
	{
		{"phase", phases},
	},
}

// clausesOf returns candidates as clauses. Their numbers go on from number.
func clausesOf(list []candidate, number *int) (out []clauses.ProposedClause) {
	for _, c := range list {
		*number++
		out = append(out, clauses.ProposedClause{Text: c.text, Number: *number})
	}
	return out
}

// maxCandidates is the largest number of formulas that are tried for one loop at a time. Those that were dropped do not count.
const maxCandidates = 300

// candidates returns what the stages up to this one propose for a loop, without what was dropped.
func (l *loop) candidates(stage int, dropped map[string]bool) []candidate {
	var out []candidate
	seen := maps.Clone(dropped)
	for _, ps := range proposers[:stage+1] {
		for _, p := range ps {
			p.propose(l, func(format string, args ...any) {
				text := fmt.Sprintf(format, args...)
				if text != "" && !seen[text] && len(out) < maxCandidates {
					seen[text] = true
					out = append(out, candidate{text, p.name})
				}
			})
		}
	}
	return out
}
