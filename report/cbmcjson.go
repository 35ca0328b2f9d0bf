package report

import (
	"encoding/json"
	"io"
	"strconv"

	"seabmc/bmc"
	"seabmc/cex"
	"seabmc/ir"
	"seabmc/ir/lower/state"
)

// CBMC's JSON (--json-ui), as cbmc-viewer reads it: an array of objects. Each object is a message, a list of results, or the verdict.

type jsonPlace struct {
	File     string `json:"file,omitempty"`
	Function string `json:"function,omitempty"`
	Line     string `json:"line,omitempty"` // a string, in CBMC's schema
	Folder   string `json:"workingDirectory,omitempty"`
}

type cbmcResult struct {
	Property    string           `json:"property"`
	Status      string           `json:"status"`
	Description string           `json:"description"`
	Location    *jsonPlace       `json:"sourceLocation,omitempty"`
	Trace       []map[string]any `json:"trace,omitempty"`
}

// CBMCJSON writes the result as CBMC's --json-ui does. It writes traces if they are asked for.
func CBMCJSON(w io.Writer, r *bmc.Result, version string, traces bool) error {
	x := cbmcWriter{workingFolder()}
	out := x.head(version)
	message := func(kind, text string) {
		out = append(out, map[string]any{"messageType": kind, "messageText": text})
	}
	if l := r.Lower; l != nil {
		for _, f := range l.NoBody {
			message("WARNING", "no body for function "+f)
		}
		for _, s := range l.Warnings {
			message("WARNING", s)
		}
	}
	for _, s := range append(r.Reasons[:len(r.Reasons):len(r.Reasons)], basis(r)...) {
		message("STATUS-MESSAGE", s)
	}
	if r.IsCoverage() {
		return encodeJSON(w, append(out, x.coverage(r)))
	}
	results := []cbmcResult{}
	for i := range r.Properties {
		p := &r.Properties[i]
		res := cbmcResult{Property: p.Check.ID, Status: xmlStatus(p.Status), Description: p.Check.Msg, Location: x.at(p.Pos)}
		if p.Trace != nil && traces {
			res.Trace = x.trace(p)
		}
		results = append(results, res)
	}
	out = append(out, map[string]any{"result": results})
	message("STATUS-MESSAGE", r.Verdict.String())
	status := map[bmc.Verdict]string{bmc.Successful: "success", bmc.Failed: "failure", bmc.Inconclusive: "inconclusive"}[r.Verdict]
	return encodeJSON(w, append(out, map[string]any{"cProverStatus": status}))
}

// CBMCJSONProperties writes the list of properties.
func CBMCJSONProperties(w io.Writer, r *bmc.Result, version string) error {
	x := cbmcWriter{workingFolder()}
	list := []map[string]any{}
	for i := range r.Properties {
		p := &r.Properties[i]
		list = append(list, map[string]any{"name": p.Check.ID, "class": string(p.Check.Kind), "description": p.Check.Msg, "expression": "", "sourceLocation": x.at(p.Pos)})
	}
	return encodeJSON(w, append(x.head(version), map[string]any{"properties": list}))
}

// CBMCJSONLoops writes the list of loops.
func CBMCJSONLoops(w io.Writer, loops []state.Loop, version string) error {
	x := cbmcWriter{workingFolder()}
	list := []map[string]any{}
	for _, l := range loops {
		list = append(list, map[string]any{"name": l.ID, "sourceLocation": x.at(ir.Pos{File: l.File, Line: l.Line, Func: l.Func})})
	}
	return encodeJSON(w, append(x.head(version), map[string]any{"loops": list}))
}

func encodeJSON(w io.Writer, list []map[string]any) error {
	e := json.NewEncoder(w)
	e.SetIndent("", "  ")
	e.SetEscapeHTML(false)
	return e.Encode(list)
}

type cbmcWriter struct{ folder string }

func (x *cbmcWriter) head(version string) []map[string]any {
	return []map[string]any{{"program": "CBMC " + version}}
}

func (x *cbmcWriter) at(p ir.Pos) *jsonPlace {
	if p.File == "" {
		return nil
	}
	return &jsonPlace{p.File, p.Func, strconv.Itoa(p.Line), x.folder}
}

func (x *cbmcWriter) coverage(r *bmc.Result) map[string]any {
	goals := []map[string]any{}
	for p, status := range goalsOf(r) {
		lines := map[string]any{p.Pos.File: map[string]any{p.Pos.Func: strconv.Itoa(p.Pos.Line)}}
		goals = append(goals, map[string]any{"goal": p.Check.ID, "status": status, "description": goalText(p, len(goals)), "basicBlockLines": lines, "sourceLocation": x.at(p.Pos)})
	}
	total, reached, _ := r.Coverage()
	return map[string]any{"goals": goals, "goalsCovered": reached, "totalGoals": total}
}

func (x *cbmcWriter) trace(p *bmc.Property) (steps []map[string]any) {
	for i := range p.Trace.Steps {
		if s := x.step(&p.Trace.Steps[i]); s != nil {
			s["hidden"], s["internal"], s["thread"] = false, false, 0
			steps = append(steps, s)
		}
	}
	reason := p.Check.Msg
	if p.Trace.Why != "" {
		reason += ": " + p.Trace.Why
	}
	return append(steps, map[string]any{"stepType": "failure", "hidden": false, "internal": false, "thread": 0, "property": p.Check.ID, "reason": reason, "sourceLocation": x.at(p.Pos)})
}

func (x *cbmcWriter) step(s *cex.Step) map[string]any {
	pos := s.Pos
	pos.Func = s.Func
	value := map[string]any{"data": s.Value, "name": "unknown", "type": s.CType}
	if s.Bits != "" {
		value["binary"] = s.Bits
	}
	switch s.Kind {
	case ir.NoteCall.String(), ir.NoteReturn.String():
		kind := "function-call"
		if s.Kind == ir.NoteReturn.String() {
			kind = "function-return"
		}
		return map[string]any{"stepType": kind, "sourceLocation": x.at(pos),
			"function": map[string]any{"displayName": s.Name, "identifier": s.Name, "sourceLocation": x.at(pos)}}
	case ir.NoteInput.String():
		return map[string]any{"stepType": "input", "sourceLocation": x.at(pos), "inputID": s.Name, "values": []map[string]any{value}, "mode": "C"}
	case ir.NoteAssign.String():
		return map[string]any{"stepType": "assignment", "assignmentType": "variable", "mode": "C", "sourceLocation": x.at(pos), "lhs": s.Name, "value": value}
	}
	return nil
}
