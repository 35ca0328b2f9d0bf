package clauses

import (
	"fmt"

	"seabmc/frontend/ctext"
)

// Samples asks for the values of expressions at the head of a loop, each time that an execution comes there. They become
//
//	(__extension__({__seabmc_sample(place, 0, (unsigned long)(x)); …; 1;}))
//
// in front of the loop's condition.
type Samples struct {
	Place int // a number for the loop
	Texts []string
}

// sampled is a clause for each expression whose value is asked for at the loop of proposal k.
func (p *loopContracts) sampled(k int) (out []clause) {
	for _, t := range p.proposals[k].Samples.Texts {
		out = append(out, clause{name: sampleClause, toks: ctext.Tokens(t), line: p.proposals[k].Samples.Place})
	}
	return out
}

// sampleClause names these clauses.
const sampleClause = "__seabmc_sample"

// sample adds an expression whose value is asked for.
func (c *loopContract) sample(cl clause) {
	fmt.Fprintf(&c.samples, "%s(%d,%d,(unsigned long)(%s));", sampleClause, cl.line, c.sampled, c.formula(cl.toks))
	c.sampled++
}

// samplesAtHead is the expression at the head of the loop that tells the values. Its value is 1.
func (c *loopContract) samplesAtHead() string {
	return "(__extension__({" + c.samples.String() + "1;}))"
}
