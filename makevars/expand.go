package makevars

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// Error is what is wrong with a makefile, or not evaluated.
type Error struct {
	File string
	Line int
	Msg  string
}

func (e *Error) Error() string { return fmt.Sprintf("%s:%d: %s", e.File, e.Line, e.Msg) }

// Makefile is one that was read.
type Makefile struct {
	dir   string // its folder, in which make would run
	vars  map[string]*variable
	rules map[string]error // variables that have another value in some rule
	asked bool             // a caller asks for a value, as a rule would use it
	work  int              // steps that are left
	depth int              // of values in values
}

// variable is the value of one.
type variable struct {
	text      string
	recursive bool // text is expanded when the variable is used
	err       error
	file      string
	line      int
}

// What reading and evaluating one makefile may take, at most.
const (
	mostSteps = 200_000
	mostBytes = 1 << 20 // of a file, and of a value
	mostDepth = 60      // of files that include each other, and of values in values
)

// Defined tells whether a variable has a value.
func (m *Makefile) Defined(name string) bool { return m.vars[name] != nil }

// Get is the value of a variable; empty if it has none.
func (m *Makefile) Get(name string) (string, error) {
	m.work, m.asked = mostSteps, true
	return m.value(name)
}

func (m *Makefile) value(name string) (string, error) {
	v := m.vars[name]
	switch {
	case m.asked && m.rules[name] != nil:
		return "", m.rules[name]
	case v == nil:
		return "", nil
	case v.err != nil:
		return "", v.err
	case !v.recursive:
		return v.text, nil
	}
	s, err := m.expand(v.text)
	return s, located(err, v.file, v.line)
}

// located gives an error a place, if it has none.
func located(err error, file string, line int) error {
	if _, has := err.(*Error); err == nil || has {
		return err
	}
	return &Error{file, line, err.Error()}
}

// expand puts values in the place of references.
func (m *Makefile) expand(s string) (string, error) {
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if m.work--; m.work < 0 || b.Len() > mostBytes {
			return "", errors.New("this takes too long to evaluate")
		}
		if s[i] != '$' || i+1 == len(s) {
			b.WriteByte(s[i])
			continue
		}
		i++
		inner := ""
		switch c := s[i]; c {
		case '$':
			b.WriteByte('$')
			continue
		case '(', '{':
			n := closing(s[i:])
			if n < 0 {
				return "", errors.New("a parenthesis is not closed")
			}
			inner, i = s[i+1:i+n], i+n
		default:
			if strings.IndexByte("@%<?^+|*", c) >= 0 {
				return "", fmt.Errorf("$%c has a value in rules only", c)
			}
			inner = string(c)
		}
		v, err := m.reference(inner)
		if err != nil {
			return "", err
		}
		b.WriteString(v)
	}
	return b.String(), nil
}

// closing is where the bracket that s begins with is closed; -1 if it is not.
func closing(s string) int {
	open, end, depth := s[0], byte(')'), 0
	if open == '{' {
		end = '}'
	}
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case open:
			depth++
		case end:
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return -1
}

// arguments cuts at commas that are in no brackets.
func arguments(s string) (out []string) {
	depth, from := 0, 0
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '(', '{':
			depth++
		case ')', '}':
			depth--
		case ',':
			if depth == 0 {
				out, from = append(out, s[from:i]), i+1
			}
		}
	}
	return append(out, s[from:])
}

// reference is the value of what stands in $(…).
func (m *Makefile) reference(s string) (string, error) {
	if m.depth > mostDepth {
		return "", errors.New("values refer to each other without end")
	}
	m.depth++
	defer func() { m.depth-- }()
	name, rest, isCall := strings.Cut(strings.ReplaceAll(s, "\t", " "), " ")
	if isCall && slices.Contains(functions, name) {
		return m.function(name, arguments(strings.TrimLeft(rest, " ")))
	}
	s, err := m.expand(s)
	if err != nil {
		return "", err
	}
	if name, change, is := strings.Cut(s, ":"); is {
		from, to, ok := strings.Cut(change, "=")
		if !ok {
			return "", fmt.Errorf("$(%s) is not evaluated", s)
		}
		v, err := m.value(name)
		if !strings.Contains(from, "%") {
			from, to = "%"+from, "%"+to
		}
		return each(v, func(w string) string { return patsubst(from, to, w) }), err
	}
	return m.value(strings.TrimSpace(s))
}

var functions = []string{"subst", "patsubst", "strip", "findstring", "filter", "filter-out", "sort", "word", "wordlist", "words", "firstword", "lastword", "dir", "notdir",
	"suffix", "basename", "addsuffix", "addprefix", "join", "wildcard", "realpath", "abspath", "if", "or", "and", "foreach", "call", "value", "origin", "flavor",
	"error", "warning", "info", "shell", "eval", "file", "guile", "let", "intcmp"}

