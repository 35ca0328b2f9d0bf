package prove

import (
	"slices"
	"strings"

	"seabmc/prove/csource"
	"seabmc/prove/steps"
)

// A loop or function that reaches a finite number of memory cells is proved as if these cells were variables: s->state, buf.used, *count, a[3]. This
// is the finite footprint of the paper on finite maps (section 4). It needs no quantifier. A cell is named by its access path: a variable, followed
// by steps. It does not matter here whether another path leads to the same cell, since all proposals are checked.

// findCells notes which expressions of a file are cells that hold integers or pointers.
func findCells(f *csource.File) {
	f.Cells, f.Functions = map[string]*csource.Cell{}, map[string]*csource.Node{}
	f.Root.Each(func(n *csource.Node) bool {
		switch n.Kind {
		case "FunctionDecl":
			if len(n.Inner) > 0 && n.Inner[len(n.Inner)-1].Kind == "CompoundStmt" {
				f.Functions[n.Name] = n
			}
		case "MemberExpr", "ArraySubscriptExpr", "UnaryOperator":
			if n.Kind == "UnaryOperator" && n.Opcode != "*" {
				break
			}
			if v := newVariable(&csource.Node{Name: "x", Type: n.Type}); v == nil || !v.isInteger() && !v.pointer {
				break
			}
			if c := csource.AccessPath(n); c != nil {
				n.Cell = c.ID
				f.Cells[c.ID] = c
			}
		}
		return true
	})
}

// footprint collects the cells that a piece of code and its callees reach.
type footprint struct {
	f     *csource.File
	cells []*csource.Cell
	deep  int
}

// maxCells limits the cells of a loop, maxCallDepth the depth of calls that are followed.
const (
	maxCells     = 8
	maxCallDepth = 3
)

// add notes a cell.
func (p *footprint) add(c *csource.Cell) {
	if !slices.ContainsFunc(p.cells, func(x *csource.Cell) bool { return x.ID == c.ID }) && len(p.cells) < maxCells {
		p.cells = append(p.cells, c)
	}
}

// of collects the cells of a piece of code. under says what the parameters stand for in it. seen is told of each expression, with the names of the
// cells in it.
func (p *footprint) of(n *csource.Node, under map[string]binding, seen func(x *csource.Node, under map[string]binding)) {
	n.Each(func(x *csource.Node) bool {
		if x.Cell != "" {
			if c := rebase(p.f.Cells[x.Cell], under); c != nil {
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

// binding says what a parameter is in the caller: a pointer to a variable, or the value of one.
type binding struct {
	root    string
	address bool
}

// call follows a call of a function of the file.
func (p *footprint) call(x *csource.Node, under map[string]binding, seen func(x *csource.Node, under map[string]binding)) {
	callee := x.Inner[0].Bare()
	if callee.Kind != "DeclRefExpr" || callee.Of == nil || p.f.Functions[callee.Of.Name] == nil {
		return
	}
	d := p.f.Functions[callee.Of.Name]
	inner := map[string]binding{}
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
			inner[par.ID] = binding{root: arg.Inner[0].Variable(), address: true}
		case arg.Kind == "DeclRefExpr" && arg.Variable() != "":
			b, bound := under[arg.Variable()]
			if !bound {
				b = binding{root: arg.Variable()}
			}
			inner[par.ID] = b
		default:
			inner[par.ID] = binding{}
		}
	}
	p.deep++
	p.of(d.Inner[len(d.Inner)-1], inner, seen)
	p.deep--
}

// rebase returns a cell of a callee under the name that the caller has for it, or nil if it has none. A cell whose variable is not a parameter stays
// as it is.
func rebase(c *csource.Cell, under map[string]binding) *csource.Cell {
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

// cellVariables returns the cells of a loop that stay in place while it runs, as variables, and notes what the loop does to them.
func cellVariables(r *loopReader, l *loop) (list []*variable) {
	p := &footprint{f: r.f}
	for _, c := range l.code() {
		p.of(c, nil, func(x *csource.Node, under map[string]binding) {
			if under != nil {
				inCallee(r, l, x, under)
			}
		})
	}
	p.of(r.fn.Node.Inner[len(r.fn.Node.Inner)-1], nil, nil)
	for _, c := range p.cells {
		k := slices.IndexFunc(r.roots, func(v *root) bool { return v.id == c.Root })
		if k < 0 || c.Path == "#" || c.Inner != "" && l.changed[c.Inner] {
			continue
		}
		v := newVariable(&csource.Node{Name: r.roots[k].name, Type: c.Type})
		if v == nil {
			continue
		}
		v.id, v.name = c.ID, strings.Replace(c.Path, "#", r.roots[k].name, 1)
		v.cell = true
		list = append(list, v)
	}
	return list
}

// inCallee notes what a function that the loop calls does to the cells that the loop can name.
func inCallee(r *loopReader, l *loop, x *csource.Node, under map[string]binding) {
	if v, ok := x.Number(); ok && strings.HasSuffix(x.Kind, "Literal") {
		r.fn.Constant(v)
	}
	r.fn.Limit(x)
	target := func(n *csource.Node) string {
		n = n.Bare()
		if n == nil || n.Cell == "" {
			return ""
		}
		if c := rebase(r.f.Cells[n.Cell], under); c != nil {
			return c.ID
		}
		return ""
	}
	s, ok := steps.At(x, target)
	if !ok {
		return
	}
	l.changed[s.Var] = true
	l.steps = append(l.steps, s)
	if x.Opcode == "=" {
		r.fn.Assigned[s.Var] = append(r.fn.Assigned[s.Var], x.Inner[1])
	}
}
