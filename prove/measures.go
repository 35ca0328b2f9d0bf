package prove

import (
	"slices"

	"seabmc/prove/ranking"
)

// ranking begins the search for what becomes smaller in each round of a loop.
func (l *loop) ranking() *ranking.Search {
	var vars []ranking.Variable
	for _, v := range l.vars {
		if l.changed[v.id] {
			states := l.states(v)
			if len(states) > maxStates {
				states = nil
			}
			vars = append(vars, ranking.Variable{Name: v.name, Bits: v.bits, Signed: v.signed, Pointer: v.pointer, Flag: v.bits == 1 || len(states) > 0, States: states})
		}
	}
	var conds []ranking.Comparison
	for _, c := range append([]*node{l.cond}, l.body...) {
		c.each(func(x *node) bool {
			if cmp, ok := l.comparison(x); ok && !slices.Contains(conds, cmp) {
				conds = append(conds, cmp)
			}
			return true
		})
	}
	return ranking.NewSearch(vars, conds)
}

// comparison reads a comparison over variables that may be named at the head of the loop.
func (l *loop) comparison(x *node) (c ranking.Comparison, ok bool) {
	if x.Kind != "BinaryOperator" || !slices.Contains([]string{"<", "<=", ">", ">=", "!=", "=="}, x.Opcode) || !isPure(x) || !l.inScope(x) || readsMemory(x) || !l.touches(x) {
		return c, false
	}
	side := func(n *node) string {
		v := newVariable(&node{Name: "x", Type: n.Type})
		switch {
		case v == nil:
			return ""
		case v.pointer:
			c.Pointers = true
			return l.f.text(n, nil)
		case v.bits < 64:
			return "(long long)(" + l.expression(n, nil) + ")"
		}
		return "(__int128)(" + l.expression(n, nil) + ")"
	}
	c.X, c.Op, c.Y = side(x.Inner[0]), x.Opcode, side(x.Inner[1])
	return c, c.X != "" && c.Y != ""
}
