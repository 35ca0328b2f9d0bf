package clauses

import (
	"fmt"
	"slices"
	"strings"

	"seabmc/frontend/ctext"
)

// The contract of a loop (Options.LoopContracts) becomes statements at the loop's head:
//
//	while (C) __CPROVER_assigns(a) __CPROVER_loop_invariant(I) __CPROVER_decreases(D) BODY
//
// is compiled as
//
//	{ int __seabmc_phase = 0; __typeof__(D) __seabmc_measure; __typeof__(e) __seabmc_entry = e;   of each __CPROVER_loop_entry(e)
//	  while (({ if (!__seabmc_phase) { assert(I); __seabmc_loop_frame(); __seabmc_loop_assigns(…&a…); __seabmc_loop_havoc(…);
//	                                   assume(I); __seabmc_measure = D; __seabmc_phase = 1; }
//	            else { assert(I); assert(D < __seabmc_measure); __seabmc_loop_kept(1); } 1; }) && (C)) BODY }
//
// so that the loop is left after one round from any state in which the invariant holds. The lowering (ir/lower/guarded/loopcontract.go) makes what the
// loop may change unknown, checks that a round changes nothing else, and ends the path where the round has ended.

// loopClauses are what may stand behind the head of a loop.
var loopClauses = []string{"__CPROVER_loop_invariant", "__CPROVER_assigns", "__CPROVER_decreases", "__CPROVER_loop_assigns"}

// loopContracts rewrites the loops of a text that have a contract.
type loopContracts struct {
	statements
	faults faults
	count  int

	proposals []Proposal
	offsets   []int        // of each token in the text without line markers; nil: nothing is proposed
	matched   map[int]bool // proposals whose loop was found
	trial     bool
	unrolled  string // the place of a loop that is unrolled in spite of its contract
}

// ReadLoops rewrites all loops with a contract. If one is unrolled all the same, its place is stored in unrolled.
func ReadLoops(text string, proposals []Proposal, trial bool) (out, unrolled string, err error) {
	p := &loopContracts{statements: statements{toks: ctext.Tokens(text)}, proposals: proposals, trial: trial, matched: map[int]bool{}}
	if len(proposals) > 0 {
		p.offsets = make([]int, len(p.toks))
		for i, n := 0, 0; i < len(p.toks); i++ {
			p.offsets[i] = n
			if !ctext.IsMarker(p.toks[i].Text) {
				n += len(p.toks[i].Text)
			}
		}
	}
	at := ctext.Place{Line: 1}
	p.places = make([]ctext.Place, len(p.toks)+1)
	for i, t := range p.toks {
		p.places[i] = at
		at.Pass(t)
	}
	p.places[len(p.toks)] = at
	out = ctext.Text(p.rewrite(0, len(p.toks)), false)
	if err := p.faults.err(); err != nil {
		return out, "", err
	}
	return out, p.unrolled, p.missed()
}

// rewrite gives the tokens from..to with the loops among them rewritten.
func (p *loopContracts) rewrite(from, to int) []ctext.Token {
	var out []ctext.Token
	for i := from; i < to; {
		made, next := p.loop(i, to)
		if next == i {
			made, next = p.toks[i:i+1], i+1
		}
		out = append(out, made...)
		i = next
	}
	return out
}

// loop rewrites the loop that begins at i; next is i if there is none with a contract.
func (p *loopContracts) loop(i, to int) (out []ctext.Token, next int) {
	if p.toks[i].Kind != ctext.Word {
		return nil, i
	}
	switch p.toks[i].Text {
	case "while", "for":
		open := ctext.Skip(p.toks, i+1)
		if open >= to || p.toks[open].Text != "(" {
			return nil, i
		}
		end := ctext.Close(p.toks, open)
		clauses, body := p.clauses(end+1, to)
		clauses = append(clauses, p.proposed(i)...)
		if len(clauses) == 0 && p.start(i) == "" || body >= to {
			return nil, i
		}
		last := p.statementEnd(body, to)
		return p.headed(i, open, end, body, last, clauses), last
	case "do":
		return p.do(i, to)
	}
	return p.atLabel(i, to)
}

