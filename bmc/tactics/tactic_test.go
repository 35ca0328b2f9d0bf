package tactics

import (
	"context"
	"fmt"
	"math/rand"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"seabmc/bmc/evidence"
	"seabmc/bmc/scripted"
	"seabmc/solver"
	"seabmc/term"
	"seabmc/vcgen"
)

// alone is a run that has no cases and takes turns with nobody.
type alone struct{}

func (alone) CasesOfReads() error             { return nil }
func (alone) CasesAtLast() error              { return nil }
func (alone) TakeTurns(int64) error           { return nil }
func (alone) Progress(string, string, ...any) {}

// desked asks questions about the terms of a desk.
func desked(main solver.Solver, alternative *scripted.Solver) *Asker {
	s := Setup{Context: context.Background(), Main: main, Order: solver.Ordered, Run: alone{}, Counts: &Counts{}}
	if alternative != nil {
		s.Alternative = alternative
	}
	return New(s)
}

// following is a solver that follows a script; nil if there is none.
func following(id string, script func(int, *term.Table, []term.ID) scripted.Act) *scripted.Solver {
	if script == nil {
		return nil
	}
	return &scripted.Solver{ID: id, Script: script}
}

// Each tactic by itself: what it makes of a question, and what it says of it.
func TestTactics(t *testing.T) {
	scripted.NeedYices(t)
	d := scripted.NewDesk()
	wide := func(x term.ID) term.ID { return d.ZExt(x, 16) }
	// Hard enough that no rule and no diagram knows the answer.
	never := d.And(d.Is(d.Product(wide(d.X), wide(d.Y)), 251), d.Less(d.Const(1, 8), d.X), d.Less(d.Const(1, 8), d.Y))
	once := d.And(d.Is(d.Product(wide(d.X), wide(d.Y)), 253), d.Less(d.Const(1, 8), d.X), d.Less(d.Const(1, 8), d.Y))
	few := d.ZExt(d.Few, 8)
	fewNever := d.And(never, d.Less(d.Sum(few, d.X), d.Sum(few, d.Y)), d.Less(few, d.Sum(d.Product(few, few), d.Y)), d.Less(d.Sum(few, few), d.Y))
	written := d.And(d.Eq(d.X, d.Y), d.Is(d.Select(d.Store(d.Store(d.Arr, d.Y, d.Const(7, 8)), d.Sum(d.X, d.Const(1, 8)), d.Y), d.Y), 8))
	tests := []struct {
		name   string
		tactic string
		main   func(int, *term.Table, []term.ID) scripted.Act
		other  func(int, *term.Table, []term.ID) scripted.Act
		fs     []term.ID
		want   solver.Status
		skip   bool
		rest   bool // an easier question is left
		asked  int  // of the solver
	}{
		{"plain: there is no model", plain, scripted.Always(scripted.Act{}), nil, []term.ID{never}, solver.Unsat, false, false, 1},
		{"plain: there is one", plain, scripted.Always(scripted.Act{}), nil, []term.ID{once}, solver.Sat, false, false, 1},
		{"plain: with what holds in any case", plain, scripted.Always(scripted.Act{}), nil, []term.ID{once, d.Is(d.X, 3)}, solver.Unsat, false, false, 1},
		{"plain: too many steps", plain, scripted.Always(scripted.Act{Steps: HardAfter + 1}), nil, []term.ID{never}, solver.Unknown, false, false, 1},
		{"plain: as many as it may take", plain, scripted.Always(scripted.Act{Steps: HardAfter}), nil, []term.ID{never}, solver.Unsat, false, false, 1},
		{"plain: the solver dies", plain, scripted.Always(scripted.Act{What: scripted.Dead}), nil, []term.ID{never}, solver.Unknown, false, false, 1},
		{"diagrams: a contradiction of truth values", diagrams, nil, nil, []term.ID{d.And(d.Or(d.A, d.B), d.Or(d.A, d.Not(d.B)), d.Or(d.Not(d.A), d.C), d.Or(d.Not(d.A), d.Not(d.C)))}, solver.Unsat, false, false, 0},
		{"diagrams: one of two is a contradiction", diagrams, nil, nil, []term.ID{d.Or(never, d.And(d.Or(d.A, d.B), d.Or(d.A, d.Not(d.B)), d.Not(d.A)))}, solver.Unknown, false, true, 0},
		{"diagrams: nothing is known of numbers", diagrams, nil, nil, []term.ID{never}, solver.Unknown, false, false, 0},
		{"unfold: a read becomes a choice", unfold, nil, nil, []term.ID{written}, solver.Unknown, false, true, 0},
		{"unfold: nothing to do", unfold, nil, nil, []term.ID{never}, solver.Unknown, true, false, 0},
		{"second engine: there is none", secondEngine, nil, nil, []term.ID{never}, solver.Unknown, true, false, 0},
		{"second engine: it knows", secondEngine, scripted.Always(scripted.Act{What: scripted.Unknown}), scripted.Always(scripted.Act{}), []term.ID{never}, solver.Unsat, false, false, 1},
		{"second engine: it has a model", secondEngine, scripted.Always(scripted.Act{What: scripted.Unknown}), scripted.Always(scripted.Act{}), []term.ID{once}, solver.Sat, false, false, 1},
		{"property: each is easy", property, scripted.HardIf(scripted.Longer(1)), nil, []term.ID{d.Or(never, d.And(never, d.A), d.And(never, d.Is(d.X, 9)))}, solver.Unsat, false, false, 3},
		{"property: one has a model", property, scripted.HardIf(scripted.Longer(1)), nil, []term.ID{d.Or(never, once)}, solver.Sat, false, false, 0},
		{"property: one is hard", property, scripted.HardIf(scripted.Uses("c")), nil, []term.ID{d.Or(never, d.And(never, d.C), d.And(never, d.A))}, solver.Unknown, false, true, 3},
		{"property: there is one only", property, scripted.Always(scripted.Act{}), nil, []term.ID{never}, solver.Unknown, true, false, 0},
		{"value: each is easy", value, scripted.HardIf(scripted.Uses("few")), nil, []term.ID{fewNever}, solver.Unsat, false, false, 0},
		{"value: as a whole, where nothing else helps", value, scripted.Always(scripted.Act{Steps: 1 << 22}), nil, []term.ID{fewNever}, solver.Unsat, false, false, 0},
		{"value: one is not decided", value, scripted.InTurn(scripted.Act{}, scripted.Act{Steps: 1 << 40}), nil, []term.ID{fewNever}, solver.Unknown, false, false, 0},
		{"value: no variable has few", value, scripted.Always(scripted.Act{}), nil, []term.ID{d.And(d.Less(d.X, d.Y), d.Less(d.Product(d.X, d.X), d.Product(d.Y, d.Y)))}, solver.Unknown, true, false, 0},
		{"whole: as long as it takes", whole, scripted.Always(scripted.Act{Steps: 1 << 40}), nil, []term.ID{never}, solver.Unsat, false, false, 1},
		{"whole: the solver does not know", whole, scripted.Always(scripted.Act{What: scripted.Unknown}), nil, []term.ID{never}, solver.Unknown, false, false, 1},
		{"cases: of no program", lastCases, nil, nil, []term.ID{never}, solver.Unknown, true, false, 0},
		{"earlier proof: none was asked for", earlierProof, nil, nil, []term.ID{never}, solver.Unknown, true, false, 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			main := &scripted.Solver{ID: "main", Script: tt.main}
			other := following("other", tt.other)
			r := desked(main, other)
			s, err := main.NewSession(d.Table)
			if err != nil {
				t.Fatal(err)
			}
			e := effort{ctx: context.Background(), end: 1 << 30, leaf: 1 << 20}
			if tt.tactic == whole {
				e = effort{ctx: context.Background()}
			}
			w := &work{effort: e, t: d.Table, r: d.R, fs: tt.fs, record: &evidence.Question{Formula: tt.fs}, session: &Session{VC: d.VC(), s: s}, goals: len(tt.fs)}
			root := w.record
			p, err := r.apply(r.tactics[tt.tactic], w)
			if err != nil || p.Status != tt.want || p.skipped != tt.skip || (p.rest != nil && !slices.Equal(p.rest, tt.fs)) != tt.rest {
				t.Fatalf("%+v, %v", p, err)
			}
			if p.Status == solver.Sat && confirm(p.Model, tt.fs) != "" {
				t.Error(confirm(p.Model, tt.fs))
			}
			if tt.want == solver.Unsat {
				if !root.Refuted() || root.Tactic == "" {
					t.Errorf("the record says %v, answered by %q", root.Refuted(), root.Tactic)
				}
				addsUp(t, d.VC(), root)
			} else if root.Refuted() {
				t.Error("the record says that it was refuted")
			}
			asked := main.Asked
			if other != nil {
				asked += other.Asked
			}
			if tt.asked > 0 && asked != tt.asked {
				t.Errorf("%d questions, want %d", asked, tt.asked)
			}
			n := r.Counts.Tactics[tt.tactic]
			if (n == nil) != tt.skip || n != nil && (n.Tried != 1 || n.Refuted+n.Models != min(1, int(tt.want)) || (n.Reduced == 1) != tt.rest) {
				t.Errorf("counted %+v", n)
			}
		})
	}
}

