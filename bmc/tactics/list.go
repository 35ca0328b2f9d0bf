package tactics

import (
	"seabmc/bmc/evidence"
)

// New returns an Asker that has not asked anything.
func New(s Setup) *Asker {
	return &Asker{Setup: s, tactics: tacticsByName(), partsPay: true, refuted: map[string]*evidence.Question{}}
}

// tactics are all tactics, in the order in which a hard question meets them.
func tactics() []tactic {
	return []tactic{
		{earlierProof, (*Asker).byEarlierProof},
		{algebra, (*Asker).byPolynomials},
		{plain, (*Asker).byAsking},
		{diagrams, (*Asker).byDiagrams},
		{unfold, (*Asker).byUnfolding},
		{byLemmas, (*Asker).byProducts},
		{secondEngine, (*Asker).bySecondEngine},
		{readCases, (*Asker).byCasesOfReads},
		{property, (*Asker).byProperty},
		{value, (*Asker).byValue},
		{whole, (*Asker).asWhole},
		{lastCases, (*Asker).byCasesAtLast},
	}
}

// tacticsByName are the tactics by their names.
func tacticsByName() map[string]tactic {
	m := map[string]tactic{}
	for _, t := range tactics() {
		m[t.name] = t
	}
	return m
}
