package clauses

import (
	"slices"

	"seabmc/frontend/ctext"
)

// statements finds where statements end, and which clauses stand in front of their bodies.
type statements struct {
	toks   []ctext.Token
	places []ctext.Place // of each token
}

// clauses are those that stand at i, and where the statement behind them begins.
func (p *statements) clauses(i, to int) (found []clause, body int) {
	for {
		i = ctext.Skip(p.toks, i)
		if i >= to || p.toks[i].Kind != ctext.Word || !slices.Contains(loopClauses, p.toks[i].Text) {
			return found, i
		}
		open := ctext.Skip(p.toks, i+1)
		end := ctext.Close(p.toks, open)
		if open >= to || p.toks[open].Text != "(" || end >= to {
			return found, i
		}
		found = append(found, clause{name: p.toks[i].Text, toks: p.toks[open+1 : end], file: p.places[i].File, line: p.places[i].Line})
		i = end + 1
	}
}

// statementEnd is the place behind the statement that begins at i.
func (p *statements) statementEnd(i, to int) int {
	i = ctext.Skip(p.toks, i)
	if i >= to {
		return to
	}
	switch t := p.toks[i]; {
	case t.Text == "{":
		return min(ctext.Close(p.toks, i)+1, to)
	case t.Kind == ctext.Word && (t.Text == "while" || t.Text == "for" || t.Text == "switch" || t.Text == "if"):
		_, body := p.clauses(ctext.Close(p.toks, ctext.Skip(p.toks, i+1))+1, to)
		end := p.statementEnd(body, to)
		if e := ctext.Skip(p.toks, end); t.Text == "if" && e < to && p.toks[e].Text == "else" {
			return p.statementEnd(e+1, to)
		}
		return end
	case t.Kind == ctext.Word && t.Text == "do":
		_, body := p.clauses(i+1, to)
		return p.semicolon(p.statementEnd(body, to), to)
	case t.Kind == ctext.Word && (t.Text == "case" || t.Text == "default") || p.label(i, to):
		for ; i < to && p.toks[i].Text != ":"; i++ {
			if p.toks[i].Text == "(" {
				i = ctext.Close(p.toks, i)
			}
		}
		return p.statementEnd(i+1, to)
	}
	return p.semicolon(i, to)
}

// label tells whether a label stands at i.
func (p *statements) label(i, to int) bool {
	n := ctext.Skip(p.toks, i+1)
	return p.toks[i].Kind == ctext.Word && n < to && p.toks[n].Text == ":"
}

// semicolon is the place behind the next one outside of brackets.
func (p *statements) semicolon(i, to int) int {
	for ; i < to; i++ {
		switch p.toks[i].Text {
		case "(", "[", "{":
			i = ctext.Close(p.toks, i)
		case ";":
			return i + 1
		}
	}
	return to
}
