package clauses

import (
	"fmt"
	"slices"
	"strings"

	"seabmc/frontend/ctext"
)

// contractReader takes the contracts of functions out of a text.
type contractReader struct {
	wanted []*contractText
	loops  bool   // the contracts of loops were read before
	other  string // the first clause of something else, and its place
	faults faults
}

// contractText is the contract of one function.
type contractText struct {
	replaces bool // calls of the function, which need not be defined
	checks   bool // calls of the function, but runs it
	function string
	name     string        // that the user gave for it: that of the function, or CBMC's for a static function of a file
	head     []ctext.Token // the declaration up to the clauses
	clauses  []clause
	twice    bool // there are two that differ
	defined  bool // the file defines the function
	olds     []string
	faults   *faults
	proposal *FunctionProposal // used if the function has no contract
	trial    bool              // of the proposal
	says     bool              // anything happens in its place
	ranked   bool              // calls within the function are to make its measure smaller
}

// Wanted says which contracts of functions are used.
type Wanted struct {
	Enforced []string // of the functions whose contracts are enforced
	Replaced []string // functions whose calls their contracts stand for
	Checked  []string // functions at whose calls what their contracts require is checked
	Loops    bool     // the contracts of loops were taken out before
	Proposed []FunctionProposal
	Trial    bool     // of what is proposed
	LeftOut  *LeftOut // nil: none
	Says     bool     // in place of the function whose contract is enforced, anything happens that its assigns and frees clauses allow
}

// Names tell runs with different contracts apart.
func (w *Wanted) Names() string {
	names := strings.Join(w.Enforced, ",") + ";" + strings.Join(w.Replaced, ",")
	if w.LeftOut != nil {
		names += ";" + w.LeftOut.String()
	}
	return names
}

// ReadFunctions removes the contracts of functions from the text and appends the functions for those that are wanted. other is a clause
// that was skipped.
func ReadFunctions(text, file string, opt *Wanted) (out, other string, err error) {
	r := &contractReader{loops: opt.Loops}
	for _, name := range opt.Enforced {
		r.want(opt, name, file, contractText{says: opt.Says})
	}
	for _, name := range opt.Replaced {
		r.want(opt, name, file, contractText{replaces: true})
	}
	for _, name := range opt.Checked {
		r.want(opt, name, file, contractText{checks: true})
	}
	out = ctext.Text(r.read(ctext.Tokens(text)), false)
	mark := ""
	for _, c := range r.wanted {
		out += c.mark()
		if len(c.clauses) > 0 && (c.defined || c.replaces) {
			if m := c.leaveOut(opt.LeftOut); m != "" {
				mark = m
			}
			out += "\n" + c.generated()
		}
	}
	out += mark
	return out, r.other, r.faults.err()
}

// want has the contract of a function read.
func (r *contractReader) want(opt *Wanted, name, file string, c contractText) {
	c.function, c.name, c.faults = name, name, &r.faults
	if strings.HasPrefix(name, ctext.FileLocalPrefix) {
		var here bool
		if c.function, here = strings.CutPrefix(name, ctext.FileLocalName(file, "")); !here {
			return // of another file
		}
	}
	if k := slices.IndexFunc(opt.Proposed, func(p FunctionProposal) bool { return p.Function == name }); k >= 0 {
		c.proposal, c.trial, c.ranked = &opt.Proposed[k], opt.Trial, slices.Contains(opt.Enforced, name)
	}
	r.wanted = append(r.wanted, &c)
}

// read finds the contracts and gives the tokens without clauses.
func (r *contractReader) read(toks []ctext.Token) []ctext.Token {
	var out []ctext.Token
	at := ctext.Place{Line: 1}
	depth, begin := 0, 0
	var here []clause // of the declaration that is being read
	head := -1
	ends := func(i int) { // a declaration, or the head of a definition, at token i
		for _, c := range r.wanted {
			if len(here) > 0 && c.declares(toks[begin:i]) {
				c.take(toks, begin, head, here)
			}
			if c.proposal != nil && len(here) == 0 && toks[i].Text == "{" && c.defines(toks[begin:i]) {
				c.take(toks, begin, i, c.proposal.clauses(at))
			}
			c.defined = c.defined || toks[i].Text == "{" && c.defines(toks[begin:i])
		}
		here, head = nil, -1
	}
	for i := 0; i < len(toks); i++ {
		t := toks[i]
		at.Pass(t)
		if t.Kind == ctext.Word && slices.Contains(clauseNames, t.Text) {
			if open := ctext.Skip(toks, i+1); open < len(toks) && toks[open].Text == "(" {
				end := ctext.Close(toks, open)
				if end == len(toks) {
					r.faults.add(clause{file: at.File, line: at.Line}, "%s has no end", t.Text)
					out = append(out, t)
					continue
				}
				cl := clause{name: t.Text, file: at.File, line: at.Line, toks: toks[open+1 : end]}
				r.misplaced(cl, toks, begin, i, depth)
				if depth == 0 && slices.ContainsFunc(r.wanted, func(c *contractText) bool { return c.declares(toks[begin:i]) }) {
					if head < 0 {
						head = i
					}
					here = append(here, cl)
				} else if r.other == "" {
					r.other = fmt.Sprintf("%s at %s:%d", cl.name, cl.file, cl.line)
				}
				for _, x := range toks[i+1 : end+1] {
					at.Pass(x)
					if x.Kind == ctext.Space { // line breaks and line markers stay
						out = append(out, x)
					}
				}
				i = end
				continue
			}
		}
		out = append(out, t)
		if t.Kind != ctext.Punct {
			continue
		}
		switch t.Text {
		case "(", "[", "{":
			if t.Text == "{" && depth == 0 {
				ends(i)
			}
			depth++
		case ")", "]", "}":
			depth--
			if t.Text == "}" && depth == 0 {
				begin = i + 1
			}
		case ";":
			if depth == 0 {
				ends(i)
				begin = i + 1
			}
		}
	}
	return out
}

