package bmc

import (
	"context"
	"errors"
	"time"

	"seabmc/bmc/inputs"
	"seabmc/frontend"
	"seabmc/ir/lower/state"
)

// Execute executes a program so many times with small inputs that it chooses, for at most so many instructions each. What it finds is only told to Lower.Sampled and Lower.Returned; ended is
// called behind each execution. The result is the work done, in steps of a solver. Failures do not count.
func Execute(ctx context.Context, cfg Config, times, instructions int, ended func()) (work int64, err error) {
	r := newRun(ctx, cfg, time.Now(), oneCase{})
	mods, err := frontend.Load(ctx, cfg.Files, cfg.Front)
	if err != nil {
		return 0, err
	}
	for k := range uint64(times) {
		spent, err := r.execute(mods, inputs.Small(k), instructions)
		work += spent
		if err != nil {
			return work, err
		}
		ended()
	}
	return work, nil
}

// execute executes the program once.
func (r *run) execute(mods *frontend.Program, s inputs.Schedule, instructions int) (work int64, err error) {
	cost := int64(stepsPerInstruction * instructions)
	sub := r.newAside(bounds{rounds: r.cfg.Lower.MostFolded(), steps: instructions, work: cost, choose: inputs.NewChooser(s).Choose})
	if err := sub.open(mods); err != nil {
		return 0, err
	}
	defer sub.oracle.Close()
	err = sub.lower(mods, func(*state.Options) {})
	if errors.Is(err, errEnough) {
		err = nil
	}
	return stepsPerInstruction * int64(sub.prog.Len()), err
}
