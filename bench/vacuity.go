package bench

import (
	"fmt"
	"io"
	"path/filepath"
	"strings"
)

// VacuityTable prints as Markdown, for each task, how many assertions of its harness some execution reaches (a model shows it), and how many no
// execution reaches. runs are those of tasks with the flag --vacuity-only. It returns the number of tasks for which it is not shown that every
// assertion is reached. Whether a task is proved is another question.
func VacuityTable(w io.Writer, outs []Outcome) (empty int) {
	fmt.Fprint(w, "\n### Vacuity\n\nAssertions of the harness, its headers and its environment that some execution reaches; how many are open; those that none reaches.\n\n")
	fmt.Fprint(w, "| task | reached | open | not reached |\n|---|--:|--:|---|\n")
	for i := range outs {
		o := &outs[i]
		var not []string
		for _, p := range o.Vacuous {
			if !meantUnreached(p) {
				not = append(not, fmt.Sprintf("%s:%d", filepath.Base(p.File), p.Line))
			}
		}
		if o.Reached == 0 || o.Unknown > 0 || len(not) > 0 {
			empty++
		}
		fmt.Fprintf(w, "| %s | %d | %d | %s |\n", o.Task.Name, o.Reached, o.Unknown, strings.Join(not, " "))
	}
	fmt.Fprintf(w, "\nEvery assertion is reached in %d of %d tasks.\n", len(outs)-empty, len(outs))
	return empty
}

// meantUnreached recognizes the assertion that stands for the library's own fatal ones.
func meantUnreached(p Place) bool { return filepath.Base(p.File) == "env.c" }