// misplaced notes a clause, token i of a declaration from begin on, that stands neither behind a declarator nor at a loop.
func (r *contractReader) misplaced(cl clause, toks []ctext.Token, begin, i, depth int) {
	if depth == 0 {
		if loop := slices.Contains(ofLoops, cl.name); loop {
			r.faults.add(cl, "%s is not a clause of a function", cl.name)
		} else if !slices.ContainsFunc(toks[begin:i], func(t ctext.Token) bool { return t.Text == "(" }) {
			r.faults.add(cl, "%s stands behind no function", cl.name)
		}
		return
	}
	before := ctext.Trim(toks[begin:i])
	last := ""
	if n := len(before); n > 0 {
		last = before[n-1].Text
	}
	switch {
	case slices.Contains(ofLoops, cl.name) && r.loops || last != ")" && last != "do":
		r.faults.add(cl, "%s stands at no loop", cl.name)
	case slices.Contains(ofFunctions, cl.name) && !declaresFunction(statement(before)):
		r.faults.add(cl, "%s stands behind no function", cl.name)
	}
}

// statement is the last statement or declaration of these tokens.
func statement(toks []ctext.Token) []ctext.Token {
	depth := 0
	for i := len(toks) - 1; i >= 0; i-- {
		switch toks[i].Text {
		case ")", "]":
			depth++
		case "(", "[":
			depth--
		case ";", "{", "}":
			if depth == 0 {
				return toks[i+1:]
			}
		}
		if depth < 0 {
			return toks[i+1:]
		}
	}
	return toks
}

// declaresFunction tells whether a statement may be the declaration of a function or of a pointer to one. The head of a statement and a call are none.
func declaresFunction(toks []ctext.Token) bool {
	toks = ctext.FlatTokens(toks)
	words := 0
	for i, t := range toks {
		switch {
		case slices.Contains(statementWords, t.Text) || t.Text == "=":
			return false
		case t.Text == "(":
			return words > 1 || i+1 < len(toks) && toks[i+1].Text == "*" && words > 0
		case t.Kind == ctext.Word:
			words++
		}
	}
	return false
}

// statementWords begin statements, or stand in them.
var statementWords = []string{"if", "else", "while", "do", "for", "switch", "case", "default", "return", "goto"}

// take makes the clauses behind a declarator the contract.
func (c *contractText) take(toks []ctext.Token, begin, head int, here []clause) {
	if len(c.clauses) > 0 {
		c.twice = c.twice || !slices.EqualFunc(c.clauses, here, func(a, b clause) bool {
			return a.name == b.name && strings.Join(strings.Fields(ctext.Text(a.toks, true)), " ") == strings.Join(strings.Fields(ctext.Text(b.toks, true)), " ")
		})
		return
	}
	c.head, c.clauses = toks[begin:head], here
}

func (c *contractText) declares(toks []ctext.Token) bool { return c.parameters(toks) >= 0 }

// defines tells whether a body behind these tokens is the function's.
func (c *contractText) defines(toks []ctext.Token) bool {
	open := c.parameters(toks)
	return open >= 0 && !slices.ContainsFunc(toks[:open], func(t ctext.Token) bool { return t.Text == "=" || t.Text == "typedef" })
}

// clauses are those of the proposal, at a place.
func (p *FunctionProposal) clauses(at ctext.Place) (out []clause) {
	add := func(name, text string, file string, line int) {
		out = append(out, clause{name: name, toks: ctext.Tokens(text), file: file, line: line})
	}
	add("__CPROVER_requires", "1", at.File, at.Line)
	for _, c := range p.Requires {
		add("__CPROVER_requires", c.Text, ProposedFile, c.Number)
	}
	for _, c := range p.Ensures {
		add("__CPROVER_ensures", c.Text, ProposedFile, c.Number)
	}
	for _, t := range p.Assigns {
		add("__CPROVER_assigns", t, at.File, at.Line)
	}
	return out
}
