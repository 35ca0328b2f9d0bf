// Package rules reads the rule book of the rewriter: files in which each rewrite rule is one line, such as
//
//	add-coeff [2]: (bvadd (bvmul x k) x) => (bvmul x k+1)
//
// README.md describes the notation. The parsed lines give the Go functions that the rewriter runs (Generate), the obligations that a solver proves
// (Obligation), and docs/rules.md.
package rules

import (
	"fmt"
	"slices"
	"strings"
)

// Group is one file.
type Group struct {
	Title string
	File  string
	Rules []*Rule
}

// Rule is one rule. It consists of lines under one name, which are tried in order, or it is a procedure.
type Rule struct {
	Name      string
	Level     int
	Done      bool // the result is in normal form
	Again     bool // the line is applied to its own result as long as it matches
	Procedure bool // a Go function; there are no rows
	Rows      []*Row
	Comment   []string
}

// Row is one line.
type Row struct {
	Text     string // as written, without name and annotations
	Pos      string // file:line
	LHS, RHS *Expr
	Conds    []*Cond
}

// Kind is the sort of an expression, as far as its syntax shows it.
type Kind byte

// The kinds.
const (
	KindBool Kind = 'b'
	KindBV   Kind = 'v'
	KindPtr  Kind = 'p'
	KindAny  Kind = 's'
	KindMem  Kind = 'M' // an array from addresses to bytes
	KindMap  Kind = 'F' // the map of a store-map: offsets of an object to bytes
)

// Leaf says what a leaf stands for.
type Leaf byte

// These are the leaves. LeafNone stands for an operation.
const (
	LeafNone     Leaf = iota
	LeafVar           // a term
	LeafConst         // a bit-vector constant
	LeafInt           // a number as a bit-vector: 0, 1, -1, j
	LeafPower         // 2^j as a bit-vector
	LeafLeast         // the least signed number
	LeafGreatest      // the greatest signed number
	LeafTrue
	LeafFalse
	LeafSeq   // the other arguments of an and or an or
	LeafNoMap // the map without entries
)

// Expr is a pattern or a right side.
type Expr struct {
	Op   string   // SMT-LIB name; "" for a leaf, "op" for the operator that was chosen on the left side
	Alts []string // the choice op{bvult,bvslt}
	Of   []string // of "op": the choice on the left side
	Args []*Expr
	Leaf Leaf
	Name string // of a variable, constant or sequence
	// Nums holds the bounds of an extract, the width of an extension or of a number, if given, and (first) the value of LeafInt and LeafPower.
	Nums []*Num
}

// Num is an integer: a width, a position, a shift.
type Num struct {
	Op    string // "lit", "name", "width" (of Of), "w" (of the whole), "+", "-", "*", "min", "max"
	Value int
	Name  string
	Args  []*Num
	Of    *Expr
}

// Cond is a condition.
type Cond struct {
	Cost bool   // not needed for the rule to be true: it keeps terms small, or the time short
	By   string // "", "range", "rewriting", "cache", "ARM"
	Rel  string // = != <u <=u <s <=s, nouflow, nosflow, call, and < <= = != of numbers
	// A and B are the sides of a relation between terms, M and N those of a relation between numbers.
	A, B *Expr
	M, N *Num
	Bind string // the name given to log2 or shift of A
	Func string // the function of a call, or log2 or shift
	Args []*Expr
	Or   []*Cond // cost conditions, one of which must hold
	Text string
}

// commutative operators are matched in both orders. And and or (see isNary) are matched in any order.
var commutative = map[string]bool{"bvadd": true, "bvmul": true, "bvand": true, "bvor": true, "bvxor": true, "=": true, "xor": true}

func isNary(op string) bool { return op == "and" || op == "or" }

// arity gives the number of arguments. -1 means any number.
var arity = map[string]int{
	"not": 1, "and": -1, "or": -1, "xor": 2, "ite": 3, "=": 2, "bvadd": 2, "bvmul": 2, "bvsub": 2, "bvudiv": 2, "bvurem": 2,
	"bvsdiv": 2, "bvsrem": 2, "bvand": 2, "bvor": 2, "bvxor": 2, "bvshl": 2, "bvlshr": 2, "bvashr": 2, "bvneg": 1, "bvnot": 1,
	"concat": 2, "extract": 1, "zero_extend": 1, "sign_extend": 1, "bvult": 2, "bvule": 2, "bvslt": 2, "bvsle": 2,
	"ptr": 2, "ptr.base": 1, "ptr.off": 1, "ptr.toint": 1, "ptr.fromint": 1, "op": -1,
	"read": 2, "write": 3, "set": 4, "copy": 5, "smap": 3, "with": 3, "get": 2, "has": 2, "misses": 2, "within": 3, "apart": 3,
	"repeat": 1, "ptr.add": 2,
}

