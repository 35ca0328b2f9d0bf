package tactics

import (
	"context"
	"sync/atomic"
	"testing"

	"seabmc/bmc/evidence"
	"seabmc/bmc/proofs"
	"seabmc/bmc/race"
	"seabmc/bmc/scripted"
	"seabmc/solver"
	"seabmc/term"
	"seabmc/vcgen"
)

// steady is a solver that is at work for long, and tells how far it is. Another one beside it is asked about parts.
type steady struct {
	*scripted.Solver
	reach  int64                // steps that it tells of, and has done when it answers
	answer <-chan solver.Status // its answer, when it comes; it may be stopped before
	beside *counting
}

func (s *steady) Another() solver.Solver { return s.beside }
func (s *steady) NewSession(t *term.Table) (solver.Session, error) {
	return &steadySession{s.Session(t), s}, nil
}

type steadySession struct {
	*scripted.Session
	s *steady
}

func (x *steadySession) Check(ctx context.Context, _ ...term.ID) (solver.Result, error) {
	solver.Tell(ctx, x.s.reach)
	select {
	case status := <-x.s.answer:
		q := solver.Result{Status: status, Steps: x.s.reach}
		if status == solver.Unknown {
			q.Reason = "memory limit"
		}
		return q, nil
	case <-ctx.Done():
		return solver.Result{Reason: "cancelled", Steps: x.s.reach}, nil
	}
}

// counting is a scripted solver whose questions take the steps that they are allowed. It closes a channel when these are many.
type counting struct {
	*scripted.Solver
	steps atomic.Int64
	most  int64
	over  chan struct{}
}

func (c *counting) NewSession(t *term.Table) (solver.Session, error) {
	s, err := c.Solver.NewSession(t)
	return &countingSession{s, c}, err
}

type countingSession struct {
	solver.Session
	c *counting
}

func (x *countingSession) Check(ctx context.Context, assuming ...term.ID) (solver.Result, error) {
	q, err := x.Session.Check(ctx, assuming...)
	before := x.c.steps.Add(q.Steps) - q.Steps
	if before < x.c.most && before+q.Steps >= x.c.most {
		close(x.c.over)
	}
	return q, err
}

// raced asks a question of which the whole is at work in the background, and parts are asked of another solver.
func raced(t *testing.T, d *scripted.Desk, goal term.ID, s *steady) (*Asker, solver.Result) {
	t.Helper()
	r := desked(s.Solver, nil)
	r.Main, r.Bare = s, s
	vc := d.VC(goal)
	x, err := r.NewSession(vc)
	if err != nil {
		t.Fatal(err)
	}
	r.Case = &evidence.Case{Claims: []int{0}}
	q, err := r.Ask(0, x, Violation(vc, func(vcgen.Prop) bool { return true }))
	if err != nil {
		t.Fatal(err)
	}
	return r, q
}

// raceGoal is a disjunction of three properties that no rule and no diagram decides, with a variable that has few values.
func raceGoal(d *scripted.Desk) term.ID {
	wide := func(x term.ID) term.ID { return d.ZExt(x, 16) }
	never := d.And(d.Is(d.Product(wide(d.X), wide(d.Y)), 251), d.Less(d.Const(1, 8), d.X), d.Less(d.Const(1, 8), d.Y))
	return d.Or(d.And(never, d.A), d.And(never, d.B), d.And(never, d.C))
}

// The plain question answers in the end, and what was tried beside it took at most as many steps as it did.
func TestPlainQuestionStaysInTheRace(t *testing.T) {
	scripted.NeedYices(t)
	for _, reach := range []int64{HardAfter, 3 * HardAfter, 40 * HardAfter, 1000 * HardAfter} {
		d := scripted.NewDesk()
		beside := &counting{Solver: &scripted.Solver{ID: "beside", Script: scripted.Always(scripted.Act{Steps: 1 << 60})}, most: 1, over: make(chan struct{})}
		answer := make(chan solver.Status)
		go func() {
			<-beside.over // something is tried beside it
			answer <- solver.Unsat
		}()
		s := &steady{&scripted.Solver{ID: "main"}, reach, answer, beside}
		r, q := raced(t, d, raceGoal(d), s)
		record := r.Case.Questions[0]
		if q.Status != solver.Unsat || !record.Refuted() || record.Tactic != plain {
			t.Errorf("%d steps: %v (%s), answered by %q", reach, q.Status, q.Reason, record.Tactic)
		}
		if took := beside.steps.Load(); took > reach {
			t.Errorf("%d steps beside the %d of the plain question", took, reach)
		}
		if r.steps < reach {
			t.Errorf("%d steps are counted, and the plain question alone took %d", r.steps, reach)
		}
	}
}