// With NoDiagrams a question stays as it is, also where diagrams would decide it.
func TestNoDiagrams(t *testing.T) {
	d := scripted.NewDesk()
	fs := []term.ID{d.And(d.Or(d.A, d.B), d.Or(d.A, d.Not(d.B)), d.Or(d.Not(d.A), d.C), d.Or(d.Not(d.A), d.Not(d.C)))}
	for _, off := range []bool{false, true} {
		a := New(Setup{Context: context.Background(), Counts: &Counts{}, NoDiagrams: off})
		p, err := a.byDiagrams(&work{effort: effort{ctx: context.Background()}, t: d.Table, r: d.R, fs: fs})
		if err != nil || (p.Status == solver.Unsat) == off || off && !slices.Equal(p.rest, fs) {
			t.Errorf("NoDiagrams %v: %+v, %v", off, p, err)
		}
	}
}

// addsUp fails if Yices finds something that the parts of a question leave out.
func addsUp(t testing.TB, vc *vcgen.VC, q *evidence.Question) {
	t.Helper()
	c := &evidence.Case{Questions: []*evidence.Question{{Claims: []int{0}, Formula: q.Formula, Answer: solver.Unsat, Parts: []*evidence.Question{q}}}}
	k, err := c.Check(context.Background(), vc, scripted.Honest(), true)
	if err != nil || len(k.Refuted) > 0 || k.Undecided > 0 || k.Same+k.Proved == 0 {
		t.Errorf("the evidence does not add up: %+v %v", k, err)
	}
}