var predicates = []string{"not", "and", "or", "xor", "=", "bvult", "bvule", "bvslt", "bvsle", "has", "misses", "within", "apart"}

// Kind returns the sort of e as its syntax shows it. For a choice between operators, it is that of the first.
func (e *Expr) Kind() Kind {
	switch e.Leaf {
	case LeafTrue, LeafFalse, LeafSeq:
		return KindBool
	case LeafVar:
		return nameKind(e.Name)
	case LeafNoMap:
		return KindMap
	case LeafNone:
	default:
		return KindBV
	}
	op := e.Op
	if len(e.Alts) > 0 {
		op = e.Alts[0]
	} else if len(e.Of) > 0 {
		op = e.Of[0]
	}
	switch {
	case slices.Contains(predicates, op):
		return KindBool
	case op == "ite":
		if k := e.Args[1].Kind(); k != KindAny {
			return k
		}
		return e.Args[2].Kind()
	case op == "ptr", op == "ptr.fromint", op == "ptr.add":
		return KindPtr
	case op == "write", op == "set", op == "copy", op == "smap":
		return KindMem
	case op == "with":
		return KindMap
	}
	return KindBV
}

// nameKind returns the kind of a variable, which the first letter of its name shows.
func nameKind(name string) Kind {
	switch name[0] {
	case 'a', 'b', 'c', 'd', 'e', 'f', 'g':
		return KindBool
	case 'p', 'q':
		return KindPtr
	case 's':
		return KindAny
	case 'M', 'N', 'O':
		return KindMem
	case 'F', 'G':
		return KindMap
	}
	return KindBV
}

// Walk calls f for e and everything below it.
func (e *Expr) Walk(f func(*Expr)) {
	if e == nil {
		return
	}
	f(e)
	for _, a := range e.Args {
		a.Walk(f)
	}
	for _, n := range e.Nums {
		n.Walk(func(n *Num) { n.Of.Walk(f) })
	}
}

// Walk calls f for n and all numbers below it.
func (n *Num) Walk(f func(*Num)) {
	if n == nil {
		return
	}
	f(n)
	for _, a := range n.Args {
		a.Walk(f)
	}
}

// exprs returns the expressions of a condition.
func (c *Cond) exprs() []*Expr {
	out := append([]*Expr{}, c.Args...)
	for _, e := range []*Expr{c.A, c.B} {
		if e != nil {
			out = append(out, e)
		}
	}
	for _, n := range []*Num{c.M, c.N} {
		n.Walk(func(n *Num) {
			if n.Of != nil {
				out = append(out, n.Of)
			}
		})
	}
	for _, o := range c.Or {
		out = append(out, o.exprs()...)
	}
	return out
}

// String returns e as it is written.
func (e *Expr) String() string {
	switch e.Leaf {
	case LeafVar, LeafConst:
		return e.Name
	case LeafSeq:
		return ".." + e.Name
	case LeafTrue:
		return "true"
	case LeafFalse:
		return "false"
	case LeafNoMap:
		return "none"
	case LeafInt, LeafPower, LeafLeast, LeafGreatest:
		return e.number()
	}
	var b strings.Builder
	b.WriteString("(" + e.Op)
	if len(e.Alts) > 0 {
		b.WriteString("{" + strings.Join(e.Alts, ",") + "}")
	}
	switch {
	case e.Op == "extract" && len(e.Nums) == 2:
		fmt.Fprintf(&b, "[%v:%v]", e.Nums[0], e.Nums[1])
	case len(e.Nums) == 1:
		fmt.Fprintf(&b, "[%v]", e.Nums[0])
	}
	for _, a := range e.Args {
		b.WriteString(" " + a.String())
	}
	return b.String() + ")"
}

func (e *Expr) number() string {
	var s string
	width := e.Nums
	switch e.Leaf {
	case LeafLeast:
		s = "least"
	case LeafGreatest:
		s = "greatest"
	case LeafPower:
		s, width = "2^"+e.Nums[0].String(), e.Nums[1:]
	default:
		s, width = e.Nums[0].String(), e.Nums[1:]
	}
	if len(width) > 0 {
		s += "[" + width[0].String() + "]"
	}
	return s
}

func (n *Num) String() string {
	switch n.Op {
	case "lit":
		return fmt.Sprint(n.Value)
	case "name":
		return n.Name
	case "w":
		return "w"
	case "width":
		return "|" + n.Of.String() + "|"
	case "min", "max":
		return fmt.Sprintf("%s(%v,%v)", n.Op, n.Args[0], n.Args[1])
	}
	return fmt.Sprintf("%v%s%v", n.Args[0], n.Op, n.Args[1])
}
