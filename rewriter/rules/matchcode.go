package rules

import (
	"fmt"
	"strings"
)

// bind gives a variable the value of a Go expression.
func (m *matcher) bind(name, expr string) {
	if m.bound[name] {
		return
	}
	m.bound[name] = true
	if m.uses[name] > 1 {
		m.line("%s := %s", name, expr)
	}
}

// take takes an argument into a Go variable. The variable has the pattern's own name if the pattern is a variable that was not met before.
func (m *matcher) take(call string, pat *Expr) {
	if pat.Leaf == LeafVar && !m.bound[pat.Name] {
		m.bind(pat.Name, call)
		return
	}
	v := m.temp("a")
	m.line("%s := %s", v, call)
	m.pending = append(m.pending, item{expr: v, pat: pat})
}

// compare writes the code that compares a Go variable with a pattern.
func (m *matcher) compare(v string, e *Expr) {
	if complement, ok := m.isBound(e); ok {
		if complement {
			m.fail("!r.complements(%s, %s)", v, e.Args[0].Name)
			m.nots[e.Args[0].Name] = v
		} else {
			m.fail("%s != %s", v, e.Name)
		}
		return
	}
	switch e.Leaf {
	case LeafTrue:
		m.fail("%s != term.True", v)
	case LeafFalse:
		m.fail("%s != term.False", v)
	case LeafVar:
		m.bind(e.Name, v)
	case LeafConst:
		m.fail("!r.IsConst(%s)", v)
		m.bind(e.Name, v)
	case LeafInt, LeafPower, LeafLeast, LeafGreatest:
		m.literal(v, e)
	default:
		m.split(v, e, false)
	}
}

// literal writes the comparison with a number.
func (m *matcher) literal(v string, e *Expr) {
	nums := e.Nums
	switch {
	case e.Leaf == LeafLeast:
		m.fail("!r.isLeast(%s)", v)
	case e.Leaf == LeafGreatest:
		m.fail("!r.isGreatest(%s)", v)
	default:
		nums = nums[1:]
		if is := isFunc(e); is != "" {
			m.fail("!r.%s(%s)", is, v)
		} else {
			m.fail("%s != %s", v, m.term(&Expr{Leaf: e.Leaf, Nums: e.Nums[:1]}, "t.Width("+v+")"))
		}
	}
	if len(nums) > 0 {
		m.number(nums[0], "t.Width("+v+")")
	}
}

// number binds a number of the left side, or compares it.
func (m *matcher) number(n *Num, value string) {
	if n.Op == "name" && !m.bound[n.Name] {
		m.bound[n.Name] = true
		if m.uses[n.Name] > 1 {
			m.line("%s := %s", n.Name, value)
		}
		return
	}
	m.fail("%s != %s", value, m.num(n))
}

// split compares the operator of v with that of the pattern, and takes the arguments.
func (m *matcher) split(v string, e *Expr, root bool) {
	if isNary(e.Op) {
		m.splitNary(v, e, root)
		return
	}
	op := opConst(e.Op)
	if e.Op == "op" {
		op = "op"
	}
	if !root && len(e.Alts) > 0 {
		m.line("op := t.Op(%s)", v)
		var tests []string
		for _, a := range e.Alts {
			tests = append(tests, "op != "+opConst(a))
		}
		m.fail("%s", strings.Join(tests, " && "))
	}
	com := commutative[e.Op] || e.Op == "op" && m.commutativeChoice()
	if com && isConstLeaf(e.Args[0]) != isConstLeaf(e.Args[1]) {
		m.withConst(v, op, e)
		return
	}
	switch {
	case root, len(e.Alts) > 0:
	default:
		m.fail("t.Op(%s) != %s", v, op)
	}
	switch {
	case e.Op == "extract":
		h, l := m.temp("h"), m.temp("l")
		if !m.needsNum(e.Nums[0]) {
			h = "_"
		}
		if !m.needsNum(e.Nums[1]) {
			l = "_"
		}
		if h != "_" || l != "_" {
			m.line("%s, %s := t.ExtractBounds(%s)", h, l, v)
		}
		m.number(e.Nums[0], h)
		m.number(e.Nums[1], l)
	case len(e.Nums) == 1:
		m.number(e.Nums[0], "t.Width("+v+")")
	}
	if com && !m.oneWay(e) {
		i := m.temp("i")
		m.line("for %s := range 2 {", i)
		m.loops++
		m.take(fmt.Sprintf("t.Arg(%s, %s)", v, i), e.Args[0])
		m.take(fmt.Sprintf("t.Arg(%s, 1-%s)", v, i), e.Args[1])
	} else {
		for i, a := range e.Args {
			if a.Leaf == LeafVar && !m.bound[a.Name] && m.uses[a.Name] == 1 && a.Kind() == KindAny {
				continue
			}
			m.take(fmt.Sprintf("t.Arg(%s, %d)", v, i), a)
		}
	}
	m.sortCheck(v, e)
}

