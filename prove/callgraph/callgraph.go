// Package callgraph tells which functions of C files call which, and which of them break a recursion.
package callgraph

import "seabmc/prove/csource"

// Graph records which function calls which, by name.
type Graph struct {
	Order     []string
	Calls     map[string]map[string]bool
	Functions map[string]*csource.Node
	Files     map[string]*csource.File
}

// New reads the files of a program.
func New(files []*csource.File) *Graph {
	g := &Graph{Calls: map[string]map[string]bool{}, Functions: map[string]*csource.Node{}, Files: map[string]*csource.File{}}
	for _, f := range files {
		for _, d := range f.Root.Inner {
			if d.Kind == "FunctionDecl" && len(d.Inner) > 0 && d.Inner[len(d.Inner)-1].Kind == "CompoundStmt" && g.Functions[d.Name] == nil {
				g.Order = append(g.Order, d.Name)
				g.Functions[d.Name], g.Files[d.Name] = d, f
			}
		}
	}
	for name, d := range g.Functions {
		g.Calls[name] = map[string]bool{}
		d.Each(func(x *csource.Node) bool {
			if x.Kind == "DeclRefExpr" && x.Of != nil && x.Of.Kind == "FunctionDecl" && g.Functions[x.Of.Name] != nil { // a pointer to it may be called, too
				g.Calls[name][x.Of.Name] = true
			}
			return true
		})
	}
	return g
}

// Reach returns the functions that a function leads to, including itself.
func (g *Graph) Reach(from string) map[string]bool {
	seen := map[string]bool{from: true}
	for work := []string{from}; len(work) > 0; {
		x := work[len(work)-1]
		work = work[:len(work)-1]
		for y := range g.Calls[x] {
			if !seen[y] {
				seen[y] = true
				work = append(work, y)
			}
		}
	}
	return seen
}

// Cyclic returns the functions that lead back to themselves.
func (g *Graph) Cyclic(within map[string]bool) (list []string) {
	for _, x := range g.Order {
		back := false
		for y := range g.Calls[x] {
			back = back || g.Reach(y)[x]
		}
		if back && within[x] {
			list = append(list, x)
		}
	}
	return list
}

// Head returns a function that breaks the recursion of all functions that it leads to and that lead to it, and that needs no other recursive
// function.
func (g *Graph) Head(within map[string]bool) string {
	for _, h := range g.Cyclic(within) {
		kept := g.Calls
		g.Calls = map[string]map[string]bool{}
		for x, ys := range kept {
			g.Calls[x] = map[string]bool{}
			for y := range ys {
				if y != h {
					g.Calls[x][y] = true
				}
			}
		}
		ok := len(g.Cyclic(g.Reach(h))) == 0
		g.Calls = kept
		if ok {
			return h
		}
	}
	return ""
}

// Without forgets all calls of a function.
func (g *Graph) Without(name string) {
	for _, calls := range g.Calls {
		delete(calls, name)
	}
}

// WritesMemory reports whether a function, or one that it leads to, writes through a pointer.
func (g *Graph) WritesMemory(name string) bool {
	for x := range g.Reach(name) {
		if g.Functions[x].Has(csource.WritesMemory) {
			return true
		}
	}
	return false
}
