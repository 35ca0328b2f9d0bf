package prove

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"seabmc/bmc"
	"seabmc/frontend/clauses"
	"seabmc/ir/lower/state"
	"seabmc/prove/csource"
	"seabmc/prove/opaque"
)

// Lists that a loop without a bound builds or walks get shapes (clauses.Shape). One way after the other is tried to say which variables lead into
// which list. A way is accepted if nothing fails in the loop under it. As with all proposals, no verdict rests on this: the program is proved with
// the shapes in its contracts.

// listType is a structure with exactly one member that points to another structure of the same type.
type listType struct{ name, next string }

// listTypes returns the list types of a file. The key is the type of a pointer to one.
func listTypes(f *csource.File) map[string]listType {
	out := map[string]listType{}
	f.Root.Each(func(n *csource.Node) bool {
		if n.Kind != "RecordDecl" || n.Name == "" || n.TagUsed != "struct" {
			return n.Kind != "FunctionDecl"
		}
		to, next, count := "struct "+n.Name+" *", "", 0
		for _, m := range n.Inner {
			if m.Kind == "FieldDecl" && m.Type.Name() == to {
				next, count = m.Name, count+1
			}
		}
		if count == 1 && next != "" {
			out[to] = listType{"struct " + n.Name, next}
		}
		return true
	})
	return out
}

// nodeTypes returns the names of list types.
func nodeTypes(types map[string]listType) (names []string) {
	for _, l := range types {
		names = append(names, l.name)
	}
	slices.Sort(names)
	return names
}

// shapesApply reports whether everything that a list in a contract rests on is checked.
func shapesApply(cfg *bmc.Config) bool {
	l := &cfg.Lower
	return l.BoundsCheck && l.PointerCheck && !l.Uninitialized && !l.MayStayTracked && l.Termination == state.EndsUnasked && cfg.Only == nil && len(cfg.Properties) == 0
}

// listed is a variable that leads into a list.
type listed struct {
	v       *variable
	changed bool
}

// listVariables returns the variables of a loop that may lead into lists of one type. Variables that each round sets before it reads them are left
// out.
func (l *loop) listVariables(to string) (list []listed) {
	for _, v := range l.vars {
		if v.pointer && v.typ == to && !l.setFirst(v.id) {
			list = append(list, listed{v, l.changed[v.id]})
		}
	}
	return list
}

// setFirst reports whether a round sets a variable before it does anything else with it.
func (l *loop) setFirst(id string) bool {
	first, set := false, false
	for _, part := range l.code() {
		part.Each(func(x *csource.Node) bool {
			if first {
				return false
			}
			if x.Kind == "BinaryOperator" && x.Opcode == "=" && x.Inner[0].Variable() == id && !mentions(x.Inner[1], id) {
				first, set = true, l.always(x)
				return false
			}
			if x.Names() == id {
				first = true
			}
			return true
		})
	}
	return set
}

// always reports whether each round executes a node.
func (l *loop) always(x *csource.Node) bool {
	for p := x.Parent; p != nil && p != l.n; p = p.Parent {
		switch p.Kind {
		case "IfStmt", "ConditionalOperator", "WhileStmt", "ForStmt", "DoStmt", "SwitchStmt", "BinaryOperator", "BinaryConditionalOperator":
			return false
		}
	}
	return true
}

const maxShapes = 14 // that are tried for a loop

// shapes returns the lists that may exist at the head of the loop, the likely ones first.
func (l *loop) shapes(types map[string]listType) (all [][]clauses.Chain) {
	for _, to := range slices.Sorted(maps.Keys(types)) {
		t := types[to]
		var moved, still []string
		for _, x := range l.listVariables(to) {
			if x.changed {
				moved = append(moved, x.v.name)
			} else {
				still = append(still, x.v.name)
			}
		}
		chain := func(head string, kept bool, through ...string) clauses.Chain {
			return clauses.Chain{Struct: t.name, Next: t.next, Head: head, Kept: kept, Through: through}
		}
		add := func(chains ...clauses.Chain) {
			if len(all) < maxShapes {
				all = append(all, chains)
			}
		}
		switch len(moved) {
		case 1:
			add(chain(moved[0], true, moved[0]))
			add(chain(moved[0], false))
			for _, s := range still {
				add(chain(s, true, s, moved[0]))
			}
		case 2, 3:
			a, b := moved[0], moved[1]
			if len(moved) == 3 {
				a, b = moved[1], moved[2]
				add(chain(moved[0], false, a, b))
				add(chain(moved[0], false, b, a))
			}
			add(chain(a, false, b))
			add(chain(b, false, a))
			add(chain(a, false), chain(b, false))
			add(chain(a, true, a), chain(b, false))
			add(chain(b, true, b), chain(a, false))
			add(chain(a, true, b, a))
			add(chain(b, true, a, b))
		}
	}
	return all
}

