package solver

import (
	"context"
	"sync"
	"time"
)

// Pace is how far a running check has come, in steps. Others that work beside it can wait for it to reach a number of steps, and so take no
// more than their share.
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

// paceOf returns what a check with the context tells; nil: nobody listens.
func paceOf(ctx context.Context) func(steps int64) {
	if p, _ := ctx.Value(paceKey{}).(*Pace); p != nil {
		return p.tell
	}
	return nil
}

// tell notes that so many steps were done.
func (p *Pace) tell(steps int64) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if steps > p.steps {
		p.steps = steps
		p.wake()
	}
}

// End says that the check has ended.
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

// Wait waits until so many steps are done. It returns false if the check, or ctx, ends first.
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

// tellEvery is how often a program that does not count its steps is looked at.
const tellEvery = 20 * time.Millisecond

// tellTime tells processor time, as steps, until stop is called.
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

// Tell reports that a check with this context has come so far. It is for solvers in other packages.
func Tell(ctx context.Context, steps int64) {
	if tell := paceOf(ctx); tell != nil {
		tell(steps)
	}
}

// Parallel is a solver that may have a twin which can work at the same time.
type Parallel interface {
	Solver
	// Another is that twin; nil if there is none after all.
	Another() Solver
}

// Another returns a solver like s that can work at the same time as s; nil if there is none.
func Another(s Solver) Solver {
	if p, ok := s.(Parallel); ok {
		return p.Another()
	}
	return nil
}

// Another returns the program itself: each session starts it anew.
func (p *process) Another() Solver { return p }

// Another returns the portfolio with others of its members.
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

// Another returns the library loaded once more: it has one search at a time.
func (n *native) Another() Solver {
	if lib := n.lib.Another(); lib != nil {
		return &native{lib, n.opt}
	}
	return nil
}
