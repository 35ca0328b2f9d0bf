// Package footprint finds the cells of memory that a piece of code and the functions that it calls reach.
//
// In: the syntax tree of a C file whose expressions are marked with their cells. Out: the cells, under the names that the code has for them. It guesses: a cell that is
// missed is one that nothing is proposed about.
package footprint

import (
	"slices"
	"strings"

	"seabmc/prove/csource"
)

// Reader collects the cells that a piece of code and its callees reach.
type Reader struct {
	File  *csource.File
	Cells []*csource.Cell
	deep  int
}

// maxCells limits the cells of a loop, maxCallDepth the depth of calls that are followed.
const (
	maxCells     = 8
	maxCallDepth = 3
)

// add notes a cell.
func (p *Reader) add(c *csource.Cell) {
	if !slices.ContainsFunc(p.Cells, func(x *csource.Cell) bool { return x.ID == c.ID }) && len(p.Cells) < maxCells {
		p.Cells = append(p.Cells, c)
	}
}

// Read collects the cells of a piece of code. under says what the parameters stand for in it. seen is told of each expression, with the names of the
// cells in it.
func (p *Reader) Read(n *csource.Node, under map[string]Binding, seen func(x *csource.Node, under map[string]Binding)) {
	n.Each(func(x *csource.Node) bool {
		if x.Cell != "" {
			if c := Rebase(p.File.Cells[x.Cell], under); c != nil {
				p.add(c)
			}
		}
		if seen != nil {
			seen(x, under)
		}
		if x.Kind == "CallExpr" && p.deep < maxCallDepth {
			p.call(x, under, seen)
		}
		return true
	})
}

// Binding says what a parameter is in the caller: a pointer to a variable, or the value of one.
type Binding struct {
	root    string
	address bool
}

// call follows a call of a function of the file.
func (p *Reader) call(x *csource.Node, under map[string]Binding, seen func(x *csource.Node, under map[string]Binding)) {
	callee := x.Inner[0].Bare()
	if callee.Kind != "DeclRefExpr" || callee.Of == nil || p.File.Functions[callee.Of.Name] == nil {
		return
	}
	d := p.File.Functions[callee.Of.Name]
	inner := map[string]Binding{}
	k := 0
	for _, par := range d.Inner {
		if par.Kind != "ParmVarDecl" {
			continue
		}
		k++
		if k >= len(x.Inner) {
			break
		}
		arg := x.Inner[k].Bare()
		switch {
		case arg.Kind == "UnaryOperator" && arg.Opcode == "&" && arg.Inner[0].Bare().Kind == "DeclRefExpr" && arg.Inner[0].Variable() != "":
			inner[par.ID] = Binding{root: arg.Inner[0].Variable(), address: true}
		case arg.Kind == "DeclRefExpr" && arg.Variable() != "":
			b, bound := under[arg.Variable()]
			if !bound {
				b = Binding{root: arg.Variable()}
			}
			inner[par.ID] = b
		default:
			inner[par.ID] = Binding{}
		}
	}
	p.deep++
	p.Read(d.Inner[len(d.Inner)-1], inner, seen)
	p.deep--
}

// Rebase returns a cell of a callee under the name that the caller has for it, or nil if it has none. A cell whose variable is not a parameter stays
// as it is.
func Rebase(c *csource.Cell, under map[string]Binding) *csource.Cell {
	b, bound := under[c.Root]
	if !bound {
		return c
	}
	if b.root == "" {
		return nil
	}
	out := *c
	out.Root = b.root
	if b.address {
		switch {
		case strings.HasPrefix(c.Path, "#->"):
			out.Path = "#." + c.Path[3:]
		case strings.Contains(c.Path, "(*#)"):
			out.Path = strings.Replace(c.Path, "(*#)", "#", 1)
		default:
			return nil
		}
		if c.Inner == c.Root {
			out.Inner = ""
		}
	} else if c.Inner == c.Root {
		out.Inner = b.root
	}
	if out.Path == "#" {
		out.ID = out.Root
	} else {
		out.ID = out.Root + out.Path
	}
	if out.Inner != "" && out.Inner != out.Root {
		return nil // a path through a cell of the callee
	}
	return &out
}
