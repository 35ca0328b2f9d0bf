package rules

import (
	"fmt"
	"strings"
)

// This file writes the Go expressions that make right sides and test conditions.

// ready writes the conditions that can already be tested, except those that ask for ranges and the like.
func (m *matcher) ready() {
	var later []*Cond
	for _, c := range m.conds {
		if c.By != "" || !m.isReady(c) {
			later = append(later, c)
			continue
		}
		m.cond(c)
	}
	m.conds = later
}

// isReady reports whether all names of a condition have values.
func (m *matcher) isReady(c *Cond) bool {
	ok := true
	see := func(e *Expr) {
		if e.Name != "" && e.Name != self && !m.bound[e.Name] {
			ok = false
		}
		for _, n := range e.Nums {
			ok = ok && m.numReady(n)
		}
	}
	for _, e := range c.exprs() {
		e.Walk(see)
	}
	for _, n := range []*Num{c.M, c.N} {
		ok = ok && m.numReady(n)
	}
	return ok
}

func (m *matcher) numReady(n *Num) bool {
	ok := true
	n.Walk(func(n *Num) {
		if n.Op == "name" && !m.bound[n.Name] {
			ok = false
		}
	})
	return ok
}

var goFunc = map[string]string{"log2": "Log2", "shift": "ShiftAmount"}

// cond writes the test of one condition.
func (m *matcher) cond(c *Cond) {
	switch {
	case c.Cost:
		var tests []string
		for _, o := range c.Or {
			tests = append(tests, m.test(o))
		}
		m.fail("%s", negated(tests...))
	case c.Bind != "":
		ok := m.temp("ok")
		if m.bound[c.Bind] {
			v := m.temp("n")
			m.line("%s, %s := r.%s(%s)", v, ok, goFunc[c.Func], m.term(c.A, ""))
			m.fail("!%s || %s != %s", ok, v, c.Bind)
			return
		}
		m.bound[c.Bind] = true
		v := c.Bind
		if m.uses[v] == 1 {
			v = "_"
		}
		m.line("%s, %s := r.%s(%s)", v, ok, goFunc[c.Func], m.term(c.A, ""))
		m.fail("!%s", ok)
	default:
		m.fail("%s", negated(m.test(c)))
	}
}

// negated returns a Go condition that holds if none of the tests does.
func negated(tests ...string) string {
	all := strings.Join(tests, " || ")
	switch {
	case len(tests) > 1 || strings.Contains(all, " "+"==") || strings.ContainsAny(all, "<!"):
	case strings.HasPrefix(all, "r."):
		return "!" + all
	}
	if rest, ok := strings.CutPrefix(all, "!r."); ok && len(tests) == 1 {
		return "r." + rest
	}
	return "!(" + all + ")"
}

var relOps = map[string]string{"<u": "bvult", "<=u": "bvule", "<s": "bvslt", "<=s": "bvsle"}

// test returns the Go expression for a condition that binds nothing.
func (m *matcher) test(c *Cond) string {
	switch {
	case c.Rel == "call":
		var args []string
		for _, a := range c.Args {
			args = append(args, m.term(a, ""))
		}
		return fmt.Sprintf("r.%s(%s)", c.Func, strings.Join(args, ", "))
	case c.M != nil:
		rel := c.Rel
		if rel == "=" {
			rel = "=="
		}
		return fmt.Sprintf("%s %s %s", m.num(c.M), rel, m.num(c.N))
	case c.Rel == "true":
		return m.term(c.A, "") + " == term.True"
	case strings.HasPrefix(c.Rel, "no "):
		w := m.width(c.A)
		return fmt.Sprintf("r.exact(%s, %s, %s, %v)", opConst(c.A.Op), m.term(c.A.Args[0], w), m.term(c.A.Args[1], w), c.Rel == "no signed")
	}
	w := m.width(c.A)
	if w == "" {
		w = m.width(c.B)
	}
	if c.By == "" && (c.Rel == "=" || c.Rel == "!=") {
		if is := isFunc(c.B); is != "" {
			not := ""
			if c.Rel == "!=" {
				not = "!"
			}
			return fmt.Sprintf("%sr.%s(%s)", not, is, m.term(c.A, w))
		}
	}
	a, b := m.term(c.A, w), m.term(c.B, w)
	switch {
	case c.By == "rewriting":
		return fmt.Sprintf("r.Simplify(%s) == r.Simplify(%s)", a, b)
	case c.By == "cache":
		return fmt.Sprintf("r.eng.Cached(%s) == %s", a, b)
	case c.By == "range" && c.Rel == "!=":
		return fmt.Sprintf("r.Range(%s).Disjoint(r.Range(%s))", a, b)
	case c.By == "range" && c.Rel == "=":
		return fmt.Sprintf("r.sameByRange(%s, %s)", a, b)
	case c.By == "range" && c.Rel == "<=s" && isFunc(c.A) == "IsZero":
		return fmt.Sprintf("r.nonneg(%s)", b)
	case c.By == "range":
		return fmt.Sprintf("r.byRange(%s, %s, %s)", opConst(relOps[c.Rel]), a, b)
	case c.By == "" && c.Rel == "=":
		return a + " == " + b
	case c.By == "" && c.Rel == "!=":
		return a + " != " + b
	case c.By == "":
		return fmt.Sprintf("t.Bin(%s, %s, %s) == term.True", opConst(relOps[c.Rel]), a, b)
	}
	m.err = fmt.Errorf("condition %q: ranges do not tell that", c.Text)
	return "false"
}

