// Package report writes results for people and for programs.
//
// In: a bmc.Result. Out: text, JSON, SARIF, JUnit, HTML, CBMC's XML and JSON, and
// statistics. It decides nothing.
package report

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"seabmc/bmc"
)

// TraceMode says how much of the trace of a failure is shown.
type TraceMode uint8

// The trace modes.
const (
	TraceShort TraceMode = iota // the shortest useful trace
	TraceFull                   // every step
)

// TextOptions holds the options of Text.
type TextOptions struct {
	Trace     TraceMode
	Color     bool
	Contracts bool     // print the invariants that were found as contracts for the source
	Statuses  bool     // list every property with its status
	Notes     []string // lines to show before the verdict
}

// Text writes the result for people. The verdict is the last line.
func Text(w io.Writer, r *bmc.Result, o TextOptions) error {
	p := &printer{w: w}
	if r.IsCoverage() {
		p.coverage(r, o)
		return p.err
	}
	p.warnings(r)
	if o.Statuses {
		for i := range r.Properties {
			p.property(&r.Properties[i], o)
		}
	}
	if f := r.Failure; f != nil {
		p.failure(f, o)
	}
	p.summary(r, o)
	for _, n := range o.Notes {
		p.line("%s", n)
	}
	p.line("%s", paint(o.Color, r.Verdict))
	return p.err
}

// Properties lists the properties for --show-properties.
func Properties(w io.Writer, r *bmc.Result) error {
	p := &printer{w: w}
	for i := range r.Properties {
		pr := &r.Properties[i]
		p.line("Property %s:\n  file %s line %d function %s\n  %s", pr.Check.ID, pr.Pos.File, pr.Pos.Line, pr.Pos.Func, pr.Check.Msg)
	}
	return p.err
}

// StatsJSON writes the statistics as one line of JSON.
func StatsJSON(w io.Writer, r *bmc.Result) error {
	return json.NewEncoder(w).Encode(&r.Stats)
}

// StatsText writes the statistics, one per line.
func StatsText(w io.Writer, r *bmc.Result) error {
	b, err := json.MarshalIndent(&r.Stats, "", "  ")
	if err != nil {
		return err
	}
	s := strings.NewReplacer("\"", "", ",\n", "\n", "{\n", "", "\n}", "").Replace(string(b))
	_, err = fmt.Fprintln(w, s)
	return err
}
