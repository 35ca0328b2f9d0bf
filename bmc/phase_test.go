package bmc

import (
	"context"
	"errors"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"seabmc/bmc/limits"
	"seabmc/bmc/scripted"
	"seabmc/ir"
	"seabmc/ir/interp"
	"seabmc/term"
)

// A run that does not end after its limit is left behind; its answer is what it had come to.
func TestLeftBehind(t *testing.T) {
	property := func(s Status) Property { return Property{Check: ir.Check{ID: string(s)}, Status: s} }
	failed := property(StatusFailure)
	aside := &Result{Failure: &failed, Run: &interp.Result{Outcome: interp.Violated}, Properties: []Property{failed}}
	tests := []struct {
		name  string
		res   *Result // nil: nothing was decided
		whole bool    // not one case of several
		found *Result // by a side search
		want  Verdict
		open  []Status
	}{
		{"nothing was decided", nil, true, nil, Inconclusive, nil},
		{"some are proved", &Result{Properties: []Property{property(StatusSuccess), property(StatusUndetermined)}}, true, nil, Inconclusive, []Status{StatusSuccess, StatusTimeout}},
		{"proved in one case of several", &Result{Properties: []Property{property(StatusSuccess)}}, false, nil, Inconclusive, []Status{StatusTimeout}},
		{"all are proved, but the run had not said so", &Result{Verdict: Successful, Properties: []Property{property(StatusSuccess)}}, true, nil, Inconclusive, []Status{StatusSuccess}},
		{"one fails", &Result{Failure: &failed, Run: &interp.Result{Outcome: interp.Violated}, Properties: []Property{failed, property(StatusUndetermined)}}, false, nil, Failed, []Status{StatusFailure, StatusTimeout}},
		{"one was found to fail aside", &Result{Properties: []Property{property(StatusUndetermined)}}, true, aside, Failed, []Status{StatusFailure, StatusTimeout}},
		{"nothing but a failure aside", nil, true, aside, Failed, []Status{StatusFailure}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			ctx, stop := limits.With(context.Background(), time.Nanosecond, 0, 0, new(atomic.Bool))
			defer stop()
			<-ctx.Done()
			var p phase
			p.set("solve", "two properties")
			p.keep(tt.res, tt.whole)
			if tt.found != nil {
				p.keepFound(tt.found)
			}
			got := p.leftBehind(&Config{}, context.Cause(ctx), time.Now(), nil)
			if got.Verdict != tt.want || len(got.Properties) != len(tt.open) || (got.Failure != nil) != (tt.want == Failed) {
				t.Fatalf("%v with %d properties", got.Verdict, len(got.Properties))
			}
			for i, s := range tt.open {
				if got.Properties[i].Status != s {
					t.Errorf("property %d is %v, want %v", i, got.Properties[i].Status, s)
				}
			}
			if n := len(got.Reasons); n != 1 || got.Reasons[0] != "timeout of 1ns reached, during: solve two properties" {
				t.Errorf("reasons %q", got.Reasons)
			}
		})
	}
}

// A limit in the middle of unrolling: what was built until then is counted, also where the run is left behind in a question that
// does not end. No limit here is one of time: the size of the program is one, and the other comes with the first question.
func TestLimitWhileUnrolling(t *testing.T) {
	const list = `struct node { struct node *next; int v; };
int main(void) {
	struct node *h = 0;
	while (nondet_uint()) {
		struct node *n = malloc(sizeof *n);
		n->next = h, n->v = 3, h = n;
		assert(n->v == 3);
	}
	for (; h; h = h->next)
		assert(h->v == 3);
}
`
	t.Run("objects", func(t *testing.T) {
		s := sample{source: list, adapt: func(c *Config) { c.ObjBits, c.Timeout = 6, 0 }}
		res, err := s.run(t)
		if err != nil {
			t.Fatal(err)
		}
		unrolled(t, res, StatusUndetermined)
		if n := len(res.Lower.Loops); n != 1 || res.Lower.Loops[0].Complete || res.Lower.Loops[0].Iterations < 16 {
			t.Errorf("loops %+v, want one that was cut off", res.Lower.Loops)
		}
	})
	t.Run("a question that does not end", func(t *testing.T) {
		ctx, cancel := context.WithCancelCause(context.Background())
		over := make(chan struct{})
		defer close(over)
		s := sample{source: list, adapt: func(c *Config) { c.Timeout = 0 }, main: func(n int, _ *term.Table, _ []term.ID) scripted.Act {
			if n == 1 {
				cancel(errors.New("limit of the test"))
				<-over
			}
			return scripted.Act{}
		}}
		res, err := Run(ctx, s.config(t))
		if err != nil {
			t.Fatal(err)
		}
		unrolled(t, res, StatusUndetermined)
		if r := res.Reasons; len(r) != 1 || !strings.HasPrefix(r[0], "limit of the test, during: unroll") {
			t.Errorf("reasons %q", r)
		}
	})
}

// unrolled checks a result of which nothing is known but which properties there are.
func unrolled(t *testing.T, res *Result, want Status) {
	t.Helper()
	if res.Verdict != Inconclusive || len(res.Properties) == 0 || res.Stats.Instructions == 0 {
		t.Fatalf("%v with %d properties and %d instructions", res.Verdict, len(res.Properties), res.Stats.Instructions)
	}
	for _, p := range res.Properties {
		if p.Status != want {
			t.Errorf("%s is %v, want %v", p.Check.ID, p.Status, want)
		}
	}
}

// What was certain before a run that is left behind stays so, and what rests on a number of which only a range is known is open.
func TestLeftBehindAfterApproximations(t *testing.T) {
	check := func(id string, kind ir.CheckKind) ir.Check { return ir.Check{ID: id, Kind: kind} }
	for _, kind := range []ir.CheckKind{ir.CheckAssertion, ir.CheckCover} {
		before := &Result{Run: &interp.Result{Outcome: interp.Violated}, Properties: []Property{
			{Check: check("certain", kind), Status: StatusFailure}, {Check: check("vague", kind), Status: StatusFailure, approximate: true}}}
		before.Failure = &before.Properties[0]
		cfg := &Config{}
		cfg.Lower.Goals.Location = kind == ir.CheckCover
		var p phase
		got := p.leftBehind(cfg, errors.New("too late"), time.Now(), before)
		want, verdict := StatusFailure, Failed
		if kind == ir.CheckCover {
			want, verdict = StatusReached, Inconclusive
		}
		if got.Verdict != verdict || got.Properties[0].Status != want || got.Properties[1].Status != StatusUndetermined {
			t.Errorf("%v: %v, %v", kind, got.Verdict, got.Properties)
		}
	}
}