// num returns the Go expression of a number.
func (m *matcher) num(n *Num) string {
	switch n.Op {
	case "lit":
		return fmt.Sprint(n.Value)
	case "name":
		return n.Name
	case "w":
		return "t.Width(id)"
	case "width":
		if w := m.width(n.Of); w != "" {
			return w
		}
		return "t.Width(" + m.term(n.Of, "") + ")"
	case "min", "max":
		return fmt.Sprintf("%s(%s, %s)", n.Op, m.num(n.Args[0]), m.num(n.Args[1]))
	}
	a, b := m.num(n.Args[0]), m.num(n.Args[1])
	if x := n.Args[0]; n.Op == "*" && len(x.Args) == 2 && x.Op != "min" && x.Op != "max" {
		a = "(" + a + ")"
	}
	if x := n.Args[1]; len(x.Args) == 2 && x.Op != "min" && x.Op != "max" && n.Op != "+" {
		b = "(" + b + ")"
	}
	return a + n.Op + b
}

// width returns the Go expression of the width of e, or "" if e alone does not determine it.
func (m *matcher) width(e *Expr) string {
	switch e.Leaf {
	case LeafVar, LeafConst:
		return "t.Width(" + e.Name + ")"
	case LeafInt, LeafPower:
		if len(e.Nums) > 1 {
			return m.num(e.Nums[1])
		}
		return ""
	case LeafLeast, LeafGreatest:
		if len(e.Nums) > 0 {
			return m.num(e.Nums[0])
		}
		return ""
	case LeafNone:
	default:
		return ""
	}
	switch e.Op {
	case "extract":
		if l := e.Nums[1]; l.Op == "lit" && l.Value == 0 {
			return m.num(&Num{Op: "+", Args: []*Num{e.Nums[0], {Op: "lit", Value: 1}}})
		}
		return m.num(&Num{Op: "+", Args: []*Num{{Op: "-", Args: e.Nums}, {Op: "lit", Value: 1}}})
	case "zero_extend", "sign_extend":
		if len(e.Nums) > 0 {
			return m.num(e.Nums[0])
		}
		return ""
	case "concat":
		a, b := m.width(e.Args[0]), m.width(e.Args[1])
		if a == "" || b == "" {
			return ""
		}
		return a + "+" + b
	case "ptr.toint":
		return "t.Layout.PtrBits"
	case "ptr.base":
		return "t.Layout.ObjBits"
	case "ptr.off":
		return "t.Layout.OffBits()"
	}
	for _, a := range e.Args {
		if w := m.width(a); w != "" && a.Kind() != KindBool {
			return w
		}
	}
	return ""
}

// term returns the Go expression that makes e. width is its width as far as it is known from outside.
func (m *matcher) term(e *Expr, width string) string {
	if w := m.width(e); width == "" && e.Leaf != LeafVar && e.Leaf != LeafConst && e.Kind() == KindBV {
		width = w
	}
	need := func() string {
		if width == "" && m.err == nil {
			m.err = fmt.Errorf("the width of %v is open: write %v[WIDTH]", e, e)
		}
		return width
	}
	switch e.Leaf {
	case LeafVar, LeafConst:
		if e.Name == self {
			return "id"
		}
		return e.Name
	case LeafTrue:
		return "term.True"
	case LeafFalse:
		return "term.False"
	case LeafInt:
		if len(e.Nums) > 1 {
			width = m.num(e.Nums[1])
		}
		switch {
		case e.Nums[0].Op == "lit" && e.Nums[0].Value >= 0:
			return fmt.Sprintf("t.Const(%d, %s)", e.Nums[0].Value, need())
		case e.Nums[0].Op == "lit" && e.Nums[0].Value == -1:
			return fmt.Sprintf("r.onesOf(%s)", need())
		}
		return fmt.Sprintf("r.number(%s, %s)", m.num(e.Nums[0]), need())
	case LeafPower:
		if len(e.Nums) > 1 {
			width = m.num(e.Nums[1])
		}
		return fmt.Sprintf("r.Power(%s, %s)", m.num(e.Nums[0]), need())
	case LeafLeast, LeafGreatest:
		if len(e.Nums) > 0 {
			width = m.num(e.Nums[0])
		}
		if e.Leaf == LeafLeast {
			return fmt.Sprintf("r.leastOf(%s)", need())
		}
		return fmt.Sprintf("t.BVNot(r.leastOf(%s))", need())
	case LeafSeq:
		l := m.rests[e.Name]
		return fmt.Sprintf("r.mkNary(%s, except(%s))", opConst(l.op), strings.Join(append([]string{l.list.expr}, l.list.taken...), ", "))
	}
	return m.operation(e, width, need)
}

