package bmc

import (
	"context"
	"fmt"
	"math/rand"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"seabmc/bmc/evidence"
	"seabmc/solver"
	"seabmc/term"
	"seabmc/term/shape"
	"seabmc/vcgen"
)

// desked is a run that answers questions about the terms of a desk.
func desked(t testing.TB, d *desk, main, alternative *scripted) *run {
	r := newRun(context.Background(), Config{Cases: CasesNever, Files: []string{"p.c"}}, time.Now(), nil)
	r.slv = main
	if alternative != nil {
		r.alt = alternative
	}
	g, err := vcgen.New(emptyProgram(), vcgen.Options{Mem: "seam"}, nil)
	if err != nil {
		t.Fatal(err)
	}
	r.gen = g
	return r
}

// hardIf takes more steps than anybody waits for while a formula has what makes it hard.
func hardIf(hard func(t *term.Table, fs []term.ID) bool) func(int, *term.Table, []term.ID) act {
	return func(_ int, t *term.Table, fs []term.ID) act {
		if hard(t, fs) {
			return act{truth, 1 << 40}
		}
		return act{truth, 1000}
	}
}

// uses tells of formulas that have a variable.
func uses(name string) func(*term.Table, []term.ID) bool {
	return func(t *term.Table, fs []term.ID) bool {
		return slices.ContainsFunc(shape.Variables(t, fs...), func(v term.ID) bool { return t.Name(v) == name })
	}
}

// selects tells of formulas that read a written array.
func selects(t *term.Table, fs []term.ID) bool {
	seen := map[term.ID]bool{}
	for work := slices.Clone(fs); len(work) > 0; {
		x := work[len(work)-1]
		work = work[:len(work)-1]
		if t.Op(x) == term.OpStore {
			return true
		}
		for _, a := range t.Args(x) {
			if !seen[a] {
				seen[a] = true
				work = append(work, a)
			}
		}
	}
	return false
}

// longer tells of disjunctions of more than n formulas.
func longer(n int) func(*term.Table, []term.ID) bool {
	return func(t *term.Table, fs []term.ID) bool { return t.Op(fs[0]) == term.OpOr && len(t.Args(fs[0])) > n }
}

