package solver

import (
	"context"
	"fmt"

	"seabmc/solver/yices"
	"seabmc/term"
)

// native is the Yices library.
type native struct {
	lib *yices.Lib
	opt Options
}

func openNative(opt Options) (Solver, error) {
	path, err := opt.find("libyices")
	if err != nil {
		return nil, fmt.Errorf("solver \"yices\": %w", err)
	}
	lib, err := yices.Load(path)
	if err != nil {
		return nil, err
	}
	return &native{lib, opt}, nil
}

func (n *native) Name() string    { return "yices" }
func (n *native) Version() string { return "Yices " + n.lib.Version() + " (" + n.lib.Path() + ")" }

func (n *native) NewSession(t *term.Table) (Session, error) {
	s, err := n.lib.NewSession(t, yices.Options{Mode: n.opt.Mode, MemoryLimit: n.opt.MemoryLimit})
	if err != nil {
		return nil, err
	}
	return &nativeSession{s, n.opt, n.lib.Counts()}, nil
}

type nativeSession struct {
	s      *yices.Session
	opt    Options
	counts bool // its steps
}

func (n *nativeSession) Assert(id term.ID) error { return n.s.Assert(id) }
func (n *nativeSession) Close() error            { return n.s.Close() }

func (n *nativeSession) Check(ctx context.Context, assuming ...term.ID) (Result, error) {
	ctx, cancel := n.opt.deadline(ctx)
	defer cancel()
	check := func(ctx context.Context) (Result, error) {
		n.s.Tell = paceOf(ctx)
		a, err := n.s.CheckWithin(ctx, StepLimit(ctx), assuming...)
		return Result{Status: Status(a.Status), Model: a.Model, Reason: a.Reason, Limit: a.Limit, Steps: a.Steps}, err
	}
	if !n.counts {
		return byTime(ctx, check)
	}
	return check(ctx)
}
