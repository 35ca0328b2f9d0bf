package clauses

import (
	"slices"

	"seabmc/frontend/ctext"
	"seabmc/frontend/fault"
)

// ProposedFile is the file name of properties that belong to proposals on trial. Their line is the proposal's Number.
const ProposedFile = "<proposed>"

// Proposal is a contract proposed for a loop.
type Proposal struct {
	File       string           // of the program
	Offset     int              // of the loop's keyword in the preprocessed text of the file, see frontend.Syntax.Offset
	Start      string           // is assumed where the loop is entered; empty: nothing is
	Assigns    []string         // what it may write; empty: what a round was seen to write
	Invariants []ProposedClause // clauses of __CPROVER_loop_invariant
	Shape      Shape            // of the lists that there are, if it has chains
	Measures   []string         // of __CPROVER_decreases; of a list the first that changes counts
	Ranks      []ProposedRank   // measures that are on trial one by one
	Samples    Samples          // values to tell in executions; if there are any, nothing else is proposed
}

// FunctionProposal is a contract proposed for a function (package prove).
type FunctionProposal struct {
	Function string
	Requires []ProposedClause // of each call
	Ensures  []ProposedClause
	Assigns  []string // what it may write
	// Ranks are measures over the parameters: each call of the function within a call of it, where
	// its contract stands for that, must make them smaller. On trial each is judged by itself; else the first counts.
	Ranks []ProposedRank
}

// ProposedClause is a formula over the variables of the loop's scope.
type ProposedClause struct {
	Text   string
	Number int
}

// ProposedRank is a measure, or a list of them as for __CPROVER_decreases.
type ProposedRank struct {
	ProposedClause
	Weak bool // it stays as it is or becomes smaller
}

// proposed are the clauses that are proposed for the loop whose keyword is token i.
func (p *loopContracts) proposed(i int) []clause {
	if len(p.proposals) == 0 {
		return nil
	}
	k := slices.IndexFunc(p.proposals, func(q Proposal) bool { return q.Offset == p.offsets[i] })
	if k < 0 {
		return nil
	}
	p.matched[k] = true
	at := p.places[i]
	var out []clause
	for _, t := range p.proposals[k].Assigns {
		out = append(out, clause{name: "__CPROVER_assigns", toks: ctext.Tokens(t), file: at.File, line: at.Line})
	}
	for _, c := range p.proposals[k].Invariants {
		cl := clause{name: "__CPROVER_loop_invariant", toks: ctext.Tokens(c.Text), file: at.File, line: at.Line}
		if p.trial {
			cl.file, cl.line = ProposedFile, c.Number
		}
		out = append(out, cl)
	}
	for _, m := range p.proposals[k].Ranks {
		out = append(out, clause{name: "__CPROVER_decreases", toks: ctext.Tokens(m.Text), file: ProposedFile, line: m.Number, weak: m.Weak})
	}
	out = append(out, p.sampled(k)...)
	for _, m := range p.proposals[k].Measures {
		out = append(out, clause{name: "__CPROVER_decreases", toks: ctext.Tokens(m), file: at.File, line: at.Line})
	}
	return out
}

// shape is what is proposed about the lists at the loop whose keyword is token i.
func (p *loopContracts) shape(i int) *Shape {
	for k := range p.proposals {
		if q := &p.proposals[k]; q.Offset == p.offsets[i] && len(q.Shape.Chains) > 0 {
			return &q.Shape
		}
	}
	return nil
}

// start is the statement in front of the loop whose keyword is token i, empty if there is none.
func (p *loopContracts) start(i int) string {
	for k := range p.proposals {
		if q := &p.proposals[k]; q.Offset == p.offsets[i] && q.Start != "" {
			p.matched[k] = true
			return "__CPROVER_assume(" + q.Start + ");"
		}
	}
	return ""
}

// missed is an error if a proposal is for a loop that is not there: what is compiled is not the text that it was made for.
func (p *loopContracts) missed() error {
	for k, q := range p.proposals {
		if !p.matched[k] {
			return &fault.InputError{File: q.File, Msg: "a loop for which a contract is proposed is not in the text any more"}
		}
	}
	return nil
}
