package report

import (
	"fmt"
	"io"
	"strings"

	"github.com/fatih/color"

	"seabmc/bmc"
	"seabmc/cex"
)

// The parts of the text report, in the order in which they are printed.

// printer writes lines until a write fails.
type printer struct {
	w   io.Writer
	err error
}

func (p *printer) line(format string, args ...any) {
	if p.err == nil {
		_, p.err = fmt.Fprintf(p.w, format+"\n", args...)
	}
}

func paint(on bool, v bmc.Verdict) string {
	attr := map[bmc.Verdict]color.Attribute{bmc.Successful: color.FgGreen, bmc.Failed: color.FgRed, bmc.Inconclusive: color.FgYellow}[v]
	return colored(on, attr, v.String())
}

func colored(on bool, a color.Attribute, s string) string {
	c := color.New(a, color.Bold)
	if on {
		c.EnableColor()
	} else {
		c.DisableColor()
	}
	return c.Sprint(s)
}

func (p *printer) warnings(r *bmc.Result) {
	if r.Lower == nil {
		return
	}
	if nb := r.Lower.NoBody; len(nb) > 0 {
		p.line("warning: no body for %s: each call returns any value and changes no memory", strings.Join(nb, ", "))
	}
	for _, s := range r.Lower.Warnings {
		p.line("warning: %s", s)
	}
}

func (p *printer) property(pr *bmc.Property, o TextOptions) {
	attr := map[bmc.Status]color.Attribute{bmc.StatusSuccess: color.FgGreen, bmc.StatusFailure: color.FgRed}[pr.Status]
	if attr == 0 {
		attr = color.FgYellow
	}
	vacuous := ""
	switch {
	case pr.Status != bmc.StatusSuccess:
	case pr.Vacuous:
		vacuous = " (unreachable)"
	case pr.ReachUnknown:
		vacuous = " (not known whether any execution comes to it)"
	case pr.Empty:
		vacuous = " (says nothing: it holds whatever the function does)"
	}
	p.line("%s:%d: [%s] %s: %s%s", pr.Pos.File, pr.Pos.Line, pr.Check.ID, pr.Check.Msg, colored(o.Color, attr, string(pr.Status)), vacuous)
}

func (p *printer) failure(f *bmc.Property, o TextOptions) {
	if f.Trace != nil && p.err == nil {
		p.line("Trace:")
		p.err = f.Trace.WriteText(p.w, cex.TextOptions{Color: o.Color, Full: o.Trace == TraceFull})
	}
	if !o.Statuses {
		p.line("")
		p.property(f, o)
	}
}

func (p *printer) summary(r *bmc.Result, o TextOptions) {
	st := &r.Stats
	p.line("%s; %d checks, %d discharged before the solver; %.2f s", counts(r), st.ChecksTotal, st.ChecksDischarged, st.TotalSeconds)
	if l := r.Lower; l != nil && len(l.Loops) > 0 {
		p.loops(r)
	}
	p.found(r, o)
	if r.Verdict != bmc.Failed {
		for _, s := range basis(r) {
			p.line("%s", s)
		}
	}
	for _, why := range r.Reasons {
		p.line("reason: %s", why)
	}
}

// loops says which loops were unrolled, and which were proved by their contracts.
func (p *printer) loops(r *bmc.Result) {
	var proved []string
	for _, l := range r.Lower.Loops {
		if l.Contract {
			proved = append(proved, fmt.Sprintf("%s at %s:%d", l.ID, l.File, l.Line))
		}
	}
	if n := len(r.Lower.Loops) - len(proved); n > 0 {
		p.line("loops unrolled: %d%s", n, longest(r))
	}
	if len(proved) > 0 {
		p.line("loops by their contracts: %s", strings.Join(proved, ", "))
		if r.Verdict == bmc.Failed {
			p.line("the failure begins in a state that the contracts of the loops allow; the program need not come to it")
		}
	}
}

// found says what was found and proved for loops and recursive functions.
func (p *printer) found(r *bmc.Result, o TextOptions) {
	for _, l := range r.Invariants {
		if o.Contracts {
			p.contract(&l)
			continue
		}
		invariant, each := "invariant", "each round"
		if l.Recursive {
			invariant, each = "ensures", "each call within a call"
		}
		for _, c := range l.Clauses {
			what := invariant
			if c.Requires {
				what = "requires"
			}
			p.line("%s: %s %s (%s), checked", l.Loop, what, c.Formula, c.Tactic)
		}
		for _, m := range l.Measures {
			p.line("%s: %s makes %s smaller, checked", l.Loop, each, m)
		}
	}
}

// contract prints what was found for a loop in the form in which it can be written after the loop's head.
func (p *printer) contract(l *bmc.LoopInvariants) {
	p.line("%s:%d: %s", l.File, l.Line, l.Loop)
	clause := "__CPROVER_loop_invariant"
	if l.Recursive {
		clause = "__CPROVER_ensures"
	} else if len(l.Clauses) == 0 {
		p.line("    __CPROVER_loop_invariant(1)")
	}
	for _, c := range l.Clauses {
		name := clause
		if c.Requires {
			name = "__CPROVER_requires"
		}
		p.line("    %s(%s)", name, c.Formula)
	}
	for _, m := range l.Measures {
		if l.Recursive { // no clause of a function says so
			p.line("    each call within a call makes %s smaller", m)
			continue
		}
		p.line("    __CPROVER_decreases(%s)", m)
	}
}