// A course through all tactics: what a solver does in turn, and what comes of the question.
func TestCourse(t *testing.T) {
	scripted.NeedYices(t)
	d := scripted.NewDesk()
	wide := func(x term.ID) term.ID { return d.ZExt(x, 16) }
	not1 := d.And(d.Less(d.Const(1, 8), d.X), d.Less(d.Const(1, 8), d.Y))
	never := d.And(d.Is(d.Product(wide(d.X), wide(d.Y)), 251), not1)
	once := d.And(d.Is(d.Product(wide(d.X), wide(d.Y)), 253), not1)
	few := d.ZExt(d.Few, 8)
	withFew := func(f term.ID) term.ID {
		return d.And(f, d.Less(d.Sum(few, d.X), d.Sum(few, d.Y)), d.Not(d.Is(d.Sum(d.Product(few, few), d.Y), 77)), d.Not(d.Is(d.Sum(few, few), 200)), d.Not(d.Is(d.Sum(few, d.Y), 78)))
	}
	// only is a formula that has a model where few is k, and for no other value.
	only := func(k uint64) term.ID {
		return d.And(withFew(once), d.Is(d.Sum(d.Product(few, few), few), k*k+k))
	}
	three := d.Or(d.And(never, d.A), d.And(never, d.B), d.And(never, d.C))
	at := func(k uint64, f, alone term.ID) term.ID { return d.And(d.Is(d.Few, k), f, alone) }
	grouped := func(last term.ID) term.ID { // two properties of each of two cases
		return d.Or(at(1, never, d.A), at(1, never, d.B), at(2, never, d.A), at(2, never, d.C), at(3, never, d.A), at(3, last, d.B))
	}
	written := d.And(d.Is(d.Select(d.Store(d.Store(d.Arr, d.Y, d.Const(7, 8)), d.Sum(d.X, d.Y), d.Y), d.Y), 8), never)
	tests := []struct {
		name string
		main func(int, *term.Table, []term.ID) scripted.Act
		alt  func(int, *term.Table, []term.ID) scripted.Act
		goal term.ID
		want solver.Status
		by   string // that the whole was answered by
	}{
		{"easy", scripted.Always(scripted.Act{}), nil, never, solver.Unsat, plain},
		{"easy, with a model", scripted.Always(scripted.Act{}), nil, once, solver.Sat, plain},
		{"the solver dies", scripted.Always(scripted.Act{What: scripted.Dead}), scripted.Always(scripted.Act{}), never, solver.Unknown, ""},
		{"the solver does not know", scripted.Always(scripted.Act{What: scripted.Unknown}), scripted.Always(scripted.Act{}), never, solver.Unknown, ""},
		{"property by property", scripted.HardIf(scripted.Longer(1)), nil, three, solver.Unsat, property},
		{"property by property, where the second engine dies", scripted.HardIf(scripted.Longer(1)), scripted.Always(scripted.Act{What: scripted.Dead}), three, solver.Unsat, property},
		{"a model of one property", scripted.HardIf(scripted.Longer(1)), nil, d.Or(never, once), solver.Sat, ""},
		{"case by case of the properties", scripted.HardIf(scripted.Longer(2)), nil, grouped(never), solver.Unsat, property},
		{"a model in the last case of the properties", scripted.HardIf(scripted.Longer(2)), nil, grouped(once), solver.Sat, ""},
		{"cases of the properties that are hard, too", scripted.HardIf(scripted.Longer(1)), nil, grouped(never), solver.Unsat, property},
		{"a model behind cases that are hard, too", scripted.HardIf(scripted.Longer(1)), nil, grouped(once), solver.Sat, ""},
		{"value by value", scripted.HardIf(scripted.Uses("few")), nil, withFew(never), solver.Unsat, value},
		{"a model for one value", scripted.HardIf(scripted.Uses("few")), nil, withFew(once), solver.Sat, ""},
		{"a model for the first value", scripted.HardIf(scripted.Uses("few")), nil, only(0), solver.Sat, ""},
		{"a model for the second value", scripted.HardIf(scripted.Uses("few")), nil, only(1), solver.Sat, ""},
		{"a model for the last value", scripted.HardIf(scripted.Uses("few")), nil, only(3), solver.Sat, ""},
		{"a model of the first of three properties", scripted.HardIf(scripted.Longer(1)), nil, d.Or(once, d.And(never, d.A), d.And(never, d.B)), solver.Sat, ""},
		{"a model of the last of three properties", scripted.HardIf(scripted.Longer(1)), nil, d.Or(d.And(never, d.A), d.And(never, d.B), once), solver.Sat, ""},
		{"properties, then values", scripted.HardIf(scripted.Uses("few")), nil, d.Or(d.And(never, d.A), withFew(never)), solver.Unsat, property},
		{"reads of arrays", scripted.HardIf(scripted.Selects), nil, written, solver.Unsat, unfold},
		{"as a whole, with enough steps", scripted.InTurn(scripted.Act{Steps: 1 << 40}, scripted.Act{Steps: 1 << 25}), nil, never, solver.Unsat, byPruning},
		{"a whole that needs a third round", scripted.Always(scripted.Act{Steps: 40 * HardAfter}), nil, three, solver.Unsat, ""},
		{"the second engine knows", scripted.InTurn(scripted.Act{Steps: 1 << 40}, scripted.Act{What: scripted.Unknown}), scripted.Always(scripted.Act{}), never, solver.Unsat, secondEngine},
		{"the second engine has a model", scripted.InTurn(scripted.Act{Steps: 1 << 40}, scripted.Act{What: scripted.Unknown}), scripted.Always(scripted.Act{}), once, solver.Sat, secondEngine},
		{"the second engine lies", scripted.InTurn(scripted.Act{Steps: 1 << 40}, scripted.Act{Steps: 1}), scripted.Always(scripted.Act{What: scripted.FalseSat}), never, solver.Unknown, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			main := &scripted.Solver{ID: "main", Script: tt.main}
			r := desked(main, following("alt", tt.alt))
			vc := d.VC(tt.goal)
			s, err := r.NewSession(vc)
			if err != nil {
				t.Fatal(err)
			}
			r.Case = &evidence.Case{Claims: []int{0}}
			q, err := r.Ask(0, s, Violation(vc, func(vcgen.Prop) bool { return true }))
			if tt.name == "the second engine lies" && q.Status != solver.Sat {
				return // which of the two is done first nobody knows
			}
			if err != nil || q.Status != tt.want {
				t.Fatalf("%v (%s) %v, want %v", q.Status, q.Reason, err, tt.want)
			}
			record := r.Case.Questions[0]
			if record.Refuted() != (tt.want == solver.Unsat) || (r.Case.Gap() == "") != (tt.want == solver.Unsat) {
				t.Errorf("the record says refuted: %v, gap: %q", record.Refuted(), r.Case.Gap())
			}
			if tt.want == solver.Unsat {
				k, err := r.Case.Check(context.Background(), vc, scripted.Honest(), true)
				if err != nil || len(k.Refuted)+k.Undecided > 0 {
					t.Errorf("the evidence does not add up: %+v %v", k, err)
				}
				if tt.by != "" && !strings.Contains(record.Path(), tt.by) {
					t.Errorf("answered by %s, want %s", record.Path(), tt.by)
				}
			}
		})
	}
}

