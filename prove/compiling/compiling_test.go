package compiling

import (
	"slices"
	"testing"

	"seabmc/frontend/fault"
)

// A formula that clang does not take is left out, and the rest is kept.
func TestUsable(t *testing.T) {
	even := func(some []int) (bool, error) {
		return !slices.ContainsFunc(some, func(x int) bool { return x%2 == 1 }), nil
	}
	got, err := Usable(nil, []int{2, 3, 4, 5, 6, 8}, even)
	if err != nil || !slices.Equal(got, []int{2, 4, 6, 8}) {
		t.Fatal(got, err)
	}
}

// Clang names formulas by their numbers.
func TestRejected(t *testing.T) {
	got := Rejected(&fault.InputError{Detail: "<proposed>:7:3: error: use of undeclared identifier 'x'\n<proposed>:9:1: warning: unused\nmain.c:4:1: error: no\n"})
	if len(got) != 1 || !got[7] {
		t.Error(got)
	}
}
