// Package loopids reads the names that loops have in a program, such as main.0.
package loopids

import (
	"strconv"
	"strings"

	"seabmc/ir/lower/state"
)

// Rank returns how many loops of the same function and line have a lower number.
func Rank(l *state.Loop, all []state.Loop) (n int) {
	for i := range all {
		if x := &all[i]; x.Func == l.Func && x.Line == l.Line && number(x.ID) < number(l.ID) {
			n++
		}
	}
	return n
}

// number returns the number of a loop within its function.
func number(id string) int {
	n, err := strconv.Atoi(id[strings.LastIndexByte(id, '.')+1:])
	if err != nil {
		return -1
	}
	return n
}

// Function returns the name that a function has in its source.
func Function(name string) string {
	name, _, _ = strings.Cut(name, ".")
	return name
}
