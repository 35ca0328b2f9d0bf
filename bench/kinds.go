package bench

import (
	"fmt"
	"io"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

var pairSuffix = regexp.MustCompile(`(_[a-z]+)?_(safe|unsafe)\.\w+$`)

// kindsOf says what each program is about: the check in its header, or else the kind of the property that fails. A safe program gets the kind of the
// unsafe program with the same name. The others get none.
func kindsOf(outs []Outcome) map[*Task]string {
	kinds := map[*Task]string{}
	byName := map[string]string{}
	stem := func(t *Task) string {
		return strings.TrimSuffix(strings.TrimSuffix(t.Name, filepath.Ext(t.Name)), "_safe")
	}
	for i := range outs {
		t := outs[i].Task
		if t.Check != "" || t.Kind != "" {
			kinds[t] = t.Check
			if t.Check == "" {
				kinds[t] = t.Kind
			}
			for _, name := range []string{strings.TrimSuffix(stem(t), "_unsafe"), pairSuffix.ReplaceAllString(t.Name, "")} {
				if byName[name] == "" {
					byName[name] = kinds[t]
				}
			}
		}
	}
	for i := range outs {
		if t := outs[i].Task; kinds[t] == "" && t.Verdict == "SUCCESSFUL" {
			if kinds[t] = byName[stem(t)]; kinds[t] == "" {
				kinds[t] = "none stated"
			}
		}
	}
	return kinds
}

// OfKind returns the tasks that are about a kind of check, as ByKind counts them. It returns all tasks if the kind is empty.
func OfKind(tasks []Task, kind string) []Task {
	if kind == "" {
		return tasks
	}
	outs := make([]Outcome, len(tasks))
	for i := range tasks {
		outs[i].Task = &tasks[i]
	}
	kinds := kindsOf(outs)
	var of []Task
	for i := range tasks {
		if kinds[&tasks[i]] == kind {
			of = append(of, tasks[i])
		}
	}
	return of
}

// kindRow counts the programs of one kind of check.
type kindRow struct {
	safe, unsafe map[*Task]bool
	runs, right  int
}

// ByKind prints, for each kind of check, how many safe and unsafe programs there are, and how many of all runs are right.
func ByKind(w io.Writer, outs []Outcome) {
	rows := map[string]*kindRow{}
	kinds := kindsOf(outs)
	for i := range outs {
		o := &outs[i]
		kind := kinds[o.Task]
		if kind == "" {
			continue // neither safe nor unsafe
		}
		r := rows[kind]
		if r == nil {
			r = &kindRow{safe: map[*Task]bool{}, unsafe: map[*Task]bool{}}
			rows[kind] = r
		}
		if o.Task.Verdict == "FAILED" {
			r.unsafe[o.Task] = true
		} else {
			r.safe[o.Task] = true
		}
		r.runs++
		if o.Wrong() == "" {
			r.right++
		}
	}
	var names []string
	for n := range rows {
		names = append(names, n)
	}
	slices.Sort(names)
	tw := tabs(w)
	fmt.Fprintln(tw, "check\tsafe\tunsafe\truns\tright\t")
	for _, n := range names {
		r := rows[n]
		fmt.Fprintf(tw, "%s\t%d\t%d\t%d\t%d\t\n", n, len(r.safe), len(r.unsafe), r.runs, r.right)
	}
	_ = tw.Flush()
}
