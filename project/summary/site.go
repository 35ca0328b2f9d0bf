package summary

import (
	"encoding/json"
	"errors"
	"fmt"
	"html/template"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	_ "embed"

	"seabmc/project/batch"
	"seabmc/report"
)

//go:embed site.html
var siteText string

var siteTemplate = template.Must(template.New("site").Funcs(template.FuncMap{
	"severity": func(s batch.Status) int { return s.Severity() },
	"percent": func(c *batch.Coverage) string {
		return fmt.Sprintf("%.0f %%", 100*float64(c.Reached)/float64(max(1, c.Goals)))
	},
}).Parse(siteText))

// past is a run in the site's history.
type past struct {
	Time   string               `json:"time"`
	Counts map[batch.Status]int `json:"counts"`
	CPU    float64              `json:"cpu_seconds"`
	Total  int                  `json:"total"`
}

// mostPast is the largest number of runs in the history.
const mostPast = 200

// historyName is the name of the history file, in the site's folder.
const historyName = "history.json"

// page is what a page shows.
type page struct {
	*Document
	History []bar
	Row     *Row
	Rows    []link
	Detail  *detail
	Sources []sourceFile
}

type link struct {
	*Row
	File string
}

// bar is a run in the chart of the trend. Heights are out of 100.
type bar struct {
	past
	X, Passed, Red    int
	TopPassed, TopRed int
}

// detail is what a page shows of the document of seabmc --json.
type detail struct {
	Properties []struct {
		batch.Place
		Status  string
		Vacuous bool
		Trace   *struct {
			Steps []step
		}
	}
	Loops    []loop
	Settings map[string]any
	Warnings []string
	NoBody   []string `json:"functions_without_body"`
}

type loop struct {
	ID, File         string
	Line, Iterations int
	Complete         bool
}

type step struct {
	Kind     string
	Name     string
	Value    string
	Relevant bool
	Pos      struct {
		File, Function string
		Line           int
	}
}

// sourceFile is a source file, with the lines of it that are reached.
type sourceFile struct {
	Name  string
	Lines []sourceLine
}

type sourceLine struct {
	Number int
	Text   string
	Status string // REACHED, UNREACHED, UNKNOWN or nothing
}

// Site writes the pages into a folder: index.html, a page for each proof, and the history, to which it adds this run. root is the project's folder.
func (d *Document) Site(dir, root string, outcomes []batch.Outcome) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return fmt.Errorf("%s: %w", dir, errors.Unwrap(err))
	}
	history, err := d.addToHistory(filepath.Join(dir, historyName))
	if err != nil {
		return err
	}
	index := page{Document: d, History: bars(history)}
	for i := range d.Proofs {
		r := &d.Proofs[i]
		l := link{r, fmt.Sprintf("proof-%d.html", i+1)}
		index.Rows = append(index.Rows, l)
		one := page{Document: d, Row: r, Detail: detailOf(outcomes[i].Full()), Sources: sources(root, r.Coverage)}
		if err := writePage(filepath.Join(dir, l.File), "proof", &one); err != nil {
			return err
		}
	}
	slices.SortStableFunc(index.Rows, func(a, b link) int { return b.Status.Severity() - a.Status.Severity() })
	return writePage(filepath.Join(dir, "index.html"), "index", &index)
}

func writePage(path, name string, p *page) error {
	return report.WriteFile(path, func(w io.Writer) error { return siteTemplate.ExecuteTemplate(w, name, p) })
}

// addToHistory adds this run to the file of earlier runs. A file that cannot be read is replaced by a new one.
func (d *Document) addToHistory(path string) ([]past, error) {
	var history []past
	if b, err := os.ReadFile(path); err == nil && json.Unmarshal(b, &history) != nil {
		history = nil
	}
	p := past{Time: d.Time, Counts: map[batch.Status]int{}, Total: len(d.Proofs)}
	for i := range d.Proofs {
		p.Counts[d.Proofs[i].Status]++
		if !d.Proofs[i].Kept {
			p.CPU += d.Proofs[i].CPU
		}
	}
	history = append(history, p)
	history = history[max(0, len(history)-mostPast):]
	return history, report.WriteFile(path, func(w io.Writer) error { return json.NewEncoder(w).Encode(history) })
}

// bars returns the latest runs as a chart.
func bars(history []past) (out []bar) {
	const shown = 60
	history = history[max(0, len(history)-shown):]
	most := 1
	for _, p := range history {
		most = max(most, p.Total)
	}
	for i, p := range history {
		passed, all := 100*p.Counts[batch.Passed]/most, 100*p.Total/most
		out = append(out, bar{p, 10 * i, passed, all - passed, 100 - passed, 100 - all})
	}
	return out
}

func detailOf(doc []byte) *detail {
	d := &detail{}
	if doc == nil || json.Unmarshal(doc, d) != nil {
		return nil
	}
	slices.SortStableFunc(d.Loops, func(a, b loop) int { return b.Iterations - a.Iterations })
	d.Loops = d.Loops[:min(len(d.Loops), 20)]
	return d
}

// mostLines is the largest number of source lines that a page shows.
const mostLines = 20_000

// sources returns the files that a coverage knows about, with what is reached. A line counts as not reached if one part of it is not reached.
func sources(root string, c *batch.Coverage) (out []sourceFile) {
	if c == nil {
		return nil
	}
	lines := map[string]map[int]string{}
	for _, l := range c.Lines {
		if lines[l.File] == nil {
			lines[l.File] = map[int]string{}
		}
		if old := lines[l.File][l.Line]; old == "" || old == "REACHED" {
			lines[l.File][l.Line] = l.Status
		}
	}
	total := 0
	for name, statuses := range lines {
		path := name
		if !filepath.IsAbs(path) {
			path = filepath.Join(root, name)
		}
		b, err := os.ReadFile(path)
		if err != nil {
			continue
		}
		f := sourceFile{Name: name}
		for i, text := range strings.Split(strings.TrimSuffix(string(b), "\n"), "\n") {
			if total++; total > mostLines {
				break
			}
			f.Lines = append(f.Lines, sourceLine{i + 1, text, statuses[i+1]})
		}
		out = append(out, f)
	}
	slices.SortFunc(out, func(a, b sourceFile) int { return strings.Compare(a.Name, b.Name) })
	return out
}
