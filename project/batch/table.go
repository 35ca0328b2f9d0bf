package batch

import (
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/fatih/color"

	"seabmc/project"
)

// Lines prints a line for each proof when it is done.
type Lines struct {
	W     io.Writer
	Color bool
	Quiet bool // no line for proofs that went as expected
}

// Started prints nothing.
func (l *Lines) Started(*project.Proof) {}

// Noted prints on standard error, since standard output has a line for each proof.
func (l *Lines) Noted(what string) { fmt.Fprintln(os.Stderr, "seabmc: "+what) }

// Done prints a line.
func (l *Lines) Done(o *Outcome) {
	if !l.Quiet || o.Status != Passed {
		fmt.Fprintln(l.W, OneLine(o, l.Color))
	}
}

// OneLine returns an outcome as one line: status, name, cost, and what a reader should know.
func OneLine(o *Outcome, colored bool) string {
	attr := map[int]color.Attribute{0: color.FgGreen, 1: color.FgYellow, 2: color.FgYellow}[o.Status.Severity()]
	if attr == 0 {
		attr = color.FgRed
	}
	c := color.New(attr)
	if c.DisableColor(); colored {
		c.EnableColor()
	}
	cost := fmt.Sprintf("%.1f s", o.Summary.CPU)
	switch {
	case o.Kept:
		cost = "kept"
	case o.Status == Skipped:
		cost = ""
	}
	line := fmt.Sprintf("%s  %s  %s  %s", c.Sprintf("%-15s", o.Status), o.Proof.Name, cost, o.Note())
	return strings.TrimRight(printable(line, colored), " ")
}

// printable removes control characters, which a stranger's file names may contain, from what a terminal shows.
func printable(s string, colored bool) string {
	return strings.Map(func(r rune) rune {
		if r < ' ' && !(colored && r == '\x1b') || r == 0x7f {
			return '?'
		}
		return r
	}, s)
}

// Table shows on a terminal which proofs are running and how many are done.
type Table struct {
	w       io.Writer
	total   int
	done    []*Outcome
	running []running
	shown   int // lines on the screen
	now     func() time.Time
}

type running struct {
	proof *project.Proof
	since time.Time
}

// NewTable makes a table for a number of proofs.
func NewTable(w io.Writer, total int) *Table { return &Table{w: w, total: total, now: time.Now} }

// Started adds a proof.
func (t *Table) Started(p *project.Proof) {
	t.running = append(t.running, running{p, t.now()})
	t.draw()
}

// Noted prints a line that stays on the screen.
func (t *Table) Noted(what string) {
	t.wipe()
	fmt.Fprintln(t.w, printable(what, false))
	t.draw()
}

// Done removes the proof, and prints a line if it did not go as expected.
func (t *Table) Done(o *Outcome) {
	t.running = slices.DeleteFunc(t.running, func(r running) bool { return r.proof == o.Proof })
	t.done = append(t.done, o)
	if o.Kept && o.Status == Passed && len(t.done) < t.total {
		return // hundreds of them come at once
	}
	t.wipe()
	if o.Status != Passed {
		fmt.Fprintln(t.w, OneLine(o, true))
	}
	t.draw()
}

func (t *Table) wipe() {
	if t.shown > 0 {
		fmt.Fprintf(t.w, "\x1b[%dA\x1b[J", t.shown)
	}
	t.shown = 0
}

func (t *Table) draw() {
	t.wipe()
	if len(t.done) == t.total {
		return
	}
	fmt.Fprintf(t.w, "%d of %d done\x1b[K\n", len(t.done), t.total)
	shown := t.running[:min(len(t.running), mostShown)]
	for _, r := range shown {
		fmt.Fprintf(t.w, "  %s  %.0f s\x1b[K\n", printable(shortened(r.proof.Name), false), t.now().Sub(r.since).Seconds())
	}
	t.shown = 1 + len(shown)
}

// mostShown is the number of running proofs that a screen has room for. The ones that began first are shown.
const mostShown = 16

// shortened cuts a name so that it does not fill more than a line. The table could not take back a second line.
func shortened(name string) string {
	const most = 60
	if r := []rune(name); len(r) > most {
		return string(r[:most-1]) + "…"
	}
	return name
}
