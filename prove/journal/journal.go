// Package journal writes down what the search for invariants tries, keeps and drops.
//
// In: the results of its runs (package bmc). Out: lines of text for whoever works on the search or wonders why a program was not proved. Nothing in the
// search depends on them.
package journal

import (
	"fmt"
	"io"
	"maps"
	"slices"

	"seabmc/bmc"
)

// Journal is the list of the runs of a search. A nil Journal writes nothing.
type Journal struct {
	w    io.Writer
	runs int
}

// New returns a journal that writes to w, or nil if w is nil.
func New(w io.Writer) *Journal {
	if w == nil {
		return nil
	}
	return &Journal{w: w}
}

// Trial lists the proposals that a trial drops, each with the reason. names has the proposals by their numbers, dropped those that earlier runs of this
// trial have dropped.
func (j *Journal) Trial(names map[int]string, dropped map[int]bool, res *bmc.Result) {
	if j == nil {
		return
	}
	j.head("trial", res, "%d proposals, %d of them dropped before", len(names), len(dropped))
	for i := range res.Properties {
		switch p := &res.Properties[i]; {
		case p.Status == bmc.StatusSuccess:
		case p.OnTrial():
			if name := names[p.Pos.Line]; name != "" {
				j.line("  drops %s: %s: %s", name, p.Status, p.Check.Msg)
			} else {
				j.line("  lists, number %d: %s: %s", p.Pos.Line, p.Status, p.Check.Msg)
			}
		case p.OfMemory() && p.Status == bmc.StatusFailure:
			j.property(p)
		}
	}
}

// Kept lists what is left after the trials.
func (j *Journal) Kept(names map[int]string) {
	if j == nil {
		return
	}
	for _, n := range slices.Sorted(maps.Keys(names)) {
		j.line("  keeps %s", names[n])
	}
}

// Whole says what a run of the program with everything that was kept leaves open.
func (j *Journal) Whole(names map[int]string, res *bmc.Result) {
	if j == nil {
		return
	}
	j.head("the program", res, "%d proposals: %s", len(names), res.Verdict)
	for _, r := range res.Reasons {
		j.line("  reason: %s", r)
	}
	for i := range res.Properties {
		if p := &res.Properties[i]; p.Status != bmc.StatusSuccess {
			j.property(p)
		}
	}
}

// head begins the lines about a run.
func (j *Journal) head(what string, res *bmc.Result, format string, args ...any) {
	j.runs++
	j.line("run %d, %s, %d steps: %s", j.runs, what, res.Stats.Work, fmt.Sprintf(format, args...))
	if res.Unasked {
		j.line("  nothing was asked, since a loop was cut off")
	}
	if res.Lower == nil {
		j.line("  nothing was built: %v", res.Reasons)
		return
	}
	for i := range res.Lower.Loops {
		if l := &res.Lower.Loops[i]; !l.Complete {
			j.line("  loop %s at line %d was cut off", l.ID, l.Line)
		}
	}
}

func (j *Journal) property(p *bmc.Property) {
	j.line("  open: line %d: %s: %s: %s", p.Pos.Line, p.Check.ID, p.Status, p.Check.Msg)
}

func (j *Journal) line(format string, args ...any) {
	if j != nil {
		fmt.Fprintf(j.w, format+"\n", args...)
	}
}
