package prove

import (
	"slices"

	"seabmc/frontend/clauses"
	"seabmc/prove/csource"
	"seabmc/prove/ranking"
)

// ranking begins the search for a measure that each round of a loop makes smaller. It may speak of lengths of lists.
func (l *loop) ranking(lengths []string) *ranking.Search {
	var vars []ranking.Variable
	for _, v := range l.vars {
		if l.changed[v.id] && !v.floating && !(v.pointer && l.tells(ranking.Offset(v.name))) {
			states := l.states(v)
			if len(states) > maxStates {
				states = nil
			}
			vars = append(vars, ranking.Variable{Name: v.name, Bits: v.bits, Signed: v.signed, Pointer: v.pointer, Flag: v.bits == 1 || len(states) > 0, States: states})
		}
	}
	var conds []ranking.Comparison
	for _, c := range l.code() {
		c.Each(func(x *csource.Node) bool {
			if cmp, ok := l.comparison(x); ok && !slices.Contains(conds, cmp) && !(cmp.Pointers && l.tells(ranking.Offset(cmp.X)+ranking.Offset(cmp.Y))) {
				conds = append(conds, cmp)
			}
			return true
		})
	}
	return ranking.NewSearch(vars, conds, lengths)
}

// comparison reads a comparison of expressions that may be named at the head of the loop.
func (l *loop) comparison(x *csource.Node) (c ranking.Comparison, ok bool) {
	if x.Kind != "BinaryOperator" || !csource.IsComparison(x.Opcode) || !csource.IsPure(x) || !l.inScope(x) || csource.ReadsMemory(x) || !l.touches(x) {
		return c, false
	}
	side := func(n *csource.Node) string {
		v := newVariable(&csource.Node{Name: "x", Type: n.Type})
		switch {
		case v == nil, v.floating:
			return ""
		case v.pointer:
			c.Pointers = true
			return l.f.TextOf(n, nil)
		case v.bits < 64:
			return "(long long)(" + l.expression(n, nil) + ")"
		}
		return "(__int128)(" + l.expression(n, nil) + ")"
	}
	c.X, c.Op, c.Y = side(x.Inner[0]), x.Opcode, side(x.Inner[1])
	return c, c.X != "" && c.Y != ""
}

// numbered gives numbers to measures that are on trial.
func numbered(measures []ranking.Proposal, number *int) (out []clauses.ProposedRank) {
	for _, m := range measures {
		*number++
		out = append(out, clauses.ProposedRank{ProposedClause: clauses.ProposedClause{Text: m.Text, Number: *number}, Weak: m.Weak})
	}
	return out
}
