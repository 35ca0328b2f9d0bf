package summary

import (
	"io"
	"net/url"
	"path/filepath"

	"github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif"

	"seabmc/project/batch"
	"seabmc/report"
)

// SARIF writes a result for each unexpected failure and for each proof that reaches nothing, and a notification for each proof without an answer.
// Places are relative to the project's folder.
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
	return report.WriteSARIF(w, rep)
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
