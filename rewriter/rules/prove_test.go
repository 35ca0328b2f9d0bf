package rules

import (
	"context"
	"fmt"
	"maps"
	"os"
	"slices"
	"testing"
	"time"

	"seabmc/solver"
	"seabmc/term"
)

// allWidths are the widths at which every line is proved with SEABMC_ALL=1; someWidths are those of CI.
var (
	allWidths  = []int{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 24, 32, 48, 64, 100, 128}
	someWidths = []int{1, 2, 3, 5, 8, 64}
)

// argueTime is the time for one proof over the integers, askTime that for one question to a solver for bit-vectors. Nothing is concluded if the time
// runs out. If everything is asked for, there is more time, for a machine that is busy.
var argueTime, askTime = func() (argue, ask time.Duration) {
	if all() {
		return 20 * time.Second, 40 * time.Second
	}
	return 2 * time.Second, 4 * time.Second
}()

func all() bool { return os.Getenv("SEABMC_ALL") != "" }

func widths() []int {
	if all() {
		return allWidths
	}
	return someWidths
}

// prover proves lines by solvers, one after the other.
type prover struct {
	solvers []solver.Solver
}

func newProver(t testing.TB, timeout time.Duration) *prover {
	p := &prover{}
	for _, name := range []string{"bitwuzla", "z3"} {
		s, err := solver.Open(name, solver.Options{Timeout: timeout, Mode: solver.ModeIncremental})
		if err != nil {
			t.Logf("%v", err)
			continue
		}
		p.solvers = append(p.solvers, s)
	}
	if len(p.solvers) == 0 {
		t.Fatal("no solver: make build installs them")
	}
	return p
}

// unproved lists the lines that are undecided above a width, and says why that is no gap in practice.
var unproved = map[string]struct {
	above  int
	reason string
}{
	"ROW-SKIP": {64, "a copy in pointers of 128 bits: no answer in 40 s on a busy machine; proved at all widths up to 100"},
	"ARM-SKIP": {64, "a set or copy in pointers of 100 or 128 bits: no answer in 40 s on a busy machine; proved at all widths up to 64"},
}

// verdict is what was found out about a line at a width.
type verdict struct {
	status    solver.Status // Unsat: proved; Sat: refuted
	why       string
	instances int
}

// layoutsFor returns layouts of pointers for a width. Without pointers in the line, any one layout will do.
func layoutsFor(row *Row, w int) []term.Layout {
	if !row.Pointers() {
		return []term.Layout{{PtrBits: 64, ObjBits: 20}}
	}
	var out []term.Layout
	for o := 1; o < w; o++ {
		if row.Memory() {
			if few := w-o <= fewOffsets && o <= 2; few || w > 5 && o == w/3 {
				out = append(out, term.Layout{PtrBits: w, ObjBits: o})
			}
			continue
		}
		if all() && (w <= 6 || o == w-1) || o == 1 || o == w/3 {
			out = append(out, term.Layout{PtrBits: w, ObjBits: o})
		}
	}
	return out
}

// session proves the lines of one table.
type session struct {
	t   *term.Table
	ses []solver.Session
}

func (p *prover) session(l term.Layout) (*session, error) {
	s := &session{t: term.NewTable(l)}
	for _, sv := range p.solvers {
		ses, err := sv.NewSession(s.t)
		if err != nil {
			return nil, err
		}
		s.ses = append(s.ses, ses)
	}
	return s, nil
}

func (s *session) close() {
	for _, x := range s.ses {
		x.Close()
	}
}

// decide asks the solvers in turn whether a formula has a model.
func (s *session) decide(f term.ID) (solver.Result, error) {
	var r solver.Result
	if f == term.False {
		return solver.Result{Status: solver.Unsat}, nil
	}
	for _, ses := range s.ses {
		var err error
		if r, err = ses.Check(context.Background(), f); err != nil || r.Status != solver.Unknown {
			return r, err
		}
	}
	return r, nil
}

// hard reports whether a line has products or quotients of unknowns of many bits.
func hard(row *Row, w int) bool {
	if w <= 8 {
		return false
	}
	yes := false
	for _, side := range []*Expr{row.LHS, row.RHS} {
		side.Walk(func(e *Expr) {
			switch e.Op {
			case "bvmul", "bvudiv", "bvurem", "bvsdiv", "bvsrem":
				yes = yes || !isNumberLeaf(e.Args[0]) && !isNumberLeaf(e.Args[1])
			}
		})
	}
	return yes
}

func isNumberLeaf(e *Expr) bool { return isConstLeaf(e) && e.Leaf != LeafConst }

// argue tries the arguments for products and quotients.
func (s *session) argue(in *Instance, wrong term.ID, timeout time.Duration) bool {
	return ringEqual(s.t, Spell(s.t, in.LHS, nil), Spell(s.t, in.RHS, nil)) || intProof(s.t, wrong, timeout)
}

// prove decides a line at a width.
func (s *session) prove(row *Row, w int) verdict {
	o, err := row.Obligation(s.t, w)
	if err != nil {
		return verdict{status: solver.Sat, why: err.Error()}
	}
	v := s.proveAll(o)
	v.instances = len(o.Instances)
	return v
}

