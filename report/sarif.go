package report

import (
	"encoding/json"
	"fmt"
	"io"
	"net/url"
	"os"
	"path/filepath"
	"strings"

	"github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif"

	"seabmc/bmc"
	"seabmc/cex"
	"seabmc/checks"
	"seabmc/ir"
)

// sarifSteps is the largest number of trace steps in a code flow: the essential ones, and then the latest.
const sarifSteps = 2000

// SARIF writes the result in the Static Analysis Results Interchange Format 2.1.0. It writes a rule for each kind of check, and a result for each
// property that fails, with the trace as its code flow. It writes a notification for each reason why the verdict is not known.
func SARIF(w io.Writer, r *bmc.Result, version string) error {
	run := sarif.NewRunWithInformationURI("seabmc", "")
	driver := run.Tool.Driver
	driver.InformationURI = nil
	driver.WithVersion(version)
	run.WithColumnKind("unicodeCodePoints")
	inv := sarif.NewInvocation().WithExecutionSuccessful(r.Verdict != bmc.Inconclusive).WithExitCode(r.Verdict.ExitCode())
	for _, why := range r.Reasons {
		n := sarif.NewNotification().WithLevel("warning").WithMessage(sarif.NewTextMessage(why))
		n.Locations = []*sarif.Location{}
		inv.AddToolExecutionNotification(n)
	}
	run.AddInvocation(inv)
	run.Properties = sarif.NewPropertyBag().Add("verdict", r.Verdict.String())
	for i := range r.Properties {
		p := &r.Properties[i]
		kind := checks.Of(p.Check.Kind)
		rule := run.AddRule(string(p.Check.Kind))
		rule.WithName(kind.Rule).WithShortDescription(sarif.NewMultiformatMessageString().WithText(kind.Finds)).
			WithDefaultConfiguration(sarif.NewReportingConfiguration().WithLevel("error"))
		if p.Status == bmc.StatusFailure {
			sarifResult(run, p)
		}
	}
	rep := sarif.NewReport()
	rep.AddRun(run)
	return WriteSARIF(w, rep)
}

// WriteSARIF writes a report as indented JSON. It leaves out the values that the format assumes by default.
func WriteSARIF(w io.Writer, rep *sarif.Report) error {
	b, err := json.MarshalIndent(sarifPlain(rep), "", "  ")
	if err != nil {
		return err
	}
	_, err = w.Write(append(b, '\n'))
	return err
}

// sarifPlain returns the report without the values that the format assumes by default (empty arrays and negative indices), which the library writes
// out.
func sarifPlain(rep *sarif.Report) any {
	b, err := json.Marshal(rep)
	if err != nil {
		return rep
	}
	var v any
	if err := json.Unmarshal(b, &v); err != nil {
		return rep
	}
	return prune(v)
}

func prune(v any) any {
	switch v := v.(type) {
	case map[string]any:
		for k, x := range v {
			x = prune(x)
			if emptySARIF(k, x) {
				delete(v, k)
			} else {
				v[k] = x
			}
		}
	case []any:
		for i := range v {
			v[i] = prune(v[i])
		}
	}
	return v
}

func emptySARIF(key string, x any) bool {
	switch x := x.(type) {
	case nil:
		return true
	case []any:
		return len(x) == 0 && key != "results" && key != "runs"
	case map[string]any:
		return len(x) == 0 && key == "properties"
	case float64:
		return x < 0
	}
	return false
}

func sarifResult(run *sarif.Run, p *bmc.Property) {
	res := run.CreateResultForRule(string(p.Check.Kind)).WithLevel("error").WithKind("fail").
		WithMessage(sarif.NewTextMessage(failureText(p))).WithPartialFingerprints(map[string]string{"seabmcProperty/v1": p.Check.ID})
	if l := sarifLocation(p.Pos, p.Pos.Func); l != nil {
		res.AddLocation(l)
	}
	if p.Trace != nil {
		if flow := sarifFlow(p); flow != nil {
			res.AddCodeFlow(flow)
		}
	}
}

