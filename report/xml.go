package report

import (
	"encoding/xml"
	"fmt"
	"io"
	"iter"
	"os"
	"strconv"
	"strings"

	"seabmc/bmc"
	"seabmc/cex"
	"seabmc/ir"
	"seabmc/ir/lower/state"
)

// CBMC's XML (--xml-ui), as cbmc-viewer reads it: properties, results with traces, and goals of coverage.

type cprover struct {
	XMLName    xml.Name      `xml:"cprover"`
	Program    string        `xml:"program"`
	Messages   []xmlMessage  `xml:"message"`
	Properties []xmlProperty `xml:"property"`
	Loops      []xmlLoop     `xml:"loop"`
	Goals      []xmlGoal     `xml:"goal"`
	Covered    *int          `xml:"goals-covered"`
	Total      *int          `xml:"goals-total"`
	Results    []xmlResult   `xml:"result"`
	Status     string        `xml:"cprover-status,omitempty"`
}

type xmlMessage struct {
	Type string `xml:"type,attr"`
	Text string `xml:"text"`
}

type xmlLocation struct {
	File     string `xml:"file,attr,omitempty"`
	Function string `xml:"function,attr,omitempty"`
	Line     int    `xml:"line,attr,omitempty"`
	Column   int    `xml:"column,attr,omitempty"`
	Folder   string `xml:"working-directory,attr,omitempty"`
}

type xmlProperty struct {
	Class       string       `xml:"class,attr"`
	Name        string       `xml:"name,attr"`
	Location    *xmlLocation `xml:"location"`
	Description string       `xml:"description"`
	Expression  string       `xml:"expression"`
}

type xmlLoop struct {
	Name     string       `xml:"name,attr"`
	ID       string       `xml:"loop-id"`
	Location *xmlLocation `xml:"location"`
}

type xmlGoal struct {
	ID          string       `xml:"id,attr"`
	Description string       `xml:"description,attr"`
	Status      string       `xml:"status,attr"`
	Lines       []xmlLines   `xml:"basic_block_lines>line"`
	Location    *xmlLocation `xml:"location"`
}

// xmlLines holds lines of a function. CBMC's viewer uses them to find what a goal is about.
type xmlLines struct {
	File     string `xml:"file,attr"`
	Function string `xml:"function,attr"`
	Lines    string `xml:",chardata"`
}

type xmlResult struct {
	Property    string       `xml:"property,attr"`
	Status      string       `xml:"status,attr"`
	Description string       `xml:"description,attr"`
	Location    *xmlLocation `xml:"location"`
	Trace       *xmlTrace    `xml:"goto_trace"`
}

type xmlTrace struct {
	Steps []any
}

// xmlStep holds what all steps of a trace have.
type xmlStep struct {
	Hidden bool `xml:"hidden,attr"`
	Number int  `xml:"step_nr,attr"`
	Thread int  `xml:"thread,attr"`
}

type xmlAssignment struct {
	XMLName xml.Name `xml:"assignment"`
	xmlStep
	Kind        string       `xml:"assignment_type,attr"`
	BaseName    string       `xml:"base_name,attr"`
	DisplayName string       `xml:"display_name,attr"`
	Identifier  string       `xml:"identifier,attr"`
	Mode        string       `xml:"mode,attr"`
	Location    *xmlLocation `xml:"location"`
	Type        string       `xml:"type,omitempty"`
	Left        string       `xml:"full_lhs"`
	Value       string       `xml:"full_lhs_value"`
}

type xmlInput struct {
	XMLName xml.Name `xml:"input"`
	xmlStep
	ID       string       `xml:"input_id"`
	Value    string       `xml:"value"`
	Location *xmlLocation `xml:"location"`
}

type xmlCall struct {
	XMLName xml.Name // function_call or function_return
	xmlStep
	Function struct {
		DisplayName string       `xml:"display_name,attr"`
		Identifier  string       `xml:"identifier,attr"`
		Location    *xmlLocation `xml:"location"`
	} `xml:"function"`
	Location *xmlLocation `xml:"location"`
}

type xmlFailure struct {
	XMLName xml.Name `xml:"failure"`
	xmlStep
	Property string       `xml:"property,attr"`
	Reason   string       `xml:"reason,attr"`
	Location *xmlLocation `xml:"location"`
}

// MarshalXML writes the steps one after another.
func (t *xmlTrace) MarshalXML(e *xml.Encoder, start xml.StartElement) error {
	if err := e.EncodeToken(start); err != nil {
		return err
	}
	for _, s := range t.Steps {
		if err := e.Encode(s); err != nil {
			return err
		}
	}
	return e.EncodeToken(start.End())
}

// XML writes the result as CBMC's --xml-ui does. It writes traces if they are asked for.
func XML(w io.Writer, r *bmc.Result, version string, traces bool) error {
	x := xmlWriter{folder: workingFolder()}
	d := &cprover{Program: "CBMC " + version}
	if l := r.Lower; l != nil {
		for _, s := range l.Warnings {
			d.Messages = append(d.Messages, xmlMessage{"WARNING", s})
		}
	}
	for _, s := range append(r.Reasons[:len(r.Reasons):len(r.Reasons)], basis(r)...) {
		d.Messages = append(d.Messages, xmlMessage{"STATUS-MESSAGE", s})
	}
	if r.IsCoverage() {
		x.goals(d, r)
		return EncodeXML(w, d)
	}
	for i := range r.Properties {
		p := &r.Properties[i]
		res := xmlResult{Property: p.Check.ID, Status: xmlStatus(p.Status), Description: p.Check.Msg, Location: x.at(p.Pos)}
		if p.Trace != nil && traces {
			res.Trace = x.trace(p)
		}
		d.Results = append(d.Results, res)
	}
	d.Messages = append(d.Messages, xmlMessage{"STATUS-MESSAGE", r.Verdict.String()})
	d.Status = map[bmc.Verdict]string{bmc.Successful: "SUCCESS", bmc.Failed: "FAILURE", bmc.Inconclusive: "INCONCLUSIVE"}[r.Verdict]
	return EncodeXML(w, d)
}