// withoutLemmas has the first engine asked nothing about products, which would count as a call.
func withoutLemmas(r *Asker) {
	r.tactics[byLemmas] = tactic{byLemmas, func(*Asker, *work) (reply, error) { return reply{skipped: true}, nil }}
}

// Two engines that are done at the same time, and do not agree, are no answer.
func TestEnginesThatDisagree(t *testing.T) {
	scripted.NeedYices(t)
	d := scripted.NewDesk()
	wide := func(x term.ID) term.ID { return d.ZExt(x, 16) }
	never := d.And(d.Is(d.Product(wide(d.X), wide(d.Y)), 251), d.Less(d.Const(1, 8), d.X), d.Less(d.Const(1, 8), d.Y))
	both := make(chan bool) // the first engine is at work too
	main := &scripted.Solver{ID: "main", Late: true, Script: func(n int, _ *term.Table, _ []term.ID) scripted.Act {
		switch n {
		case 1:
			return scripted.Act{Steps: 1 << 40}
		case 2:
			close(both)
		}
		return scripted.Act{Steps: 1}
	}}
	alt := &scripted.Solver{ID: "alt", Late: true, Script: func(int, *term.Table, []term.ID) scripted.Act {
		<-both
		return scripted.Act{What: scripted.FalseSat}
	}}
	r := desked(main, alt)
	withoutLemmas(r)
	vc := d.VC(never)
	s, err := r.NewSession(vc)
	if err != nil {
		t.Fatal(err)
	}
	r.Case = &evidence.Case{Claims: []int{0}}
	q, err := r.Ask(0, s, Violation(vc, func(vcgen.Prop) bool { return true }))
	if err != nil || q.Status != solver.Unknown || !strings.Contains(q.Reason, "disagree") {
		t.Errorf("%v (%s) %v, want that they disagree", q.Status, q.Reason, err)
	}
	if r.Case.Gap() == "" {
		t.Error("the question counts as refuted")
	}
}

