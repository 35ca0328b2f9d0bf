package projectcli

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"time"

	"github.com/spf13/pflag"

	"seabmc/project"
	"seabmc/project/batch"
	"seabmc/project/summary"
	"seabmc/report"
)

// reportFlags holds the flags about what seabmc run writes.
type reportFlags struct {
	json, junit, sarif, markdown, html, compare string
}

func (r *reportFlags) flags(fs *pflag.FlagSet) {
	fs.StringVar(&r.json, "json", "", "write the results as JSON to this file")
	fs.StringVar(&r.junit, "junit", "", "write the results to this file as a JUnit suite, with a test case for each proof")
	fs.StringVar(&r.sarif, "sarif", "", "write unexpected failures as SARIF 2.1.0 to this file")
	fs.StringVar(&r.markdown, "markdown", "", "write a summary for a pull request to this file")
	fs.StringVar(&r.compare, "compare", "", "in the summary, say what changed since the results in this file, which an earlier --json wrote")
	fs.StringVar(&r.html, "html", "", "write a site of static pages to this folder: an overview, the trend over runs, a page for each proof")
}

// before reads the earlier run. It is called first, so that a mistake shows before anything runs.
func (r *reportFlags) before(l Line) (*summary.Document, error) {
	if r.compare == "" {
		return nil, nil
	}
	if r.markdown == "" {
		return nil, l.Wrong(errors.New("--compare goes with --markdown=FILE"))
	}
	d, err := summary.Read(r.compare)
	if errors.Is(err, os.ErrNotExist) {
		return nil, fmt.Errorf("--compare=%s: no such file", r.compare)
	}
	return d, err
}

// spare refuses to write reports over files of the project, or over other sources.
func (r *reportFlags) spare(l Line, p *project.Project) error {
	inputs := []string{p.Path}
	for i := range p.Proofs {
		for _, f := range p.Proofs[i].Files {
			if !filepath.IsAbs(f) {
				f = filepath.Join(p.Root, f)
			}
			inputs = append(inputs, f)
		}
	}
	if err := report.Spare(map[string]string{"json": r.json, "junit": r.junit, "sarif": r.sarif, "markdown": r.markdown}, inputs); err != nil {
		return l.Wrong(err)
	}
	return nil
}

// write writes the requested reports. If one cannot be written, the others still are.
func (r *reportFlags) write(version string, p *project.Project, outcomes []batch.Outcome, before *summary.Document) error {
	d := summary.New(p, outcomes, version, time.Now())
	var errs []error
	file := func(path string, f func(io.Writer) error) { errs = report.AppendFailure(errs, path, f) }
	file(r.json, d.JSON)
	file(r.junit, d.JUnit)
	file(r.sarif, d.SARIF)
	file(r.markdown, func(w io.Writer) error { return d.Markdown(w, before) })
	if r.html != "" {
		if err := d.Site(r.html, p.Root, outcomes); err != nil {
			errs = append(errs, err)
		}
	}
	return report.OneLineEach(errs)
}