// Where parts answer, the plain question is stopped, and the verdict rests on the parts.
func TestPartsAnswerBesideThePlainQuestion(t *testing.T) {
	scripted.NeedYices(t)
	d := scripted.NewDesk()
	beside := &counting{Solver: &scripted.Solver{ID: "beside", Script: scripted.HardIf(scripted.Longer(1))}, most: 1 << 60}
	s := &steady{&scripted.Solver{ID: "main"}, 100 * HardAfter, nil, beside}
	r, q := raced(t, d, raceGoal(d), s)
	if q.Status != solver.Unsat || r.Case.Gap() != "" {
		t.Fatalf("%v (%s), gap %q", q.Status, q.Reason, r.Case.Gap())
	}
	k, err := r.Case.Check(context.Background(), d.VC(raceGoal(d)), scripted.Honest(), true)
	if err != nil || len(k.Refuted)+k.Undecided > 0 {
		t.Errorf("the evidence does not add up: %+v %v", k, err)
	}
}

// Where the plain question gives up and no part is decided, there is no answer, and the reason is that of the plain question.
func TestPlainQuestionGivesUp(t *testing.T) {
	scripted.NeedYices(t)
	d := scripted.NewDesk()
	beside := &counting{Solver: &scripted.Solver{ID: "beside", Script: scripted.Always(scripted.Act{Steps: 1 << 60})}, most: 1, over: make(chan struct{})}
	answer := make(chan solver.Status)
	go func() {
		<-beside.over
		answer <- solver.Unknown
	}()
	r, q := raced(t, d, raceGoal(d), &steady{&scripted.Solver{ID: "main"}, 2 * HardAfter, answer, beside})
	if q.Status != solver.Unknown || q.Reason != "memory limit" || r.Case.Gap() == "" {
		t.Errorf("%v (%s), gap %q", q.Status, q.Reason, r.Case.Gap())
	}
}

// A contender is asked the whole question, and two of them that contradict each other answer nothing.
func TestContenders(t *testing.T) {
	scripted.NeedYices(t)
	d := scripted.NewDesk()
	r := desked(&scripted.Solver{ID: "main"}, nil)
	w := &work{effort: effort{ctx: context.Background()}, t: d.Table, r: d.R, fs: []term.ID{d.A, d.Not(d.A)}}
	if o := r.contend(w.ctx, plain, scripted.Honest(), w.t, w.fs).Outcome(d.Table); o.Status != solver.Unsat {
		t.Errorf("%v: an assumption is lost", o.Status)
	}
	w.fs = []term.ID{d.A}
	says := func(name string, x scripted.What) *race.Contender {
		return r.contend(w.ctx, name, &scripted.Solver{ID: name, Script: scripted.Always(scripted.Act{What: x, Steps: 1}), Late: true}, w.t, w.fs)
	}
	q, err := r.race(w, func() {}, []*race.Contender{says("one", scripted.FalseUnsat), says("another", scripted.Truth)}, func() (solver.Result, error) { return solver.Result{}, nil })
	if err != nil || q.Status != solver.Unknown {
		t.Errorf("%v, %v: one of them is believed", q.Status, err)
	}
	sat := func() (solver.Result, error) { return solver.Result{Status: solver.Sat}, nil }
	if q, err = r.race(w, func() {}, []*race.Contender{says("one", scripted.FalseUnsat)}, sat); err != nil || q.Status != solver.Unknown {
		t.Errorf("%v, %v: what came first is believed", q.Status, err)
	}
}

// A question is remembered as refuted only if it was.
func TestOnlyRefutedIsKept(t *testing.T) {
	scripted.NeedYices(t)
	for _, tt := range []struct {
		name string
		act  scripted.What
		kept bool
	}{
		{"refuted", scripted.FalseUnsat, true},
		{"a model", scripted.Truth, false},
		{"no answer", scripted.Unknown, false},
	} {
		d := scripted.NewDesk()
		main := &scripted.Solver{ID: "main", Script: scripted.Always(scripted.Act{What: tt.act, Steps: 1})}
		r := desked(main, nil)
		folder, err := proofs.Open(t.TempDir(), main)
		if err != nil {
			t.Fatal(err)
		}
		r.Proofs, r.Case = folder, &evidence.Case{Claims: []int{0}}
		vc := d.VC(d.Is(d.Product(d.X, d.Y), 6))
		s, err := r.NewSession(vc)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := r.Ask(0, s, Violation(vc, func(vcgen.Prop) bool { return true })); err != nil {
			t.Fatal(err)
		}
		if kept, err := folder.Has(vc.T, r.Case.Questions[0].Formula); err != nil || kept != tt.kept {
			t.Errorf("%s: kept %v %v", tt.name, kept, err)
		}
	}
}

