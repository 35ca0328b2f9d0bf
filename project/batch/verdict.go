package batch

import (
	"fmt"
	"strings"
)

// The exit codes of a run of many proofs.
const (
	ExitPassed    = 0  // every proof went as its file expects
	ExitFailed    = 10 // one failed, no longer fails as expected, or reaches nothing
	ExitTrouble   = 6  // one could not be run, and none failed
	ExitUndecided = 5  // one has no answer, and the others are as expected
)

// Severity orders statuses: the higher it is, the sooner a reader should see them. Passed has 0.
func (s Status) Severity() int {
	switch s {
	case Passed:
		return 0
	case Skipped:
		return 1
	case Undecided, Timeout:
		return 2
	case Trouble:
		return 3
	}
	return 4
}

// ExitCode returns the exit code of the worst outcome.
func ExitCode(outcomes []Outcome) int {
	worst := 0
	for i := range outcomes {
		worst = max(worst, outcomes[i].Status.Severity())
	}
	return []int{ExitPassed, ExitUndecided, ExitUndecided, ExitTrouble, ExitFailed}[worst]
}

// WorseCode returns the worse of two exit codes. The order is: a failure, trouble, no answer.
func WorseCode(a, b int) int {
	for _, code := range []int{ExitFailed, ExitTrouble, ExitUndecided} {
		if a == code || b == code {
			return code
		}
	}
	return ExitPassed
}

// Counts says how many outcomes have each status, in the order of statuses.
func Counts(outcomes []Outcome) string {
	var parts []string
	for _, s := range []Status{Passed, Failed, Other, NotFailed, Vacuous, Trouble, Timeout, Undecided, Skipped} {
		n := 0
		for i := range outcomes {
			if outcomes[i].Status == s {
				n++
			}
		}
		if n > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", n, s))
		}
	}
	return strings.Join(parts, ", ")
}
