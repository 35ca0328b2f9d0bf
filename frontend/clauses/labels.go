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

// jumpedInto tells whether a jump from elsewhere may lead into from..to.
func (p *loopContracts) jumpedInto(from, to int) bool {
	for i := from; i < to; i++ {
		t := p.toks[i]
		if t.Kind != ctext.Word {
			continue
		}
		switch {
		case t.Text == "switch": // its cases are its own
			i = p.statementEnd(i, to) - 1
		case t.Text == "case" || t.Text == "default":
			return true
		}
	}
	for i := from; i < to; i++ {
		if p.labelled(i, to) && (p.named(p.toks[i].Text, 0, from) || p.named(p.toks[i].Text, to, len(p.toks))) {
			return true
		}
	}
	return false
}

// labelled tells whether a label stands at i, which may be in the middle of a statement: a number before a colon is that of a case, and what stands behind
// a question mark is no label.
func (p *loopContracts) labelled(i, to int) bool {
	if t := p.toks[i]; t.Kind != ctext.Word || t.Text[0] >= '0' && t.Text[0] <= '9' || !p.label(i, to) {
		return false
	}
	k := p.previous(i)
	return k >= 0 && slices.Contains([]string{"{", "}", ";", ":", ")", "else", "do"}, p.toks[k].Text)
}

// previous is the place of the token before i that is no white space, -1 if there is none.
func (p *loopContracts) previous(i int) int {
	for i--; i >= 0 && p.toks[i].Kind == ctext.Space; i-- {
	}
	return i
}

// named tells whether a jump in from..to names a label, or its address is taken there.
func (p *loopContracts) named(label string, from, to int) bool {
	for i := from; i < to; i++ {
		if t := p.toks[i].Text; t == "goto" || t == "&&" && p.unary(i) {
			if n := ctext.Skip(p.toks, i+1); n < to && p.toks[n].Text == label {
				return true
			}
		}
	}
	return false
}

// unary tells whether the operator at i may have no operand before it, so that && takes the address of a label. Brackets may be those of a cast.
func (p *loopContracts) unary(i int) bool {
	k := p.previous(i)
	return k < 0 || p.toks[k].Text == ")" || p.toks[k].Text == "return" || p.toks[k].Kind == ctext.Punct && p.toks[k].Text != "]"
}