// failureText returns the property, and why it does not hold if that is known.
func failureText(p *bmc.Property) string {
	s := fmt.Sprintf("%s does not hold [%s]", orKind(p.Check), p.Check.ID)
	if p.Trace != nil && p.Trace.Why != "" {
		s += ": " + p.Trace.Why
	}
	return s
}

func orKind(c ir.Check) string {
	if c.Msg != "" {
		return c.Msg
	}
	return string(c.Kind)
}

func sarifFlow(p *bmc.Property) *sarif.CodeFlow {
	flow := sarif.NewThreadFlow()
	steps := p.Trace.Steps
	order := 0
	for i := range steps {
		s := &steps[i]
		if len(steps)-i > sarifSteps && !s.Relevant {
			continue
		}
		if l := sarifLocation(s.Pos, s.Func); l != nil {
			order++
			l.WithMessage(sarif.NewTextMessage(stepText(s)))
			flow.AddLocation(sarifStep(l, s, order))
		}
	}
	if l := sarifLocation(p.Pos, p.Pos.Func); l != nil {
		l.WithMessage(sarif.NewTextMessage(failureText(p)))
		flow.AddLocation(sarif.NewThreadFlowLocation().WithLocation(l).WithExecutionOrder(order + 1).WithImportance("essential"))
	}
	if len(flow.Locations) == 0 {
		return nil
	}
	return sarif.NewCodeFlow().AddThreadFlow(flow)
}

func sarifStep(l *sarif.Location, s *cex.Step, order int) *sarif.ThreadFlowLocation {
	at := sarif.NewThreadFlowLocation().WithLocation(l).WithExecutionOrder(order).WithNestingLevel(s.Depth)
	at.WithImportance("important")
	if s.Relevant {
		at.WithImportance("essential")
	}
	if s.Kind == ir.NoteAssign.String() || s.Kind == ir.NoteInput.String() {
		at.WithState(map[string]sarif.MultiformatMessageString{s.Name: *sarif.NewMultiformatMessageString().WithText(s.Value)})
	}
	return at
}

// stepText returns a step as one line.
func stepText(s *cex.Step) string {
	t := s.Name
	switch s.Kind {
	case ir.NoteCall.String():
		return "call " + t
	case ir.NoteReturn.String():
		return "return from " + t
	case ir.NoteInput.String():
		t = fmt.Sprintf("input %d: %s", s.Input, t)
	}
	if s.Value != "" {
		t += " = " + s.Value
	}
	if s.CType != "" {
		t += " (" + s.CType + ")"
	}
	return t
}

// sarifLocation returns nil if no file is known.
func sarifLocation(pos ir.Pos, fn string) *sarif.Location {
	if pos.File == "" {
		return nil
	}
	phys := sarif.NewPhysicalLocation().WithArtifactLocation(sarif.NewSimpleArtifactLocation(relativeURI(pos.File)))
	if pos.Line > 0 {
		region := sarif.NewRegion().WithStartLine(pos.Line)
		if pos.Col > 0 {
			region.WithStartColumn(pos.Col)
		}
		phys.WithRegion(region)
	}
	l := sarif.NewLocationWithPhysicalLocation(phys)
	if fn != "" {
		l.AddLogicalLocation(sarif.NewLogicalLocation().WithName(fn).WithKind("function"))
	}
	return l
}

// relativeURI returns a reference to a file relative to the working folder. For a file outside that folder it returns the file URI.
func relativeURI(file string) string {
	if filepath.IsAbs(file) {
		if wd, err := os.Getwd(); err == nil {
			if rel, err := filepath.Rel(wd, file); err == nil && !strings.HasPrefix(rel, "..") {
				file = rel
			}
		}
	}
	u := url.URL{Path: filepath.ToSlash(filepath.Clean(file))}
	if filepath.IsAbs(file) {
		u.Scheme = "file"
	}
	return u.String()
}
