package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strings"
)

// All mutants of a file are compiled into one test binary: an expression that is changed becomes a call that takes the
// changed one if the environment variable names its mutant. So a mutant costs one run of the tests.

// change is a mutant: an expression and what takes its place.
type change struct {
	id       int
	from, to int    // offsets of the expression
	text     string // in its place
	what     string // in words
	line     int
	lazy     bool // a truth value: only one of both is evaluated
}

// support is the file that mutated code calls.
const support = `package %s

import (
	"os"
	"strconv"
)

var mutantNow, _ = strconv.Atoi(os.Getenv("SEABMC_MUTANT"))

func mutantBool(id int, a, b func() bool) bool {
	if mutantNow == id {
		return b()
	}
	return a()
}

func mutantOf[T any](id int, a, b T) T {
	if mutantNow == id {
		return b
	}
	return a
}
`

// finder collects the changes of a file.
type finder struct {
	fset *token.FileSet
	src  string
	out  []change
}

// changesOf lists the mutants of a source text, and its package.
func changesOf(src string) (changes []change, pkg string, err error) {
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, "", src, 0)
	if err != nil {
		return nil, "", err
	}
	c := &finder{fset: fset, src: src}
	for _, d := range f.Decls {
		if fn, ok := d.(*ast.FuncDecl); ok && fn.Body != nil && fn.Name.Name != "String" {
			ast.Inspect(fn.Body, c.visit)
		}
	}
	slices.SortStableFunc(c.out, func(x, y change) int { return x.from - y.from })
	for i := range c.out {
		c.out[i].id = i + 1
	}
	return c.out, f.Name.Name, nil
}

func (c *finder) text(n ast.Node) string {
	from, to := c.fset.Position(n.Pos()).Offset, c.fset.Position(n.End()).Offset
	return strings.ReplaceAll(c.src[from:to], "\n", " ")
}

func (c *finder) add(n ast.Node, text string, lazy bool) {
	p := c.fset.Position(n.Pos())
	c.out = append(c.out, change{from: p.Offset, to: c.fset.Position(n.End()).Offset, text: text, lazy: lazy, line: p.Line, what: c.text(n) + "  →  " + text})
}

// flipped are the operators that take the place of others.
var flipped = map[token.Token]token.Token{token.LSS: token.LEQ, token.LEQ: token.LSS, token.GTR: token.GEQ, token.GEQ: token.GTR,
	token.EQL: token.NEQ, token.NEQ: token.EQL, token.ADD: token.SUB, token.SUB: token.ADD}

func (c *finder) visit(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.IfStmt:
		c.add(n.Cond, "false", true)
		if _, ok := n.Cond.(*ast.BinaryExpr); !ok {
			c.add(n.Cond, "true", true)
		}
	case *ast.ReturnStmt:
		for _, x := range n.Results {
			if id, ok := x.(*ast.Ident); ok && (id.Name == "true" || id.Name == "false") {
				c.add(x, map[string]string{"true": "false", "false": "true"}[id.Name], true)
			}
		}
	case *ast.UnaryExpr:
		if n.Op == token.NOT {
			c.add(n, c.text(n.X), true)
		}
	case *ast.CallExpr:
		if id, ok := n.Fun.(*ast.Ident); ok && (id.Name == "min" || id.Name == "max") && plain(n) {
			other := map[string]string{"min": "max", "max": "min"}[id.Name]
			c.add(n, other+strings.TrimPrefix(c.text(n), id.Name), false)
		}
	case *ast.BinaryExpr:
		c.binary(n)
	case *ast.GenDecl, *ast.ArrayType:
		return false
	}
	return true
}

func (c *finder) binary(n *ast.BinaryExpr) {
	x, y := c.text(n.X), c.text(n.Y)
	switch n.Op {
	case token.LAND, token.LOR:
		c.add(n, x, true)
		c.add(n, y, true)
	case token.ADD, token.SUB:
		if plain(n) {
			c.add(n, x+flipped[n.Op].String()+y, false)
			c.bump(n, x, y)
		}
	case token.MUL, token.SHL, token.SHR, token.AND, token.QUO:
		if plain(n) {
			c.bump(n, x, y)
		}
	default:
		if op, ok := flipped[n.Op]; ok {
			c.add(n, x+" "+op.String()+" "+y, true)
			if lit, ok := n.Y.(*ast.BasicLit); ok && lit.Kind == token.INT {
				c.add(n, x+" "+n.Op.String()+" "+y+"+1", true)
			}
		}
	}
}

// bump takes a constant to the right of an operator for the next one.
func (c *finder) bump(n *ast.BinaryExpr, x, y string) {
	if lit, ok := n.Y.(*ast.BasicLit); ok && lit.Kind == token.INT {
		c.add(n, x+n.Op.String()+"("+y+"+1)", false)
	}
}

// plain tells whether an expression may be evaluated once more: it calls nothing but conversions and the like.
func plain(n ast.Node) bool {
	ok := true
	ast.Inspect(n, func(x ast.Node) bool {
		if call, is := x.(*ast.CallExpr); is {
			id, isName := call.Fun.(*ast.Ident)
			ok = ok && isName && slices.Contains([]string{"min", "max", "len", "uint", "int", "uint64", "int64", "uint32", "maskOf", "fromU", "fromI"}, id.Name)
		}
		return true
	})
	return ok
}

// mutated is the source with all changes built in. Lines stay where they are.
func mutated(src string, changes []change) string {
	var b strings.Builder
	at := 0
	for len(changes) > 0 {
		first := changes[0]
		for _, x := range changes { // the largest of those that begin here
			if x.from == first.from && x.to > first.to {
				first = x
			}
		}
		var same, inside []change
		rest := changes
		for len(rest) > 0 && rest[0].from < first.to {
			if x := rest[0]; x.from == first.from && x.to == first.to {
				same = append(same, x)
			} else {
				inside = append(inside, x)
			}
			rest = rest[1:]
		}
		b.WriteString(src[at:first.from])
		inner := mutated(src[:first.to], moved(inside))
		b.WriteString(wrapped(inner[first.from:], same, inside, src, first))
		at, changes = first.to, rest
	}
	return b.String() + src[at:]
}

// moved is a copy.
func moved(cs []change) []change { return slices.Clone(cs) }

// wrapped is an expression with the changes at its top.
func wrapped(inner string, same, inside []change, src string, first change) string {
	if len(inside) == 0 {
		inner = src[first.from:first.to]
	}
	for _, x := range same {
		if x.lazy {
			inner = fmt.Sprintf("mutantBool(%d, func() bool { return %s }, func() bool { return %s })", x.id, inner, x.text)
		} else {
			inner = fmt.Sprintf("mutantOf(%d, %s, %s)", x.id, inner, x.text)
		}
	}
	return inner
}
