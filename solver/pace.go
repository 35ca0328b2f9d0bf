package solver

import (
	"context"
	"sync"
	"time"
)

// Pace says how far a running check has come, in steps. Others that work beside it can wait until it reaches a number of steps. In this way they
// take no more than their share.
type Pace struct {
	mu      sync.Mutex
	steps   int64
	ended   bool
	changed chan struct{} // closed when something changes; nil: nobody waits
}

type paceKey struct{}

// WithPace returns a context whose checks report how far they have come.
func WithPace(ctx context.Context, p *Pace) context.Context {
	return context.WithValue(ctx, paceKey{}, p)
}

// paceOf returns the function to which a check with this context reports its steps, or nil if nobody listens.
func paceOf(ctx context.Context) func(steps int64) {
	if p, _ := ctx.Value(paceKey{}).(*Pace); p != nil {
		return p.tell
	}
	return nil
}

// tell notes that this number of steps was done.
func (p *Pace) tell(steps int64) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if steps > p.steps {
		p.steps = steps
		p.wake()
	}
}

// End notes that the check has ended.
func (p *Pace) End() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.ended = true
	p.wake()
}

// Ended reports whether the check has ended.
func (p *Pace) Ended() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.ended
}

func (p *Pace) wake() {
	if p.changed != nil {
		close(p.changed)
		p.changed = nil
	}
}

// Wait waits until this number of steps is done. It returns false if the check, or ctx, ends first.
func (p *Pace) Wait(ctx context.Context, steps int64) bool {
	for {
		p.mu.Lock()
		done, ended := p.steps >= steps, p.ended
		if p.changed == nil {
			p.changed = make(chan struct{})
		}
		changed := p.changed
		p.mu.Unlock()
		if done || ended || ctx.Err() != nil {
			return done && !ended && ctx.Err() == nil
		}
		select {
		case <-changed:
		case <-ctx.Done():
		}
	}
}

// tellEvery is the interval at which a program that does not count its steps is looked at.
const tellEvery = 20 * time.Millisecond

// tellTime reports processor time, converted to steps, until stop is called.
func tellTime(tell func(int64), spent func() time.Duration) (stop func()) {
	if tell == nil {
		return func() {}
	}
	quit := make(chan struct{})
	go func() {
		tick := time.NewTicker(tellEvery)
		defer tick.Stop()
		for {
			select {
			case <-quit:
				return
			case <-tick.C:
				tell(int64(spent()) / int64(time.Second/StepsPerSecond))
			}
		}
	}()
	return func() { close(quit) }
}

// Tell reports how far a check with this context has come. It is for solvers in other packages.
func Tell(ctx context.Context, steps int64) {
	if tell := paceOf(ctx); tell != nil {
		tell(steps)
	}
}

// Parallel is a solver that may have a twin that can work at the same time.
type Parallel interface {
	Solver
	// Another returns this twin, or nil if there is none after all.
	Another() Solver
}

// Another returns a solver like s that can work at the same time as s, or nil if there is none.
func Another(s Solver) Solver {
	if p, ok := s.(Parallel); ok {
		return p.Another()
	}
	return nil
}

// Another returns the program itself, since each session starts the program anew.
func (p *process) Another() Solver { return p }

// Another returns a portfolio of the twins of its members.
func (p *portfolio) Another() Solver {
	other := &portfolio{spec: p.spec}
	for _, m := range p.members {
		x := Another(m)
		if x == nil {
			return nil
		}
		other.members = append(other.members, x)
	}
	return other
}

// Another returns the library loaded once more, since one library can do only one search at a time.
func (n *native) Another() Solver {
	if lib := n.lib.Another(); lib != nil {
		return &native{lib, n.opt}
	}
	return nil
}
