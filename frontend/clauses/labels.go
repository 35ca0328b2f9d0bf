package clauses

import (
	"slices"

	"seabmc/frontend/ctext"
)

// A loop that is made by goto begins at a label:
//
//	again: S; … if (c) goto again; …
//
// is compiled as
//
//	int __seabmc_phase = 0; … again: (void)(…as at the head of a loop…); S; … if (c) goto again; …
//
// The loop ends behind the last statement of the block with a goto to the label. The label is the only way into it if no jump from elsewhere leads to it or to a
// place in the loop. Else the loop is left as it is.

// atLabel rewrites the label at i if a contract is proposed for the loop that begins there; next is i if there is none.
func (p *loopContracts) atLabel(i, to int) (out []ctext.Token, next int) {
	if len(p.proposals) == 0 || !p.labelled(i, to) {
		return nil, i
	}
	clauses := p.proposed(i)
	if len(clauses) == 0 && p.start(i) == "" || !p.onlyWayIn(i) {
		return nil, i
	}
	c := p.contract(clauses)
	c.shape, c.start = p.shape(i), p.start(i)
	colon := ctext.Skip(p.toks, i+1)
	text := c.before() + p.mark(i) + p.toks[i].Text + ":" + c.atHeadOfDo() + ";" + p.mark(colon+1)
	return []ctext.Token{{Kind: ctext.Word, Text: text}}, colon + 1
}

// onlyWayIn reports whether the label at i stands in a block, and is the only way into what follows it there.
func (p *loopContracts) onlyWayIn(i int) bool {
	if k := p.previous(i); k < 0 || !slices.Contains([]string{"{", "}", ";"}, p.toks[k].Text) {
		return false
	}
	from, to := p.function(i)
	name, end := p.toks[i].Text, p.lastJump(i)
	return !p.named(name, from, i) && !p.named(name, end, to) && !p.addressTaken(name, from, to) && !p.jumpedInto(ctext.Skip(p.toks, i+1)+1, end)
}

// lastJump is the place behind the last statement of the block that has a jump to the label at i.
func (p *loopContracts) lastJump(i int) int {
	block, name := p.blockEnd(i), p.toks[i].Text
	end := p.statementEnd(i, block)
	for end < block && p.named(name, end, block) {
		end = p.statementEnd(end, block)
	}
	return end
}

// blockEnd is the place of the bracket that closes the block around i.
func (p *loopContracts) blockEnd(i int) int {
	for ; i < len(p.toks) && p.toks[i].Text != "}"; i++ {
		if p.toks[i].Text == "{" {
			i = ctext.Close(p.toks, i)
		}
	}
	return min(i, len(p.toks))
}

// function returns where the outermost block around i begins and ends.
func (p *loopContracts) function(i int) (from, to int) {
	for k := 0; k < i; k++ {
		if p.toks[k].Text == "{" {
			if end := ctext.Close(p.toks, k); end > i {
				return k, end
			} else {
				k = end
			}
		}
	}
	return 0, len(p.toks)
}

// addressTaken reports whether a label may be reached by a jump to a value.
func (p *loopContracts) addressTaken(label string, from, to int) bool {
	for i := from; i < to; i++ {
		if p.toks[i].Text == "&&" && p.unary(i) {
			if n := ctext.Skip(p.toks, i+1); n < to && p.toks[n].Text == label {
				return true
			}
		}
	}
	return false
}
