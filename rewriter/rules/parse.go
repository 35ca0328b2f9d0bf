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

// tokens splits at blanks and parentheses. A parenthesis that follows a letter or digit, and all in brackets,
// belongs to the word.
func tokens(s string) ([]string, error) {
	var out []string
	word := ""
	depth := 0 // of brackets and calls
	flush := func() {
		if word != "" {
			out = append(out, word)
			word = ""
		}
	}
	bars := 0
	for i := 0; i < len(s); i++ {
		c := s[i]
		switch {
		case c == '[', c == '{', c == '(' && word != "":
			depth++
			word += string(c)
		case depth > 0 && (c == ']' || c == '}' || c == ')'):
			depth--
			word += string(c)
		case c == '|':
			bars++
			word += "|"
		case depth > 0 || bars%2 == 1:
			word += string(c)
		case c == ' ' || c == '\t':
			flush()
		case c == '(' || c == ')':
			flush()
			out = append(out, string(c))
		default:
			word += string(c)
		}
	}
	flush()
	if depth != 0 || bars%2 == 1 {
		return nil, errors.New("brackets that do not match")
	}
	return out, nil
}

// reader reads tokens.
type reader struct{ words []string }

func parseExpr(s string) (*Expr, error) {
	words, err := tokens(s)
	if err != nil {
		return nil, err
	}
	r := &reader{words}
	e, err := r.expr()
	if err == nil && len(r.words) > 0 {
		err = fmt.Errorf("%q is left over", strings.Join(r.words, " "))
	}
	return e, err
}

func (r *reader) next() (string, error) {
	if len(r.words) == 0 {
		return "", errors.New("it ends too early")
	}
	w := r.words[0]
	r.words = r.words[1:]
	return w, nil
}

func (r *reader) expr() (*Expr, error) {
	w, err := r.next()
	if err != nil {
		return nil, err
	}
	switch w {
	case "(":
	case ")":
		return nil, errors.New("\")\" where a term begins")
	default:
		return parseAtom(w)
	}
	if w, err = r.next(); err != nil {
		return nil, err
	}
	e, err := parseOperator(w)
	if err != nil {
		return nil, err
	}
	for {
		if len(r.words) > 0 && r.words[0] == ")" {
			r.words = r.words[1:]
			break
		}
		a, err := r.expr()
		if err != nil {
			return nil, err
		}
		e.Args = append(e.Args, a)
	}
	op := e.Op
	if len(e.Alts) > 0 {
		op = e.Alts[0]
	}
	if n := arity[op]; n >= 0 && n != len(e.Args) {
		return nil, fmt.Errorf("%s has %d arguments", op, len(e.Args))
	}
	return e, nil
}

// parseOperator reads bvadd, extract[h:l], zero_extend[w], op{bvult,bvslt}.
func parseOperator(w string) (*Expr, error) {
	e := &Expr{Op: w}
	if name, rest, ok := strings.Cut(w, "{"); ok {
		if name != "op" || !strings.HasSuffix(rest, "}") {
			return nil, fmt.Errorf("%q is no choice op{NAME,NAME}", w)
		}
		e.Op, e.Alts = "op", strings.Split(strings.TrimSuffix(rest, "}"), ",")
		for _, a := range e.Alts {
			if n, ok := arity[a]; !ok || n != arity[e.Alts[0]] {
				return nil, fmt.Errorf("%q is no operator, or one with another number of arguments", a)
			}
		}
		return e, nil
	}
	if name, rest, ok := strings.Cut(w, "["); ok {
		e.Op = name
		for _, part := range strings.Split(strings.TrimSuffix(rest, "]"), ":") {
			n, err := parseNum(part)
			if err != nil {
				return nil, err
			}
			e.Nums = append(e.Nums, n)
		}
	}
	if _, ok := arity[e.Op]; !ok {
		return nil, fmt.Errorf("%q is no operator", e.Op)
	}
	want := 0
	switch e.Op {
	case "extract":
		want = 2
	case "zero_extend", "sign_extend":
		want = len(e.Nums) // given or not
		if want > 1 {
			want = 1
		}
	}
	if n, ok := memoryOps[e.Op]; ok {
		want = n
	}
	if len(e.Nums) != want {
		return nil, fmt.Errorf("%s has %d numbers in brackets", e.Op, len(e.Nums))
	}
	return e, nil
}

// parseAtom reads a leaf, a number with a width, a sequence, or arithmetic of constants.
func parseAtom(w string) (*Expr, error) {
	if name, ok := strings.CutPrefix(w, ".."); ok {
		if name == "" || nameKind(name) != KindBool {
			return nil, fmt.Errorf("%q is no sequence of Booleans", w)
		}
		return &Expr{Leaf: LeafSeq, Name: name}, nil
	}
	var width *Num
	if at := strings.IndexByte(w, '['); at >= 0 && strings.HasSuffix(w, "]") {
		n, err := parseNum(w[at+1 : len(w)-1])
		if err != nil {
			return nil, err
		}
		w, width = w[:at], n
	}
	n, err := parseInfix(w)
	if err != nil {
		return nil, err
	}
	e, err := n.term()
	if err != nil || width == nil {
		return e, err
	}
	switch e.Leaf {
	case LeafInt, LeafPower, LeafLeast, LeafGreatest:
		e.Nums = append(e.Nums, width)
		return e, nil
	}
	return nil, fmt.Errorf("only a number has a width: %q", w)
}

// self is the name of the whole left side, in conditions on cost.
const self = "self"

func leafOf(name string) (*Expr, error) {
	if name == self {
		return &Expr{Leaf: LeafVar, Name: self}, nil
	}
	switch name {
	case "true":
		return &Expr{Leaf: LeafTrue}, nil
	case "false":
		return &Expr{Leaf: LeafFalse}, nil
	case "none":
		return &Expr{Leaf: LeafNoMap}, nil
	case "least":
		return &Expr{Leaf: LeafLeast}, nil
	case "greatest":
		return &Expr{Leaf: LeafGreatest}, nil
	}
	if isNumber(name) { // "none" begins as a number does
		n, err := parseNum(name)
		return &Expr{Leaf: LeafInt, Nums: []*Num{n}}, err
	}
	if strings.Trim(name[1:], "0123456789") != "" {
		return nil, fmt.Errorf("%q is no name: those are a letter, then digits", name)
	}
	switch c := name[0]; {
	case c == 'k' || c == 'm':
		return &Expr{Leaf: LeafConst, Name: name}, nil
	case strings.IndexByte("abcdefgpqsuvxyzMNOFG", c) >= 0:
		return &Expr{Leaf: LeafVar, Name: name}, nil
	}
	return nil, fmt.Errorf("%q stands for nothing", name)
}

// choose tells each "op" of the line which operators it may be.
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
