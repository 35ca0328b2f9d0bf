package rules

import (
	"bytes"
	"fmt"
)

func opConst(op string) string { return "term.Op" + goOp[op] }

// matcher writes the function for one line.
type matcher struct {
	b       *bytes.Buffer
	row     *Row
	bound   names
	uses    map[string]int
	pending []item
	conds   []*Cond // not written yet
	loops   int
	temps   int
	rests   map[string]rest   // where the sequences are
	nots    map[string]string // the Go expressions of complements that were met, by variable
	err     error
}

// item is a pattern that a Go variable is to be compared with.
type item struct {
	expr string
	pat  *Expr
	list *list // if set, the pattern is one of these arguments of an and or an or
}

// list holds the arguments of an and or an or.
type list struct {
	expr  string
	exact bool
	root  bool
	taken []string // index variables of elements that were found
	loops []string // index variables that loops run over
	seq   string   // the name of the other arguments, if they are used
	left  int      // elements still to be found
}

type rest struct {
	list *list
	op   string
}

func (m *matcher) rootWidth() string {
	if m.row.LHS.Kind() == KindBV {
		return "t.Width(id)"
	}
	return ""
}

func (m *matcher) line(f string, args ...any) { fmt.Fprintf(m.b, f+"\n", args...) }

// fail writes code that returns 0, or goes on to the next choice, if the Go condition holds.
func (m *matcher) fail(f string, args ...any) {
	out := "return 0"
	if m.loops > 0 {
		out = "continue"
	}
	m.line("if %s {\n%s\n}", fmt.Sprintf(f, args...), out)
}

func (m *matcher) temp(prefix string) string {
	m.temps++
	return fmt.Sprintf("%s%d", prefix, m.temps)
}

// isBound reports whether a pattern is a variable that has a value already, or the complement of one.
func (m *matcher) isBound(e *Expr) (complement, ok bool) {
	if e.Op == "not" && e.Args[0].Leaf == LeafVar && m.bound[e.Args[0].Name] {
		return true, true
	}
	return false, (e.Leaf == LeafVar || e.Leaf == LeafConst) && m.bound[e.Name]
}

// mentions reports whether a name occurs in e.
func (e *Expr) mentions(name string) bool {
	yes := false
	e.Walk(func(e *Expr) { yes = yes || e.Name == name })
	return yes
}

// has reports whether a part of e is written like this.
func (e *Expr) has(text string) bool {
	yes := false
	e.Walk(func(e *Expr) { yes = yes || e.String() == text })
	return yes
}

func isConstLeaf(e *Expr) bool {
	switch e.Leaf {
	case LeafConst, LeafInt, LeafPower, LeafLeast, LeafGreatest:
		return true
	}
	return false
}

// oneWay reports whether it is enough to try one order of the arguments of a commutative operator.
func (m *matcher) oneWay(e *Expr) bool {
	x, y := e.Args[0], e.Args[1]
	if isConstLeaf(x) != isConstLeaf(y) {
		return true
	}
	if x.String() == y.String() && x.Leaf == LeafNone {
		return false // the second argument is not compared as a whole
	}
	if x.Leaf == LeafVar && y.Leaf == LeafVar && (x.Name == y.Name || !m.bound[x.Name] && !m.bound[y.Name]) {
		return x.Name == y.Name || m.row.swapped(x.Name, y.Name) == m.row.canonical()
	}
	return false
}

// isFunc returns the name of the test for a common number.
func isFunc(e *Expr) string {
	if e.Leaf == LeafInt && e.Nums[0].Op == "lit" {
		switch e.Nums[0].Value {
		case 0:
			return "IsZero"
		case 1:
			return "IsOne"
		case -1:
			return "IsOnes"
		}
	}
	return ""
}

// canonical returns the line with the arguments of commutative operators in a fixed order. swapped does the same after two names are exchanged.
func (row *Row) canonical() string { return row.swapped("", "") }

func (row *Row) swapped(x, y string) string {
	var text func(e *Expr) string
	text = func(e *Expr) string {
		if e == nil {
			return ""
		}
		if e.Leaf == LeafVar || e.Leaf == LeafConst {
			switch e.Name {
			case x:
				return y
			case y:
				return x
			}
			return e.Name
		}
		if e.Leaf != LeafNone {
			return e.String()
		}
		var args []string
		for _, a := range e.Args {
			args = append(args, text(a))
		}
		if commutative[e.Op] && len(args) == 2 && args[0] > args[1] || len(e.Alts) > 0 && commutative[e.Alts[0]] && args[0] > args[1] {
			args[0], args[1] = args[1], args[0]
		}
		return fmt.Sprint("(", e.Op, e.Alts, e.Nums, args, ")")
	}
	s := text(row.LHS) + "=>" + text(row.RHS)
	for _, c := range row.Conds {
		s += ";" + c.Rel + c.Func + text(c.A) + "," + text(c.B)
		if c.M != nil {
			s += fmt.Sprint(c.M, c.N)
		}
		for _, o := range c.Or {
			s += o.Func
			for _, a := range o.Args {
				s += text(a)
			}
		}
	}
	return s
}
