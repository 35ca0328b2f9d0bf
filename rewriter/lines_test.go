package rewriter

import (
	"fmt"
	"os"
	"slices"
	"testing"

	"seabmc/rewriter/draw"
	"seabmc/rewriter/rules"
	"seabmc/term"
)

// The functions in rules_gen.go do what the lines say: random instances of each left side are given to its function. If the conditions certainly
// hold, it must find a match. Whenever it finds one, the result must have the value of the right side.

// drawer makes the leaves of random instances.
type drawer struct {
	*draw.Gen
	deep int
}

func (d *drawer) Leaf(name string, s term.Sort, constant bool) term.ID {
	plain := d.Pick(3) > 0
	switch {
	case constant:
		return d.Constant(s.Width())
	case s == term.Bool && plain, s.IsBV() && plain:
		return d.T.Var(fmt.Sprintf("%s_%d", name, s.Width()), s)
	case s == term.Bool:
		return d.Bool(d.deep)
	case s.IsBV():
		return d.BV(s.Width(), d.deep)
	}
	return d.Ptr(d.deep)
}

func (d *drawer) Seq(name, _ string) []term.ID {
	var out []term.ID
	for i := range d.Pick(4) {
		out = append(out, d.T.Var(fmt.Sprint(name, i), term.Bool))
	}
	if d.Pick(8) == 0 {
		for i := range flattenMax {
			out = append(out, d.T.Var(fmt.Sprint(name, "more", i), term.Bool))
		}
	}
	return out
}

func (d *drawer) Choose(options []int) int { return options[d.Pick(len(options))] }

// written returns the lines by name.
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

// drawLine returns a random instance of a line.
func drawLine(row *rules.Row, seed uint64) (*draw.Gen, *rules.Instance, error) {
	g := draw.NewGen(seed, draw.Layouts[seed%uint64(len(draw.Layouts))])
	d := &drawer{Gen: g, deep: 1 + g.Pick(2)}
	alts := row.Alternatives()
	in, err := row.Make(g.T, alts[g.Pick(len(alts))], lineWidths[g.Pick(len(lineWidths))], d)
	return g, in, err
}

// asksCache reports whether a line has a condition on what was simplified before.
func asksCache(row *rules.Row) bool {
	return slices.ContainsFunc(row.Conds, func(c *rules.Cond) bool { return c.By == "cache" })
}

// checkCached calls the function of a line that asks the cache with two parts of a value that were simplified.
func checkCached(t *testing.T, line *rules.Row, row *row, seed uint64) bool {
	t.Helper()
	g := draw.NewGen(seed, draw.Layout64)
	r := New(g.T)
	id := cutInTwo(g, r, lineWidths[g.Pick(len(lineWidths))])
	if !slices.Contains(row.ops, g.T.Op(id)) {
		return false
	}
	res := row.apply(r, id)
	if res != 0 && !draw.SameValue(t, g, id, res, 4) {
		t.Errorf("%s: %s\n became %s", line.Pos, draw.Sexpr(g.T, id), draw.Sexpr(g.T, res))
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
				if in == nil || !slices.Contains(row.ops, g.T.Op(in.LHS)) {
					continue
				}
				r := New(g.T)
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

// checkLine gives an instance to the function of the line, and reports whether it matched.
func checkLine(t *testing.T, g *draw.Gen, r *Rewriter, line *rules.Row, row *row, in *rules.Instance) bool {
	t.Helper()
	var over opSet
	for _, a := range g.T.Args(in.LHS) {
		over |= 1 << g.T.Op(a)
	}
	res := row.apply(r, in.LHS)
	if res == 0 {
		if line.Certain() && in.Holds() && !in.Folded && !doubleNot(g.T, in.LHS) {
			t.Errorf("%s does not match %s", line.Pos, draw.Sexpr(g.T, in.LHS))
		}
		return false
	}
	if row.need&^over != 0 || row.over != 0 && row.over&over == 0 {
		t.Errorf("%s matches %s, but is not tried there", line.Pos, draw.Sexpr(g.T, in.LHS))
	}
	if !draw.SameValue(t, g, in.LHS, res, 4) {
		t.Errorf("%s: %s\n became %s", line.Pos, draw.Sexpr(g.T, in.LHS), draw.Sexpr(g.T, res))
	}
	if in.Holds() && !draw.SameValue(t, g, in.RHS, res, 4) {
		t.Errorf("%s: %s\n became %s, not %s", line.Pos, draw.Sexpr(g.T, in.LHS), draw.Sexpr(g.T, res), draw.Sexpr(g.T, in.RHS))
	}
	return true
}

// Every line is applied when its instances are simplified: no other rule always comes first, and nothing loops.
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
			r := New(g.T)
			id := in.LHS
			if asksCache(rows[0]) {
				id = cutInTwo(g, r, 1+g.Pick(32))
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

// TestGeneratedIsFresh checks that rules_gen.go is what the rule book says.
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

// doubleNot reports whether there is a negation of a negation below id, which no simplified term has.
func doubleNot(t *term.Table, id term.ID) bool {
	yes := false
	t.Walk(func(x term.ID) { yes = yes || t.Op(x) == term.OpNot && t.Op(t.Arg(x, 0)) == term.OpNot }, id)
	return yes
}