// XMLProperties writes the list of properties.
func XMLProperties(w io.Writer, r *bmc.Result, version string) error {
	x := xmlWriter{folder: workingFolder()}
	d := &cprover{Program: "CBMC " + version}
	for i := range r.Properties {
		p := &r.Properties[i]
		d.Properties = append(d.Properties, xmlProperty{Class: string(p.Check.Kind), Name: p.Check.ID, Location: x.at(p.Pos), Description: p.Check.Msg, Expression: p.Check.Msg})
	}
	return EncodeXML(w, d)
}

// XMLLoops writes the list of loops.
func XMLLoops(w io.Writer, loops []state.Loop, version string) error {
	x := xmlWriter{folder: workingFolder()}
	d := &cprover{Program: "CBMC " + version}
	for _, l := range loops {
		d.Loops = append(d.Loops, xmlLoop{l.ID, l.ID, x.at(ir.Pos{File: l.File, Line: l.Line, Func: l.Func})})
	}
	return EncodeXML(w, d)
}

// EncodeXML writes an indented XML document with its header.
func EncodeXML(w io.Writer, d any) error {
	if _, err := io.WriteString(w, xml.Header); err != nil {
		return err
	}
	e := xml.NewEncoder(w)
	e.Indent("", "  ")
	if err := e.Encode(d); err != nil {
		return err
	}
	_, err := io.WriteString(w, "\n")
	return err
}

func workingFolder() string {
	dir, _ := os.Getwd()
	return dir
}

func xmlStatus(s bmc.Status) string {
	switch s {
	case bmc.StatusSuccess, bmc.StatusFailure:
		return string(s)
	}
	return "UNKNOWN"
}

type xmlWriter struct{ folder string }

func (x *xmlWriter) at(p ir.Pos) *xmlLocation {
	if p.File == "" {
		return nil
	}
	return &xmlLocation{p.File, p.Func, p.Line, p.Col, x.folder}
}

// goalText describes a goal in the words of CBMC, because its viewer reads them.
func goalText(p *bmc.Property, n int) string {
	place := fmt.Sprintf("(lines %s:%s:%d)", p.Pos.File, p.Pos.Func, p.Pos.Line)
	if p.Check.About == ir.AboutLine {
		return fmt.Sprintf("block %d %s", n+1, place)
	}
	return p.Check.Msg + " " + place
}

// goalsOf returns the goals of coverage, each with its status in CBMC's words.
func goalsOf(r *bmc.Result) iter.Seq2[*bmc.Property, string] {
	return func(yield func(*bmc.Property, string) bool) {
		for i := range r.Properties {
			p := &r.Properties[i]
			status := "failed"
			if p.Status == bmc.StatusReached {
				status = "satisfied"
			}
			if p.Check.Kind == ir.CheckCover && !yield(p, status) {
				return
			}
		}
	}
}

// goals writes the goals of coverage.
func (x *xmlWriter) goals(d *cprover, r *bmc.Result) {
	for p, status := range goalsOf(r) {
		d.Goals = append(d.Goals, xmlGoal{p.Check.ID, goalText(p, len(d.Goals)), status, []xmlLines{{p.Pos.File, p.Pos.Func, strconv.Itoa(p.Pos.Line)}}, x.at(p.Pos)})
	}
	goals, reached, _ := r.Coverage()
	d.Covered, d.Total = &reached, &goals
}

func (x *xmlWriter) trace(p *bmc.Property) *xmlTrace {
	t := &xmlTrace{}
	for i := range p.Trace.Steps {
		if s := x.step(&p.Trace.Steps[i], i+1); s != nil {
			t.Steps = append(t.Steps, s)
		}
	}
	reason := p.Check.Msg
	if p.Trace.Why != "" {
		reason += ": " + p.Trace.Why
	}
	t.Steps = append(t.Steps, &xmlFailure{xmlStep: xmlStep{Number: len(p.Trace.Steps) + 1}, Property: p.Check.ID, Reason: reason, Location: x.at(p.Pos)})
	return t
}

func (x *xmlWriter) step(s *cex.Step, number int) any {
	common, pos := xmlStep{Number: number}, s.Pos
	pos.Func = s.Func
	switch s.Kind {
	case ir.NoteCall.String(), ir.NoteReturn.String():
		c := &xmlCall{xmlStep: common, Location: x.at(pos)}
		c.XMLName.Local = "function_call"
		if s.Kind == ir.NoteReturn.String() {
			c.XMLName.Local = "function_return"
		}
		c.Function.DisplayName, c.Function.Identifier, c.Function.Location = s.Name, s.Name, x.at(pos)
		return c
	case ir.NoteInput.String():
		return &xmlInput{xmlStep: common, ID: s.Name, Value: s.Value, Location: x.at(pos)}
	case ir.NoteAssign.String():
		base, _, _ := strings.Cut(s.Name, "[")
		base, _, _ = strings.Cut(base, ".")
		id := base
		if s.Func != "" {
			id = s.Func + "::" + base
		}
		return &xmlAssignment{xmlStep: common, Kind: "state", BaseName: base, DisplayName: id, Identifier: id, Mode: "C", Location: x.at(pos),
			Type: s.CType, Left: s.Name, Value: s.Value}
	}
	return nil
}
