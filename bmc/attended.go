package bmc

import (
	"runtime/debug"
	"strings"
	"time"

	"seabmc/bmc/race"
	"seabmc/frontend"
	"seabmc/mutate"
)

// Crash is a panic of another goroutine, and where that was.
type Crash = race.Crash

// graceAfterLimit is how long a run may take to end by itself after its limit. The answer is printed within half a second after the limit; the rest
// of that time is for printing.
const graceAfterLimit = 350 * time.Millisecond

// attended runs the check and waits until it ends, but not much longer than the limits allow. If a step does not look at the context, it is left
// running: ended is then false, and r must not be read any more. A panic is passed on.
func (r *run) attended() (err error, ended bool) {
	type end struct {
		err   error
		panic any
	}
	done := make(chan end, 1)
	go func() {
		var e end
		defer func() {
			if p := recover(); p != nil {
				c, again := p.(Crash)
				if !again {
					c = Crash{Value: p, Stack: debug.Stack()}
				}
				e.panic = c
			}
			done <- e
		}()
		e.err = r.all()
	}()
	var e end
	select {
	case e = <-done:
	case <-r.ctx.Done():
		select {
		case e = <-done:
		case <-time.After(graceAfterLimit):
			return nil, false
		}
	}
	if e.panic != nil {
		panic(e.panic)
	}
	return e.err, true
}

func (r *run) all() error {
	r.progress("compile", "%s", strings.Join(r.cfg.Files, " "))
	t := time.Now()
	mods, err := frontend.Load(r.ctx, r.cfg.Files, r.cfg.Front)
	r.res.Stats.FrontendSeconds = time.Since(t).Seconds()
	if err != nil {
		return r.limited(err) // a limit may also be reached while clang runs
	}
	if err := changed(mods, r.cfg.Mutate); err != nil {
		return err
	}
	if r.cfg.Plain {
		return r.plainly(mods)
	}
	return r.byCases(mods)
}

// changed applies a mutation.
func changed(mods *frontend.Program, mutant string) error {
	if mutant == "" {
		return nil
	}
	return mutate.Apply(mods.LLVM(), mutant)
}
