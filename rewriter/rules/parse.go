package rules

import (
	"errors"
	"fmt"
	"strings"
)

// Parse reads one file of rules. Errors begin with file:line.
func Parse(file, text string) (*Group, error) {
	g := &Group{File: file}
	var comment []string
	for i, line := range strings.Split(text, "\n") {
		pos := fmt.Sprintf("%s:%d", file, i+1)
		line = strings.TrimSpace(line)
		switch {
		case line == "":
			comment = nil
			continue
		case strings.HasPrefix(line, "//"):
			comment = append(comment, strings.TrimSpace(line[2:]))
			continue
		}
		if err := g.line(line, pos, comment); err != nil {
			return nil, fmt.Errorf("%s: %w", pos, err)
		}
		comment = nil
	}
	if g.Title == "" {
		return nil, fmt.Errorf("%s:1: the file begins with no line \"group TITLE\"", file)
	}
	return g, nil
}

// line reads one line that is neither empty nor a comment.
func (g *Group) line(line, pos string, comment []string) error {
	if title, ok := strings.CutPrefix(line, "group "); ok {
		g.Title = title
		return nil
	}
	if name, ok := strings.CutPrefix(line, "procedure "); ok {
		g.Rules = append(g.Rules, &Rule{Name: strings.TrimSpace(name), Procedure: true, Comment: comment})
		return nil
	}
	head, body, ok := strings.Cut(line, ":")
	if !ok {
		return errors.New("no \"NAME [LEVEL]: LEFT => RIGHT\"")
	}
	if strings.TrimSpace(head) != "" {
		r, err := parseHead(head)
		if err != nil {
			return err
		}
		for _, old := range g.Rules {
			if old.Name == r.Name {
				return fmt.Errorf("rule %s is there already; a further line of it begins with \":\"", r.Name)
			}
		}
		r.Comment = comment
		g.Rules = append(g.Rules, r)
	}
	if len(g.Rules) == 0 || g.Rules[len(g.Rules)-1].Procedure {
		return errors.New("a further line of no rule")
	}
	row, err := parseRow(strings.TrimSpace(body))
	if err != nil {
		return err
	}
	row.Pos = pos
	r := g.Rules[len(g.Rules)-1]
	r.Rows = append(r.Rows, row)
	return nil
}

// parseHead reads NAME [LEVEL done] or NAME [LEVEL again].
func parseHead(s string) (*Rule, error) {
	name, rest, ok := strings.Cut(s, "[")
	rest, after, ok2 := strings.Cut(rest, "]")
	r := &Rule{Name: strings.TrimSpace(name)}
	if !ok || !ok2 || strings.TrimSpace(after) != "" || r.Name == "" || strings.ContainsAny(r.Name, " \t") {
		return nil, fmt.Errorf("%q is no \"NAME [LEVEL]\"", strings.TrimSpace(s))
	}
	for i, word := range strings.Fields(rest) {
		switch {
		case i == 0 && len(word) == 1 && word >= "1" && word <= "3":
			r.Level = int(word[0] - '0')
		case i > 0 && word == "done":
			r.Done = true
		case i > 0 && word == "again":
			r.Again = true
		default:
			return nil, fmt.Errorf("%q: a level from 1 to 3 is expected, then maybe \"done\" or \"again\"", rest)
		}
	}
	if r.Level == 0 {
		return nil, errors.New("no level")
	}
	return r, nil
}

func parseRow(s string) (*Row, error) {
	row := &Row{Text: s}
	lhs, rest, ok := strings.Cut(s, " => ")
	if !ok {
		return nil, errors.New("no \" => \"")
	}
	rhs, conds, hasConds := strings.Cut(rest, " if ")
	var err error
	if row.LHS, err = parseExpr(lhs); err != nil {
		return nil, fmt.Errorf("left side: %w", err)
	}
	if row.RHS, err = parseExpr(rhs); err != nil {
		return nil, fmt.Errorf("right side: %w", err)
	}
	if hasConds {
		for _, c := range strings.Split(conds, ";") {
			cond, err := parseCond(strings.TrimSpace(c))
			if err != nil {
				return nil, fmt.Errorf("condition %q: %w", strings.TrimSpace(c), err)
			}
			row.Conds = append(row.Conds, cond)
		}
	}
	row.choose()
	return row, row.check()
}

// choose records for each "op" of the line which operators it may be.
func (row *Row) choose() {
	var of []string
	row.LHS.Walk(func(e *Expr) {
		if len(e.Alts) > 0 {
			of = e.Alts
		}
	})
	tell := func(e *Expr) {
		if e.Op == "op" && len(e.Alts) == 0 {
			e.Of = of
		}
	}
	row.LHS.Walk(tell)
	row.RHS.Walk(tell)
	for _, c := range row.Conds {
		for _, e := range c.exprs() {
			e.Walk(tell)
		}
	}
}
