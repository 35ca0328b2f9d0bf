package bench

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"seabmc/audit"
)

// auditLine returns the report of --audit=json, which is one line of a run's diagnostics. It returns nil if there is none.
func auditLine(stderr []byte) *audit.Report {
	for _, line := range bytes.Split(stderr, []byte("\n")) {
		if !bytes.HasPrefix(line, []byte(`{"solvers":`)) {
			continue
		}
		var rep audit.Report
		if json.Unmarshal(line, &rep) == nil {
			return &rep
		}
	}
	return nil
}

// Audited is the table of all audits of a suite. Bad lists the runs in which something was refuted. Without lists those that have no audit, with the
// line that they ended with.
type Audited struct {
	audit.Report
	Programs     int
	Bad, Without []string
}

// Audits adds up the audits of outcomes. A step that is the same in several programs is counted in each.
func Audits(outs []Outcome) *Audited {
	a := &Audited{}
	rows := map[string]int{}
	for i := range outs {
		o := &outs[i]
		if o.Audit == nil {
			a.Without = append(a.Without, strings.TrimSuffix(o.Task.Name+": "+o.Stderr, ": "))
			continue
		}
		a.Programs++
		a.Solvers = o.Audit.Solvers
		if o.Audit.Total().Refuted > 0 {
			a.Bad = append(a.Bad, o.Task.Name)
		}
		for _, r := range o.Audit.Rows {
			k, ok := rows[r.Name]
			if !ok {
				k = len(a.Rows)
				rows[r.Name] = k
				a.Rows = append(a.Rows, audit.Row{Name: r.Name})
			}
			a.Rows[k].Add(r)
		}
		a.Files = append(a.Files, o.Audit.Files...)
	}
	a.Sort()
	return a
}

// Write prints the table.
func (a *Audited) Write(w io.Writer) {
	a.Report.Write(w)
	fmt.Fprintf(w, "%d programs audited, %d of them with a step that was refuted\n", a.Programs, len(a.Bad))
	for _, name := range a.Bad {
		fmt.Fprintf(w, "REFUTED in %s\n", name)
	}
	for _, name := range a.Without {
		fmt.Fprintf(w, "no audit of %s\n", name)
	}
}