// What arrives from the background decides the question if it is an answer. That a solver gave up decides nothing.
func TestArrived(t *testing.T) {
	scripted.NeedYices(t)
	tests := []struct {
		name   string
		act    scripted.Act
		status solver.Status
		tactic string
	}{
		{"refuted", scripted.Act{What: scripted.FalseUnsat, Steps: 1}, solver.Unsat, plain},
		{"a model", scripted.Act{What: scripted.FalseSat, Steps: 1}, solver.Sat, plain},
		{"given up", scripted.Act{What: scripted.Unknown, Steps: 1}, solver.Unknown, ""},
		{"dead", scripted.Act{What: scripted.Dead, Steps: 1}, solver.Unknown, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			d := scripted.NewDesk()
			r := desked(&scripted.Solver{ID: "main"}, nil)
			w := &work{effort: effort{ctx: context.Background()}, t: d.Table, r: d.R, fs: []term.ID{d.A}, record: &evidence.Question{}}
			w.plain = r.contend(w.ctx, plain, &scripted.Solver{ID: "main", Script: scripted.Always(tt.act)}, w.t, w.fs)
			q, err := r.arrived(w)
			if err != nil || q.Status != tt.status || w.record.Answer != tt.status || w.record.Tactic != tt.tactic || w.plain != nil {
				t.Errorf("%v %v, the record says %v by %q", q.Status, err, w.record.Answer, w.record.Tactic)
			}
		})
	}
}

// A question whose reads became choices is not the one that is at work in the background: it is asked itself.
func TestInBackground(t *testing.T) {
	c := &race.Contender{}
	tests := []struct {
		name string
		w    work
		want bool
	}{
		{"nothing is at work", work{}, false},
		{"the question is", work{plain: c}, true},
		{"the question was, before it was unfolded", work{plain: c, unfolded: true}, false},
		{"unfolded, and nothing is at work", work{unfolded: true}, false},
	}
	for _, tt := range tests {
		if got := tt.w.inBackground(); got != tt.want {
			t.Errorf("%s: %v", tt.name, got)
		}
	}
}

// pair is a solver of which there is another one that is right.
type pair struct{ solver.Solver }

func (pair) Another() solver.Solver { return scripted.Honest() }

// Where many numbers are among few values, the solver beside the plain question gets conditions on these values. It must say the same.
func TestBesideSummaries(t *testing.T) {
	scripted.NeedYices(t)
	d := scripted.NewDesk()
	pos := d.Const(0, 8)
	for _, c := range []term.ID{d.A, d.B, d.C} {
		pos = d.Ite(c, d.Sum(pos, d.Const(1, 8)), d.Sum(pos, d.Const(2, 8)))
	}
	for range 1000 { // small formulas are left as they are
		pos = d.Ite(d.A, pos, d.Sum(pos, d.Const(0, 8)))
	}
	tests := []struct {
		name, tactic string
		fs           []term.ID
		want         solver.Status
	}{
		{"three moves lead to 6 at most", summaries, []term.ID{d.Less(d.Const(6, 8), pos)}, solver.Unsat},
		{"and to 6", summaries, []term.ID{d.Is(pos, 6)}, solver.Sat},
		{"an assumption is kept", summaries, []term.ID{d.Is(pos, 6), d.A}, solver.Unsat},
		{"no number is among few values", secondEngine, []term.ID{d.Less(d.X, d.Y)}, solver.Sat},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r := desked(&scripted.Solver{ID: "main"}, nil)
			r.Bare, r.Alternative = pair{}, scripted.Honest()
			w := &work{effort: effort{ctx: context.Background()}, t: d.Table, r: d.R, fs: tt.fs}
			cs := r.beside(w.ctx, w)
			if len(cs) == 0 || cs[0].Name != tt.tactic || cs[len(cs)-1].Name != secondEngine {
				t.Fatalf("%d contenders, the first is not %q, or the last is not another engine", len(cs), tt.tactic)
			}
			if o := cs[0].Outcome(d.Table); o.Status != tt.want || o.Err != nil {
				t.Errorf("%v (%s), %v, want %v", o.Status, o.Reason, o.Err, tt.want)
			}
		})
	}
}
