package summary

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"seabmc/project/batch"
)

// mostRows is the largest number of proofs in a table of the Markdown summary, since a comment on a pull request has little room.
const mostRows = 50

// Markdown writes a summary for a pull request. It lists everything that is not as expected. If an earlier run is given, it also lists what got worse
// and what is new.
func (d *Document) Markdown(w io.Writer, before *Document) error {
	out := bufio.NewWriter(w)
	m := &markdown{out}
	var bad []Change
	counts := map[batch.Status]int{}
	kept := 0
	for i := range d.Proofs {
		r := &d.Proofs[i]
		counts[r.Status]++
		if r.Kept {
			kept++
		}
		if r.Status != batch.Passed {
			bad = append(bad, Change{r, string(r.Status)})
		}
	}
	mark := "✅"
	if len(bad) > 0 {
		mark = "❌"
	}
	fmt.Fprintf(out, "### %s %s: %d of %d proofs as expected\n\n%d did not have to run, since nothing they depend on has changed.\n", mark, escape(d.Project), counts[batch.Passed], len(d.Proofs), kept)
	if before != nil {
		c := Compare(before, d)
		m.table("Worse than before", c.Worse)
		m.table("New", c.New)
		m.table("Better than before", c.Better)
		m.table("Slower", c.Slower)
		if len(c.Gone) > 0 {
			fmt.Fprintf(out, "\nNot run this time: %s\n", escape(strings.Join(c.Gone[:min(len(c.Gone), mostRows)], ", ")))
		}
	}
	m.table("Not as expected", bad)
	return out.Flush()
}

type markdown struct{ w io.Writer }

func (m *markdown) table(title string, rows []Change) {
	if len(rows) == 0 {
		return
	}
	fmt.Fprintf(m.w, "\n**%s**\n\n| proof | | |\n|---|---|---|\n", title)
	for i, c := range rows {
		if i == mostRows {
			fmt.Fprintf(m.w, "| … and %d more | | |\n", len(rows)-i)
			break
		}
		fmt.Fprintf(m.w, "| %s | %s | %s |\n", escape(c.Row.Name), escape(c.Text), escape(c.Row.Note))
	}
}

// escape makes sure that text is not read as Markdown or HTML.
func escape(s string) string {
	var b strings.Builder
	for _, r := range s {
		switch {
		case r < ' ':
			r = ' '
		case strings.ContainsRune("\\`*_{}[]<>()#+!|~&@", r):
			b.WriteByte('\\')
		}
		b.WriteRune(r)
	}
	return b.String()
}
