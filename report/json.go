package report

import (
	"encoding/json"
	"io"

	"seabmc/bmc"
	"seabmc/cex"
	"seabmc/ir/lower/state"
)

// schemaVersion is the version of the JSON document, which docs/json.md describes. It is raised with each incompatible change.
const schemaVersion = 1

type jsonProperty struct {
	ID          string     `json:"id"`
	Kind        string     `json:"kind"`
	Description string     `json:"description"`
	File        string     `json:"file"`
	Line        int        `json:"line"`
	Column      int        `json:"column,omitempty"`
	Function    string     `json:"function"`
	Status      string     `json:"status"`
	Vacuous     bool       `json:"vacuous,omitempty"`       // never reached
	Reached     bool       `json:"reached,omitempty"`       // some execution reaches it; with --vacuity only
	Unknown     bool       `json:"reach_unknown,omitempty"` // with --vacuity: it is not known whether any execution reaches it
	SaysNothing bool       `json:"says_nothing,omitempty"`  // an ensures clause that holds whatever the function does; with --vacuity only
	Explanation string     `json:"explanation,omitempty"`   // of a failure: what is wrong, with the values
	Fault       *cex.Fault `json:"fault,omitempty"`         // of a pointer: which part failed, and its object
	Trace       *cex.Trace `json:"trace,omitempty"`
}

type jsonLoop struct {
	ID         string `json:"id"`
	File       string `json:"file"`
	Line       int    `json:"line"`
	Iterations int    `json:"iterations"`
	Complete   bool   `json:"complete"`
	Contract   bool   `json:"contract,omitempty"` // it was proved by its contract and not unrolled
}

func jsonLoops(l *state.Report) (list []jsonLoop) {
	for _, x := range l.Loops {
		list = append(list, jsonLoop{x.ID, x.File, x.Line, x.Iterations, x.Complete, x.Contract})
	}
	return list
}

// jsonInvariants holds what was found for a loop.
type jsonInvariants struct {
	Loop       string       `json:"loop"`
	File       string       `json:"file"`
	Line       int          `json:"line"`
	Function   string       `json:"function"`
	Invariants []jsonClause `json:"clauses"`
	Decreases  []string     `json:"decreases,omitempty"`
}

type jsonClause struct {
	Formula string `json:"formula"`
	Tactic  string `json:"tactic"`
}

// jsonPart says which part of the properties the document is about, and which properties there are in all.
type jsonPart struct {
	Number    int    `json:"number"`
	Of        int    `json:"of"`
	Catalogue string `json:"catalogue"`
}

// jsonCase says which case of the program the document is about, and which cases must be checked in its place, if any.
type jsonCase struct {
	Name  string   `json:"name"`
	Split []string `json:"split,omitempty"`
}

type jsonResult struct {
	SchemaVersion int              `json:"schema_version"`
	Tool          string           `json:"tool"`
	Version       string           `json:"version"`
	Verdict       string           `json:"verdict"`
	ExitCode      int              `json:"exit_code"`
	Answer        string           `json:"answer,omitempty"`
	Failure       string           `json:"failure,omitempty"`
	Reasons       []string         `json:"reasons,omitempty"`
	NoBody        []string         `json:"functions_without_body,omitempty"`
	NotCalled     string           `json:"contract_not_called,omitempty"`
	Warnings      []string         `json:"warnings,omitempty"`
	Properties    []jsonProperty   `json:"properties"`
	Part          *jsonPart        `json:"part,omitempty"`
	Case          *jsonCase        `json:"case,omitempty"`
	Loops         []jsonLoop       `json:"loops,omitempty"`
	Invariants    []jsonInvariants `json:"invariants,omitempty"`
	Settings      Settings         `json:"settings,omitempty"`
	Replay        any              `json:"replay,omitempty"`
	Witness       []Validated      `json:"witness,omitempty"`
	Stats         *bmc.Stats       `json:"stats"`
}

// JSONOptions holds the options of JSON.
type JSONOptions struct {
	Version  string
	Traces   bool        // with the trace of each failure
	Settings Settings    // what was asked for
	Answer   string      // SV-COMP's word for the verdict
	Replay   any         // what the native run of the counterexample showed
	Witness  []Validated // what became of the invariants of a witness
}

// JSON writes the result as one JSON document. It writes traces only if they are asked for.
func JSON(w io.Writer, r *bmc.Result, o JSONOptions) error {
	verdict := map[bmc.Verdict]string{bmc.Successful: "SUCCESSFUL", bmc.Failed: "FAILED", bmc.Inconclusive: "INCONCLUSIVE"}[r.Verdict]
	d := jsonResult{SchemaVersion: schemaVersion, Tool: "seabmc", Version: o.Version, Verdict: verdict, ExitCode: r.ExitCode(),
		Answer: o.Answer, Reasons: r.Reasons, Properties: []jsonProperty{}, Settings: o.Settings, Replay: o.Replay, Witness: o.Witness, Stats: &r.Stats}
	if r.Config != nil && r.Config.Part.Of > 0 {
		d.Part = &jsonPart{r.Config.Part.Number, r.Config.Part.Of, r.Catalogue}
	}
	if r.Config != nil && r.Config.Alone.On {
		d.Case = &jsonCase{r.Config.Alone.String(), r.SplitInto}
	}
	if r.Failure != nil {
		d.Failure = r.Failure.Check.ID
	}
	for i := range r.Properties {
		p := &r.Properties[i]
		j := jsonProperty{ID: p.Check.ID, Kind: string(p.Check.Kind), Description: p.Check.Msg, File: p.Pos.File, Line: p.Pos.Line,
			Column: p.Pos.Col, Function: p.Pos.Func, Status: string(p.Status), Vacuous: p.Vacuous, Reached: p.Reached, Unknown: p.ReachUnknown, SaysNothing: p.Empty}
		if p.Trace != nil {
			j.Explanation, j.Fault = p.Trace.Why, p.Trace.Fault
		}
		if o.Traces {
			j.Trace = p.Trace
		}
		d.Properties = append(d.Properties, j)
	}
	if l := r.Lower; l != nil {
		d.NoBody, d.NotCalled, d.Warnings = l.NoBody, l.NotCalled, l.Warnings
		d.Loops = jsonLoops(l)
	}
	for _, l := range r.Invariants {
		x := jsonInvariants{Loop: l.Loop, File: l.File, Line: l.Line, Function: l.Function, Invariants: []jsonClause{}, Decreases: l.Measures}
		for _, c := range l.Clauses {
			x.Invariants = append(x.Invariants, jsonClause{c.Formula, c.Tactic})
		}
		d.Invariants = append(d.Invariants, x)
	}
	e := json.NewEncoder(w)
	e.SetIndent("", "  ")
	e.SetEscapeHTML(false)
	return e.Encode(&d)
}
