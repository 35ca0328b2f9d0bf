// Package evidence holds what a verdict rests on, and decides whether it is enough.
//
// In: the questions that a run asked about each case of the program, with their
// answers. Out: the part of the program that no question covers (Gap), and a check by
// another solver that the parts of each question add up to the whole (Case.Check).
package evidence

import (
	"fmt"
	"slices"
	"strings"

	"seabmc/solver"
	"seabmc/term"
	"seabmc/vcgen"
)

// Evidence is all that a verdict may rest on.
type Evidence struct {
	From      []vcgen.Fixed   // the case that the verdict is about; empty: the whole program
	Cases     []*Case         // of the program: what was asked about each of them
	Splits    []vcgen.Split   // of the program, or of a case of it, into cases
	Failure   *CounterExample // that was found; nil: none
	Limits    []string        // why something was not looked at, is not supported or was not decided
	NotCalled bool            // nothing calls the function whose contract was to be checked
}

// CounterExample is an execution that violates a property.
type CounterExample struct {
	Property    string
	Replayed    bool // the interpreter came to the violation
	Approximate bool // it rests on a number of which only a range is known, so that it may be none
}

// Case is what was asked about one case of the program: the whole of it, if no unknown has a value.
type Case struct {
	Fixed     []vcgen.Fixed // the unknowns that have values
	Claims    []int         // properties of the VC that must not be violated, and that rewriting has not proved
	Excused   []int         // of the claims: limits that no property which was asked for lies behind
	Questions []*Question
	Cut       bool // the lowering ended early: the VC is not about all executions
}

// Question is a conjunction that a model was asked for.
type Question struct {
	Claims  []int     // of the case: the question asks whether one of them is violated
	Formula []term.ID // the conjunction; all but the first hold in any case
	Tactic  string    // that answered it, or that took it apart
	Answer  solver.Status
	Parts   []*Question // if it was taken apart: where none of them has a model, it has none
}

// Refuted tells whether the question was found to have no model, and so was each of its parts.
func (q *Question) Refuted() bool {
	for work := []*Question{q}; len(work) > 0; {
		x := work[len(work)-1]
		work = append(work[:len(work)-1], x.Parts...)
		if x.Answer != solver.Unsat {
			return false
		}
	}
	return true
}

// Gap is a part of the program that no question covers; empty: none.
func (e *Evidence) Gap() string {
	cases := map[string]*Case{}
	for _, c := range e.Cases {
		cases[fmt.Sprint(c.Fixed)] = c
	}
	splits := map[string]*vcgen.Split{}
	for i := range e.Splits {
		splits[fmt.Sprint(e.Splits[i].Fixed)] = &e.Splits[i]
	}
	for work := [][]vcgen.Fixed{e.From}; len(work) > 0; {
		at := work[len(work)-1]
		work = work[:len(work)-1]
		if c := cases[fmt.Sprint(at)]; c != nil {
			if gap := c.Gap(); gap != "" {
				return gap
			}
			continue
		}
		s := splits[fmt.Sprint(at)]
		if s == nil {
			return fmt.Sprintf("case %v was not checked", at)
		}
		if gap := s.Gap(); gap != "" {
			return gap
		}
		for _, x := range s.Values {
			work = append(work, append(slices.Clone(at), vcgen.Fixed{Point: s.Point, Value: x}))
		}
	}
	return ""
}

// Proved tells whether the questions that were refuted are said to cover all claims of the case: a verdict may rest on them.
func (c *Case) Proved() bool { return c.Gap() == "" }

// Gap is a claim that no question covers.
func (c *Case) Gap() string {
	if c.Cut {
		return fmt.Sprintf("the program was not built to its end in case %v", c.Fixed)
	}
	covered := map[int]bool{}
	for _, i := range c.Excused {
		covered[i] = true
	}
	for _, q := range c.Questions {
		if len(q.Claims) > 0 && q.Refuted() {
			for _, i := range q.Claims {
				covered[i] = true
			}
		}
	}
	for _, i := range c.Claims {
		if !covered[i] {
			return fmt.Sprintf("no question covers assertion %d in case %v", i, c.Fixed)
		}
	}
	return ""
}

// DecidedBy counts the claims that were refuted, by the tactics that did it.
func (e *Evidence) DecidedBy() map[string]int {
	n := map[string]int{}
	for _, c := range e.Cases {
		done := map[int]bool{}
		for _, q := range c.Questions {
			if q.Answer == solver.Unsat {
				for _, i := range q.Claims {
					if !done[i] {
						done[i] = true
						n[q.Path()]++
					}
				}
			}
		}
	}
	return n
}

// Part adds a part to what a question was taken apart into.
func (q *Question) Part(fs []term.ID) *Question {
	p := &Question{Formula: fs}
	q.Parts = append(q.Parts, p)
	return p
}

// Drop takes back a part that was not decided.
func (q *Question) Drop(part *Question) {
	q.Parts = slices.DeleteFunc(q.Parts, func(p *Question) bool { return p == part })
}

// Path names the tactics that a question went through, down to the first that it was taken apart by.
func (q *Question) Path() string {
	names := []string{q.Tactic}
	for len(q.Parts) == 1 {
		if q = q.Parts[0]; q.Tactic != "" && q.Tactic != names[len(names)-1] {
			names = append(names, q.Tactic)
		}
	}
	return strings.Join(slices.DeleteFunc(names, func(s string) bool { return s == "" }), " > ")
}
