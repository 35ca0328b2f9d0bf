package race

import (
	"context"
	"testing"
	"time"

	"seabmc/solver"
	"seabmc/term"
)

// does is a solver whose checks do what a test says.
type does func(ctx context.Context) solver.Result

func (d does) Name() string                                                   { return "does" }
func (d does) Version() string                                                { return "1" }
func (d does) NewSession(*term.Table) (solver.Session, error)                 { return d, nil }
func (d does) Assert(term.ID) error                                           { return nil }
func (d does) Close() error                                                   { return nil }
func (d does) Check(ctx context.Context, _ ...term.ID) (solver.Result, error) { return d(ctx), nil }

func waits(ctx context.Context) solver.Result {
	<-ctx.Done()
	return solver.Result{}
}

func panics(context.Context) solver.Result { panic("ouch") }

// Whoever takes the outcome, and however a race ends: a contender can be ended after it, as is done when a panic goes on.
func TestEndAfterTheOutcome(t *testing.T) {
	goesOn := func() bool { return false }
	for name, tt := range map[string]struct {
		solver does
		take   func(*Contender, *term.Table)
	}{
		"the contender panics":              {panics, func(c *Contender, t *term.Table) { c.Outcome(t) }},
		"the contender panics among others": {panics, func(c *Contender, t *term.Table) { Among(t, []*Contender{c}, func() {}, goesOn) }},
		"what is done beside it panics":     {waits, func(c *Contender, t *term.Table) { Among(t, []*Contender{c}, func() {}, func() bool { panic("ouch") }) }},
		"what is done beside it ends it": {waits, func(c *Contender, t *term.Table) {
			Among(t, []*Contender{c}, func() {}, func() bool { return true })
			panic("ouch")
		}},
	} {
		t.Run(name, func(t *testing.T) {
			table := term.NewTable(term.Layout{})
			c := Start(context.Background(), name, tt.solver, table, []term.ID{table.Var("a", term.Bool)}, nil)
			ended := make(chan any)
			go func() {
				defer func() { ended <- recover() }()
				defer c.End()
				tt.take(c, table)
			}()
			select {
			case p := <-ended:
				if crash, ok := p.(Crash); p != "ouch" && (!ok || crash.Value != "ouch") {
					t.Errorf("panic %v", p)
				}
			case <-time.After(30 * time.Second):
				t.Fatal("its end is waited for, and never comes")
			}
		})
	}
}