// The steps of all parts of a question count together.
func TestStepsOfPartsAddUp(t *testing.T) {
	scripted.NeedYices(t)
	d := scripted.NewDesk()
	wide := func(x term.ID) term.ID { return d.ZExt(x, 16) }
	var parts []term.ID
	for k := range uint64(12) { // x * y = 251, each with another condition
		parts = append(parts, d.And(d.Is(d.Product(wide(d.X), wide(d.Y)), 251), d.Less(d.Const(1, 8), d.X), d.Less(d.Const(1, 8), d.Y), d.Not(d.Is(d.Sum(d.X, d.Y), k))))
	}
	for _, tt := range []struct {
		limit int64
		want  solver.Status
	}{{0, solver.Unsat}, {HardAfter + 5*HardAfter, solver.Unknown}} {
		main := &scripted.Solver{ID: "main", Script: func(_ int, t *term.Table, fs []term.ID) scripted.Act {
			if scripted.Longer(1)(t, fs) {
				return scripted.Act{Steps: 1 << 40}
			}
			return scripted.Act{Steps: HardAfter}
		}}
		r := desked(main, nil)
		vc := d.VC(parts...)
		s, err := r.NewSession(vc)
		if err != nil {
			t.Fatal(err)
		}
		r.Case = claimingAll(vc)
		q, err := r.Ask(tt.limit, s, Violation(vc, func(vcgen.Prop) bool { return true }))
		if err != nil || q.Status != tt.want {
			t.Errorf("with %d steps: %v (%s) %v, want %v; %d were taken", tt.limit, q.Status, q.Reason, err, tt.want, r.steps)
		}
	}
}

