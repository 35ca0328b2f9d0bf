package bench

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
)

// tally counts the results of a task's mutants.
type tally struct {
	killed, bound, alive, equivalent, timeout, open int
}

func (c *tally) total() int { return c.killed + c.bound + c.alive + c.equivalent + c.timeout + c.open }

// add counts a mutant. within holds the tasks all of whose loops end within the rounds that mutants have.
func (c *tally) add(o *Outcome, known map[string]Equivalent, within map[string]bool) {
	_, same := equivalent(known, o.Task)
	switch {
	case o.Verdict == "FAILED":
		c.killed++
	case o.Verdict == "SUCCESSFUL" && same:
		c.equivalent++
	case o.Verdict == "SUCCESSFUL":
		c.alive++
	case overRounds(o) && within[o.Task.Category]:
		c.bound++
	case o.TimedOut():
		c.timeout++
	default:
		c.open++
	}
}

func (c *tally) join(d *tally) {
	c.killed += d.killed
	c.bound += d.bound
	c.alive += d.alive
	c.equivalent += d.equivalent
	c.timeout += d.timeout
	c.open += d.open
}

// share returns the share of killed mutants among those not known to be equivalent. Mutants that exceed the bound, and others without a verdict,
// count as not killed.
func (c *tally) share() string {
	n := c.total() - c.equivalent
	if n == 0 {
		return "-"
	}
	return fmt.Sprintf("%.0f%%", 100*float64(c.killed)/float64(n))
}

func (c *tally) row() string {
	return fmt.Sprintf("%d | %d | %d | %d | %d | %d | %d | %s", c.total(), c.killed, c.bound, c.alive, c.equivalent, c.timeout, c.open, c.share())
}

const (
	mutantHead = "| mutants | killed | over the bound | survive | equivalent | time-out | no verdict | killed of non-equivalent |\n"
	mutantRule = "|---|--:|--:|--:|--:|--:|--:|--:|--:|\n"
)

// MutantTable prints as Markdown how many mutants are killed, by category and by task. Then it prints the survivors with their places, the equivalent
// ones by kind, and the wrong claims of equivalence. It returns the number of wrong claims. controls holds the outcomes of Controls.
func MutantTable(w io.Writer, outs, controls []Outcome, tasks []Task, known map[string]Equivalent) (wrong int) {
	within := map[string]bool{}
	for i := range controls {
		within[controls[i].Task.Name] = controls[i].Verdict == "SUCCESSFUL"
	}
	rows := map[string]*tally{}
	for _, t := range WithoutBugs(tasks) {
		rows[t.Name] = &tally{}
	}
	for i := range outs {
		rows[outs[i].Task.Category].add(&outs[i], known, within)
	}
	var total tally
	byCategory := map[string]*tally{}
	for _, t := range WithoutBugs(tasks) {
		if byCategory[t.Category] == nil {
			byCategory[t.Category] = &tally{}
		}
		byCategory[t.Category].join(rows[t.Name])
		total.join(rows[t.Name])
	}
	fmt.Fprintf(w, "\n### Mutants\n\nKilled: the verdict is FAILED. Over the bound: an execution goes round a loop more than %d times, and of the task as it is it is proved that none does. "+
		"These, time-outs and other runs without a verdict count as not killed.\n\n| category %s%s", mutantRounds, mutantHead, mutantRule)
	for _, c := range slices.Sorted(maps.Keys(byCategory)) {
		fmt.Fprintf(w, "| %s | %s |\n", c, byCategory[c].row())
	}
	fmt.Fprintf(w, "| **total** | %s |\n", total.row())
	var none []string
	fmt.Fprint(w, "\n| task ", mutantHead, mutantRule)
	for _, t := range WithoutBugs(tasks) {
		fmt.Fprintf(w, "| %s | %s |\n", t.Name, rows[t.Name].row())
		if rows[t.Name].killed == 0 {
			none = append(none, t.Name)
		}
	}
	fmt.Fprintf(w, "\n%d of %d tasks kill at least one mutant.", len(rows)-len(none), len(rows))
	if len(none) > 0 {
		fmt.Fprintf(w, " None: %s.", strings.Join(none, ", "))
	}
	fmt.Fprintln(w)
	survivors(w, outs, known)
	return claims(w, outs, known)
}

// survivors lists the survivors that nothing is known about.
func survivors(w io.Writer, outs []Outcome, known map[string]Equivalent) {
	head := "\n| not killed | place and change | why |\n|---|---|---|\n"
	for i := range outs {
		o := &outs[i]
		if _, same := equivalent(known, o.Task); o.Verdict == "FAILED" || o.Verdict == "SUCCESSFUL" && same {
			continue
		}
		why := "survives"
		if o.Verdict != "SUCCESSFUL" {
			why = strings.Join(append(slices.Clone(o.Reasons), o.Stderr), " ")
		}
		fmt.Fprintf(w, "%s| %s | %s | %s |\n", head, o.Task.Name, o.Task.Note, why)
		head = ""
	}
}

// claims counts the equivalent mutants by kind, and names the wrong claims.
func claims(w io.Writer, outs []Outcome, known map[string]Equivalent) (wrong int) {
	kinds := map[string]int{}
	for i := range outs {
		o := &outs[i]
		e, ok := equivalent(known, o.Task)
		_, named := known[o.Task.Name]
		switch {
		case ok && o.Verdict == "FAILED":
			wrong++
			fmt.Fprintf(w, "\nWRONG: %s is listed as equivalent and is killed\n", o.Task.Name)
		case named && !ok:
			wrong++
			fmt.Fprintf(w, "\nWRONG: %s is listed as equivalent, but for another place than %s\n", o.Task.Name, o.Task.Note)
		case ok:
			kinds[e.Kind]++
		}
	}
	head := "\n| kind of equivalent mutant | mutants |\n|---|--:|\n"
	for _, k := range slices.Sorted(maps.Keys(kinds)) {
		fmt.Fprintf(w, "%s| %s | %d |\n", head, k, kinds[k])
		head = ""
	}
	return wrong
}
