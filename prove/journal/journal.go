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
	said := map[string]bool{}
	for i := range res.Properties {
		if text := drops(names, &res.Properties[i]); text != "" && !said[text] {
			said[text] = true
			j.line("  %s", text)
		}
	}
}

// drops says what a trial makes of a property, or nothing if it holds or is not on trial.
func drops(names map[int]string, p *bmc.Property) string {
	switch {
	case p.Status == bmc.StatusSuccess:
	case p.OnTrial():
		name := names[p.Pos.Line]
		if name == "" {
			name = fmt.Sprintf("lists, number %d", p.Pos.Line)
		}
		return fmt.Sprintf("drops %s: %s: %s", name, p.Status, p.Check.Msg)
	case p.OfMemory() && p.Status == bmc.StatusFailure:
		return open(p)
	}
	return ""
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
	failed := slices.ContainsFunc(res.Properties, func(p bmc.Property) bool { return p.Status == bmc.StatusFailure })
	for i := range res.Properties { // where one has failed, nobody has asked about the others
		if p := &res.Properties[i]; p.Status == bmc.StatusFailure || !failed && p.Status != bmc.StatusSuccess {
			j.line("  %s", open(p))
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

func open(p *bmc.Property) string {
	return fmt.Sprintf("open: line %d: %s: %s: %s", p.Pos.Line, p.Check.ID, p.Status, p.Check.Msg)
}

func (j *Journal) line(format string, args ...any) {
	fmt.Fprintf(j.w, format+"\n", args...)
}
