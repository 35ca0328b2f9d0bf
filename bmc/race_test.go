package bmc

import (
	"context"
	"sync/atomic"
	"testing"

	"seabmc/bmc/evidence"
	"seabmc/bmc/race"
	"seabmc/solver"
	"seabmc/term"
	"seabmc/vcgen"
)

// steady is a solver that is at work for long, and tells how far it is. Another one beside it is asked about parts.
type steady struct {
	*scripted
	reach  int64                // steps that it tells of, and has done when it answers
	answer <-chan solver.Status // its answer, when it comes; it may be stopped before
	beside *counting
}

func (s *steady) Another() solver.Solver { return s.beside }
func (s *steady) NewSession(t *term.Table) (solver.Session, error) {
	return &steadySession{&scriptedSession{s: s.scripted, t: t}, s}, nil
}

type steadySession struct {
	*scriptedSession
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
	*scripted
	steps atomic.Int64
	most  int64
	over  chan struct{}
}

func (c *counting) NewSession(t *term.Table) (solver.Session, error) {
	s, err := c.scripted.NewSession(t)
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
func raced(t *testing.T, d *desk, goal term.ID, s *steady) (*run, solver.Result) {
	t.Helper()
	r := desked(t, d, s.scripted, nil)
	r.slv, r.bare = s, s
	vc := d.vc(goal)
	x, err := r.newSession(vc)
	if err != nil {
		t.Fatal(err)
	}
	r.program = &evidence.Case{Claims: []int{0}}
	q, err := r.askWithin(0, x, violation(vc, func(vcgen.Prop) bool { return true }))
	if err != nil {
		t.Fatal(err)
	}
	return r, q
}

// raceGoal is a disjunction of three properties that no rule and no diagram decides, with a variable that has few values.
func raceGoal(d *desk) term.ID {
	wide := func(x term.ID) term.ID { return d.ZExt(x, 16) }
	never := d.And(d.is(d.product(wide(d.x), wide(d.y)), 251), d.less(d.Const(1, 8), d.x), d.less(d.Const(1, 8), d.y))
	return d.Or(d.And(never, d.a), d.And(never, d.b), d.And(never, d.c))
}

// The plain question answers in the end, and what was tried beside it took at most as many steps as it did.
func TestPlainQuestionStaysInTheRace(t *testing.T) {
	needYices(t)
	for _, reach := range []int64{hardAfter, 3 * hardAfter, 40 * hardAfter, 1000 * hardAfter} {
		d := newDesk()
		beside := &counting{scripted: &scripted{name: "beside", script: always(act{truth, 1 << 60})}, most: 1, over: make(chan struct{})}
		answer := make(chan solver.Status)
		go func() {
			<-beside.over // something is tried beside it
			answer <- solver.Unsat
		}()
		s := &steady{&scripted{name: "main"}, reach, answer, beside}
		r, q := raced(t, d, raceGoal(d), s)
		record := r.program.Questions[0]
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
	needYices(t)
	d := newDesk()
	beside := &counting{scripted: &scripted{name: "beside", script: hardIf(longer(1))}, most: 1 << 60}
	s := &steady{&scripted{name: "main"}, 100 * hardAfter, nil, beside}
	r, q := raced(t, d, raceGoal(d), s)
	if q.Status != solver.Unsat || r.program.Gap() != "" {
		t.Fatalf("%v (%s), gap %q", q.Status, q.Reason, r.program.Gap())
	}
	k, err := r.program.Check(context.Background(), d.vc(raceGoal(d)), yicesFor(), true)
	if err != nil || len(k.Refuted)+k.Undecided > 0 {
		t.Errorf("the evidence does not add up: %+v %v", k, err)
	}
}

// Where the plain question gives up and no part is decided, there is no answer, and the reason is that of the plain question.
func TestPlainQuestionGivesUp(t *testing.T) {
	needYices(t)
	d := newDesk()
	beside := &counting{scripted: &scripted{name: "beside", script: always(act{truth, 1 << 60})}, most: 1, over: make(chan struct{})}
	answer := make(chan solver.Status)
	go func() {
		<-beside.over
		answer <- solver.Unknown
	}()
	r, q := raced(t, d, raceGoal(d), &steady{&scripted{name: "main"}, 2 * hardAfter, answer, beside})
	if q.Status != solver.Unknown || q.Reason != "memory limit" || r.program.Gap() == "" {
		t.Errorf("%v (%s), gap %q", q.Status, q.Reason, r.program.Gap())
	}
}

// A contender is asked the whole question, and two of them that contradict each other answer nothing.
func TestContenders(t *testing.T) {
	needYices(t)
	d := newDesk()
	r := desked(t, d, &scripted{name: "main"}, nil)
	w := &work{effort: effort{ctx: context.Background()}, vc: d.vc(d.a), fs: []term.ID{d.a, d.Not(d.a)}}
	if o := contend(w.ctx, r, plain, yicesFor(), w).Outcome(d.Table); o.Status != solver.Unsat {
		t.Errorf("%v: an assumption is lost", o.Status)
	}
	w.fs = []term.ID{d.a}
	says := func(name string, x what) *race.Contender {
		return contend(w.ctx, r, name, &scripted{name: name, script: always(act{x, 1}), late: true}, w)
	}
	q, err := r.race(w, func() {}, []*race.Contender{says("one", falseUnsat), says("another", truth)}, func() (solver.Result, error) { return solver.Result{}, nil })
	if err != nil || q.Status != solver.Unknown {
		t.Errorf("%v, %v: one of them is believed", q.Status, err)
	}
}

// What arrives from the background decides the question if it is an answer. That a solver gave up decides nothing.
func TestArrived(t *testing.T) {
	needYices(t)
	tests := []struct {
		name   string
		act    act
		status solver.Status
		tactic string
	}{
		{"refuted", act{falseUnsat, 1}, solver.Unsat, plain},
		{"a model", act{falseSat, 1}, solver.Sat, plain},
		{"given up", act{unknown, 1}, solver.Unknown, ""},
		{"dead", act{dead, 1}, solver.Unknown, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			d := newDesk()
			r := desked(t, d, &scripted{name: "main"}, nil)
			w := &work{effort: effort{ctx: context.Background()}, vc: d.vc(d.a), fs: []term.ID{d.a}, record: &evidence.Question{}}
			w.plain = contend(w.ctx, r, plain, &scripted{name: "main", script: always(tt.act)}, w)
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
