package prove

import (
	"slices"
	"strings"

	"seabmc/prove/csource"
	"seabmc/prove/footprint"
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

// cellVariables returns the cells of a loop that stay in place while it runs, as variables, and notes what the loop does to them.
func cellVariables(r *loopReader, l *loop) (list []*variable) {
	p := &footprint.Reader{File: r.f}
	for _, c := range l.code() {
		p.Read(c, nil, func(x *csource.Node, under map[string]footprint.Binding) {
			if under != nil {
				inCallee(r, l, x, under)
			}
		})
	}
	p.Read(r.fn.Node.Inner[len(r.fn.Node.Inner)-1], nil, nil)
	for _, c := range p.Cells {
		k := slices.IndexFunc(r.roots, func(v root) bool { return v.ID == c.Root })
		if k < 0 || c.Path == "#" || c.Inner != "" && l.changed[c.Inner] {
			continue
		}
		v := newVariable(&csource.Node{Name: r.roots[k].Name, Type: c.Type})
		if v == nil {
			continue
		}
		v.id, v.name = c.ID, strings.Replace(c.Path, "#", r.roots[k].Name, 1)
		v.cell = true
		list = append(list, v)
	}
	return list
}

// inCallee notes what a function that the loop calls does to the cells that the loop can name.
func inCallee(r *loopReader, l *loop, x *csource.Node, under map[string]footprint.Binding) {
	if v, ok := x.Number(); ok && strings.HasSuffix(x.Kind, "Literal") {
		r.fn.Constant(v)
	}
	r.fn.Limit(x)
	target := func(n *csource.Node) string {
		n = n.Bare()
		if n == nil || n.Cell == "" {
			return ""
		}
		if c := footprint.Rebase(r.f.Cells[n.Cell], under); c != nil {
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
