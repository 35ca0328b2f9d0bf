package summary

import (
	"encoding/xml"
	"fmt"
	"io"
	"strings"

	"seabmc/project/batch"
	"seabmc/report"
)

type suites struct {
	XMLName  xml.Name `xml:"testsuites"`
	Name     string   `xml:"name,attr"`
	Tests    int      `xml:"tests,attr"`
	Failures int      `xml:"failures,attr"`
	Errors   int      `xml:"errors,attr"`
	Suite    suite    `xml:"testsuite"`
}

type suite struct {
	Name     string     `xml:"name,attr"`
	Tests    int        `xml:"tests,attr"`
	Failures int        `xml:"failures,attr"`
	Errors   int        `xml:"errors,attr"`
	Time     string     `xml:"time,attr"`
	Cases    []testCase `xml:"testcase"`
}

type testCase struct {
	Name    string  `xml:"name,attr"`
	Class   string  `xml:"classname,attr"`
	File    string  `xml:"file,attr,omitempty"`
	Time    string  `xml:"time,attr"`
	Failure *reason `xml:"failure,omitempty"`
	Error   *reason `xml:"error,omitempty"`
}

type reason struct {
	Message string `xml:"message,attr"`
	Type    string `xml:"type,attr"`
	Text    string `xml:",chardata"`
}

// JUnit writes a test case for each proof: a failure if the result is not as expected, an error if there is no answer.
func (d *Document) JUnit(w io.Writer) error {
	s := suite{Name: report.ValidXML(d.Project), Tests: len(d.Proofs)}
	total := 0.0
	for i := range d.Proofs {
		r := &d.Proofs[i]
		c := testCase{Name: report.ValidXML(r.Name), Class: report.ValidXML(d.Project), File: report.ValidXML(r.Harness), Time: fmt.Sprintf("%.3f", r.CPU)}
		why := &reason{report.ValidXML(r.Note), string(r.Status), report.ValidXML(details(r))}
		switch r.Status.Severity() {
		case batch.Passed.Severity():
		case batch.Failed.Severity():
			c.Failure = why
			s.Failures++
		default:
			c.Error = why
			s.Errors++
		}
		total += r.CPU
		s.Cases = append(s.Cases, c)
	}
	s.Time = fmt.Sprintf("%.3f", total)
	return report.EncodeXML(w, &suites{Name: s.Name, Tests: s.Tests, Failures: s.Failures, Errors: s.Errors, Suite: s})
}

// details returns the failures and reasons of a proof, one per line.
func details(r *Row) string {
	var b strings.Builder
	for _, f := range r.Failures {
		fmt.Fprintf(&b, "%s:%d: [%s] %s %s\n", f.File, f.Line, f.ID, f.Description, f.Explanation)
	}
	for _, f := range r.Unreached {
		fmt.Fprintf(&b, "%s:%d: [%s] no execution comes to it\n", f.File, f.Line, f.ID)
	}
	for _, s := range r.Reasons {
		b.WriteString(s + "\n")
	}
	return b.String()
}
