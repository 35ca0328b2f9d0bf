package main

import (
	"fmt"
	"io"
	"slices"
	"strings"
)

// limit is something that packages should stay under.
type limit struct {
	name string
	max  int
	over func(r *room, max int) []string // what is over it, in words
}

var limits = []limit{
	{"file", 500, func(r *room, max int) (out []string) {
		for _, f := range r.files {
			if f.lines > max {
				out = append(out, fmt.Sprintf("%s/%s has %d lines", r.path, f.name, f.lines))
			}
		}
		return out
	}},
	{"package", 4000, func(r *room, max int) (out []string) {
		if n := r.lines(); n > max {
			out = append(out, fmt.Sprintf("%s has %d lines", r.path, n))
		}
		return out
	}},
	{"struct", 80, func(r *room, max int) (out []string) {
		for name, n := range r.methods {
			if n > max {
				out = append(out, fmt.Sprintf("%s: %s has %d methods", r.path, name, n))
			}
		}
		return out
	}},
	{"function", maxFunction, func(r *room, max int) (out []string) {
		for _, f := range r.long(max) {
			out = append(out, fmt.Sprintf("%s: %s has %d lines", f.at, f.name, f.lines))
		}
		return out
	}},
	{"cycle", 0, func(r *room, max int) (out []string) {
		if n := len(r.onCycles()); n > max {
			out = append(out, fmt.Sprintf("%s: %d of %d arrows between files lie on a cycle", r.path, n, len(r.calls)))
		}
		return out
	}},
}

// maxFunction is the number of lines that a function should have at most.
const maxFunction = 80

func limitNames() (out []string) {
	for _, l := range limits {
		out = append(out, l.name)
	}
	return out
}

// printOver lists what is over the limits with these names.
func printOver(w io.Writer, h *house, names string) (over bool, err error) {
	wanted := strings.Split(names, ",")
	if names == "all" {
		wanted = limitNames()
	}
	for _, name := range wanted {
		i := slices.IndexFunc(limits, func(l limit) bool { return l.name == name })
		if i < 0 {
			return false, fmt.Errorf("there is no limit %q, only %s", name, strings.Join(limitNames(), ", "))
		}
		l := limits[i]
		for _, r := range h.rooms {
			list := l.over(r, l.max)
			slices.Sort(list)
			for _, what := range list {
				over = true
				fmt.Fprintf(w, "%s (limit %s: %d)\n", what, l.name, l.max)
			}
		}
	}
	return over, nil
}
