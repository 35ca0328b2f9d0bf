package claim

import (
	"seabmc/domain"
	"seabmc/term"
)

// Procedure is an algorithm over terms that is not a line of the rule book (docs/procedures.md).
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
	Polynomials
	numProcedures
)

var procedureNames = [numProcedures]string{"decision diagrams", "refuter", "pruning", "replacing", "unfolding reads", "value summaries", "narrow sums", "purifying", "polynomials"}

// Log counts what procedures do and passes on what they claim. The zero Log has no auditor.
type Log struct {
	auditor Auditor
	counts  [numProcedures]int
}

// SetAuditor sets the auditor that gets every claim from now on. It may be nil.
func (l *Log) SetAuditor(a Auditor) { l.auditor = a }

// Auditor returns the auditor, or nil.
func (l *Log) Auditor() Auditor { return l.auditor }

// Equal claims that a procedure turned x into y, if these are different terms.
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

// Counts returns the numbers of applications by name. It leaves out what was never applied.
func (l *Log) Counts() map[string]int {
	out := map[string]int{}
	for p, n := range l.counts {
		if n > 0 {
			out[procedureNames[p]] = n
		}
	}
	return out
}
