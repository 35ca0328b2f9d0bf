package solver

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"math/big"
	"strings"
)

// sexpr is an S-expression: a list or an atom. An atom is a symbol without its quotes, a number, or a string in its quotes.
type sexpr struct {
	atom   string
	list   []sexpr
	isList bool
}

func (s sexpr) String() string {
	var b strings.Builder
	s.write(&b, 4)
	return b.String()
}

// write prints an expression for a message, only as deep and as long as is helpful.
func (s sexpr) write(b *strings.Builder, depth int) {
	if !s.isList {
		b.WriteString(clip(s.atom))
		return
	}
	b.WriteByte('(')
	for i, x := range s.list {
		if i > 0 {
			b.WriteByte(' ')
		}
		if depth == 0 || b.Len() > 300 {
			b.WriteString("...")
			break
		}
		x.write(b, depth-1)
	}
	b.WriteByte(')')
}

// clip shortens a text for a message and makes it printable.
func clip(s string) string {
	s = strings.TrimSpace(strings.ToValidUTF8(s, "?"))
	if len(s) > 300 {
		s = strings.ToValidUTF8(s[:300], "") + "..."
	}
	return strings.Map(func(r rune) rune {
		if r < ' ' {
			return ' '
		}
		return r
	}, s)
}

// The limits of a single answer.
const (
	maxAnswer  = 64 << 20 // bytes
	maxNesting = 1000
)

var errGarbage = errors.New("the answer is not an S-expression")

// readSexpr reads the next expression. The error is io.EOF at the end of the input, and errGarbage (wrapped) for input that cannot be an
// expression.
func readSexpr(r *bufio.Reader) (sexpr, error) {
	var open []sexpr // lists begun
	budget := maxAnswer
	for {
		tok, err := readToken(r, &budget)
		switch {
		case err == io.EOF && len(open) > 0:
			return sexpr{}, io.ErrUnexpectedEOF
		case err != nil:
			return sexpr{}, err
		}
		var done sexpr
		switch tok {
		case "(":
			if len(open) == maxNesting {
				return sexpr{}, fmt.Errorf("%w: nested too deeply", errGarbage)
			}
			open = append(open, sexpr{isList: true})
			continue
		case ")":
			if len(open) == 0 {
				return sexpr{}, fmt.Errorf("%w: unexpected )", errGarbage)
			}
			done = open[len(open)-1]
			open = open[:len(open)-1]
		default:
			if tok[0] == '|' {
				tok = tok[1 : len(tok)-1]
			}
			done = sexpr{atom: tok}
		}
		if len(open) == 0 {
			return done, nil
		}
		top := &open[len(open)-1]
		top.list = append(top.list, done)
	}
}

// readToken reads a parenthesis, a quoted symbol or string with its quotes, or an
// atom. Blanks and comments are skipped.
func readToken(r *bufio.Reader, budget *int) (string, error) {
	next := func() (byte, error) {
		if *budget--; *budget < 0 {
			return 0, fmt.Errorf("%w: more than %d bytes", errGarbage, maxAnswer)
		}
		return r.ReadByte()
	}
	c, err := next()
	for err == nil && (c <= ' ' || c == ';') {
		if c == ';' {
			for err == nil && c != '\n' {
				c, err = next()
			}
			continue
		}
		c, err = next()
	}
	if err != nil {
		return "", err
	}
	if c == '(' || c == ')' {
		return string(c), nil
	}
	var b strings.Builder
	b.WriteByte(c)
	if c == '|' || c == '"' {
		quote := c
		for {
			if c, err = next(); err == io.EOF {
				err = io.ErrUnexpectedEOF
			}
			if err != nil {
				return "", err
			}
			b.WriteByte(c)
			if c != quote {
				continue
			}
			if p, _ := r.Peek(1); quote != '"' || r.Buffered() == 0 || len(p) == 0 || p[0] != '"' {
				return b.String(), nil // "" inside a string is a quote
			}
			next()
		}
	}
	for {
		if c, err = next(); err == io.EOF {
			return b.String(), nil
		}
		if err != nil {
			return "", err
		}
		if c <= ' ' || strings.IndexByte("();\"|", c) >= 0 {
			return b.String(), r.UnreadByte()
		}
		b.WriteByte(c)
	}
}

// bvValue reads a bit-vector constant of width w: #b, #x or (_ bvN w).
func (s sexpr) bvValue(w int) (*big.Int, bool) {
	var v *big.Int
	ok := false
	switch {
	case s.isList && len(s.list) == 3 && s.list[0].atom == "_" && strings.HasPrefix(s.list[1].atom, "bv") && s.list[2].atom == fmt.Sprint(w):
		v, ok = parseDigits(s.list[1].atom[2:], 10)
	case strings.HasPrefix(s.atom, "#b") && len(s.atom) == 2+w:
		v, ok = parseDigits(s.atom[2:], 2)
	case strings.HasPrefix(s.atom, "#x") && 4*(len(s.atom)-2) == w:
		v, ok = parseDigits(s.atom[2:], 16)
	}
	return v, ok && v.BitLen() <= w
}

// parseDigits does what SetString does, but accepts only digits, and not more than a value can have.
func parseDigits(s string, base int) (*big.Int, bool) {
	if s == "" || len(s) > 1<<16 || strings.ContainsAny(s, "+-_") {
		return nil, false
	}
	return new(big.Int).SetString(s, base)
}

// boolValue reads true or false.
func (s sexpr) boolValue() (v, ok bool) {
	return s.atom == "true", s.atom == "true" || s.atom == "false"
}