func (m *matcher) needsNum(n *Num) bool {
	return n.Op != "name" || m.bound[n.Name] || m.uses[n.Name] > 1
}

// commutativeChoice reports whether the operators to choose from are commutative.
func (m *matcher) commutativeChoice() bool {
	yes := false
	m.row.LHS.Walk(func(e *Expr) {
		if len(e.Alts) > 0 {
			yes = commutative[e.Alts[0]]
		}
	})
	return yes
}

// withConst takes a constant and another argument of a commutative operator.
func (m *matcher) withConst(v, op string, e *Expr) {
	k, x := e.Args[0], e.Args[1]
	if !isConstLeaf(k) {
		k, x = x, k
	}
	kv, xv := m.temp("k"), m.temp("a")
	if k.Leaf == LeafConst && !m.bound[k.Name] {
		if kv = k.Name; m.uses[k.Name] == 1 {
			kv = "_"
		}
		m.bound[k.Name] = true
	} else {
		defer func() { m.pending = append(m.pending, item{expr: kv, pat: k}) }()
	}
	switch {
	case x.Leaf == LeafVar && !m.bound[x.Name]:
		if xv = x.Name; m.uses[x.Name] == 1 {
			xv = "_"
		}
		m.bound[x.Name] = true
	default:
		m.pending = append(m.pending, item{expr: xv, pat: x})
	}
	ok := m.temp("ok")
	m.line("%s, %s, %s := r.SplitConst(%s, %s)", kv, xv, ok, v, op)
	m.fail("!%s", ok)
}

// sortCheck compares the sort of the arguments of = and ite with the sort that the names imply, unless the pattern shows it.
func (m *matcher) sortCheck(v string, e *Expr) {
	args := e.Args
	switch e.Op {
	case "=":
	case "ite":
		args = args[1:]
	default:
		return
	}
	for _, a := range args {
		if a.showsSort() {
			return
		}
	}
	of := "t.Sort(" + v + ")"
	if e.Op == "=" {
		of = fmt.Sprintf("t.Sort(t.Arg(%s, 0))", v)
	}
	k := args[0].Kind()
	if k == KindAny {
		k = args[1].Kind()
	}
	switch k {
	case KindBool:
		m.fail("%s != term.Bool", of)
	case KindBV:
		m.fail("!%s.IsBV()", of)
	case KindPtr:
		m.fail("%s != term.Ptr", of)
	}
}

// showsSort reports whether everything that matches the pattern has its sort.
func (e *Expr) showsSort() bool {
	switch {
	case e.Leaf == LeafVar:
		return false
	case e.Op == "ite":
		return e.Args[1].showsSort() || e.Args[2].showsSort()
	}
	return true
}

// splitNary takes the arguments of an and or an or.
func (m *matcher) splitNary(v string, e *Expr, root bool) {
	l := &list{expr: m.temp("args"), exact: true, root: root}
	if root {
		m.line("%s := t.Args(%s)", l.expr, v)
	} else {
		m.line("%s := r.inner(%s, %s)", l.expr, v, opConst(e.Op))
		m.fail("%s == nil", l.expr)
	}
	for _, a := range e.Args {
		if a.Leaf == LeafSeq {
			l.exact = false
			if m.uses[a.Name] > 1 {
				l.seq = a.Name
				m.rests[a.Name] = rest{l, e.Op}
			}
			continue
		}
		l.left++
		m.pending = append(m.pending, item{pat: a, list: l})
	}
	if l.exact {
		m.fail("len(%s) != %d", l.expr, l.left)
	}
}

// element finds one argument of an and or an or.
func (m *matcher) element(it item) {
	l, e := it.list, it.pat
	l.left--
	keep := l.seq != "" // the index is needed to leave the argument out
	if complement, ok := m.isBound(e); ok {
		call := fmt.Sprintf("find(%s, %s)", l.expr, e.Name)
		if complement {
			call = fmt.Sprintf("r.findNot(%s, %s)", l.expr, e.Args[0].Name)
		}
		reused := complement && m.row.RHS.has(e.String())
		if !keep && !reused {
			m.fail("%s < 0", call)
			return
		}
		i := m.temp("i")
		if reused {
			m.nots[e.Args[0].Name] = fmt.Sprintf("%s[%s]", l.expr, i)
		}
		m.line("%s := %s", i, call)
		m.fail("%s < 0", i)
		l.taken = append(l.taken, i)
		return
	}
	i, v := m.temp("i"), m.temp("a")
	if !keep && len(l.loops) == 0 && l.left == 0 {
		i = "_"
	}
	m.line("for %s, %s := range %s {", i, v, l.expr)
	m.loops++
	for _, other := range l.loops {
		m.fail("%s == %s", i, other)
	}
	if i != "_" {
		l.loops = append(l.loops, i)
		if keep {
			l.taken = append(l.taken, i)
		} else if len(l.loops) == 1 {
			m.line("_ = %s", i)
		}
	}
	m.compare(v, e)
}
