package contracts

import (
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"
)

// Table prints a line for each function. Then it prints what is not proved and why, and the verdict of all.
func Table(w io.Writer, out []Outcome) error {
	tw := tabwriter.NewWriter(w, 2, 0, 2, ' ', 0)
	fmt.Fprintln(tw, "function\tverdict\tCPU s\trests on the contracts of")
	for i := range out {
		o := &out[i]
		fmt.Fprintf(tw, "%s\t%s\t%.1f\t%s\n", o.Name, o.Status, o.CPU.Seconds(), o.basis())
	}
	if err := tw.Flush(); err != nil {
		return err
	}
	fmt.Fprintln(w)
	for i := range out {
		if o := &out[i]; o.Why != "" {
			fmt.Fprintf(w, "%s: %s: %s\n", o.Name, o.Status, o.Why)
		}
	}
	for i := range out {
		for _, what := range out[i].Empty {
			fmt.Fprintf(w, "%s proves nothing by %s\n", out[i].Name, what)
		}
	}
	if list := Unproved(out); len(list) > 0 {
		var names []string
		for _, o := range list {
			names = append(names, fmt.Sprintf("%s (%s)", o.Name, o.Status))
		}
		fmt.Fprintf(w, "assumed and not proved: %s\n", strings.Join(names, ", "))
	}
	var circular, unknown []string
	for i := range out {
		if out[i].Circular {
			circular = append(circular, out[i].Name)
		}
		for _, name := range out[i].NoBody {
			if !slices.Contains(unknown, name) {
				unknown = append(unknown, name)
			}
		}
	}
	if len(circular) > 0 {
		fmt.Fprintf(w, "rest on their own contracts, so that it is not shown that they end: %s\n", strings.Join(circular, ", "))
	}
	if len(unknown) > 0 {
		fmt.Fprintf(w, "called without a body or a contract, their results unknown: %s\n", strings.Join(unknown, ", "))
	}
	_, err := fmt.Fprintf(w, "%s\nVERIFICATION %s\n", Counts(out), word(Overall(out)))
	return err
}

// basis says what an outcome rests on.
func (o *Outcome) basis() string {
	s := strings.Join(o.RestsOn, ", ")
	switch {
	case len(o.Bodies) == 0:
		return s
	case s != "":
		s += "; "
	}
	return s + "with the " + map[bool]string{true: "body", false: "bodies"}[len(o.Bodies) == 1] + " of " + strings.Join(o.Bodies, ", ")
}

// Counts says how many functions have each verdict.
func Counts(out []Outcome) string {
	n := map[Status]int{}
	for i := range out {
		n[out[i].Status]++
	}
	functions := "functions"
	if len(out) == 1 {
		functions = "function"
	}
	s := fmt.Sprintf("%d %s with a contract: %d proved, %d failed, %d open", len(out), functions, n[Proved], n[Failed], n[Open])
	if n[NoBody] > 0 {
		s += fmt.Sprintf(", %d without a body", n[NoBody])
	}
	return s
}

// word returns the verdict in the form that the last line of the output has.
func word(v Status) string {
	return map[Status]string{Proved: "SUCCESSFUL", Failed: "FAILED", Open: "INCONCLUSIVE"}[v]
}

// jsonOutcome is an outcome in the JSON document.
type jsonOutcome struct {
	Function string         `json:"function"`
	File     string         `json:"file"`
	Line     int            `json:"line"`
	Verdict  string         `json:"verdict"`
	Why      string         `json:"why,omitempty"`
	CPU      float64        `json:"cpu_seconds"`
	RestsOn  []string       `json:"rests_on"`
	Unproved []string       `json:"assumed_and_not_proved,omitempty"`
	Bodies   []string       `json:"with_the_bodies_of,omitempty"`
	Circular bool           `json:"rests_on_itself,omitempty"`
	NoBody   []string       `json:"functions_without_body,omitempty"`
	Empty    []string       `json:"proves_nothing_by,omitempty"`
	Stats    map[string]any `json:"stats,omitempty"`
}

// JSON writes the outcomes as one document.
func JSON(w io.Writer, out []Outcome, version string) error {
	unproved := map[string]bool{}
	for _, o := range Unproved(out) {
		unproved[o.Name] = true
	}
	list := make([]jsonOutcome, len(out))
	for i := range out {
		o := &out[i]
		list[i] = jsonOutcome{Function: o.Name, File: o.File, Line: o.Line, Verdict: strings.ToLower(string(o.Status)), Why: o.Why, CPU: o.CPU.Seconds(),
			RestsOn: append([]string{}, o.RestsOn...), Bodies: o.Bodies, Circular: o.Circular, NoBody: o.NoBody, Empty: o.Empty, Stats: o.Stats}
		for _, name := range o.RestsOn {
			if unproved[name] {
				list[i].Unproved = append(list[i].Unproved, name)
			}
		}
	}
	e := json.NewEncoder(w)
	e.SetIndent("", "  ")
	e.SetEscapeHTML(false)
	return e.Encode(map[string]any{"schema_version": 1, "tool": "seabmc", "version": version, "verdict": word(Overall(out)), "functions": list})
}
