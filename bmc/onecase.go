package bmc

import (
	"slices"

	"seabmc/vcgen"
)

// The largest number of splits one inside the other. Where there are more than mostCases, no case is split again.
const (
	mostFixed       = 8
	mostFixedAlways = 2
	mostCases       = 200
)

// forkError ends a run that will be done again case by case.
type forkError struct {
	split   *vcgen.Split
	succeed bool // the first case is that no allocation fails
}

func (*forkError) Error() string { return "internal: a run to be done case by case" }

// oneCase is a case of the program.
type oneCase struct {
	fixed   []vcgen.Fixed // the unknowns that have values; empty: all of the program
	succeed bool          // all allocations at other points succeed
	depth   int           // splits that led to it
}

// isPart tells whether there are other cases.
func (x *oneCase) isPart() bool { return len(x.fixed) > 0 || x.succeed }

// split are the cases of x, the last first. If there are many cases, none of them is split again.
func (x *oneCase) split(by *forkError, many bool) (cases []oneCase) {
	depth := x.depth + 1
	if many {
		depth = mostFixed
	}
	if by.succeed {
		return []oneCase{{x.fixed, true, depth}}
	}
	for _, fixed := range slices.Backward(by.split.Cases()) {
		cases = append(cases, oneCase{fixed, x.succeed, depth})
	}
	return cases
}

// byFailures are the cases in which an allocation fails that succeeds in x, and how the program is split into them. fixed are all unknowns that had values in x.
func (x *oneCase) byFailures(fixed []vcgen.Fixed) (splits []vcgen.Split, cases []oneCase) {
	splits, failing := vcgen.FirstFailures(x.fixed, fixed[len(x.fixed):])
	for _, fixed := range failing {
		cases = append(cases, oneCase{fixed, false, x.depth})
	}
	return splits, cases
}

// parts are the cases that are left to check when x was checked, or was to be split by hard; nil: it was not.
func (x *oneCase) parts(g *vcgen.Gen, hard *forkError, many bool) (splits []vcgen.Split, cases []oneCase) {
	if x.succeed && g != nil {
		fixed := g.Fixed()
		if hard != nil && hard.split != nil {
			fixed = hard.split.Fixed
		}
		splits, cases = x.byFailures(fixed)
	}
	if hard == nil {
		return splits, cases
	}
	if hard.split != nil {
		splits = append(splits, *hard.split)
	}
	return splits, append(cases, x.split(hard, many)...)
}
