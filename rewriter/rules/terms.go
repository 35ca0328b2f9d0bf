package rules

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// tokens splits at blanks and parentheses. A parenthesis that follows a letter or digit belongs to the word, and so does everything in brackets.
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
			return nil, fmt.Errorf("%q is not a choice op{NAME,NAME}", w)
		}
		e.Op, e.Alts = "op", strings.Split(strings.TrimSuffix(rest, "}"), ",")
		for _, a := range e.Alts {
			if n, ok := arity[a]; !ok || n != arity[e.Alts[0]] {
				return nil, fmt.Errorf("%q is not an operator, or is one with another number of arguments", a)
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
		return nil, fmt.Errorf("%q is not an operator", e.Op)
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
			return nil, fmt.Errorf("%q is not a sequence of Booleans", w)
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

// self is the name of the whole left side in conditions on cost.
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
		return nil, fmt.Errorf("%q is not a name: a name is a letter, then digits", name)
	}
	switch c := name[0]; {
	case c == 'k' || c == 'm':
		return &Expr{Leaf: LeafConst, Name: name}, nil
	case strings.IndexByte("abcdefgpqsuvxyzMNOFG", c) >= 0:
		return &Expr{Leaf: LeafVar, Name: name}, nil
	}
	return nil, fmt.Errorf("%q stands for nothing", name)
}

func parseNum(s string) (*Num, error) {
	n, err := parseInfix(s)
	if err != nil {
		return nil, err
	}
	return n.num()
}

// isNumber reports whether a name stands for an integer. The first letter shows it.
func isNumber(name string) bool { return strings.IndexByte("hijln", name[0]) >= 0 || name == "w" }

// num returns n as an integer.
func (n *node) num() (*Num, error) {
	switch n.op {
	case "lit":
		v, err := strconv.Atoi(n.text)
		return &Num{Op: "lit", Value: v}, err
	case "width":
		e, err := parseExpr(n.text)
		return &Num{Op: "width", Of: e}, err
	case "name":
		if n.text == "w" {
			return &Num{Op: "w"}, nil
		}
		if !isNumber(n.text) {
			return nil, fmt.Errorf("%q is not a number: numbers are called h, i, j, l or n", n.text)
		}
		return &Num{Op: "name", Name: n.text}, nil
	case "neg":
		a, err := n.args[0].num()
		if err != nil {
			return nil, err
		}
		if a.Op == "lit" {
			return &Num{Op: "lit", Value: -a.Value}, nil
		}
		return &Num{Op: "-", Args: []*Num{{Op: "lit"}, a}}, nil
	case "call":
		if n.text != "min" && n.text != "max" || len(n.args) != 2 {
			return nil, fmt.Errorf("%q is not a function of two numbers", n.text)
		}
	case "+", "-", "*":
	default:
		return nil, fmt.Errorf("%q does not work on numbers", n.op)
	}
	op := n.op
	if op == "call" {
		op = n.text
	}
	out := &Num{Op: op}
	for _, a := range n.args {
		m, err := a.num()
		if err != nil {
			return nil, err
		}
		out.Args = append(out.Args, m)
	}
	return out, nil
}

var infixOps = map[string]string{"+": "bvadd", "-": "bvsub", "*": "bvmul", "&": "bvand", "^": "bvxor", "neg": "bvneg", "~": "bvnot"}

// term returns n as a term.
func (n *node) term() (*Expr, error) {
	switch n.op {
	case "lit":
		m, err := n.num()
		return &Expr{Leaf: LeafInt, Nums: []*Num{m}}, err
	case "width":
		m, err := n.num()
		return &Expr{Leaf: LeafInt, Nums: []*Num{m}}, err
	case "2^":
		m, err := n.args[0].num()
		return &Expr{Leaf: LeafPower, Nums: []*Num{m}}, err
	case "name":
		return leafOf(n.text)
	case "call":
		return nil, fmt.Errorf("%q is not a function of constants", n.text)
	case "neg":
		if n.args[0].op == "lit" {
			m, err := n.num()
			return &Expr{Leaf: LeafInt, Nums: []*Num{m}}, err
		}
	}
	e := &Expr{Op: infixOps[n.op]}
	for _, a := range n.args {
		x, err := a.term()
		if err != nil {
			return nil, err
		}
		e.Args = append(e.Args, x)
	}
	return e, nil
}

func (r *reader) whole() (*Expr, error) {
	e, err := r.expr()
	if err == nil && len(r.words) > 0 {
		err = fmt.Errorf("%q is left over", strings.Join(r.words, " "))
	}
	return e, err
}
