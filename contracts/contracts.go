// Package contracts proves each function that has a contract against the contracts of the functions it calls.
//
// In: the functions of a program (frontend.Functions) and a way to check one of them. Out: an Outcome for each, and tables of outcomes.
//
// Each function is checked by itself: its body runs from any state that its contract allows, and its calls are replaced by contracts. Functions may
// depend on each other's contracts in a circle. That is sound for calls that return, because a call that returns contains fewer calls than itself. It
// does not show that the recursion ends.
package contracts

import (
	"context"
	"slices"
	"sync"
	"time"

	"golang.org/x/sync/errgroup"

	"seabmc/frontend/clauses"
)

// Status is what is known about a function and its contract.
type Status string

// The verdicts.
const (
	Proved Status = "proved"
	Failed Status = "FAILED"
	Open   Status = "open"
	NoBody Status = "no body" // there is nothing to prove
)

// Question asks whether a function keeps its contract.
type Question struct {
	Function string
	Replaced []string // functions whose contracts stand for their calls
	Checked  []string // functions whose bodies run when they are called
	Mutant   string   // a change to the function, "" if none
	LeftOut  string   // a clause that is left out of its contract (clauses.LeftOut), "" if none
}

// Answer is the result of one run.
type Answer struct {
	Status Status
	Absent bool   // the properties that were asked for are not in this function
	Why    string // of what is not proved
	NoBody []string
	Empty  []string // with --vacuity: what of the contract is proved, but says nothing
	CPU    time.Duration
	MaxRSS int64 // bytes
	Stats  map[string]any
}

// Outcome is what is known about one function.
type Outcome struct {
	clauses.Function
	Answer            // of the last run; CPU is that of all
	Bodies   []string // functions whose contracts say too little, so that their bodies ran
	RestsOn  []string // functions whose contracts were assumed
	Circular bool     // its own contract is among them, directly or through others
}

// Prover proves contracts.
type Prover struct {
	Ask      func(context.Context, Question) Answer
	Jobs     int
	NoBodies bool // do not check a failure again with the bodies of the called functions
	Started  func(function string)
	Done     func(*Outcome)
}

// Prove asks about every function that has a contract. Functions without a body come last.
func (p *Prover) Prove(ctx context.Context, all []clauses.Function) []Outcome {
	g := newGraph(all)
	var out, declared []Outcome
	for _, f := range all {
		switch {
		case f.Contract && f.Body && !f.Skip:
			out = append(out, Outcome{Function: f})
		case f.Contract && !f.Body:
			declared = append(declared, Outcome{Function: f, Answer: Answer{Status: NoBody}})
		}
	}
	var mu sync.Mutex
	p.each(len(out), func(i int) {
		if ctx.Err() != nil {
			return
		}
		if p.Started != nil {
			mu.Lock()
			p.Started(out[i].Name)
			mu.Unlock()
		}
		p.one(ctx, g, &out[i])
		if p.Done != nil {
			mu.Lock()
			p.Done(&out[i])
			mu.Unlock()
		}
	})
	asked := len(out)
	out = slices.DeleteFunc(out, func(o Outcome) bool { return o.Absent })
	if len(out) == asked { // else only some are of interest
		out = append(out, declared...)
	}
	markCircles(out)
	return out
}

// each calls do for the numbers below n, as many at a time as there are jobs.
func (p *Prover) each(n int, do func(i int)) {
	var runs errgroup.Group
	runs.SetLimit(max(1, p.Jobs))
	for i := range n {
		runs.Go(func() error { do(i); return nil })
	}
	_ = runs.Wait()
}

// One asks about one function only.
func (p *Prover) One(ctx context.Context, all []clauses.Function, function string) Answer {
	one := slices.Clone(all)
	for i := range one {
		one[i].Skip = one[i].Name != function
	}
	for _, out := range p.Prove(ctx, one) {
		if out.Name == function {
			return out.Answer
		}
	}
	return Answer{}
}

// one asks about one function. If the contracts of the functions that it calls may say too little, it asks again with their bodies.
func (p *Prover) one(ctx context.Context, g *graph, o *Outcome) {
	o.RestsOn = g.assumed(o.Name, nil)
	o.Answer = p.Ask(ctx, Question{Function: o.Name, Replaced: o.RestsOn})
	if o.Status != Failed || p.NoBodies {
		return
	}
	first := o.Answer
	candidates := g.candidates(o.RestsOn, o.Name)
	for n := 1; n <= maxBodies && n/2 < len(candidates); n *= 2 {
		bodies := candidates[:min(n, len(candidates))]
		q := Question{Function: o.Name, Replaced: g.assumed(o.Name, bodies), Checked: bodies}
		a := p.Ask(ctx, q)
		a.CPU += o.CPU
		a.MaxRSS = max(a.MaxRSS, o.MaxRSS)
		o.Answer, o.Bodies, o.RestsOn = a, bodies, q.Replaced
		if a.Status == Proved {
			return
		}
	}
	if o.Status == Open { // neither is known: the function, or a contract that it rests on
		o.Why = "fails by the contracts of those it calls (" + first.Why + "); with their bodies: " + o.Why
	}
}

// maxBodies is the largest number of bodies that run in place of contracts. It is small, since with contracts one should not need to look at bodies.
const maxBodies = 4

// markCircles finds the functions that rest on their own contracts.
func markCircles(out []Outcome) {
	rests := map[string][]string{}
	for i := range out {
		rests[out[i].Name] = out[i].RestsOn
	}
	for i := range out {
		seen := map[string]bool{}
		for work := slices.Clone(out[i].RestsOn); len(work) > 0; {
			name := work[len(work)-1]
			if work = work[:len(work)-1]; !seen[name] {
				seen[name] = true
				work = append(work, rests[name]...)
			}
		}
		out[i].Circular = seen[out[i].Name]
	}
}

// Count returns the number of functions that Prove asks about.
func Count(all []clauses.Function) (n int) {
	for i := range all {
		if all[i].Contract && all[i].Body && !all[i].Skip {
			n++
		}
	}
	return n
}

// Overall returns the verdict of all: Failed if one failed, or else Open if one is not known, or else Proved.
func Overall(out []Outcome) Status {
	v := Proved
	for i := range out {
		switch out[i].Status {
		case Failed:
			return Failed
		case Open:
			v = Open
		}
	}
	return v
}

// Unproved returns the outcomes, by name, of functions that are not proved but on whose contracts others rest.
func Unproved(out []Outcome) []*Outcome {
	assumed := map[string]bool{}
	for i := range out {
		for _, name := range out[i].RestsOn {
			assumed[name] = true
		}
	}
	var list []*Outcome
	for i := range out {
		if assumed[out[i].Name] && out[i].Status != Proved {
			list = append(list, &out[i])
		}
	}
	return list
}
