package rules

import (
	"fmt"
	"strings"
)

// node is an infix expression.
type node struct {
	op   string // "lit", "name", "width", "call", "+", "-", "*", "&", "^", "neg", "~", "2^"
	text string
	args []*node
}

// infix reads k+1, -k, ~k, 2^j, |x|, min(i,j), shift(k).
type infix struct {
	s string
	i int
}

func parseInfix(s string) (*node, error) {
	p := &infix{s: s}
	n, err := p.sum()
	if err == nil && p.i < len(s) {
		err = fmt.Errorf("%q: %q is left over", s, s[p.i:])
	}
	return n, err
}

func (p *infix) peek() byte {
	for p.i < len(p.s) && p.s[p.i] == ' ' {
		p.i++
	}
	if p.i < len(p.s) {
		return p.s[p.i]
	}
	return 0
}

func (p *infix) sum() (*node, error) {
	n, err := p.product()
	for err == nil {
		c := p.peek()
		if c != '+' && c != '-' && c != '^' && c != '&' {
			break
		}
		p.i++
		var m *node
		m, err = p.product()
		n = &node{op: string(c), args: []*node{n, m}}
	}
	return n, err
}

func (p *infix) product() (*node, error) {
	n, err := p.unary()
	for err == nil && p.peek() == '*' {
		p.i++
		var m *node
		m, err = p.unary()
		n = &node{op: "*", args: []*node{n, m}}
	}
	return n, err
}

func (p *infix) unary() (*node, error) {
	switch c := p.peek(); {
	case c == '-' || c == '~':
		p.i++
		n, err := p.unary()
		op := "neg"
		if c == '~' {
			op = "~"
		}
		return &node{op: op, args: []*node{n}}, err
	case c == '|':
		end := strings.IndexByte(p.s[p.i+1:], '|')
		if end < 0 {
			return nil, fmt.Errorf("%q: a bar is missing", p.s)
		}
		n := &node{op: "width", text: p.s[p.i+1 : p.i+1+end]}
		p.i += end + 2
		return n, nil
	case strings.HasPrefix(p.s[p.i:], "2^"):
		p.i += 2
		n, err := p.unary()
		return &node{op: "2^", args: []*node{n}}, err
	}
	from := p.i
	for p.i < len(p.s) && isWord(p.s[p.i]) {
		p.i++
	}
	if p.i == from {
		return nil, fmt.Errorf("%q: a name or number is missing", p.s)
	}
	word := p.s[from:p.i]
	if word[0] >= '0' && word[0] <= '9' {
		return &node{op: "lit", text: word}, nil
	}
	if p.peek() != '(' {
		return &node{op: "name", text: word}, nil
	}
	n := &node{op: "call", text: word}
	for p.i++; ; p.i++ {
		a, err := p.sum()
		if err != nil {
			return nil, err
		}
		n.args = append(n.args, a)
		if c := p.peek(); c == ')' {
			p.i++
			return n, nil
		} else if c != ',' {
			return nil, fmt.Errorf("%q: a parenthesis is missing", p.s)
		}
	}
}

func isWord(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_'
}
