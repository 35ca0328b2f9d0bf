package report

import (
	"fmt"
	"io"
	"slices"

	"seabmc/bmc"
	"seabmc/cex"
	"seabmc/ir"
)

// CBMCText writes the result in the form of CBMC's text. It has the parts that programs look for: a line "** Results:", a line for each property, and
// "** N of M failed" before the verdict. The last of these is always written, because cbmc-viewer takes a text without it for a success.
func CBMCText(w io.Writer, r *bmc.Result, version string, traces bool, notes []string) error {
	p := &printer{w: w}
	p.line("CBMC version %s", version)
	if r.Lower != nil {
		for _, f := range r.Lower.NoBody {
			p.line("**** WARNING: no body for function %s", f)
		}
		for _, s := range r.Lower.Warnings {
			p.line("**** WARNING: %s", s)
		}
	}
	for _, s := range slices.Concat(basis(r), r.Reasons, notes) {
		p.line("%s", s)
	}
	p.line("\n** Results:")
	failed, open, at := 0, 0, ""
	for i := range r.Properties {
		x := &r.Properties[i]
		if place := fmt.Sprintf("%s function %s", x.Pos.File, x.Pos.Func); place != at {
			at = place
			p.line("%s", place)
		}
		status := xmlStatus(x.Status)
		p.line("[%s] line %d %s: %s", x.Check.ID, x.Pos.Line, x.Check.Msg, status)
		switch status {
		case string(bmc.StatusFailure):
			failed++
		case string(bmc.StatusSuccess):
		default:
			open++
		}
	}
	p.line("")
	for i := range r.Properties {
		if x := &r.Properties[i]; traces && x.Trace != nil {
			p.cbmcTrace(x)
		}
	}
	undecided := ""
	if open > 0 {
		undecided = fmt.Sprintf(" (%d not decided)", open)
	}
	p.line("** %d of %d failed%s", failed, len(r.Properties), undecided)
	p.line("%s", r.Verdict)
	return p.err
}

// cbmcTrace writes a trace as CBMC does: the states after assignments, calls, and the property.
func (p *printer) cbmcTrace(x *bmc.Property) {
	p.line("Trace for %s:\n", x.Check.ID)
	for i := range x.Trace.Steps {
		s := &x.Trace.Steps[i]
		switch s.Kind {
		case ir.NoteAssign.String(), ir.NoteInput.String():
			p.line("State %d file %s function %s line %d thread 0", i+1, s.Pos.File, s.Func, s.Pos.Line)
			p.line("----------------------------------------------------")
			p.line("  %s=%s%s\n", s.Name, s.Value, bitsOf(s))
		case ir.NoteCall.String():
			p.line("Function call: %s (depth %d)\n", s.Name, s.Depth+1)
		case ir.NoteReturn.String():
			p.line("Function return from %s (depth %d)\n", s.Name, s.Depth+1)
		}
	}
	p.line("Violated property:\n  file %s function %s line %d thread 0\n  %s", x.Pos.File, x.Pos.Func, x.Pos.Line, x.Check.Msg)
	if x.Trace.Why != "" {
		p.line("  %s", x.Trace.Why)
	}
	p.line("\n")
}

func bitsOf(s *cex.Step) string {
	if s.Bits == "" {
		return ""
	}
	return " (" + s.Bits + ")"
}