// draws is how many random questions are asked: more with SEABMC_DRAWS.
func draws(least int) int {
	if n, err := strconv.Atoi(os.Getenv("SEABMC_DRAWS")); err == nil {
		return n
	}
	return least
}

// drawn draws a condition over the variables of the desk.
func drawn(d *scripted.Desk, rnd *rand.Rand, depth int) term.ID {
	number := func() term.ID {
		few := d.ZExt(d.Few, 8)
		all := []term.ID{d.X, d.Y, few, d.Const(uint64(rnd.Intn(6)), 8), d.Sum(few, d.X), d.Product(few, d.Y), d.Product(d.X, d.Y),
			d.Select(d.Store(d.Arr, d.X, few), d.Y), d.Ite(d.A, d.X, few)}
		return all[rnd.Intn(len(all))]
	}
	if depth == 0 {
		switch rnd.Intn(5) {
		case 0:
			return []term.ID{d.A, d.B, d.C}[rnd.Intn(3)]
		case 1:
			return d.Less(number(), number())
		case 2:
			return d.Not(d.Eq(number(), number()))
		}
		return d.Eq(number(), number())
	}
	x, y, z := drawn(d, rnd, depth-1), drawn(d, rnd, depth-1), drawn(d, rnd, depth-1)
	switch rnd.Intn(4) {
	case 0:
		return d.Or(x, d.And(y, z))
	case 1:
		return d.And(x, d.Not(y))
	}
	return d.And(x, y, z)
}

