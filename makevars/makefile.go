// Package makevars finds the values of a makefile's variables without running anything.
//
// In: a makefile and what it includes. Neither is trusted. Out: values of variables, as GNU make computes them, or an error that names the
// place of what this package does not evaluate: $(shell …), $(eval …), variables of rules. No program is started, nothing is written, and rules
// are ignored. An error in the value of a variable matters only to a caller that asks for that variable.
package makevars

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// Read reads a makefile as make would in the makefile's folder.
func Read(path string) (*Makefile, error) {
	abs, err := filepath.Abs(path)
	if err != nil {
		return nil, err
	}
	m := &Makefile{dir: filepath.Dir(abs), vars: map[string]*variable{}, rules: map[string]error{}, work: mostSteps}
	for name, value := range map[string]string{"CURDIR": m.dir, "MAKE": "make", "MAKEFLAGS": "", "SHELL": "/bin/sh", "MAKECMDGOALS": ""} {
		m.vars[name] = &variable{text: value}
	}
	r := &reader{m: m, name: filepath.Base(path)}
	return m, r.file(path, 0)
}

func (r *reader) file(path string, depth int) error {
	if depth > mostDepth {
		return &Error{r.name, r.line, "files include each other without end"}
	}
	info, err := os.Stat(path)
	if err == nil && (!info.Mode().IsRegular() || info.Size() > mostBytes) {
		err = fmt.Errorf("it is not a makefile")
	}
	var b []byte
	if err == nil {
		b, err = os.ReadFile(path)
	}
	if err != nil {
		return err
	}
	list := r.m.vars["MAKEFILE_LIST"]
	if list == nil {
		list = &variable{}
		r.m.vars["MAKEFILE_LIST"] = list
	}
	list.text += " " + r.name
	lines := strings.Split(strings.ReplaceAll(string(b), "\r\n", "\n"), "\n")
	for i := 0; i < len(lines); i++ {
		r.line = i + 1
		text := lines[i]
		if r.define == nil && !(r.rule && strings.HasPrefix(text, "\t")) {
			for strings.HasSuffix(text, `\`) && !strings.HasSuffix(text, `\\`) && i+1 < len(lines) {
				i++
				text = strings.TrimRight(strings.TrimSuffix(text, `\`), " \t") + " " + strings.TrimLeft(lines[i], " \t")
			}
		}
		if err := r.read(text, depth); err != nil {
			return located(err, r.name, r.line)
		}
	}
	if len(r.conds) > 0 || r.define != nil {
		return &Error{r.name, r.line, "endif or endef is missing"}
	}
	return nil
}

// read reads one line.
func (r *reader) read(text string, depth int) error {
	if r.define != nil {
		r.defined(text)
		return nil
	}
	if strings.HasPrefix(text, "\t") && r.rule {
		return nil // a command
	}
	line := strings.TrimSpace(withoutComment(text))
	word, rest, _ := strings.Cut(strings.ReplaceAll(line, "\t", " "), " ")
	rest = strings.TrimSpace(rest)
	if isCondition, err := r.condition(word, rest); isCondition || err != nil {
		return err
	}
	if !r.live() || line == "" {
		if word == "define" { // whose lines do not count either
			r.define, r.defines = &variable{}, ""
		}
		return nil
	}
	switch word {
	case "include", "-include", "sinclude":
		return r.include(rest, word != "include", depth)
	case "define":
		name, _, _ := strings.Cut(strings.TrimSuffix(strings.TrimSpace(rest), "="), " ")
		r.define, r.defines = &variable{recursive: true, file: r.name, line: r.line}, strings.TrimSpace(name)
		return nil
	case "undefine":
		delete(r.m.vars, rest)
		return nil
	case "export", "unexport", "override", "private":
		if _, _, _, is := assignment(rest); !is {
			return nil
		}
		return r.read(rest, depth)
	case "vpath":
		return nil
	}
	if name, op, value, is := assignment(line); is {
		return r.assign(name, op, value)
	}
	if strings.HasPrefix(line, "$(") && !strings.Contains(line, ":") {
		s, err := r.m.expand(line)
		if err == nil && strings.TrimSpace(s) != "" {
			err = fmt.Errorf("a line that is made by a function is not evaluated")
		}
		return err
	}
	r.rule = true
	r.ofRule(line)
	return nil
}

// ofRule notes a variable that a line gives a value for one rule alone (TARGETS: NAME = VALUE). Which rule a caller has in mind is not known, so there
// is no right value for it.
func (r *reader) ofRule(line string) {
	_, rest, _ := strings.Cut(unreferenced(line), ":")
	words := strings.Fields(strings.TrimPrefix(rest, ":"))
	for len(words) > 1 && slices.Contains([]string{"override", "private", "export"}, words[0]) {
		words = words[1:]
	}
	name, _, _, is := assignment(strings.Join(words, " "))
	if is && r.m.rules[name] == nil {
		r.m.rules[name] = &Error{r.name, r.line, name + " has another value in a rule, which is not evaluated"}
	}
}

// unreferenced empties the parentheses of references in a line, so that no : and = in them count.
func unreferenced(line string) string {
	var b strings.Builder
	depth := 0
	for _, c := range line {
		if (c == ')' || c == '}') && depth > 0 {
			depth--
		}
		if depth == 0 {
			b.WriteRune(c)
		}
		if c == '(' || c == '{' {
			depth++
		}
	}
	return b.String()
}

func (r *reader) defined(text string) {
	if strings.TrimSpace(text) == "endef" {
		if r.defines != "" {
			r.define.text = strings.TrimSuffix(r.define.text, "\n")
			r.m.vars[r.defines] = r.define
		}
		r.define = nil
		return
	}
	if len(r.define.text) < mostBytes {
		r.define.text += text + "\n"
	}
}

func (r *reader) include(names string, optional bool, depth int) error {
	list, err := r.m.expand(names)
	if err != nil {
		return err
	}
	for _, name := range strings.Fields(list) {
		path := name
		if !filepath.IsAbs(path) {
			path = filepath.Join(r.m.dir, path)
		}
		in := &reader{m: r.m, name: name, line: 1}
		err := in.file(path, depth+1)
		if _, inside := err.(*Error); err != nil && !inside {
			if optional {
				continue
			}
			return fmt.Errorf("include %s: it cannot be read", name)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// assign gives a variable a value.
func (r *reader) assign(name, op, value string) error {
	name, err := r.m.expand(name)
	if err != nil {
		return err
	}
	name = strings.TrimSpace(name)
	old := r.m.vars[name]
	v := &variable{text: value, recursive: true, file: r.name, line: r.line}
	switch op {
	case "?=":
		if old != nil {
			return nil
		}
	case "!=":
		v.err = &Error{r.name, r.line, name + " is what a command prints, and none is run"}
	case "=":
	case "+=":
		if old == nil {
			break
		}
		if v = old; old.recursive {
			v.text = strings.TrimSpace(old.text + " " + value)
			break
		}
		more, err := r.m.expand(value)
		v.text = strings.TrimSpace(old.text + " " + more)
		if v.err == nil {
			v.err = located(err, r.name, r.line)
		}
	default: // := and its like
		v.recursive = false
		v.text, err = r.m.expand(value)
		v.err = located(err, r.name, r.line)
	}
	if len(v.text) > mostBytes {
		return fmt.Errorf("the value of %s is too long", name)
	}
	r.m.vars[name] = v
	return nil
}

// assignment takes NAME OP VALUE apart.
func assignment(line string) (name, op, value string, is bool) {
	depth := 0
	for i := 0; i < len(line); i++ {
		switch c := line[i]; {
		case c == '(' || c == '{':
			depth++
		case c == ')' || c == '}':
			depth--
		case depth > 0:
		case c == '=' || c == ':' || c == '?' || c == '+' || c == '!':
			for _, op := range []string{":::=", "::=", ":=", "?=", "+=", "!=", "="} {
				if strings.HasPrefix(line[i:], op) {
					name := strings.TrimSpace(line[:i])
					return name, op, strings.TrimLeft(line[i+len(op):], " \t"), name != "" && !strings.ContainsAny(name, " \t") || strings.HasPrefix(name, "$(")
				}
			}
			if c == ':' {
				return "", "", "", false // a rule
			}
		}
	}
	return "", "", "", false
}

// withoutComment cuts a line at #, unless a backslash is before it.
func withoutComment(s string) string {
	for i := 0; i < len(s); i++ {
		if s[i] == '#' {
			if i > 0 && s[i-1] == '\\' {
				s = s[:i-1] + s[i:]
				i--
				continue
			}
			return s[:i]
		}
	}
	return s
}
