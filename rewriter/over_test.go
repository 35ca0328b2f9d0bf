package rewriter

import (
	"slices"
	"testing"

	"seabmc/rewriter/draw"
	"seabmc/term"
)

// TestOver checks that a rule which says over which operators it applies never applies over others, when it is tried on all terms.
func TestOver(t *testing.T) {
	free := make([]Rule, len(Rules()))
	for i, rule := range Rules() {
		rule.Over = nil
		rule.rows = slices.Clone(rule.rows)
		for k := range rule.rows {
			rule.rows[k].need, rule.rows[k].over = 0, 0
		}
		free[i] = rule
	}
	wrong := map[string]bool{}
	applied := map[string]bool{}
	for seed := range uint64(2000) {
		g := draw.NewGen(seed, draw.SmallLayout)
		r := newWith(g.T, newRuleSet(free))
		r.Trace(func(rule *Rule, old, _ term.ID) {
			i := slices.IndexFunc(Rules(), func(x Rule) bool { return x.Name == rule.Name })
			applied[rule.Name] = true
			if !mayApply(&Rules()[i], g.T, old) && !wrong[rule.Name] {
				wrong[rule.Name] = true
				var ops []term.Op
				for _, a := range g.T.Args(old) {
					ops = append(ops, g.T.Op(a))
				}
				t.Errorf("%s applies to %v over %v too", rule.Name, g.T.Op(old), ops)
			}
		})
		for range 8 {
			r.Simplify(g.BV([]int{1, 2, 3, 5, 8}[g.Pick(5)], 4))
			r.Simplify(g.Bool(4))
		}
	}
	for _, rule := range Rules() {
		if !applied[rule.Name] {
			t.Logf("%s was never applied", rule.Name)
		}
	}
}

// mayApply reports whether one line of the rule is for operators like those of id and its arguments.
func mayApply(rule *Rule, t *term.Table, id term.ID) bool {
	var over opSet
	for _, a := range t.Args(id) {
		over |= 1 << t.Op(a)
	}
	return slices.ContainsFunc(rule.lines(), func(l row) bool {
		return slices.Contains(l.ops, t.Op(id)) && l.need&^over == 0 && (l.over == 0 || l.over&over != 0)
	})
}