// headed rewrites a while or for loop whose head's brackets are open and end, and whose body is body..last.
func (p *loopContracts) headed(i, open, end, body, last int, clauses []clause) []ctext.Token {
	inner := p.rewrite(body, last)
	if p.entered(i, body, last) {
		return slices.Concat(p.toks[i:end+1], []ctext.Token{{Kind: ctext.Word, Text: p.mark(body)}}, inner)
	}
	c := p.contract(clauses)
	c.shape, c.start = p.shape(i), p.start(i)
	head := p.toks[open+1 : end]
	cond, init, step := head, []ctext.Token(nil), []ctext.Token(nil)
	if p.toks[i].Text == "for" {
		parts := ctext.Split(head, ";")
		if len(parts) != 3 {
			return p.toks[i:last]
		}
		init, cond, step = append(slices.Clone(parts[0]), ctext.Token{Kind: ctext.Punct, Text: ";"}), parts[1], parts[2]
	}
	var b strings.Builder
	b.WriteString("{" + ctext.Text(init, false) + c.before() + p.mark(i) + p.toks[i].Text + "(")
	if p.toks[i].Text == "for" {
		b.WriteString(";")
	}
	b.WriteString(c.atHead() + p.mark(i))
	if len(ctext.Trim(cond)) > 0 {
		b.WriteString(c.and() + "(" + ctext.Text(cond, false) + ")")
	}
	if p.toks[i].Text == "for" {
		b.WriteString(";" + ctext.Text(step, false))
	}
	b.WriteString(")" + p.mark(body))
	return slices.Concat([]ctext.Token{{Kind: ctext.Word, Text: b.String()}}, inner, []ctext.Token{{Kind: ctext.Punct, Text: "}"}, {Kind: ctext.Space, Text: p.mark(last)}})
}

// do rewrites do BODY while (C) CLAUSES; the clauses may also stand behind do.
func (p *loopContracts) do(i, to int) (out []ctext.Token, next int) {
	clauses, body := p.clauses(i+1, to)
	last := p.statementEnd(body, to)
	w := ctext.Skip(p.toks, last)
	if w >= to || p.toks[w].Text != "while" {
		return nil, i
	}
	open := ctext.Skip(p.toks, w+1)
	end := ctext.Close(p.toks, open)
	more, semi := p.clauses(end+1, to)
	if clauses = slices.Concat(clauses, more, p.proposed(i)); len(clauses) == 0 && p.start(i) == "" || semi >= to || p.toks[semi].Text != ";" {
		return nil, i
	}
	inner := p.rewrite(body, last)
	if p.entered(i, body, last) {
		return slices.Concat([]ctext.Token{{Kind: ctext.Word, Text: "do" + p.mark(body)}}, inner, []ctext.Token{{Kind: ctext.Word, Text: p.mark(w)}}, p.toks[w:end+1], []ctext.Token{{Kind: ctext.Word, Text: ";"}, {Kind: ctext.Space, Text: p.mark(semi + 1)}}), semi + 1
	}
	c := p.contract(clauses)
	c.shape, c.start = p.shape(i), p.start(i)
	text := "{" + c.before() + p.mark(i) + "do{" + c.atHeadOfDo() + p.mark(body)
	return slices.Concat([]ctext.Token{{Kind: ctext.Word, Text: text}}, inner, []ctext.Token{{Kind: ctext.Word, Text: "}" + p.mark(w)}}, p.toks[w:end+1], []ctext.Token{{Kind: ctext.Word, Text: ";}"}, {Kind: ctext.Space, Text: p.mark(semi + 1)}}), semi + 1
}

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

// entered tells whether a jump from elsewhere may lead into the body from..to: it has a case of a switch around it, or a label that is named
// outside. Such a loop, which begins at i, is unrolled, as its head is not met first.
func (p *loopContracts) entered(i, from, to int) bool {
	if !p.jumpedInto(from, to) {
		return false
	}
	if p.unrolled == "" {
		p.unrolled = fmt.Sprintf("%s:%d", p.places[i].File, p.places[i].Line)
	}
	return true
}

// mark is a line marker for what comes from token i on, which begins in the column that it had.
func (p *loopContracts) mark(i int) string {
	at := p.places[i]
	if at.File == "" {
		return " "
	}
	return fmt.Sprintf("\n# %d \"%s\"\n%*s", at.Line, at.File, at.Col, "")
}

