package report

import (
	"fmt"
	"sort"
	"strings"

	"seabmc/bmc"
)

// counts says how many properties have each status.
func counts(r *bmc.Result) string {
	n := map[bmc.Status]int{}
	var order []bmc.Status
	for i := range r.Properties {
		st := r.Properties[i].Status
		if n[st]++; n[st] == 1 {
			order = append(order, st)
		}
	}
	sort.Slice(order, func(i, j int) bool { return order[i] < order[j] })
	s := plural(len(r.Properties), "property", "properties")
	for _, st := range order {
		s += fmt.Sprintf(", %d %s", n[st], strings.ToLower(string(st)))
	}
	return s
}

func plural(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, many)
}

// longest names the loop with the most iterations.
func longest(r *bmc.Result) string {
	best := -1
	for i, l := range r.Lower.Loops {
		if !l.Contract && (best < 0 || l.Iterations > r.Lower.Loops[best].Iterations) {
			best = i
		}
	}
	if best < 0 {
		return ""
	}
	l := r.Lower.Loops[best]
	return fmt.Sprintf(" (most: %s at %s:%d, %d iterations)", l.ID, l.File, l.Line, l.Iterations)
}