// Each tactic by itself: what it makes of a question, and what it says of it.
func TestTactics(t *testing.T) {
	needYices(t)
	d := newDesk()
	wide := func(x term.ID) term.ID { return d.ZExt(x, 16) }
	// Hard enough that no rule and no diagram knows the answer.
	never := d.And(d.is(d.product(wide(d.x), wide(d.y)), 251), d.less(d.Const(1, 8), d.x), d.less(d.Const(1, 8), d.y))
	once := d.And(d.is(d.product(wide(d.x), wide(d.y)), 253), d.less(d.Const(1, 8), d.x), d.less(d.Const(1, 8), d.y))
	few := d.ZExt(d.few, 8)
	fewNever := d.And(never, d.less(d.sum(few, d.x), d.sum(few, d.y)), d.less(few, d.sum(d.product(few, few), d.y)), d.less(d.sum(few, few), d.y))
	read := d.Select(d.Store(d.arr, d.x, d.Const(7, 8)), d.y)
	written := d.And(d.Eq(d.x, d.y), d.is(d.Select(d.Store(d.Store(d.arr, d.y, d.Const(7, 8)), d.sum(d.x, d.Const(1, 8)), d.y), d.y), 8))
	_ = read
	tests := []struct {
		name   string
		tactic string
		main   func(int, *term.Table, []term.ID) act
		other  func(int, *term.Table, []term.ID) act
		fs     []term.ID
		want   solver.Status
		skip   bool
		rest   bool // an easier question is left
		asked  int  // of the solver
	}{
		{"plain: there is no model", plain, always(act{}), nil, []term.ID{never}, solver.Unsat, false, false, 1},
		{"plain: there is one", plain, always(act{}), nil, []term.ID{once}, solver.Sat, false, false, 1},
		{"plain: with what holds in any case", plain, always(act{}), nil, []term.ID{once, d.is(d.x, 3)}, solver.Unsat, false, false, 1},
		{"plain: too many steps", plain, always(act{truth, hardAfter + 1}), nil, []term.ID{never}, solver.Unknown, false, false, 1},
		{"plain: as many as it may take", plain, always(act{truth, hardAfter}), nil, []term.ID{never}, solver.Unsat, false, false, 1},
		{"plain: the solver dies", plain, always(act{what: dead}), nil, []term.ID{never}, solver.Unknown, false, false, 1},
		{"diagrams: a contradiction of truth values", diagrams, nil, nil, []term.ID{d.And(d.Or(d.a, d.b), d.Or(d.a, d.Not(d.b)), d.Or(d.Not(d.a), d.c), d.Or(d.Not(d.a), d.Not(d.c)))}, solver.Unsat, false, false, 0},
		{"diagrams: one of two is a contradiction", diagrams, nil, nil, []term.ID{d.Or(never, d.And(d.Or(d.a, d.b), d.Or(d.a, d.Not(d.b)), d.Not(d.a)))}, solver.Unknown, false, true, 0},
		{"diagrams: nothing is known of numbers", diagrams, nil, nil, []term.ID{never}, solver.Unknown, false, false, 0},
		{"unfold: a read becomes a choice", unfold, nil, nil, []term.ID{written}, solver.Unknown, false, true, 0},
		{"unfold: nothing to do", unfold, nil, nil, []term.ID{never}, solver.Unknown, true, false, 0},
		{"second engine: there is none", secondEngine, nil, nil, []term.ID{never}, solver.Unknown, true, false, 0},
		{"second engine: it knows", secondEngine, always(act{what: unknown}), always(act{}), []term.ID{never}, solver.Unsat, false, false, 1},
		{"second engine: it has a model", secondEngine, always(act{what: unknown}), always(act{}), []term.ID{once}, solver.Sat, false, false, 1},
		{"property: each is easy", property, hardIf(longer(1)), nil, []term.ID{d.Or(never, d.And(never, d.a), d.And(never, d.is(d.x, 9)))}, solver.Unsat, false, false, 3},
		{"property: one has a model", property, hardIf(longer(1)), nil, []term.ID{d.Or(never, once)}, solver.Sat, false, false, 0},
		{"property: one is hard", property, hardIf(uses("c")), nil, []term.ID{d.Or(never, d.And(never, d.c), d.And(never, d.a))}, solver.Unknown, false, true, 3},
		{"property: there is one only", property, always(act{}), nil, []term.ID{never}, solver.Unknown, true, false, 0},
		{"value: each is easy", value, hardIf(uses("few")), nil, []term.ID{fewNever}, solver.Unsat, false, false, 0},
		{"value: as a whole, where nothing else helps", value, always(act{truth, 1 << 22}), nil, []term.ID{fewNever}, solver.Unsat, false, false, 0},
		{"value: one is not decided", value, inTurn(act{}, act{truth, 1 << 40}), nil, []term.ID{fewNever}, solver.Unknown, false, false, 0},
		{"value: no variable has few", value, always(act{}), nil, []term.ID{d.And(d.less(d.x, d.y), d.less(d.product(d.x, d.x), d.product(d.y, d.y)))}, solver.Unknown, true, false, 0},
		{"whole: as long as it takes", whole, always(act{truth, 1 << 40}), nil, []term.ID{never}, solver.Unsat, false, false, 1},
		{"whole: the solver does not know", whole, always(act{what: unknown}), nil, []term.ID{never}, solver.Unknown, false, false, 1},
		{"cases: of no program", lastCases, nil, nil, []term.ID{never}, solver.Unknown, true, false, 0},
		{"earlier proof: none was asked for", earlierProof, nil, nil, []term.ID{never}, solver.Unknown, true, false, 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			main := &scripted{name: "main", script: tt.main}
			var other *scripted
			if tt.other != nil {
				other = &scripted{name: "other", script: tt.other}
			}
			r := desked(t, d, main, other)
			s, err := main.NewSession(d.Table)
			if err != nil {
				t.Fatal(err)
			}
			e := effort{ctx: context.Background(), end: 1 << 30, leaf: 1 << 20}
			if tt.tactic == whole {
				e = effort{ctx: context.Background()}
			}
			w := &work{effort: e, vc: d.vc(), fs: tt.fs, record: &evidence.Question{Formula: tt.fs}, session: &session{vc: d.vc(), s: s}, goals: len(tt.fs)}
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
				addsUp(t, d.vc(), root)
			} else if root.Refuted() {
				t.Error("the record says that it was refuted")
			}
			asked := main.asked
			if other != nil {
				asked += other.asked
			}
			if tt.asked > 0 && asked != tt.asked {
				t.Errorf("%d questions, want %d", asked, tt.asked)
			}
			n := r.res.Stats.Tactics[tt.tactic]
			if (n == nil) != tt.skip || n != nil && (n.Tried != 1 || n.Refuted+n.Models != min(1, int(tt.want)) || (n.Reduced == 1) != tt.rest) {
				t.Errorf("counted %+v", n)
			}
		})
	}
}

