package report

import (
	"encoding/json"
	"io"

	"seabmc/bmc"
	"seabmc/cex"
)

// schemaVersion counts incompatible changes of the JSON document.
const schemaVersion = 1

type jsonProperty struct {
	ID          string     `json:"id"`
	Kind        string     `json:"kind"`
	Description string     `json:"description"`
	File        string     `json:"file"`
	Line        int        `json:"line"`
	Function    string     `json:"function"`
	Status      string     `json:"status"`
	Trace       *cex.Trace `json:"trace,omitempty"`
}

type jsonLoop struct {
	ID         string `json:"id"`
	File       string `json:"file"`
	Line       int    `json:"line"`
	Iterations int    `json:"iterations"`
	Complete   bool   `json:"complete"`
}

type jsonResult struct {
	SchemaVersion int            `json:"schema_version"`
	Tool          string         `json:"tool"`
	Version       string         `json:"version"`
	Verdict       string         `json:"verdict"`
	Reasons       []string       `json:"reasons,omitempty"`
	NoBody        []string       `json:"functions_without_body,omitempty"`
	Warnings      []string       `json:"warnings,omitempty"`
	Properties    []jsonProperty `json:"properties"`
	Loops         []jsonLoop     `json:"loops,omitempty"`
	Stats         *bmc.Stats     `json:"stats"`
}

// JSON writes the result as one JSON document; traces only if asked for.
func JSON(w io.Writer, r *bmc.Result, version string, traces bool) error {
	verdict := map[bmc.Verdict]string{bmc.Successful: "SUCCESSFUL", bmc.Failed: "FAILED", bmc.Inconclusive: "INCONCLUSIVE"}[r.Verdict]
	d := jsonResult{SchemaVersion: schemaVersion, Tool: "seabmc", Version: version, Verdict: verdict, Reasons: r.Reasons,
		Properties: []jsonProperty{}, Stats: &r.Stats}
	for i := range r.Properties {
		p := &r.Properties[i]
		j := jsonProperty{ID: p.Check.ID, Kind: string(p.Check.Kind), Description: p.Check.Msg, File: p.Pos.File, Line: p.Pos.Line,
			Function: p.Pos.Func, Status: string(p.Status)}
		if traces {
			j.Trace = p.Trace
		}
		d.Properties = append(d.Properties, j)
	}
	if l := r.Lower; l != nil {
		d.NoBody, d.Warnings = l.NoBody, l.Warnings
		for _, x := range l.Loops {
			d.Loops = append(d.Loops, jsonLoop{x.ID, x.File, x.Line, x.Iterations, x.Complete})
		}
	}
	e := json.NewEncoder(w)
	e.SetIndent("", "  ")
	return e.Encode(&d)
}