// listFacts proposes what may hold of the variables that lead into a list, beside its shape.
func listFacts(chains []clauses.Chain) (list []candidate) {
	add := func(format string, args ...any) {
		list = append(list, candidate{fmt.Sprintf(format, args...), "shape"})
	}
	for _, c := range chains {
		vars := c.Through
		if !c.Kept {
			vars = append([]string{c.Head}, vars...)
		}
		for i, a := range vars {
			add("%s == 0", a)
			add("!%s || %s->%s == 0", a, a, c.Next)
			for _, b := range vars[i+1:] {
				add("(%s == 0) == (%s == 0)", a, b)
				add("!%s || %s", a, b)
				add("!%s || %s->%s == %s", a, a, c.Next, b)
			}
		}
	}
	return list
}

const maxNodeFacts = 12 // that are tried

// nodeFacts proposes what may hold of each node of a list: that members have values which the program gives them or asserts of them.
func nodeFacts(f *csource.File, t listType) (list []string) {
	f.Root.Each(func(x *csource.Node) bool {
		if x.Kind != "BinaryOperator" || len(x.Inner) != 2 || x.Opcode != "=" && !isComparison(x.Opcode) {
			return true
		}
		m := x.Inner[0].Bare()
		k, number := x.Inner[1].Number()
		if m.Kind != "MemberExpr" || !m.Arrow || !number || !strings.HasSuffix(m.Inner[0].Bare().Type.Name(), t.name+" *") || m.Name == t.next {
			return true
		}
		op := x.Opcode
		if op == "=" {
			op = "=="
		}
		if text := fmt.Sprintf("#->%s %s %d", m.Name, op, k); !slices.Contains(list, text) && len(list) < maxNodeFacts {
			list = append(list, text)
		}
		return true
	})
	return list
}

// findShapes looks for the lists at the heads of loops that have not been looked at yet.
func (s *search) findShapes() error {
	if !shapesApply(&s.cfg) {
		return nil
	}
	for _, t := range s.open {
		if t.looked || s.ctx.Err() != nil {
			continue
		}
		t.looked = true
		types := listTypes(t.f)
		if len(types) == 0 || len(s.files) != 1 || !opaque.Opaque(t.f, nodeTypes(types)) || !s.hasBits(maxNodeFacts*len(types)+len(types)) {
			continue
		}
		if err := s.findShape(t, types); err != nil {
			return err
		}
	}
	return nil
}

// findShape tries the shapes of one loop.
func (s *search) findShape(t *target, types map[string]listType) error {
	before := map[*target][]candidate{}
	for _, o := range s.open {
		before[o], o.candidates = o.candidates, nil
		if len(o.lists) > 0 {
			o.candidates = slices.Clone(o.shapeFacts)
		}
	}
	defer func() {
		for o, c := range before {
			if o != t || len(o.lists) == 0 {
				o.candidates = c
			}
		}
	}()
	for _, chains := range t.loop.shapes(types) {
		t.lists, t.candidates, t.nodes = chains, listFacts(chains), nil
		for _, lt := range types {
			if lt.name == chains[0].Struct {
				for _, text := range nodeFacts(t.f, lt) {
					t.nodes = append(t.nodes, candidate{text, "shape"})
				}
			}
		}
		fits, err := s.filterWhile(func(res *bmc.Result) bool { return t.fits(res) })
		if err != nil {
			return err
		}
		if fits {
			t.shapeFacts = slices.Clone(t.candidates)
			t.candidates = append(before[t], t.shapeFacts...)
			return nil
		}
	}
	t.lists, t.nodes = nil, nil
	return nil
}

// fits reports whether, in a trial, the lists kept the shape that the loop was given and each access to memory in the loop was valid. If not, it
// would not hold with fewer of the proposed facts either.
func (t *target) fits(trial *bmc.Result) bool {
	if len(trial.Reasons) > 0 && trial.Lower == nil {
		return false
	}
	for i := range trial.Properties {
		p := &trial.Properties[i]
		inside := p.Pos.File == t.source && t.line <= p.Pos.Line && p.Pos.Line <= t.last && p.OfMemory()
		if p.Status != bmc.StatusSuccess && (inside || p.Pos.File == clauses.ProposedFile && p.Pos.Line == t.until) {
			return false
		}
	}
	return true
}

// followsList reports whether a loop moves a variable that leads into a list with a known shape. Such a loop cannot be unrolled beyond the nodes in
// focus.
func (s *search) followsList(l *loop) bool {
	return slices.ContainsFunc(s.open, func(t *target) bool {
		return slices.ContainsFunc(t.lists, func(c clauses.Chain) bool {
			return slices.ContainsFunc(l.listVariables(c.Struct+" *"), func(x listed) bool { return x.changed })
		})
	})
}