// proveAll decides whether all instances hold.
func (s *session) proveAll(o *Obligation) verdict {
	row, w := o.Row, o.Width
	var wrong []term.ID
	var open []*Instance
	for _, in := range o.Instances {
		f := Wrong(s.t, in)
		if f == term.False || hard(row, w) && s.argue(in, f, argueTime) {
			continue
		}
		wrong, open = append(wrong, f), append(open, in)
	}
	if len(open) == 0 {
		return verdict{status: solver.Unsat}
	}
	r, err := s.decide(s.t.Or(wrong...))
	if err == nil && r.Status == solver.Unsat {
		return verdict{status: solver.Unsat}
	}
	undecided := ""
	for i, in := range open { // one by one
		if r.Status != solver.Sat {
			r, err = s.decide(wrong[i])
		}
		switch {
		case err != nil:
			return verdict{status: solver.Unknown, why: err.Error()}
		case r.Status == solver.Unknown:
			undecided = fmt.Sprintf("%s: %s %v", r.Reason, in.Alt, in.Nums)
		case r.Status == solver.Sat:
			if yes, _ := r.Model.EvalBool(wrong[i]); yes {
				return verdict{status: solver.Sat, why: s.counterexample(in, r.Model)}
			}
		}
	}
	switch {
	case undecided != "":
		return verdict{status: solver.Unknown, why: undecided}
	case r.Status == solver.Sat:
		return verdict{status: solver.Unknown, why: "a model that is none"}
	}
	return verdict{status: solver.Unsat}
}

func (s *session) counterexample(in *Instance, m *term.Model) string {
	out := fmt.Sprintf("%s %v", in.Alt, in.Nums)
	for name, id := range in.Terms {
		if !s.t.Sort(id).IsBV() && s.t.Sort(id) != term.Bool && s.t.Sort(id) != term.Ptr {
			continue // a memory
		}
		v, _ := m.Eval(Spell(s.t, id, nil))
		if v.BV != nil {
			out += fmt.Sprintf(" %s=%v", name, v.BV)
		} else {
			out += fmt.Sprintf(" %s=%v", name, v.Bool)
		}
	}
	return out
}

// eachLine calls f for each line. If the environment variable RULE names a rule or a file of rules, it calls f only for their lines.
func eachLine(t *testing.T, f func(r *Rule, row *Row)) {
	t.Helper()
	groups, err := Load()
	if err != nil {
		t.Fatal(err)
	}
	memory, err := LoadMemory()
	if err != nil {
		t.Fatal(err)
	}
	groups = append(groups, memory)
	only, found := os.Getenv("RULE"), false
	for _, g := range groups {
		for _, r := range g.Rules {
			if only != "" && only != r.Name && only+".rules" != g.File {
				continue
			}
			found = true
			for _, row := range r.Rows {
				f(r, row)
			}
		}
	}
	if !found {
		t.Fatalf("RULE=%s names no rule and no file of them", only)
	}
}

// TestEveryLineIsProved checks that each line holds at each width, for all values of its variables and constants. With SEABMC_PROOFS=FILE the results
// go to a file, and those that are already in the file are not computed again. So a long run can be interrupted.
func TestEveryLineIsProved(t *testing.T) {
	j, err := openJournal(os.Getenv("SEABMC_PROOFS"))
	if err != nil {
		t.Fatal(err)
	}
	defer j.close()
	p := newProver(t, askTime)
	lines, sum := 0, tally{}
	eachLine(t, func(r *Rule, row *Row) {
		lines++
		p.proveLine(t, r, row, j, sum)
	})
	t.Logf("%d lines\n%v", lines, sum)
}

// count counts the lines at one width by result. A line with several layouts of pointers counts once for each.
type count struct{ proved, undecided, refuted int }

// tally holds the counts by width.
type tally map[int]*count

func (s tally) String() string {
	out := "proofs by width\nwidth  proved  undecided  refuted"
	all := count{}
	for _, w := range slices.Sorted(maps.Keys(s)) {
		c := s[w]
		out += fmt.Sprintf("\n%5d %7d %10d %8d", w, c.proved, c.undecided, c.refuted)
		all.proved, all.undecided, all.refuted = all.proved+c.proved, all.undecided+c.undecided, all.refuted+c.refuted
	}
	return out + fmt.Sprintf("\n  all %7d %10d %8d", all.proved, all.undecided, all.refuted)
}

// proveLine proves a line at each width at which it has instances.
func (p *prover) proveLine(t *testing.T, r *Rule, row *Row, j *journal, sum tally) {
	instances := 0
	sessions := map[term.Layout]*session{}
	for _, w := range widths() {
		u, ok := unproved[r.Name]
		hopeless := ok && w > u.above
		for _, l := range layoutsFor(row, w) {
			if hopeless && !all() {
				t.Logf("%s: %s is not proved at width %d: %s", row.Pos, r.Name, w, u.reason)
				continue
			}
			v, done := j.known(row, w, l)
			if !done {
				s := sessions[l]
				if s == nil {
					var err error
					if s, err = p.session(l); err != nil {
						t.Fatal(err)
					}
					sessions[l] = s
					defer s.close()
				}
				v = s.prove(row, w)
				j.note(row, w, l, v)
			}
			if instances += v.instances; v.instances == 0 && v.status == solver.Unsat {
				continue
			}
			if sum[w] == nil {
				sum[w] = &count{}
			}
			switch {
			case v.status == solver.Sat:
				sum[w].refuted++
				t.Errorf("%s: %s: %s at width %d is wrong: %s", row.Pos, r.Name, row.Text, w, v.why)
			case v.status == solver.Unsat:
				sum[w].proved++
			case hopeless:
				sum[w].undecided++
				t.Logf("%s: %s at width %d is undecided: %s", row.Pos, r.Name, w, u.reason)
			default:
				sum[w].undecided++
				t.Errorf("%s: %s: %s at width %d is undecided: %s", row.Pos, r.Name, row.Text, w, v.why)
			}
		}
	}
	if instances == 0 {
		t.Errorf("%s has no instance", row.Pos)
	}
}
