package solver

import (
	"context"
	"slices"

	"seabmc/order"
	"seabmc/term"
)

// Ordered returns s with one change: numbers that are only compared reach it with just enough bits to tell their order (package order).
func Ordered(s Solver) Solver { return OrderedFor(s, nil) }

// OrderedFor does what Ordered does, with a callback: if a formula was made narrower and has no model, seen receives the original one.
func OrderedFor(s Solver, seen func(t *term.Table, fs []term.ID)) Solver { return &ordered{s, seen} }

type ordered struct {
	Solver
	seen func(t *term.Table, fs []term.ID)
}

func (o *ordered) NewSession(t *term.Table) (Session, error) {
	s, err := o.Solver.NewSession(t)
	if err != nil {
		return nil, err
	}
	return &orderedSession{Session: s, t: t, narrower: order.New(t), seen: o.seen}, nil
}

// orderedSession passes on an assertion only once it is needed in its original form. It cannot do so earlier: which numbers are only compared, and
// with how many others, differs from question to question.
type orderedSession struct {
	Session
	t        *term.Table
	narrower *order.Narrower
	seen     func(t *term.Table, fs []term.ID)
	asserted []term.ID
	passed   map[term.ID]bool // the assertions that the session has
}

func (o *orderedSession) Assert(id term.ID) error {
	o.asserted = append(o.asserted, id)
	return nil
}

func (o *orderedSession) Check(ctx context.Context, assuming ...term.ID) (Result, error) {
	all := slices.Concat(o.asserted, assuming)
	narrow, back := o.narrower.Narrow(all...)
	var now []term.ID
	for i, f := range o.asserted {
		switch {
		case narrow[i] != f:
			now = append(now, narrow[i])
		case !o.passed[f]:
			if err := o.Session.Assert(f); err != nil {
				return Result{}, err
			}
			if o.passed == nil {
				o.passed = map[term.ID]bool{}
			}
			o.passed[f] = true
		}
	}
	q, err := o.Session.Check(ctx, append(now, narrow[len(o.asserted):]...)...)
	if err == nil && q.Status == Unsat && back != nil && o.seen != nil {
		o.seen(o.t, all)
	}
	if err == nil {
		if err := back.Lift(q.Model); err != nil {
			return Result{Reason: "the model of the narrow formula cannot be read: " + err.Error()}, nil
		}
	}
	return q, err
}
