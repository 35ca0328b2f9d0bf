package report

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"io"
	"strings"

	"seabmc/bmc"
	"seabmc/cex"
)

type junitSuites struct {
	XMLName  xml.Name   `xml:"testsuites"`
	Name     string     `xml:"name,attr"`
	Tests    int        `xml:"tests,attr"`
	Failures int        `xml:"failures,attr"`
	Errors   int        `xml:"errors,attr"`
	Skipped  int        `xml:"skipped,attr"`
	Time     string     `xml:"time,attr"`
	Suite    junitSuite `xml:"testsuite"`
}

type junitSuite struct {
	Name     string      `xml:"name,attr"`
	Tests    int         `xml:"tests,attr"`
	Failures int         `xml:"failures,attr"`
	Errors   int         `xml:"errors,attr"`
	Skipped  int         `xml:"skipped,attr"`
	Time     string      `xml:"time,attr"`
	Cases    []junitCase `xml:"testcase"`
	Out      string      `xml:"system-out,omitempty"`
}

type junitCase struct {
	Name    string      `xml:"name,attr"`
	Class   string      `xml:"classname,attr"`
	File    string      `xml:"file,attr,omitempty"`
	Line    int         `xml:"line,attr,omitempty"`
	Time    string      `xml:"time,attr"`
	Failure *junitText  `xml:"failure,omitempty"`
	Error   *junitText  `xml:"error,omitempty"`
	Skipped *junitShort `xml:"skipped,omitempty"`
}

type junitText struct {
	Message string `xml:"message,attr"`
	Type    string `xml:"type,attr"`
	Text    string `xml:",chardata"`
}

type junitShort struct {
	Message string `xml:"message,attr"`
}

// JUnit writes the result as a JUnit test suite. Each property is a test case with its id as name, and with its file and function as class. A
// property that fails is a failure. One that was not decided is skipped; if the verdict is not known, it is an error with the reasons.
func JUnit(w io.Writer, r *bmc.Result) error {
	s := junitSuite{Name: "seabmc", Time: "0"}
	for i := range r.Properties {
		s.add(r, &r.Properties[i])
	}
	if len(r.Properties) == 0 && r.Verdict == bmc.Inconclusive {
		s.Cases = append(s.Cases, junitCase{Name: "verdict", Class: "seabmc", Time: "0", Error: undecided(r)})
		s.Errors++
	}
	s.Tests = len(s.Cases)
	s.Time = fmt.Sprintf("%.3f", r.Stats.TotalSeconds)
	s.Out = ValidXML(r.Verdict.String())
	all := junitSuites{Name: s.Name, Tests: s.Tests, Failures: s.Failures, Errors: s.Errors, Skipped: s.Skipped, Time: s.Time, Suite: s}
	return EncodeXML(w, &all)
}

func (s *junitSuite) add(r *bmc.Result, p *bmc.Property) {
	c := junitCase{Name: ValidXML(p.Check.ID), Class: ValidXML(className(p)), File: ValidXML(p.Pos.File), Line: p.Pos.Line, Time: "0"}
	switch {
	case p.Status == bmc.StatusSuccess, p.Status == bmc.StatusReached:
	case p.Status == bmc.StatusUnreached:
		c.Skipped = &junitShort{Message: "no execution reaches it"}
	case p.Status == bmc.StatusFailure:
		s.Failures++
		c.Failure = &junitText{Message: ValidXML(failureText(p)), Type: string(p.Check.Kind), Text: ValidXML(failureDetail(p))}
	case r.Verdict == bmc.Inconclusive:
		s.Errors++
		c.Error = undecided(r)
	default:
		s.Skipped++
		c.Skipped = &junitShort{Message: ValidXML(strings.ToLower(string(p.Status)) + ": another property failed first")}
	}
	s.Cases = append(s.Cases, c)
}

func undecided(r *bmc.Result) *junitText {
	return &junitText{Message: "not decided", Type: "inconclusive", Text: ValidXML(strings.Join(r.Reasons, "\n"))}
}

func className(p *bmc.Property) string {
	parts := []string{}
	for _, s := range []string{p.Pos.File, p.Pos.Func} {
		if s != "" {
			parts = append(parts, s)
		}
	}
	if len(parts) == 0 {
		return "seabmc"
	}
	return strings.Join(parts, ".")
}

// failureDetail returns the place and the short trace.
func failureDetail(p *bmc.Property) string {
	var b bytes.Buffer
	fmt.Fprintf(&b, "%s:%d: %s\n", p.Pos.File, p.Pos.Line, failureText(p))
	if p.Trace != nil {
		_ = p.Trace.WriteText(&b, cex.TextOptions{}) // a bytes.Buffer takes all
	}
	return b.String()
}

// ValidXML replaces characters that XML 1.0 cannot hold.
func ValidXML(s string) string {
	return strings.Map(func(c rune) rune {
		switch {
		case c == '\t' || c == '\n' || c == '\r', c >= ' ' && c <= 0xd7ff, c >= 0xe000 && c <= 0xfffc, c >= 0x10000:
			return c
		}
		return '?'
	}, strings.ToValidUTF8(s, "?"))
}
