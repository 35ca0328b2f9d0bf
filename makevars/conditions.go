package makevars

import (
	"fmt"
	"strings"
)

// reader reads the lines of one file.
type reader struct {
	m       *Makefile
	name    string
	line    int
	rule    bool // a rule was seen, so that lines that begin with a tab are its commands
	conds   []condition
	define  *variable // the value that is being defined
	defines string    // its name
}

// condition is an ifeq or the like that is open.
type condition struct {
	active bool // its lines count
	taken  bool // a branch was taken
	dead   bool // it lies in lines that do not count
}

// live tells whether lines count.
func (r *reader) live() bool {
	for _, c := range r.conds {
		if !c.active {
			return false
		}
	}
	return true
}

// condition handles ifeq, ifneq, ifdef, ifndef, else and endif.
func (r *reader) condition(word, rest string) (is bool, err error) {
	switch word {
	case "ifeq", "ifneq", "ifdef", "ifndef":
		c := condition{dead: !r.live()}
		if !c.dead {
			c.active, err = r.holds(word, rest)
			c.taken = c.active
		}
		r.conds = append(r.conds, c)
		return true, err
	case "else", "endif":
		if len(r.conds) == 0 {
			return true, fmt.Errorf("%s without a condition before it", word)
		}
	default:
		return false, nil
	}
	c := &r.conds[len(r.conds)-1]
	if word == "endif" {
		r.conds = r.conds[:len(r.conds)-1]
		return true, nil
	}
	if c.active = false; c.dead || c.taken {
		return true, nil
	}
	next, rest, _ := strings.Cut(rest, " ")
	if c.active = true; strings.HasPrefix(next, "if") {
		c.active, err = r.holds(next, strings.TrimSpace(rest))
	}
	c.taken = c.active
	return true, err
}

// holds evaluates a condition.
func (r *reader) holds(word, rest string) (bool, error) {
	if word == "ifdef" || word == "ifndef" {
		name, err := r.m.expand(rest)
		v := r.m.vars[strings.TrimSpace(name)]
		return (v != nil && v.text != "") == (word == "ifdef"), err
	}
	a, b, ok := sides(rest)
	if !ok {
		return false, fmt.Errorf("%s: expected two values", word)
	}
	x, err := r.m.expand(a)
	if err != nil {
		return false, err
	}
	y, err := r.m.expand(b)
	return (x == y) == (word == "ifeq"), err
}

// sides are the values of ifeq: (a,b), "a" "b" or 'a' 'b'.
func sides(s string) (a, b string, ok bool) {
	if inner, is := strings.CutPrefix(s, "("); is {
		inner, closed := strings.CutSuffix(strings.TrimSpace(inner), ")")
		args := arguments(inner)
		if !closed || len(args) < 2 {
			return "", "", false
		}
		return strings.TrimSpace(args[0]), strings.TrimSpace(strings.Join(args[1:], ",")), true
	}
	var out []string
	for range 2 {
		s = strings.TrimSpace(s)
		if s == "" || s[0] != '"' && s[0] != '\'' {
			return "", "", false
		}
		end := strings.IndexByte(s[1:], s[0])
		if end < 0 {
			return "", "", false
		}
		out, s = append(out, s[1:1+end]), s[end+2:]
	}
	return out[0], out[1], true
}
