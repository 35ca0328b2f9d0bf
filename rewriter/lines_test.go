package rewriter

import (
	"fmt"
	"os"
	"slices"
	"testing"

	"seabmc/rewriter/rules"
	"seabmc/term"
)

// The functions in rules_gen.go do what the lines say: random instances of each left side are given to its function. Where the
// conditions hold for certain it must find a match, and whenever it does the result must have the value of the right side.

// drawer makes the leaves of random instances.
type drawer struct {
	*gen
	deep int
}

func (d *drawer) Leaf(name string, s term.Sort, constant bool) term.ID {
	plain := d.pick(3) > 0
	switch {
	case constant:
		return d.constant(s.Width())
	case s == term.Bool && plain, s.IsBV() && plain:
		return d.t.Var(fmt.Sprintf("%s_%d", name, s.Width()), s)
	case s == term.Bool:
		return d.boolean(d.deep)
	case s.IsBV():
		return d.bv(s.Width(), d.deep)
	}
	return d.ptr(d.deep)
}

func (d *drawer) Seq(name, _ string) []term.ID {
	var out []term.ID
	for i := range d.pick(4) {
		out = append(out, d.t.Var(fmt.Sprint(name, i), term.Bool))
	}
	if d.pick(8) == 0 {
		for i := range flattenMax {
			out = append(out, d.t.Var(fmt.Sprint(name, "more", i), term.Bool))
		}
	}
	return out
}

func (d *drawer) Choose(options []int) int { return options[d.pick(len(options))] }

// written are the lines by name.
func written(t *testing.T) map[string]*rules.Rule {
	groups, err := rules.Load()
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]*rules.Rule{}
	for _, g := range groups {
		for _, r := range g.Rules {
			out[r.Name] = r
		}
	}
	return out
}

var lineWidths = []int{1, 2, 3, 4, 5, 8, 16, 32, 64, 100}

// drawLine is a random instance of a line.
func drawLine(row *rules.Row, seed uint64) (*gen, *rules.Instance, error) {
	g := newGen(seed, layouts[seed%uint64(len(layouts))])
	d := &drawer{gen: g, deep: 1 + g.pick(2)}
	alts := row.Alternatives()
	in, err := row.Make(g.t, alts[g.pick(len(alts))], lineWidths[g.pick(len(lineWidths))], d)
	return g, in, err
}

// asksCache tells whether a line has a condition on what was simplified before.
func asksCache(row *rules.Row) bool {
	return slices.ContainsFunc(row.Conds, func(c *rules.Cond) bool { return c.By == "cache" })
}

// checkCached gives the function of a line that asks the cache two parts of a value that were simplified.
func checkCached(t *testing.T, line *rules.Row, row *row, seed uint64) bool {
	t.Helper()
	g := newGen(seed, layout64)
	r := New(g.t)
	id := cutInTwo(g, r, lineWidths[g.pick(len(lineWidths))])
	if !slices.Contains(row.ops, g.t.Op(id)) {
		return false
	}
	res := row.apply(r, id)
	if res != 0 && !sameValue(t, g, r, id, res, 4) {
		t.Errorf("%s: %s\n became %s", line.Pos, sexpr(g.t, id), sexpr(g.t, res))
	}
	return res != 0
}

// wanted is how often the function of a line must find a match in its test.
const wanted = 20

func TestLinesAndFunctionsAgree(t *testing.T) {
	lines := written(t)
	for i := range defaultRules.all {
		rule := &defaultRules.all[i]
		for k, row := range rule.rows {
			line := lines[rule.Name].Rows[k]
			if line.Text != row.text {
				t.Fatalf("%s: go generate ./rewriter is due", line.Pos)
			}
			fired := 0
			for n := uint64(0); n < 40000 && fired < wanted; n++ {
				if asksCache(line) {
					if checkCached(t, line, &row, n) {
						fired++
					}
					continue
				}
				g, in, err := drawLine(line, nameSeed(rule.Name)+n)
				if err != nil {
					t.Errorf("%v", err)
					break
				}
				if in == nil || !slices.Contains(row.ops, g.t.Op(in.LHS)) {
					continue
				}
				r := New(g.t)
				if checkLine(t, g, r, line, &row, in) {
					fired++
				}
			}
			if fired == 0 {
				t.Errorf("%s: the function of %s never finds a match", line.Pos, rule.Name)
			}
		}
	}
}

// checkLine gives an instance to the function of the line, and tells whether it matched.
func checkLine(t *testing.T, g *gen, r *Rewriter, line *rules.Row, row *row, in *rules.Instance) bool {
	t.Helper()
	var over opSet
	for _, a := range g.t.Args(in.LHS) {
		over |= 1 << g.t.Op(a)
	}
	res := row.apply(r, in.LHS)
	if res == 0 {
		if line.Certain() && in.Holds() && !in.Folded && !doubleNot(g.t, in.LHS) {
			t.Errorf("%s does not match %s", line.Pos, sexpr(g.t, in.LHS))
		}
		return false
	}
	if row.need&^over != 0 || row.over != 0 && row.over&over == 0 {
		t.Errorf("%s matches %s, but is not tried there", line.Pos, sexpr(g.t, in.LHS))
	}
	if !sameValue(t, g, r, in.LHS, res, 4) {
		t.Errorf("%s: %s\n became %s", line.Pos, sexpr(g.t, in.LHS), sexpr(g.t, res))
	}
	if in.Holds() && !sameValue(t, g, r, in.RHS, res, 4) {
		t.Errorf("%s: %s\n became %s, not %s", line.Pos, sexpr(g.t, in.LHS), sexpr(g.t, res), sexpr(g.t, in.RHS))
	}
	return true
}

// Every line is applied when its instances are simplified: no other rule comes first for good, and nothing loops.
func TestEveryLineFiresInside(t *testing.T) {
	lines := written(t)
	total := make([]int, len(defaultRules.all))
	for i := range defaultRules.all {
		rule := &defaultRules.all[i]
		if rule.rows == nil {
			continue
		}
		for n := range uint64(2400) {
			if n >= 40 && total[i] > 0 {
				break
			}
			rows := lines[rule.Name].Rows
			g, in, err := drawLine(rows[n%uint64(len(rows))], nameSeed(rule.Name)+n)
			if in == nil || err != nil {
				continue
			}
			r := New(g.t)
			id := in.LHS
			if asksCache(rows[0]) {
				id = cutInTwo(g, r, 1+g.pick(32))
			}
			checkSteps(t, g, r, id)
			for k, c := range r.counts {
				total[k] += c
			}
		}
	}
	for i, c := range total {
		if c == 0 && defaultRules.all[i].rows != nil {
			t.Errorf("%s never fires: other rules come first", defaultRules.all[i].Name)
		}
	}
}

// TestGeneratedIsFresh: rules_gen.go is what the rule book says.
func TestGeneratedIsFresh(t *testing.T) {
	groups, err := rules.Load()
	if err != nil {
		t.Fatal(err)
	}
	want, err := rules.Generate(groups)
	if err != nil {
		t.Fatal(err)
	}
	have, err := os.ReadFile("rules_gen.go")
	if err != nil || string(have) != string(want) {
		t.Errorf("rules_gen.go is stale (%v): go generate ./rewriter", err)
	}
}

// doubleNot tells whether a negation of a negation is below id, which nothing simplified has.
func doubleNot(t *term.Table, id term.ID) bool {
	yes := false
	t.Walk(func(x term.ID) { yes = yes || t.Op(x) == term.OpNot && t.Op(t.Arg(x, 0)) == term.OpNot }, id)
	return yes
}
