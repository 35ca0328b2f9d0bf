// Package summary reports the results of a project's proofs: as JSON, JUnit, SARIF, Markdown for a pull request, and a site of static pages.
//
// In: the outcomes of a run (package batch), and the JSON of an earlier one to compare with. Out: files. It decides nothing.
package summary

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"time"

	"seabmc/project"
	"seabmc/project/batch"
)

// schemaVersion is the version of the JSON document. It is raised with each incompatible change.
const schemaVersion = 1

// Document is a run as JSON.
type Document struct {
	SchemaVersion int    `json:"schema_version"`
	Tool          string `json:"tool"`
	Version       string `json:"version"`
	Project       string `json:"project"`
	Time          string `json:"time"`
	Proofs        []Row  `json:"proofs"`
}

// Row is a proof.
type Row struct {
	Name     string       `json:"name"`
	Status   batch.Status `json:"status"`
	Expect   string       `json:"expect"`
	Note     string       `json:"note,omitempty"`
	Harness  string       `json:"harness"`
	Function string       `json:"function"`
	Labels   []string     `json:"labels,omitempty"`
	Kept     bool         `json:"kept"`
	batch.Summary
	Coverage *batch.Coverage `json:"coverage,omitempty"`
}

// New makes the document of a run.
func New(p *project.Project, outcomes []batch.Outcome, version string, now time.Time) *Document {
	d := &Document{SchemaVersion: schemaVersion, Tool: "seabmc run", Version: version, Project: p.Name, Time: now.UTC().Format(time.RFC3339), Proofs: []Row{}}
	for i := range outcomes {
		o := &outcomes[i]
		r := Row{Name: o.Proof.Name, Status: o.Status, Expect: "safe", Note: o.Note(), Harness: o.Proof.Files[0], Function: o.Proof.Function, Labels: o.Proof.Labels,
			Kept: o.Kept, Summary: o.Summary, Coverage: o.Coverage}
		if o.Proof.Fails {
			r.Expect = "fails"
		}
		if r.Function == "" {
			r.Function = "main"
		}
		d.Proofs = append(d.Proofs, r)
	}
	return d
}

// JSON writes the document.
func (d *Document) JSON(w io.Writer) error {
	e := json.NewEncoder(w)
	e.SetIndent("", "  ")
	e.SetEscapeHTML(false)
	return e.Encode(d)
}

// Read reads the document of an earlier run.
func Read(path string) (*Document, error) {
	b, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	d := &Document{}
	if err := json.Unmarshal(b, d); err != nil || d.SchemaVersion == 0 {
		return nil, fmt.Errorf("%s is not what seabmc run --json=FILE writes", path)
	}
	if d.SchemaVersion != schemaVersion {
		return nil, fmt.Errorf("%s has version %d of its form, and %d is wanted: write it again", path, d.SchemaVersion, schemaVersion)
	}
	return d, nil
}
