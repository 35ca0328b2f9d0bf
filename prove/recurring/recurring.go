// Package recurring proposes from which states a loop may go on for ever.
//
// In: the variables and conditions of a loop. Out: formulas, the likely ones first. A loop may be endless for some inputs only: for odd numbers, or for
// the largest bound. Under a formula that is assumed where the loop is entered, invariants may show that nothing leaves it. No proposal is trusted:
// the program with the assumption does nothing that the program without it could not do, and whether it goes on for ever is proved.
package recurring

import (
	"fmt"
	"slices"
)

// Variable is an integer or a pointer that the function speaks of.
type Variable struct {
	Name    string
	Bits    int // of an integer
	Signed  bool
	Pointer bool
	Changed bool // by the loop
}

// mostStarts is the largest number of formulas for one loop.
const mostStarts = 10

// Starts returns the formulas. cond keeps the loop going where it is entered; it is empty if nothing does, or if that cannot be said. atoms are
// conditions in the loop.
func Starts(cond string, atoms []string, vars []Variable) (list []string) {
	add := func(extra string) {
		text := cond
		switch {
		case cond == "":
			text = extra
		case extra != "":
			text = "(" + cond + ") && (" + extra + ")"
		}
		if text != "" && !slices.Contains(list, text) && len(list) < mostStarts {
			list = append(list, text)
		}
	}
	add("")
	for _, v := range vars {
		switch {
		case v.Changed:
		case v.Pointer:
			add(v.Name + " == 0")
		case v.Bits > 1:
			add(v.Name + " == " + largest(v))
		}
	}
	for _, v := range vars {
		if v.Changed && v.Bits > 1 {
			add(v.Name + " % 2 != 0")
			add(v.Name + " % 2 == 0")
		}
	}
	for _, a := range atoms {
		add(a)
		add("!(" + a + ")")
	}
	return list
}

// largest returns the text for the largest value of a variable's type.
func largest(v Variable) string {
	bits := v.Bits
	if v.Signed {
		bits--
	}
	return fmt.Sprintf("%dU%s", ^uint64(0)>>(64-bits), map[bool]string{true: "L"}[v.Bits > 32])
}
