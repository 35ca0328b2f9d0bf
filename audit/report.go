package audit

import (
	"fmt"
	"io"
	"strings"
)

// Write prints the table, and says where to find what was refuted.
func (r *Report) Write(w io.Writer) {
	fmt.Fprintf(w, "audit by %s\n%-34s %12s %9s %9s %9s %9s %9s\n", strings.Join(r.Solvers, " and "),
		"rule or procedure", "applications", "distinct", "proved", "undecided", "refuted", "not asked")
	for _, x := range append(r.Rows, r.Total()) {
		fmt.Fprintf(w, "%-34s %12d %9d %9d %9d %9d %9d\n", x.Name, x.Applications, x.Distinct, x.Proved, x.Undecided, x.Refuted, x.NotAsked)
	}
	for _, f := range r.Files {
		fmt.Fprintf(w, "refuted: %s\n", f)
	}
}