// function calls one. Those that evaluate their arguments as they need them come first.
func (m *Makefile) function(name string, args []string) (string, error) {
	at := func(i int) string {
		if i < len(args) {
			return args[i]
		}
		return ""
	}
	switch name {
	case "shell":
		return m.shell(strings.Join(args, ","))
	case "eval", "file", "guile", "let", "intcmp":
		return "", fmt.Errorf("$(%s …) is not evaluated", name)
	case "if":
		c, err := m.expand(strings.TrimSpace(at(0)))
		switch {
		case err != nil:
			return "", err
		case c != "":
			return m.expand(at(1))
		}
		return m.expand(strings.Join(args[min(2, len(args)):], ","))
	case "or", "and":
		last := ""
		for _, a := range args {
			v, err := m.expand(strings.TrimSpace(a))
			if last = v; err != nil || (v != "") == (name == "or") {
				return v, err
			}
		}
		return last, nil
	case "foreach":
		return m.foreach(at(0), at(1), strings.Join(args[min(2, len(args)):], ","))
	}
	for i := range args {
		v, err := m.expand(args[i])
		if err != nil {
			return "", err
		}
		args[i] = v
	}
	switch name {
	case "call":
		return m.call(strings.TrimSpace(at(0)), args[1:])
	case "error":
		return "", errors.New("the makefile says: " + strings.Join(args, ","))
	case "warning", "info":
		return "", nil
	case "value":
		if v := m.vars[at(0)]; v != nil {
			return v.text, nil
		}
		return "", nil
	case "origin", "flavor":
		v := m.vars[at(0)]
		switch {
		case v == nil:
			return "undefined", nil
		case name == "origin":
			return "file", nil
		case v.recursive:
			return "recursive", nil
		}
		return "simple", nil
	case "wildcard":
		return m.wildcard(at(0))
	case "abspath", "realpath":
		return each(at(0), func(w string) string { return m.path(w, name == "realpath") }), nil
	}
	return text(name, at, args)
}

// shell evaluates the commands that only take a name apart. No other is evaluated.
func (m *Makefile) shell(command string) (string, error) {
	s, err := m.expand(command)
	words := strings.Fields(s)
	plain := !strings.ContainsAny(s, "\"'`$&|;<>(){}*?[]~!\\#\n")
	switch {
	case err != nil:
		return "", err
	case plain && len(words) == 1 && words[0] == "pwd":
		return m.dir, nil
	case plain && len(words) == 2 && words[0] == "dirname":
		return filepath.Dir(strings.TrimRight(words[1], "/")), nil
	case plain && len(words) == 2 && words[0] == "basename":
		return filepath.Base(words[1]), nil
	}
	return "", errors.New("$(shell …) is not evaluated")
}

// foreach evaluates a text for each word of a list.
func (m *Makefile) foreach(variableName, list, body string) (string, error) {
	name, err := m.expand(strings.TrimSpace(variableName))
	if err == nil {
		list, err = m.expand(list)
	}
	if err != nil {
		return "", err
	}
	old, had := m.vars[name]
	defer func() {
		if delete(m.vars, name); had {
			m.vars[name] = old
		}
	}()
	var out []string
	for _, w := range strings.Fields(list) {
		m.vars[name] = &variable{text: w}
		v, err := m.expand(body)
		if err != nil {
			return "", err
		}
		out = append(out, v)
	}
	return strings.Join(out, " "), nil
}

// call evaluates a variable with $(1), $(2), … set.
func (m *Makefile) call(name string, args []string) (string, error) {
	saved := map[string]*variable{}
	for i := range 10 {
		n := strconv.Itoa(i)
		saved[n] = m.vars[n]
		delete(m.vars, n)
		switch {
		case i == 0:
			m.vars[n] = &variable{text: name}
		case i <= len(args):
			m.vars[n] = &variable{text: args[i-1]}
		}
	}
	defer func() {
		for n, v := range saved {
			if delete(m.vars, n); v != nil {
				m.vars[n] = v
			}
		}
	}()
	return m.value(name)
}

// mostFound bounds what $(wildcard …) gives.
const mostFound = 10_000

func (m *Makefile) wildcard(patterns string) (string, error) {
	var out []string
	for _, p := range strings.Fields(patterns) {
		at := p
		if !filepath.IsAbs(at) {
			at = filepath.Join(m.dir, p)
		}
		found, err := filepath.Glob(at)
		if err != nil || len(out)+len(found) > mostFound {
			return "", fmt.Errorf("$(wildcard %s) is not evaluated", p)
		}
		for _, f := range found {
			if rel, err := filepath.Rel(m.dir, f); err == nil && !filepath.IsAbs(p) {
				f = rel
			}
			out = append(out, f)
		}
	}
	return strings.Join(out, " "), nil
}

// path is the absolute name of a file; empty if real is set and there is none.
func (m *Makefile) path(name string, real bool) string {
	if !filepath.IsAbs(name) {
		name = filepath.Join(m.dir, name)
	}
	if name = filepath.Clean(name); !real {
		return name
	}
	if _, err := os.Stat(name); err != nil {
		return ""
	}
	to, err := filepath.EvalSymlinks(name)
	if err != nil {
		return ""
	}
	return to
}
