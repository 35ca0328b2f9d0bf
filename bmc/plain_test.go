package bmc

import (
	"context"
	"strings"
	"testing"

	"seabmc/ir"
	"seabmc/solver"
)

// The plain judge's answer is a result like any other: a verdict with what it rests on, a replayed failure, limits.
func TestPlainJudge(t *testing.T) {
	if _, err := solver.Open("z3", solver.Options{}); err != nil {
		t.Skipf("NOT TESTED: %v", err)
	}
	const unreached = square + `if (x * x == 3) assert(x == 1); if (0) assert(x == 2); assert(x * x != 7); }`
	for _, p := range []sample{
		{name: "proved", source: square + `assert(x * x != 3); }`, want: Successful, statuses: "assertion SUCCESS"},
		{name: "a bug", source: square + `assert(x * x != 49); }`, want: Failed, statuses: "assertion FAILURE"},
		{name: "each of several", source: square + `assert(x * x != 3); assert(x * x != 49); assert(x * x != 7); }`, adapt: allProperties, want: Failed,
			statuses: "assertion SUCCESS, assertion FAILURE, assertion SUCCESS"},
		{name: "all of several", source: unreached, adapt: allProperties, want: Successful},
		{name: "one of several", source: square + `assert(x * x != 49); assert(x * x != 7); }`, adapt: asked2, want: Successful},
		{name: "a loop that is not unrolled to its end", source: square + wait + `assert(x * x != 7); }`, adapt: func(c *Config) { c.Lower.MaxUnwind = 2 }, want: Inconclusive},
		{name: "a limit of processor time", source: square + `assert(x * x != 7); }`, adapt: func(c *Config) { c.PlainLimit = 1 }, want: Inconclusive},
	} {
		t.Run(p.name, func(t *testing.T) {
			c := p.config(t)
			c.Plain = true
			r, err := Run(context.Background(), c)
			if err != nil {
				t.Fatal(err)
			}
			if got := statusesOf(r); r.Verdict != p.want || p.statuses != "" && got != p.statuses {
				t.Fatalf("%v %q %s, want %v %s", r.Verdict, r.Reasons, got, p.want, p.statuses)
			}
			if (r.Failure != nil) != (r.Verdict == Failed) || r.Verdict == Inconclusive && len(r.Reasons) == 0 {
				t.Errorf("%v, failure %v, reasons %q", r.Verdict, r.Failure, r.Reasons)
			}
		})
	}
}

// Coverage has an exit code of its own: whether all goals were decided.
func TestExitCodeOfCoverage(t *testing.T) {
	of := func(list ...Status) *Result {
		r := &Result{Config: &Config{}, Verdict: Inconclusive}
		r.Config.Lower.Goals.Branch = true
		for _, s := range list {
			r.Properties = append(r.Properties, Property{Check: ir.Check{Kind: ir.CheckCover}, Status: s})
		}
		return r
	}
	for _, tt := range []struct {
		r                    *Result
		goals, reached, open int
		exit                 int
	}{
		{of(), 0, 0, 0, ExitInconclusive},
		{of(StatusReached, StatusUnreached), 2, 1, 0, ExitSuccessful},
		{of(StatusReached, StatusUndetermined), 2, 1, 1, ExitInconclusive},
		{&Result{Config: &Config{}, Verdict: Failed}, 0, 0, 0, ExitFailed},
	} {
		if goals, reached, open := tt.r.Coverage(); goals != tt.goals || reached != tt.reached || open != tt.open || tt.r.ExitCode() != tt.exit {
			t.Errorf("%v: %d goals, %d reached, %d open, exit code %d", tt.r.Properties, goals, reached, open, tt.r.ExitCode())
		}
	}
}

// The verdict has a text and an exit code, which users rely on.
func TestNamesOfVerdicts(t *testing.T) {
	for v, want := range map[Verdict]struct {
		text string
		exit int
	}{Successful: {"VERIFICATION SUCCESSFUL", 0}, Failed: {"VERIFICATION FAILED", 10}, Inconclusive: {"VERIFICATION INCONCLUSIVE", 5}} {
		if v.String() != want.text || v.ExitCode() != want.exit {
			t.Errorf("%v has exit code %d", v, v.ExitCode())
		}
	}
}

// A part of the properties is K/N, and asks for all properties of a plain run.
func TestSetPart(t *testing.T) {
	for _, tt := range []struct {
		text  string
		adapt func(*Config)
		plain bool
		want  Part
		why   string
	}{
		{"", nil, false, Part{}, ""},
		{"1/3", nil, true, Part{1, 3}, ""},
		{"3/3", nil, true, Part{3, 3}, ""},
		{"4/3", nil, true, Part{}, "expected K/N"},
		{"0/3", nil, true, Part{}, "expected K/N"},
		{"1", nil, true, Part{}, "expected K/N"},
		{"a/b", nil, true, Part{}, "expected K/N"},
		{"1/3", nil, false, Part{}, "unrolling"},
		{"1/3", func(c *Config) { c.Plain = true }, true, Part{}, "unrolling"},
		{"1/3", func(c *Config) { c.Properties = []string{"x"} }, true, Part{}, "unrolling"},
		{"1/3", func(c *Config) { c.Lower.Goals.Branch = true }, true, Part{}, "unrolling"},
	} {
		var c Config
		if tt.adapt != nil {
			tt.adapt(&c)
		}
		err := c.SetPart(tt.text, tt.plain)
		if c.Part != tt.want || (err != nil) != (tt.why != "") || err != nil && !strings.Contains(err.Error(), tt.why) {
			t.Errorf("%q: %v %v", tt.text, c.Part, err)
		}
	}
}

// The parts of a program decide each property once, and tell that they are about the same program.
func TestPartsOfAProgram(t *testing.T) {
	p := sample{source: square + `assert(x * x != 3); assert(x * x != 49); assert(x * x != 7); assert(x * x != 11); }`}
	decided, catalogue := map[string]int{}, ""
	c := p.config(t)
	for k := 1; k <= 2; k++ {
		c.AllProperties, c.Part = true, Part{k, 2}
		r, err := Run(context.Background(), c)
		if err != nil {
			t.Fatal(err)
		}
		for i := range r.Properties {
			if q := &r.Properties[i]; q.Check.Kind == ir.CheckAssertion {
				decided[q.Check.ID+" "+string(q.Status)]++
			}
		}
		if r.Catalogue == "" || catalogue != "" && r.Catalogue != catalogue {
			t.Errorf("part %d is about %q, the other about %q", k, r.Catalogue, catalogue)
		}
		catalogue = r.Catalogue
	}
	for _, want := range []string{"main.assertion.1 SUCCESS", "main.assertion.2 FAILURE", "main.assertion.3 SUCCESS", "main.assertion.4 SUCCESS"} {
		if decided[want] != 1 {
			t.Errorf("%s: %d times in %v", want, decided[want], decided)
		}
	}
	if a, b := joinCatalogues("y; x", "x"), joinCatalogues("x", "y"); a != b || a != "x; y" || joinCatalogues("", "x") != "" {
		t.Errorf("%q and %q", a, b)
	}
}
