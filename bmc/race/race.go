// Package race lets solvers work on a question in the background.
//
// In: a solver and a conjunction. Out: a Contender. Others can wait for it to reach a number of steps, and take its outcome at the end. If a
// contender panics, the panic is passed on to whoever takes the outcome.
package race

import (
	"context"
	"fmt"
	"runtime/debug"

	"seabmc/order"
	"seabmc/solver"
	"seabmc/term"
)

// Crash is a panic of another goroutine, and where that was.
type Crash struct {
	Value any
	Stack []byte
}

// String is what the panic said.
func (c Crash) String() string { return fmt.Sprint(c.Value) }

// Contender is a solver at work on a formula in the background.
type Contender struct {
	Name    string
	Pace    *solver.Pace
	Stop    context.CancelFunc
	done    chan struct{} // closed when the outcome is there, at the latest when the contender is stopped
	outcome Outcome
}

// Outcome is what a solver came to.
type Outcome struct {
	solver.Result
	Err   error
	crash *Crash
}

// Answered tells whether the question is decided.
func (o Outcome) Answered() bool { return o.Err == nil && o.Status != solver.Unknown }

// Start has a solver work on the conjunction fs. It is one that nothing was wrapped around. Where the formula was made narrower and has
// no model, narrowed is told.
func Start(ctx context.Context, name string, slv solver.Solver, t *term.Table, fs []term.ID, narrowed func(*term.Table, []term.ID)) *Contender {
	ctx, stop := context.WithCancel(ctx)
	c := &Contender{Name: name, Pace: new(solver.Pace), Stop: stop, done: make(chan struct{})}
	narrow, back := order.New(t).Narrow(fs...) // here, as no terms can be made in a snapshot
	t = t.Snapshot()
	go func() {
		defer c.Pace.End()
		defer close(c.done)
		defer func() {
			if p := recover(); p != nil {
				c.outcome = Outcome{crash: &Crash{p, debug.Stack()}}
			}
		}()
		q, err := solver.AskOnce(solver.WithPace(ctx, c.Pace), slv, t, narrow)
		if back.Lift(q.Model) != nil {
			q = solver.Result{}
		}
		if q.Status == solver.Unsat && back != nil {
			narrowed(t, fs)
		}
		c.outcome = Outcome{Result: q, Err: err}
	}()
	return c
}

// End stops a contender, if there is one, and waits until it works no more. Its outcome may have been taken before.
func (c *Contender) End() {
	if c != nil {
		c.Stop()
		<-c.done
	}
}

// Outcome waits for what the contender comes to. A model is one of the terms of t.
func (c *Contender) Outcome(t *term.Table) Outcome {
	<-c.done
	c.Stop()
	return c.outcome.settled(t)
}

// settled goes on with a panic, and moves a model to the table.
func (o Outcome) settled(t *term.Table) Outcome {
	if o.crash != nil {
		panic(*o.crash)
	}
	if o.Err != nil {
		o.Result = solver.Result{}
	}
	if o.Model != nil {
		o.Model.MoveTo(t)
	}
	return o
}

// Arrival is a contender with its outcome.
type Arrival struct {
	*Contender
	Outcome
}

// Among has contenders work beside what follow does, which tells whether they are to end with it. Their first answer calls stop and ends
// all. The arrivals are in the order in which they come.
func Among(t *term.Table, cs []*Contender, stop func(), follow func() (end bool)) []Arrival {
	all := func() {
		stop()
		for _, c := range cs {
			c.Stop()
		}
	}
	arrivals := make(chan Arrival, len(cs))
	for _, c := range cs {
		go func() {
			<-c.done
			if c.outcome.Answered() && c.outcome.crash == nil {
				all()
			}
			arrivals <- Arrival{c, c.outcome}
		}()
	}
	if follow() {
		all()
	}
	var list []Arrival
	for range cs { // where follow gave up, the others go on
		a := <-arrivals
		a.Outcome = a.settled(t)
		list = append(list, a)
	}
	return list
}