// Whatever an honest solver does - take long, not know, die - the answer is the truth or none, a refutation adds up, and with a
// solver that answers every question in the end there is an answer.
func TestRandomQuestions(t *testing.T) {
	scripted.NeedYices(t)
	counts := map[string]int{}
	for seed := range draws(250) {
		rnd := rand.New(rand.NewSource(int64(seed)))
		d := scripted.NewDesk()
		var parts, side []term.ID
		for range 1 + rnd.Intn(5) {
			parts = append(parts, drawn(d, rnd, 1+rnd.Intn(2)))
		}
		for range rnd.Intn(3) {
			side = append(side, drawn(d, rnd, rnd.Intn(2)))
		}
		dies := rnd.Intn(4) == 0
		script := func(int, *term.Table, []term.ID) scripted.Act {
			switch n := rnd.Intn(12); {
			case n < 6:
				return scripted.Act{Steps: int64(rnd.Intn(1 << 22))}
			case n < 9 || !dies:
				return scripted.Act{Steps: int64(1) << uint(22+rnd.Intn(9))}
			case n < 11:
				return scripted.Act{What: scripted.Unknown, Steps: 1000}
			}
			return scripted.Act{What: scripted.Dead}
		}
		main := &scripted.Solver{ID: "main", Script: script}
		r := desked(main, nil)
		if rnd.Intn(2) == 0 {
			own := rand.New(rand.NewSource(int64(seed) + 1)) // it works at the same time
			r.Alternative = &scripted.Solver{ID: "alt", Script: func(int, *term.Table, []term.ID) scripted.Act {
				if own.Intn(2) == 0 {
					return scripted.Act{What: scripted.Unknown}
				}
				return scripted.Act{Steps: int64(own.Intn(1 << 26))}
			}}
		}
		vc := d.VC(parts...)
		vc.Side = side
		s, err := r.NewSession(vc)
		if err != nil {
			t.Fatal(err)
		}
		r.Case = claimingAll(vc)
		q, err := r.Ask(0, s, Violation(vc, func(vcgen.Prop) bool { return true }))
		if err != nil {
			t.Fatal(err)
		}
		real, err := solver.AskOnce(context.Background(), scripted.Honest(), d.Table, slices.Concat([]term.ID{d.Or(parts...)}, side))
		if err != nil {
			t.Fatal(err)
		}
		counts[q.Status.String()]++
		switch {
		case Answered(q) && q.Status != real.Status:
			t.Fatalf("seed %d: %v, but the truth is %v", seed, q.Status, real.Status)
		case !Answered(q) && !dies:
			t.Fatalf("seed %d: no answer: %s", seed, q.Reason)
		case (r.Case.Gap() == "") != (q.Status == solver.Unsat):
			t.Fatalf("seed %d: %v, gap %q", seed, q.Status, r.Case.Gap())
		}
		if q.Status == solver.Unsat {
			k, err := r.Case.Check(context.Background(), vc, scripted.Honest(), true)
			if err != nil || len(k.Refuted)+k.Undecided > 0 {
				t.Fatalf("seed %d: the evidence does not add up: %+v %v", seed, k, err)
			}
		}
		for name, n := range r.Counts.Tactics {
			counts[name] += n.Refuted + n.Models + n.Reduced
		}
	}
	t.Log(fmt.Sprint(counts))
	for _, name := range []string{"sat", "unsat", plain, diagrams, unfold, property, value, whole, secondEngine} {
		if counts[name] == 0 {
			t.Errorf("no question came to %s", name)
		}
	}
}

// claimingAll claims every property of a VC.
func claimingAll(vc *vcgen.VC) *evidence.Case {
	c := &evidence.Case{}
	for i := range vc.Props {
		c.Claims = append(c.Claims, i)
	}
	return c
}
