package summary

import (
	"encoding/json"
	"io"
	"net/url"
	"path/filepath"

	"github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif"

	"seabmc/project/batch"
)

// SARIF writes a result for each unexpected failure, one for each proof that reaches nothing, and a notification for each proof without an
// answer. Places are relative to the project's folder.
func (d *Document) SARIF(w io.Writer) error {
	run := sarif.NewRunWithInformationURI("seabmc", "")
	run.Tool.Driver.InformationURI = nil
	run.Tool.Driver.WithVersion(d.Version)
	run.WithColumnKind("unicodeCodePoints")
	invocation := sarif.NewInvocation().WithExecutionSuccessful(true)
	for i := range d.Proofs {
		r := &d.Proofs[i]
		switch r.Status {
		case batch.Passed:
		case batch.Failed, batch.Other:
			for _, f := range r.Failures {
				addResult(run, f.Kind, "proof "+r.Name+": "+f.Description+" "+f.Explanation, r.Name+"/"+f.ID, f.File, f.Line)
			}
		case batch.Vacuous, batch.NotFailed:
			addResult(run, string(r.Status), "proof "+r.Name+": "+r.Note, r.Name, r.Harness, 1)
		default:
			invocation.WithExecutionSuccessful(false)
			n := sarif.NewNotification().WithLevel("warning").WithMessage(sarif.NewTextMessage("proof " + r.Name + ": " + string(r.Status) + ": " + r.Note))
			n.Locations = []*sarif.Location{}
			invocation.AddToolExecutionNotification(n)
		}
	}
	run.AddInvocation(invocation)
	rep := sarif.NewReport()
	rep.AddRun(run)
	b, err := json.MarshalIndent(plain(rep), "", "  ")
	if err != nil {
		return err
	}
	_, err = w.Write(append(b, '\n'))
	return err
}

func addResult(run *sarif.Run, rule, text, id, file string, line int) {
	run.AddRule(rule).WithDefaultConfiguration(sarif.NewReportingConfiguration().WithLevel("error"))
	res := run.CreateResultForRule(rule).WithLevel("error").WithKind("fail").WithMessage(sarif.NewTextMessage(text)).
		WithPartialFingerprints(map[string]string{"seabmcProof/v1": id})
	if file != "" {
		address := (&url.URL{Path: filepath.ToSlash(file)}).String()
		if filepath.IsAbs(file) {
			address = "file://" + address
		}
		res.AddLocation(sarif.NewLocation().WithPhysicalLocation(sarif.NewPhysicalLocation().
			WithArtifactLocation(sarif.NewArtifactLocation().WithURI(address)).WithRegion(sarif.NewRegion().WithStartLine(max(1, line)))))
	}
}

// plain leaves out the empty arrays and indices of nothing that the library spells out.
func plain(rep *sarif.Report) any {
	b, err := json.Marshal(rep)
	if err != nil {
		return rep
	}
	var v any
	if json.Unmarshal(b, &v) != nil {
		return rep
	}
	return pruned(v)
}

func pruned(v any) any {
	switch v := v.(type) {
	case map[string]any:
		for k, x := range v {
			x = pruned(x)
			list, isList := x.([]any)
			n, isNumber := x.(float64)
			bag, isBag := x.(map[string]any)
			if x == nil || isBag && len(bag) == 0 && k == "properties" || isList && len(list) == 0 && k != "results" && k != "runs" || isNumber && n < 0 {
				delete(v, k)
			} else {
				v[k] = x
			}
		}
	case []any:
		for i := range v {
			v[i] = pruned(v[i])
		}
	}
	return v
}
