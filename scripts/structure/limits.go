package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"
)

// limit is something that packages should stay under.
type limit struct {
	name string
	max  int
	over func(r *room, max int) []finding // what is over it
}

// finding is something that is over a limit.
type finding struct {
	where string // a file, a package, or a function or type of a package
	value int
	text  string // in words
}

var limits = []limit{
	{"file", 500, func(r *room, max int) (out []finding) {
		for _, f := range r.files {
			if f.lines > max {
				at := r.path + "/" + f.name
				out = append(out, finding{at, f.lines, fmt.Sprintf("%s has %d lines", at, f.lines)})
			}
		}
		return out
	}},
	{"package", 4000, func(r *room, max int) (out []finding) {
		if n := r.lines(); n > max {
			out = append(out, finding{r.path, n, fmt.Sprintf("%s has %d lines", r.path, n)})
		}
		return out
	}},
	{"struct", 80, func(r *room, max int) (out []finding) {
		for name, n := range r.methods {
			if n > max {
				out = append(out, finding{r.path + "." + name, n, fmt.Sprintf("%s: %s has %d methods", r.path, name, n)})
			}
		}
		return out
	}},
	{"function", maxFunction, func(r *room, max int) (out []finding) {
		for _, f := range r.long(max) {
			out = append(out, finding{r.path + "." + f.name, f.lines, fmt.Sprintf("%s: %s has %d lines", f.at, f.name, f.lines)})
		}
		return out
	}},
	{"cycle", 0, func(r *room, max int) (out []finding) {
		if n := len(r.onCycles()); n > max {
			out = append(out, finding{r.path, n, fmt.Sprintf("%s: %d of %d arrows between files lie on a cycle", r.path, n, len(r.calls))})
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

// pinFile has what is over a limit for a reason and must not grow.
const pinFile = "scripts/structure/pins.txt"

// pins are the values of what may be over a limit, by limit and place.
type pins map[string]int

// readPins reads a file of pins. A line is a limit, a place, a value and a reason; other lines are empty or comments.
func readPins(file string) (pins, error) {
	f, err := os.Open(file)
	if errors.Is(err, os.ErrNotExist) {
		return nil, nil
	} else if err != nil {
		return nil, err
	}
	defer f.Close()
	p := pins{}
	in := bufio.NewScanner(f)
	for n := 1; in.Scan(); n++ {
		line := strings.TrimSpace(in.Text())
		if line == "" || line[0] == '#' {
			continue
		}
		w := strings.Fields(line)
		if len(w) < 4 {
			return nil, fmt.Errorf("%s:%d: want a limit, a place, a value and a reason", file, n)
		}
		v, err := strconv.Atoi(w[2])
		if err != nil || !slices.Contains(limitNames(), w[0]) {
			return nil, fmt.Errorf("%s:%d: %s %s is not a limit with a value", file, n, w[0], w[2])
		}
		p[w[0]+" "+w[1]] = v
	}
	return p, in.Err()
}

// printOver lists what is over the limits with these names and not pinned, or has grown since it was; and pins that nothing needs any more.
func printOver(w io.Writer, h *house, names string, pinned pins) (over bool, err error) {
	wanted := strings.Split(names, ",")
	if names == "all" {
		wanted = limitNames()
	}
	for _, name := range wanted {
		i := slices.IndexFunc(limits, func(l limit) bool { return l.name == name })
		if i < 0 {
			return false, fmt.Errorf("there is no limit %q, only %s", name, strings.Join(limitNames(), ", "))
		}
		for _, line := range limits[i].check(h, pinned) {
			over = true
			fmt.Fprintln(w, line)
		}
	}
	return over, nil
}

// check says what is wrong with one limit.
func (l limit) check(h *house, pinned pins) (out []string) {
	needed := map[string]bool{}
	for _, r := range h.rooms {
		list := l.over(r, l.max)
		slices.SortFunc(list, func(a, b finding) int { return strings.Compare(a.text, b.text) })
		for _, f := range list {
			key := l.name + " " + f.where
			needed[key] = true
			switch pin, ok := pinned[key]; {
			case !ok:
				out = append(out, fmt.Sprintf("%s (limit %s: %d)", f.text, l.name, l.max))
			case f.value > pin:
				out = append(out, fmt.Sprintf("%s (pinned at %d, and must not grow)", f.text, pin))
			}
		}
	}
	var gone []string
	for key := range pinned {
		if strings.HasPrefix(key, l.name+" ") && !needed[key] {
			gone = append(gone, fmt.Sprintf("%s: %s is not over the limit any more: take the line out", pinFile, key))
		}
	}
	slices.Sort(gone)
	return append(out, gone...)
}
