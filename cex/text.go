package cex

import (
	"bufio"
	"fmt"
	"io"
	"sort"

	"github.com/fatih/color"

	"seabmc/ir"
)

// TextOptions says how WriteText writes.
type TextOptions struct {
	Color bool
	Full  bool // every step; otherwise the shortest useful trace
	Lines int  // steps at most if not Full; 0 is 20
}

const defaultLines = 20

// WriteText writes the trace, one line per step,
//
//	file:line function: name = value (type)
//
// and at the end the check that failed. Unless Full is set, it writes only what the failure depends on: inputs, calls that had not returned, and the
// last assignment of each variable. If there are too many of these, it writes the latest, and a last line says how much was left out. A trace that
// fits is shown as it is.
func (t *Trace) WriteText(w io.Writer, o TextOptions) error {
	p := &textWriter{w: bufio.NewWriter(w), o: o}
	shown := t.choose(o)
	for _, i := range shown {
		p.step(&t.Steps[i])
	}
	p.failure(t)
	if left := len(t.Steps) - len(shown); left > 0 {
		fmt.Fprintf(p.w, "(%d of %d steps shown; --trace=full shows all)\n", len(shown), len(t.Steps))
	}
	return p.w.Flush()
}

// choose returns the steps to show, in order.
func (t *Trace) choose(o TextOptions) []int {
	var all, inputs, needed, calls, assigns []int
	for i := range t.Steps {
		s := &t.Steps[i]
		all = append(all, i)
		switch {
		case s.Input > 0:
			inputs = append(inputs, i)
			if s.Relevant {
				needed = append(needed, i)
			}
		case !s.Relevant:
		case s.Kind == ir.NoteCall.String():
			calls = append(calls, i)
		default:
			assigns = append(assigns, i)
		}
	}
	limit := o.Lines
	if limit == 0 {
		limit = defaultLines
	}
	if o.Full || len(all) <= limit {
		return all
	}
	// Inputs may take half of the lines, or what the others leave. Calls may take a quarter.
	room := max(limit/2, limit-len(calls)-len(assigns))
	if len(inputs) > room {
		inputs = needed
	}
	pick := latest(inputs, room)
	pick = append(pick, latest(calls, max(limit/4, limit-len(pick)-len(assigns)))...)
	pick = append(pick, latest(assigns, limit-len(pick))...)
	sort.Ints(pick)
	return pick
}

// latest returns the last n steps.
func latest(steps []int, n int) []int { return steps[len(steps)-min(len(steps), max(n, 0)):] }

type textWriter struct {
	w *bufio.Writer
	o TextOptions
}

func (p *textWriter) paint(s string, attr ...color.Attribute) string {
	c := color.New(attr...)
	if !p.o.Color {
		return s
	}
	c.EnableColor()
	return c.Sprint(s)
}

// place writes "file:line function: ", or the parts of it that are known.
func (p *textWriter) place(pos ir.Pos, fn string) {
	s := ""
	if pos.File != "" {
		s = fmt.Sprintf("%s:%d", pos.File, pos.Line)
	}
	if fn != "" {
		if s != "" {
			s += " "
		}
		s += fn
	}
	if s != "" {
		fmt.Fprint(p.w, p.paint(s+":", color.Faint), " ")
	}
}

func (p *textWriter) step(s *Step) {
	p.place(s.Pos, s.Func)
	switch s.Kind {
	case ir.NoteInput.String():
		fmt.Fprintf(p.w, "input %d: ", s.Input)
	case ir.NoteCall.String():
		fmt.Fprint(p.w, "call ")
	case ir.NoteReturn.String():
		fmt.Fprint(p.w, "return from ")
	}
	fmt.Fprint(p.w, p.paint(s.Name, color.Bold))
	if s.Value != "" {
		between := " = "
		if s.Kind == ir.NoteReturn.String() {
			between = ": "
		}
		fmt.Fprint(p.w, between, p.paint(s.Value, color.FgCyan))
	}
	if s.CType != "" {
		fmt.Fprintf(p.w, " (%s)", s.CType)
	}
	fmt.Fprintln(p.w)
}

func (p *textWriter) failure(t *Trace) {
	c := &t.Failed
	if *c == (ir.Check{}) {
		return
	}
	p.place(t.Pos, t.Pos.Func)
	fmt.Fprint(p.w, p.paint("does not hold:", color.FgRed, color.Bold))
	switch {
	case c.Msg != "":
		fmt.Fprint(p.w, " ", c.Msg)
	case c.Kind != "":
		fmt.Fprint(p.w, " ", c.Kind)
	}
	if c.ID != "" {
		fmt.Fprintf(p.w, " [%s]", c.ID)
	}
	fmt.Fprintln(p.w)
	if t.Why != "" {
		fmt.Fprintln(p.w, "  because", t.Why)
	}
}