func (m *matcher) operation(e *Expr, width string, need func() string) string {
	arg := func(i int, w string) string { return m.term(e.Args[i], w) }
	// the width that the arguments share
	common := func(args []*Expr) string {
		for _, a := range args {
			if w := m.width(a); w != "" && a.Kind() != KindBool && a.Kind() != KindPtr {
				return w
			}
		}
		return ""
	}
	switch e.Op {
	case "not":
		if v := m.nots[e.Args[0].Name]; v != "" {
			return v
		}
		return "t.Not(" + arg(0, "") + ")"
	case "and", "or":
		return m.nary(e)
	case "xor":
		return fmt.Sprintf("t.Xor(%s, %s)", arg(0, ""), arg(1, ""))
	case "ite":
		return fmt.Sprintf("t.Ite(%s, %s, %s)", arg(0, ""), arg(1, width), arg(2, width))
	case "=":
		w := common(e.Args)
		return fmt.Sprintf("t.Eq(%s, %s)", arg(0, w), arg(1, w))
	case "bvult", "bvule", "bvslt", "bvsle":
		w := common(e.Args)
		return fmt.Sprintf("t.Bin(%s, %s, %s)", opConst(e.Op), arg(0, w), arg(1, w))
	case "op":
		w := common(e.Args)
		if w == "" {
			w = width
		}
		if len(e.Args) == 1 {
			return fmt.Sprintf("r.unary(op, %s)", arg(0, w))
		}
		return fmt.Sprintf("t.Bin(op, %s, %s)", arg(0, w), arg(1, w))
	case "bvneg":
		return "t.Neg(" + arg(0, width) + ")"
	case "bvnot":
		return "t.BVNot(" + arg(0, width) + ")"
	case "concat":
		return fmt.Sprintf("t.Bin(term.OpConcat, %s, %s)", arg(0, ""), arg(1, ""))
	case "extract":
		return fmt.Sprintf("t.Extract(%s, %s, %s)", arg(0, ""), m.num(e.Nums[0]), m.num(e.Nums[1]))
	case "zero_extend", "sign_extend":
		f := "ZExt"
		if e.Op == "sign_extend" {
			f = "SExt"
		}
		if len(e.Nums) > 0 {
			return fmt.Sprintf("t.%s(%s, %s)", f, arg(0, ""), m.num(e.Nums[0]))
		}
		return fmt.Sprintf("t.%s(%s, %s)", f, arg(0, ""), need())
	case "ptr":
		return fmt.Sprintf("t.MkPtr(%s, %s)", arg(0, "t.Layout.ObjBits"), arg(1, "t.Layout.OffBits()"))
	case "ptr.base":
		return "t.PtrBase(" + arg(0, "") + ")"
	case "ptr.off":
		return "t.PtrOff(" + arg(0, "") + ")"
	case "ptr.toint":
		return "t.PtrToInt(" + arg(0, "") + ")"
	case "ptr.fromint":
		return "t.IntToPtr(" + arg(0, "t.Layout.PtrBits") + ")"
	}
	return fmt.Sprintf("t.Bin(%s, %s, %s)", opConst(e.Op), arg(0, width), arg(1, width))
}

// nary makes an and or an or. A sequence that is an argument of the same operator on the left side adds its elements to the arguments.
func (m *matcher) nary(e *Expr) string {
	var seqs, args []string
	for _, a := range e.Args {
		if l, ok := m.rests[a.Name]; a.Leaf == LeafSeq && ok && l.op == e.Op {
			seqs = append(seqs, fmt.Sprintf("except(%s)", strings.Join(append([]string{l.list.expr}, l.list.taken...), ", ")))
			continue
		}
		args = append(args, m.term(a, ""))
	}
	f := "t.And"
	if e.Op == "or" {
		f = "t.Or"
	}
	switch len(seqs) {
	case 0:
		return fmt.Sprintf("%s(%s)", f, strings.Join(args, ", "))
	case 1:
		if len(args) == 0 {
			return fmt.Sprintf("%s(%s...)", f, seqs[0])
		}
		return fmt.Sprintf("%s(append(%s, %s)...)", f, seqs[0], strings.Join(args, ", "))
	}
	s := seqs[0]
	for _, t := range seqs[1:] {
		s = fmt.Sprintf("append(%s, %s...)", s, t)
	}
	if len(args) > 0 {
		s = fmt.Sprintf("append(%s, %s)", s, strings.Join(args, ", "))
	}
	return fmt.Sprintf("%s(%s...)", f, s)
}
