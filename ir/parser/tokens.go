package parser

import (
	"errors"
	"fmt"
	"strconv"

	"seabmc/ir"
	"seabmc/ir/printer"
)

type tokKind uint8

type token struct {
	kind tokKind
	text string
}

func (t token) String() string {
	switch t.kind {
	case tokEnd:
		return "end of line"
	case tokReg:
		return "%" + t.text
	case tokString:
		return strconv.Quote(t.text)
	}
	return "'" + t.text + "'"
}

func (t token) punct(s string) bool { return t.kind == tokPunct && t.text == s }

// tokenize splits a line; the comment is dropped.
func tokenize(s string, toks []token) ([]token, error) {
	for i := 0; i < len(s); {
		c := s[i]
		switch {
		case c == ' ' || c == '\t' || c == '\r' || c == '\n':
			i++
		case c == '#':
			return toks, nil
		case c == '"':
			q, err := strconv.QuotedPrefix(s[i:])
			if err != nil {
				return nil, errors.New("string is not closed or has a bad escape")
			}
			u, _ := strconv.Unquote(q)
			toks = append(toks, token{tokString, u})
			i += len(q)
		case c == '=' || c == ',' || c == ':' || c == ';':
			toks = append(toks, token{tokPunct, s[i : i+1]})
			i++
		case c == '%' || printer.IsWordByte(c):
			kind, from := tokWord, i
			if c == '%' {
				kind, from = tokReg, i+1
			}
			for i++; i < len(s) && printer.IsWordByte(s[i]); i++ {
			}
			if from == i {
				return nil, errors.New("'%' without a register's name")
			}
			toks = append(toks, token{kind, s[from:i]})
		default:
			return nil, fmt.Errorf("unexpected character %q", s[i:min(i+1, len(s))])
		}
	}
	return toks, nil
}

type parser struct {
	b    *ir.Builder // nil until the header was read
	regs map[string]ir.Reg
	toks []token
	at   int
}

func (ps *parser) peek() token {
	if ps.at < len(ps.toks) {
		return ps.toks[ps.at]
	}
	return token{}
}

func (ps *parser) next() token {
	t := ps.peek()
	ps.at++
	return t
}

func (ps *parser) accept(punct string) bool {
	if ps.peek().punct(punct) {
		ps.at++
		return true
	}
	return false
}

func (ps *parser) expect(punct, where string) error {
	if t := ps.next(); !t.punct(punct) {
		return fmt.Errorf("found %v, expected '%s' %s", t, punct, where)
	}
	return nil
}

func (ps *parser) word(what string) (string, error) {
	t := ps.next()
	if t.kind != tokWord {
		return "", fmt.Errorf("found %v, expected %s", t, what)
	}
	return t.text, nil
}

func (ps *parser) str(what string) (string, error) {
	t := ps.next()
	if t.kind != tokString {
		return "", fmt.Errorf("found %v, expected %s in quotes", t, what)
	}
	return t.text, nil
}

// wordOrString is what appendWord wrote.
func (ps *parser) wordOrString(what string) (string, error) {
	t := ps.next()
	if t.kind != tokWord && t.kind != tokString {
		return "", fmt.Errorf("found %v, expected %s", t, what)
	}
	return t.text, nil
}

// optStr is a quoted string if one is there.
func (ps *parser) optStr() string {
	if t := ps.peek(); t.kind == tokString {
		ps.at++
		return t.text
	}
	return ""
}

func (ps *parser) number(what string) (int, error) {
	w, err := ps.word(what)
	if err != nil {
		return 0, err
	}
	n, err := strconv.ParseInt(w, 10, 32)
	if err != nil {
		return 0, fmt.Errorf("%q is not %s", w, what)
	}
	return int(n), nil
}
