package claim

import (
	"seabmc/domain"
	"seabmc/term"
)

// Procedure is an algorithm over terms that is no line of the rule book (docs/procedures.md).
type Procedure int

// The procedures that are counted by name. (Those behind rules are counted with their rules.)
const (
	DecisionDiagrams Procedure = iota
	Refutation
	Pruning
	Replacing
	Unfolding
	Summaries
	NarrowSums
	Purifying
	numProcedures
)

var procedureNames = [numProcedures]string{"decision diagrams", "refuter", "pruning", "replacing", "unfolding reads", "value summaries", "narrow sums", "purifying"}

// Log counts what procedures do and passes on what they claim. The zero Log has no auditor.
type Log struct {
	auditor Auditor
	counts  [numProcedures]int
}

// SetAuditor has a told of every claim from now on; nil: nobody.
func (l *Log) SetAuditor(a Auditor) { l.auditor = a }

// Auditor is who is told, or nil.
func (l *Log) Auditor() Auditor { return l.auditor }

// Equal claims that a procedure made y of x, if that is another term.
func (l *Log) Equal(by string, x, y term.ID) {
	if l.auditor != nil && x != y {
		l.auditor.Claim(&Claim{By: by, X: x, Y: y})
	}
}

// InRange implements Listener.
func (l *Log) InRange(x term.ID, a domain.Range, from []domain.Bound) {
	if l.auditor != nil {
		l.auditor.Claim(&Claim{By: "range", X: x, Range: a, Within: from})
	}
}

// OneOf implements Listener.
func (l *Log) OneOf(x term.ID, a domain.Range, values []term.ID) {
	if l.auditor != nil {
		l.auditor.Claim(&Claim{By: "few values", Within: []domain.Bound{{X: x, Range: a}}, X: x, Among: values})
	}
}

// Count adds n applications of p.
func (l *Log) Count(p Procedure, n int) { l.counts[p] += n }

// Counts are the applications by name; what was never applied is left out.
func (l *Log) Counts() map[string]int {
	out := map[string]int{}
	for p, n := range l.counts {
		if n > 0 {
			out[procedureNames[p]] = n
		}
	}
	return out
}
