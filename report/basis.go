package report

import (
	"fmt"
	"strings"

	"seabmc/bmc"
	"seabmc/ir"
	"seabmc/ir/lower/state"
)

// basis returns a few lines about what the verdict rests on: bounds, assumptions, and the checks that were off.
func basis(r *bmc.Result) []string {
	c := r.Config
	if c == nil || r.Lower == nil || r.Program == nil {
		return nil
	}
	if r.Lower.Text {
		return append(textBasis(&r.Program.Remarks), solving(r)...)
	}
	lines := []string{bounds(c, r.Lower)}
	if c.Like != "" {
		lines = append(lines, "defaults: those of "+c.Like)
	}
	if cut := r.Lower.Cut; len(cut) > 0 {
		lines = append(lines, "nothing is known beyond the bounds of "+strings.Join(cut, ", "))
	}
	lines = append(lines, solving(r)...)
	malloc := "malloc never fails"
	if r.Lower.SizesFit {
		malloc += ", and every size given to it fits an object"
	}
	if c.Lower.MallocMayFail {
		malloc = "malloc may fail"
	}
	if n := c.Lower.MaxArgs; n > 0 {
		malloc += fmt.Sprintf("; main gets at most %s", plural(n, "argument", "arguments"))
	}
	if n := c.Lower.MaxString; n > 0 {
		malloc += fmt.Sprintf("; strings of the environment have at most %s", plural(n, "character", "characters"))
	}
	lines = append(lines, fmt.Sprintf("assumed: %s; %d-bit pointers; at most 2^%d objects of less than 2^%d bytes", malloc,
		r.Program.PtrBits, r.Program.ObjBits, r.Program.OffBits()-1))
	if given := r.Lower.Given; len(given) > 0 {
		lines = append(lines, "assumed: each pointer argument is null or leads to an object of its own: "+strings.Join(given, ", "))
	}
	if n := r.Lower.Chances; n > 0 {
		lines = append(lines, fmt.Sprintf("assumed: a weak compare-and-exchange fails by chance at most %s in a row", plural(n, "time", "times")))
	}
	if !c.PointersAsked() {
		lines = append(lines, "assumed where a pointer check that is off would fail: a read gives what was written there before, else any value; a write changes no other object; "+
			"a free ends the object that the pointer leads to; an overlapping copy works like memmove")
	}
	if c.Lower.Goals.Any() && (r.UsesLoopContracts() || len(c.Lower.Replaced) > 0) {
		lines = append(lines, "assumed: what contracts say of loops and calls that they stand for holds")
	}
	if off := c.Lower.Off(); len(off) > 0 {
		lines = append(lines, "checks that were off: "+strings.Join(off, ", "))
	}
	return lines
}

// solving says how the answer was found, if this was not the usual way.
func solving(r *bmc.Result) (lines []string) {
	if n := r.Stats.CachedAnswers; n > 0 {
		lines = append(lines, fmt.Sprintf("from the cache: %s of earlier runs; %s to the solver", plural(n, "proof", "proofs"), plural(r.Stats.SolverCalls, "call", "calls")))
	}
	if n := r.Stats.Cases; n > 0 {
		lines = append(lines, fmt.Sprintf("checked case by case, in %s (--case-split)", plural(n, "case", "cases")))
	}
	return lines
}

// textBasis returns what SEA-IR text says that its verdict rests on.
func textBasis(m *ir.Remarks) []string {
	if len(m.Basis) == 0 {
		return []string{"SEA-IR text: bounds, assumptions and checks are those that it states"}
	}
	return append([]string{"SEA-IR text, made with what follows:"}, m.Basis...)
}

// Remarks returns what is written beside the instructions when the program of a result is printed as SEA-IR text.
func Remarks(r *bmc.Result) ir.Remarks {
	if r.Lower == nil || r.Lower.Text {
		return r.Program.Remarks
	}
	m := ir.Remarks{Basis: basis(r), Warnings: r.Lower.Warnings, NoBody: r.Lower.NoBody, Partial: r.Lower.Stopped}
	for _, u := range r.Lower.Unreached {
		m.Unbuilt = append(m.Unbuilt, ir.Statement(u))
	}
	return m
}

// bounds says how far loops were unrolled.
func bounds(c *bmc.Config, l *state.Report) string {
	how := "as far as needed"
	if c.Lower.Unwind >= 0 {
		how = fmt.Sprintf("at most %s, those of library functions as far as needed", plural(c.Lower.Unwind, "time", "times"))
	}
	var open []string
	contracts := 0
	for _, x := range l.Loops {
		if !x.Complete {
			open = append(open, fmt.Sprintf("%s (%d)", x.ID, x.Iterations))
		} else if x.Contract {
			contracts++
		}
	}
	s := fmt.Sprintf("bounds: loops %s; %s", how, plural(len(l.Loops), "loop", "loops"))
	if contracts > 0 {
		s += fmt.Sprintf(", %d by %s", contracts, map[bool]string{true: "its contract", false: "their contracts"}[contracts == 1])
	}
	if l.Ends[state.EndRepeats] > 0 {
		s += ", executions that came back to an earlier state were not followed further"
	}
	switch {
	case l.Stopped:
		return s + ", unrolling ended at the failure"
	case len(open) == 0 && contracts > 0 && len(l.Loops) > contracts:
		return s + ", the others unrolled to their end"
	case len(open) == 0 && len(l.Loops) > contracts:
		return s + ", all unrolled to their end"
	case len(open) > 0:
		return s + ", cut off: " + strings.Join(open, ", ")
	}
	return s
}
