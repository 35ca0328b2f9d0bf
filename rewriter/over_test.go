package rewriter

import (
	"slices"
	"testing"

	"seabmc/term"
)

// TestOver: a rule that says over which operators it applies never applies over others, when it is
// tried on all terms.
func TestOver(t *testing.T) {
	free := make([]Rule, len(Rules()))
	for i, rule := range Rules() {
		rule.Over = nil
		free[i] = rule
	}
	wrong := map[string]bool{}
	applied := map[string]bool{}
	for seed := range uint64(2000) {
		g := newGen(seed, smallLayout)
		r := newWith(g.t, newRuleSet(free))
		r.Trace(func(rule *Rule, old, _ term.ID) {
			i := slices.IndexFunc(Rules(), func(x Rule) bool { return x.Name == rule.Name })
			over := Rules()[i].Over
			applied[rule.Name] = true
			if len(over) > 0 && !slices.ContainsFunc(g.t.Args(old), func(a term.ID) bool { return slices.Contains(over, g.t.Op(a)) }) && !wrong[rule.Name] {
				wrong[rule.Name] = true
				var ops []term.Op
				for _, a := range g.t.Args(old) {
					ops = append(ops, g.t.Op(a))
				}
				t.Errorf("%s applies to %v over %v too", rule.Name, g.t.Op(old), ops)
			}
		})
		for range 8 {
			r.Simplify(g.bv([]int{1, 2, 3, 5, 8}[g.pick(5)], 4))
			r.Simplify(g.boolean(4))
		}
	}
	for _, rule := range Rules() {
		if len(rule.Over) > 0 && !applied[rule.Name] {
			t.Logf("%s was never applied", rule.Name)
		}
	}
}
