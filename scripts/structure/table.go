package main

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strconv"
	"text/tabwriter"
)

// row are the figures of a package, or of all.
type row struct {
	lines, files, largest, methods, arrows, cycles, long, repeats int
}

// columns are the figures in the order of the table.
var columns = []struct {
	head string
	get  func(*row) int
}{
	{"lines", func(r *row) int { return r.lines }},
	{"files", func(r *row) int { return r.files }},
	{"largest", func(r *row) int { return r.largest }},
	{"methods", func(r *row) int { return r.methods }},
	{"arrows", func(r *row) int { return r.arrows }},
	{"cycles", func(r *row) int { return r.cycles }},
	{"long", func(r *row) int { return r.long }},
	{"repeats", func(r *row) int { return r.repeats }},
}

const legend = `
lines, files  written by hand, without tests
largest       lines of the largest file
methods       methods of the type that has the most
arrows        pairs of files A, B where A uses a function or method that B declares
cycles        arrows that run up: on a cycle, so that calls lead from B back to A (-cycles PACKAGE lists them)
long          functions of more than %d lines
repeats       places of at least %d lines, comments not counted, that stand elsewhere word for word
`

// all is the name of the row that sums up the others.
const all = "all"

// rows has the figures of all packages and their sum.
func (h *house) rows() map[string]*row {
	if h == nil {
		return nil
	}
	total := &row{}
	out := map[string]*row{all: total}
	for _, r := range h.rooms {
		if len(r.files) == 0 {
			continue
		}
		x := &row{r.lines(), len(r.files), r.largest(), r.widest(), len(r.calls), len(r.onCycles()), len(r.long(maxFunction)), r.repeats}
		out[r.path] = x
		total.lines += x.lines
		total.files += x.files
		total.arrows += x.arrows
		total.cycles += x.cycles
		total.long += x.long
		total.repeats += x.repeats
		total.largest = max(total.largest, x.largest)
		total.methods = max(total.methods, x.methods)
	}
	return out
}

// printTable prints the figures, beside those of before if that is not nil.
func printTable(w io.Writer, before, now *house) error {
	old, rows := before.rows(), now.rows()
	names := map[string]bool{}
	for _, m := range []map[string]*row{old, rows} {
		for name := range m {
			names[name] = true
		}
	}
	delete(names, all)
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(t, "package\t")
	for _, c := range columns {
		fmt.Fprint(t, c.head, "\t")
	}
	fmt.Fprintln(t)
	for _, name := range append(slices.Sorted(maps.Keys(names)), all) {
		fmt.Fprint(t, name, "\t")
		for _, c := range columns {
			cell := figure(rows[name], c.get)
			if before != nil {
				if was := figure(old[name], c.get); was != cell {
					cell = was + " > " + cell
				}
			}
			fmt.Fprint(t, cell, "\t")
		}
		fmt.Fprintln(t)
	}
	if err := t.Flush(); err != nil {
		return err
	}
	_, err := fmt.Fprintf(w, legend, maxFunction, minRepeat)
	return err
}

// figure is a figure of a package, or "-" where there is no such package.
func figure(r *row, get func(*row) int) string {
	if r == nil {
		return "-"
	}
	return strconv.Itoa(get(r))
}
