package main

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"
)

// onCycles are the arrows between files that lie on a cycle: from the file that is called one comes back to the one that calls.
func (r *room) onCycles() (out []arrow) {
	reach := r.reachable()
	for a := range r.calls {
		if reach[a.to][a.from] {
			out = append(out, a)
		}
	}
	slices.SortFunc(out, func(a, b arrow) int {
		return cmp.Or(cmp.Compare(a.from, b.from), cmp.Compare(a.to, b.to))
	})
	return out
}

// reachable has for each file those that calls lead to.
func (r *room) reachable() map[string]map[string]bool {
	next := map[string][]string{}
	for a := range r.calls {
		next[a.from] = append(next[a.from], a.to)
	}
	out := map[string]map[string]bool{}
	for _, f := range r.files {
		seen := map[string]bool{}
		for todo := slices.Clone(next[f.name]); len(todo) > 0; {
			to := todo[len(todo)-1]
			todo = todo[:len(todo)-1]
			if !seen[to] {
				seen[to] = true
				todo = append(todo, next[to]...)
			}
		}
		out[f.name] = seen
	}
	return out
}

// printCycles prints the arrows of a package that lie on cycles, with the functions that are called.
func printCycles(w io.Writer, h *house, path string) error {
	i := slices.IndexFunc(h.rooms, func(r *room) bool { return r.path == path })
	if i < 0 {
		return fmt.Errorf("there is no package %s", path)
	}
	r := h.rooms[i]
	list := r.onCycles()
	for _, a := range list {
		fmt.Fprintf(w, "%s -> %s: %s\n", a.from, a.to, strings.Join(r.calls[a], " "))
	}
	fmt.Fprintf(w, "%d of %d arrows between files of %s lie on a cycle\n", len(list), len(r.calls), path)
	return nil
}