// addsUp fails if Yices finds something that the parts of a question leave out.
func addsUp(t testing.TB, vc *vcgen.VC, q *evidence.Question) {
	t.Helper()
	c := &evidence.Case{Questions: []*evidence.Question{{Claims: []int{0}, Formula: q.Formula, Answer: solver.Unsat, Parts: []*evidence.Question{q}}}}
	k, err := c.Check(context.Background(), vc, yicesFor(), true)
	if err != nil || len(k.Refuted) > 0 || k.Undecided > 0 || k.Same+k.Proved == 0 {
		t.Errorf("the evidence does not add up: %+v %v", k, err)
	}
}

// A course through all tactics: what a solver does in turn, and what comes of the question.
func TestCourse(t *testing.T) {
	needYices(t)
	d := newDesk()
	wide := func(x term.ID) term.ID { return d.ZExt(x, 16) }
	not1 := d.And(d.less(d.Const(1, 8), d.x), d.less(d.Const(1, 8), d.y))
	never := d.And(d.is(d.product(wide(d.x), wide(d.y)), 251), not1)
	once := d.And(d.is(d.product(wide(d.x), wide(d.y)), 253), not1)
	few := d.ZExt(d.few, 8)
	withFew := func(f term.ID) term.ID {
		return d.And(f, d.less(d.sum(few, d.x), d.sum(few, d.y)), d.Not(d.is(d.sum(d.product(few, few), d.y), 77)), d.Not(d.is(d.sum(few, few), 200)), d.Not(d.is(d.sum(few, d.y), 78)))
	}
	// only is a formula that has a model where few is k, and for no other value.
	only := func(k uint64) term.ID {
		return d.And(withFew(once), d.is(d.sum(d.product(few, few), few), k*k+k))
	}
	three := d.Or(d.And(never, d.a), d.And(never, d.b), d.And(never, d.c))
	written := d.And(d.is(d.Select(d.Store(d.Store(d.arr, d.y, d.Const(7, 8)), d.sum(d.x, d.y), d.y), d.y), 8), never)
	tests := []struct {
		name string
		main func(int, *term.Table, []term.ID) act
		alt  func(int, *term.Table, []term.ID) act
		goal term.ID
		want solver.Status
		by   string // that the whole was answered by
	}{
		{"easy", always(act{}), nil, never, solver.Unsat, plain},
		{"easy, with a model", always(act{}), nil, once, solver.Sat, plain},
		{"the solver dies", always(act{what: dead}), always(act{}), never, solver.Unknown, ""},
		{"the solver does not know", always(act{what: unknown}), always(act{}), never, solver.Unknown, ""},
		{"property by property", hardIf(longer(1)), nil, three, solver.Unsat, property},
		{"property by property, where the second engine dies", hardIf(longer(1)), always(act{what: dead}), three, solver.Unsat, property},
		{"a model of one property", hardIf(longer(1)), nil, d.Or(never, once), solver.Sat, ""},
		{"value by value", hardIf(uses("few")), nil, withFew(never), solver.Unsat, value},
		{"a model for one value", hardIf(uses("few")), nil, withFew(once), solver.Sat, ""},
		{"a model for the first value", hardIf(uses("few")), nil, only(0), solver.Sat, ""},
		{"a model for the second value", hardIf(uses("few")), nil, only(1), solver.Sat, ""},
		{"a model for the last value", hardIf(uses("few")), nil, only(3), solver.Sat, ""},
		{"a model of the first of three properties", hardIf(longer(1)), nil, d.Or(once, d.And(never, d.a), d.And(never, d.b)), solver.Sat, ""},
		{"a model of the last of three properties", hardIf(longer(1)), nil, d.Or(d.And(never, d.a), d.And(never, d.b), once), solver.Sat, ""},
		{"properties, then values", hardIf(func(t *term.Table, fs []term.ID) bool { return uses("few")(t, fs) }), nil, d.Or(d.And(never, d.a), withFew(never)), solver.Unsat, property},
		{"reads of arrays", hardIf(selects), nil, written, solver.Unsat, unfold},
		{"as a whole, with enough steps", inTurn(act{truth, 1 << 40}, act{truth, 1 << 25}), nil, never, solver.Unsat, byPruning},
		{"a whole that needs a third round", always(act{truth, 40 * hardAfter}), nil, three, solver.Unsat, ""},
		{"the second engine knows", inTurn(act{truth, 1 << 40}, act{what: unknown}), always(act{}), never, solver.Unsat, secondEngine},
		{"the second engine has a model", inTurn(act{truth, 1 << 40}, act{what: unknown}), always(act{}), once, solver.Sat, secondEngine},
		{"the second engine lies", inTurn(act{truth, 1 << 40}, act{truth, 1}), always(act{what: falseSat}), never, solver.Unknown, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			main := &scripted{name: "main", script: tt.main}
			var alt *scripted
			if tt.alt != nil {
				alt = &scripted{name: "alt", script: tt.alt}
			}
			r := desked(t, d, main, alt)
			vc := d.vc(tt.goal)
			s, err := r.newSession(vc)
			if err != nil {
				t.Fatal(err)
			}
			r.program = &evidence.Case{Claims: []int{0}}
			q, err := r.askWithin(0, s, violation(vc, func(vcgen.Prop) bool { return true }))
			if tt.name == "the second engine lies" && q.Status != solver.Sat {
				return // which of the two is done first nobody knows
			}
			if err != nil || q.Status != tt.want {
				t.Fatalf("%v (%s) %v, want %v", q.Status, q.Reason, err, tt.want)
			}
			record := r.program.Questions[0]
			if record.Refuted() != (tt.want == solver.Unsat) || (r.program.Gap() == "") != (tt.want == solver.Unsat) {
				t.Errorf("the record says refuted: %v, gap: %q", record.Refuted(), r.program.Gap())
			}
			if tt.want == solver.Unsat {
				k, err := r.program.Check(context.Background(), vc, yicesFor(), true)
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
func withoutLemmas(r *run) {
	r.tactics[byLemmas] = tactic{byLemmas, func(*run, *work) (reply, error) { return reply{skipped: true}, nil }}
}

// Two engines that are done at the same time, and do not agree, are no answer.
func TestEnginesThatDisagree(t *testing.T) {
	needYices(t)
	d := newDesk()
	wide := func(x term.ID) term.ID { return d.ZExt(x, 16) }
	never := d.And(d.is(d.product(wide(d.x), wide(d.y)), 251), d.less(d.Const(1, 8), d.x), d.less(d.Const(1, 8), d.y))
	both := make(chan bool) // the first engine is at work too
	main := &scripted{name: "main", late: true, script: func(n int, _ *term.Table, _ []term.ID) act {
		switch n {
		case 1:
			return act{what: truth, steps: 1 << 40}
		case 2:
			close(both)
		}
		return act{what: truth, steps: 1}
	}}
	alt := &scripted{name: "alt", late: true, script: func(int, *term.Table, []term.ID) act {
		<-both
		return act{what: falseSat}
	}}
	r := desked(t, d, main, alt)
	withoutLemmas(r)
	vc := d.vc(never)
	s, err := r.newSession(vc)
	if err != nil {
		t.Fatal(err)
	}
	r.program = &evidence.Case{Claims: []int{0}}
	q, err := r.askWithin(0, s, violation(vc, func(vcgen.Prop) bool { return true }))
	if err != nil || q.Status != solver.Unknown || !strings.Contains(q.Reason, "disagree") {
		t.Errorf("%v (%s) %v, want that they disagree", q.Status, q.Reason, err)
	}
	if r.program.Gap() == "" {
		t.Error("the question counts as refuted")
	}
}

// The steps of all parts of a question count together.
func TestStepsOfPartsAddUp(t *testing.T) {
	needYices(t)
	d := newDesk()
	wide := func(x term.ID) term.ID { return d.ZExt(x, 16) }
	var parts []term.ID
	for k := range uint64(12) { // x * y = 251, each with another condition
		parts = append(parts, d.And(d.is(d.product(wide(d.x), wide(d.y)), 251), d.less(d.Const(1, 8), d.x), d.less(d.Const(1, 8), d.y), d.Not(d.is(d.sum(d.x, d.y), k))))
	}
	for _, tt := range []struct {
		limit int64
		want  solver.Status
	}{{0, solver.Unsat}, {hardAfter + 5*hardAfter, solver.Unknown}} {
		main := &scripted{name: "main", script: func(_ int, t *term.Table, fs []term.ID) act {
			if longer(1)(t, fs) {
				return act{what: truth, steps: 1 << 40}
			}
			return act{what: truth, steps: hardAfter}
		}}
		r := desked(t, d, main, nil)
		vc := d.vc(parts...)
		s, err := r.newSession(vc)
		if err != nil {
			t.Fatal(err)
		}
		r.program = r.newDeskCase(vc)
		q, err := r.askWithin(tt.limit, s, violation(vc, func(vcgen.Prop) bool { return true }))
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

// formula draws a condition over the variables of the desk.
func (d *desk) formula(rnd *rand.Rand, depth int) term.ID {
	number := func() term.ID {
		few := d.ZExt(d.few, 8)
		all := []term.ID{d.x, d.y, few, d.Const(uint64(rnd.Intn(6)), 8), d.sum(few, d.x), d.product(few, d.y), d.product(d.x, d.y),
			d.Select(d.Store(d.arr, d.x, few), d.y), d.Ite(d.a, d.x, few)}
		return all[rnd.Intn(len(all))]
	}
	if depth == 0 {
		switch rnd.Intn(5) {
		case 0:
			return []term.ID{d.a, d.b, d.c}[rnd.Intn(3)]
		case 1:
			return d.less(number(), number())
		case 2:
			return d.Not(d.Eq(number(), number()))
		}
		return d.Eq(number(), number())
	}
	x, y, z := d.formula(rnd, depth-1), d.formula(rnd, depth-1), d.formula(rnd, depth-1)
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
	needYices(t)
	counts := map[string]int{}
	for seed := range draws(250) {
		rnd := rand.New(rand.NewSource(int64(seed)))
		d := newDesk()
		var parts, side []term.ID
		for range 1 + rnd.Intn(5) {
			parts = append(parts, d.formula(rnd, 1+rnd.Intn(2)))
		}
		for range rnd.Intn(3) {
			side = append(side, d.formula(rnd, rnd.Intn(2)))
		}
		dies := rnd.Intn(4) == 0
		script := func(int, *term.Table, []term.ID) act {
			switch n := rnd.Intn(12); {
			case n < 6:
				return act{truth, int64(rnd.Intn(1 << 22))}
			case n < 9 || !dies:
				return act{truth, int64(1) << uint(22+rnd.Intn(9))}
			case n < 11:
				return act{what: unknown, steps: 1000}
			}
			return act{what: dead}
		}
		main := &scripted{name: "main", script: script}
		r := desked(t, d, main, nil)
		if rnd.Intn(2) == 0 {
			own := rand.New(rand.NewSource(int64(seed) + 1)) // it works at the same time
			r.alt = &scripted{name: "alt", script: func(int, *term.Table, []term.ID) act {
				if own.Intn(2) == 0 {
					return act{what: unknown}
				}
				return act{truth, int64(own.Intn(1 << 26))}
			}}
		}
		vc := d.vc(parts...)
		vc.Side = side
		s, err := r.newSession(vc)
		if err != nil {
			t.Fatal(err)
		}
		r.program = r.newDeskCase(vc)
		q, err := r.askWithin(0, s, violation(vc, func(vcgen.Prop) bool { return true }))
		if err != nil {
			t.Fatal(err)
		}
		real, err := solver.AskOnce(context.Background(), yicesFor(), d.Table, slices.Concat([]term.ID{d.Or(parts...)}, side))
		if err != nil {
			t.Fatal(err)
		}
		counts[q.Status.String()]++
		switch {
		case answered(q) && q.Status != real.Status:
			t.Fatalf("seed %d: %v, but the truth is %v", seed, q.Status, real.Status)
		case !answered(q) && !dies:
			t.Fatalf("seed %d: no answer: %s", seed, q.Reason)
		case (r.program.Gap() == "") != (q.Status == solver.Unsat):
			t.Fatalf("seed %d: %v, gap %q", seed, q.Status, r.program.Gap())
		}
		if q.Status == solver.Unsat {
			k, err := r.program.Check(context.Background(), vc, yicesFor(), true)
			if err != nil || len(k.Refuted)+k.Undecided > 0 {
				t.Fatalf("seed %d: the evidence does not add up: %+v %v", seed, k, err)
			}
		}
		for name, n := range r.res.Stats.Tactics {
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

// newDeskCase claims every property of a VC.
func (r *run) newDeskCase(vc *vcgen.VC) *evidence.Case {
	c := &evidence.Case{}
	for i := range vc.Props {
		c.Claims = append(c.Claims, i)
	}
	return c
}
