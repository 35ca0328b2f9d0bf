package rules

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// numberFuncs lists the functions that give numbers of constants: log2(k) if k is a power of two, and shift(k), the value of k or its width,
// whichever is less.
var numberFuncs = []string{"log2", "shift"}

// parseCond reads one condition.
func parseCond(s string) (*Cond, error) {
	c := &Cond{Text: s}
	if rest, ok := strings.CutPrefix(s, "cost: "); ok {
		return parseCost(rest, c)
	}
	for _, by := range []string{"range", "rewriting", "cache", "ARM"} {
		if rest, ok := strings.CutSuffix(s, " by "+by); ok {
			s, c.By = rest, by
		}
	}
	for _, sign := range []string{"unsigned", "signed"} {
		if rest, ok := strings.CutPrefix(s, "no "+sign+" overflow of "); ok {
			if c.By != "range" {
				return nil, errors.New("it does not end in \"by range\"")
			}
			c.Rel = "no " + sign
			e, err := parseExpr(rest)
			c.A = e
			if err == nil && e.Op != "bvadd" && e.Op != "bvmul" {
				err = errors.New("only sums and products of two terms")
			}
			return c, err
		}
	}
	return c, c.relation(s)
}

var relations = []string{"=", "!=", "<u", "<=u", "<s", "<=s", "<", "<=", ">=s", ">=u", ">", ">="}

// relation reads A REL B.
func (c *Cond) relation(s string) error {
	words, err := tokens(s)
	if err != nil {
		return err
	}
	depth, at := 0, -1
	for i, w := range words {
		switch {
		case w == "(":
			depth++
		case w == ")":
			depth--
		case depth == 0 && slices.Contains(relations, w):
			at = i
		}
	}
	if at < 0 {
		e, err := (&reader{words}).whole()
		if err != nil || e.Kind() != KindBool || e.Leaf != LeafNone || c.By != "" && memoryOps[e.Op] == 0 {
			return errors.New("no relation that is known")
		}
		c.Rel, c.A = "true", e
		return nil
	}
	left, right := words[:at], words[at+1:]
	c.Rel = words[at]
	if strings.HasPrefix(c.Rel, ">") { // turned round
		left, right = right, left
		c.Rel = "<" + c.Rel[1:]
	}
	if done, err := c.numbers(left, right); done || err != nil {
		return err
	}
	if c.A, err = (&reader{left}).whole(); err != nil {
		return err
	}
	if c.B, err = (&reader{right}).whole(); err != nil {
		return err
	}
	switch {
	case c.Rel == "<" || c.Rel == "<=":
		return errors.New("between terms it is <u or <s")
	case (c.By == "rewriting" || c.By == "cache") && c.Rel != "=":
		return errors.New("rewriting and the cache know of equality only")
	}
	return nil
}

// numbers reads a relation between numbers, or a condition that binds a number, such as k = 2^j or j = shift(k).
func (c *Cond) numbers(left, right []string) (bool, error) {
	if len(left) != 1 || len(right) != 1 || c.By != "" {
		return false, nil
	}
	l, err := parseInfix(left[0])
	if err != nil {
		return false, nil // a term; its own error is better
	}
	r, err := parseInfix(right[0])
	if err != nil {
		return false, nil
	}
	if l.op == "name" && !isNumber(l.text) && c.Rel == "=" && r.op == "2^" && r.args[0].op == "name" && isNumber(r.args[0].text) {
		c.Func, c.Bind = "log2", r.args[0].text
		c.A, err = leafOf(l.text)
		return true, err
	}
	if l.op == "name" && isNumber(l.text) && r.op == "call" && slices.Contains(numberFuncs, r.text) && c.Rel == "=" {
		if len(r.args) != 1 {
			return true, fmt.Errorf("%s has one argument", r.text)
		}
		c.Func, c.Bind = r.text, l.text
		c.A, err = r.args[0].term()
		return true, err
	}
	m, err := l.num()
	if err != nil {
		return false, nil
	}
	n, err := r.num()
	if err != nil {
		return false, nil
	}
	switch c.Rel {
	case "=", "!=", "<", "<=":
		c.M, c.N = m, n
		return true, nil
	}
	return true, errors.New("numbers are compared by =, !=, <, <=, >, >=")
}

// parseCost reads a condition on cost. It is a condition as above, or NAME(TERM,…) with a predicate of package rewriter, or several of these with
// "or".
func parseCost(s string, c *Cond) (*Cond, error) {
	c.Cost = true
	for _, part := range strings.Split(s, " or ") {
		one := &Cond{Text: part}
		if name, rest, ok := strings.Cut(part, "("); ok && name != "" && strings.Trim(name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ") == "" && strings.HasSuffix(rest, ")") {
			one.Rel, one.Func = "call", name
			for _, a := range strings.Split(strings.TrimSuffix(rest, ")"), ",") {
				e, err := parseExpr(strings.TrimSpace(a))
				if err != nil {
					return nil, err
				}
				one.Args = append(one.Args, e)
			}
		} else {
			var err error
			if one, err = parseCond(part); err != nil {
				return nil, err
			}
		}
		c.Or = append(c.Or, one)
	}
	return c, nil
}