// contract reads the clauses of a loop.
func (p *loopContracts) contract(clauses []clause) *loopContract {
	p.count++
	c := &loopContract{n: p.count, claim: "__seabmc_invariant", assume: "__CPROVER_assume", trial: p.trial}
	if p.trial {
		c.claim, c.assume = "__seabmc_trial", "__seabmc_trial_assume"
	}
	for _, cl := range clauses {
		p.faults.inspect(cl, true)
		switch cl.name {
		case sampleClause:
			c.sample(cl)
		case "__CPROVER_loop_invariant":
			c.invariants = append(c.invariants, c.formulaAs(cl.toks, ofLoop))
			c.assumed = append(c.assumed, c.formulaAs(cl.toks, assumed))
			c.fresh = c.fresh || slices.ContainsFunc(cl.toks, func(t ctext.Token) bool { return t.Text == "__CPROVER_is_fresh" })
			c.lines = append(c.lines, cl)
		case "__CPROVER_decreases":
			if len(c.measures) == 0 {
				c.measured = cl
			}
			if p.trial {
				c.onTrial(cl)
				continue
			}
			for _, m := range ctext.Split(tupled(cl.toks), ",") {
				c.measures = append(c.measures, c.formula(m))
			}
		default:
			c.listed = true
			c.targets += targets(cl.toks, loopTarget)
		}
	}
	return c
}

// loopTarget tells the lowering of a place that the loop may change.
func loopTarget(t []ctext.Token, cond string) string {
	return strings.ReplaceAll(assignable(t, cond), "__seabmc_assigns(", "__seabmc_loop_assigns(")
}

// before are the declarations in front of the loop.
func (c *loopContract) before() string {
	var b strings.Builder
	fmt.Fprintf(&b, "int %s=0;", c.name("phase"))
	b.WriteString(c.lists("before"))
	if len(c.entries) > 0 {
		b.WriteString("__seabmc_unchecked(1);")
		for k, e := range c.entries {
			b.WriteString(snapshot(c.entryName(k), e))
		}
		b.WriteString("__seabmc_unchecked(0);")
	}
	for k, m := range c.measures {
		fmt.Fprintf(&b, "__typeof__((%s)+0) %s_%d=0;", m, c.name("measure"), k)
	}
	b.WriteString(c.start)
	return b.String()
}

// empty tells whether there is no contract, but only a statement in front of the loop.
func (c *loopContract) empty() bool {
	return len(c.lines) == 0 && len(c.measures) == 0 && !c.listed && c.sampled == 0
}

// and joins the contract and the condition of the loop.
func (c *loopContract) and() string {
	if c.empty() {
		return ""
	}
	return "&&"
}

// atHeadOfDo is the statement at the head of a do loop.
func (c *loopContract) atHeadOfDo() string {
	if c.empty() {
		return ""
	}
	return "(void)" + c.atHead() + ";"
}

// atHead is the expression at the head of the loop, whose value is 1.
func (c *loopContract) atHead() string {
	if c.empty() {
		return ""
	}
	if c.sampled > 0 {
		return c.samplesAtHead()
	}
	var b strings.Builder
	line := func(k int, text string) { fmt.Fprintf(&b, "\n# %d \"%s\"\n%s", c.lines[k].line, c.lines[k].file, text) }
	fmt.Fprintf(&b, "(__extension__({__seabmc_loop_head(%d,%d);if(!%s){", c.n, b2i(c.listed), c.name("phase"))
	b.WriteString(c.lists("lengths") + "__seabmc_clause(1);")
	for k, f := range c.invariants {
		line(k, fmt.Sprintf("%s_base(%s);", c.claim, f))
	}
	b.WriteString("__seabmc_clause(0);" + c.lists("base") + fmt.Sprintf("__seabmc_loop_frame(%d);", c.n) + c.targets + fmt.Sprintf("__seabmc_loop_havoc(%d);", b2i(c.fresh)) + c.lists("made") + "__seabmc_clause(1);")
	for k, f := range c.assumed {
		line(k, fmt.Sprintf("%s(%s);", c.assume, f))
	}
	for k, m := range c.measures {
		fmt.Fprintf(&b, "%s_%d=(%s);", c.name("measure"), k, m)
	}
	fmt.Fprintf(&b, "__seabmc_clause(0);%s=1;}else{%s__seabmc_clause(1);", c.name("phase"), c.lists("lengths"))
	for k, f := range c.invariants {
		line(k, fmt.Sprintf("%s_step(%s);", c.claim, f))
	}
	for _, r := range c.ranks {
		fmt.Fprintf(&b, "\n# %d \"%s\"\n__seabmc_trial_step(%s);", r.line, r.file, c.falls(r.measures, r.weak))
	}
	if len(c.measures) > 0 && len(c.ranks) == 0 {
		fmt.Fprintf(&b, "\n# %d \"%s\"\n%s__seabmc_decreases(%s);", c.measured.line, c.measured.file, areNumbers(c.measures), c.falls(c.all(), false))
	}
	fmt.Fprintf(&b, "__seabmc_clause(0);%s__seabmc_loop_kept(%d);}1;}))", c.lists("step"), c.n)
	return b.String()
}
