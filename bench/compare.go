package bench

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"
)

// Comparison is the time that two programs, an older and a newer seabmc, need for the same task.
type Comparison struct {
	Task       *Task
	Old, New   time.Duration // processor time, the least of several runs
	OldV, NewV string        // verdicts
}

// Slower reports whether the newer one needs over a tenth more time and over 50 ms more.
func (c *Comparison) Slower() bool {
	return c.New > c.Old+c.Old/10 && c.New > c.Old+50*time.Millisecond
}

// Compare runs both programs on each task, in turn. If the newer one seems slower on a task, the task is run again, up to repeat times, until it does
// not.
func Compare(ctx context.Context, older, newer Runner, tasks []Task, s Setup, repeat int) []Comparison {
	out := make([]Comparison, 0, len(tasks))
	for i := range tasks {
		if ctx.Err() != nil {
			break
		}
		c := Comparison{Task: &tasks[i]}
		for n := 0; n < repeat && (n == 0 || c.Slower()); n++ {
			x, y := older.one(ctx, c.Task, s), newer.one(ctx, c.Task, s)
			if n == 0 {
				c.Old, c.New = x.CPU, y.CPU
			}
			c.Old, c.New = min(c.Old, x.CPU), min(c.New, y.CPU)
			c.OldV, c.NewV = x.Verdict, y.Verdict
		}
		out = append(out, c)
	}
	return out
}

// WriteComparison prints the tasks that got slower, those with another verdict, and the sums. slower is the number of the first.
func WriteComparison(w io.Writer, cs []Comparison) (slower int) {
	cs = slices.Clone(cs)
	slices.SortFunc(cs, func(a, b Comparison) int { return int((b.New - b.Old) - (a.New - a.Old)) })
	var old, now time.Duration
	for i := range cs {
		c := &cs[i]
		old, now = old+c.Old, now+c.New
		if c.Slower() {
			slower++
			fmt.Fprintf(w, "slower  %-60s %8.3f s -> %8.3f s\n", c.Task.Name, c.Old.Seconds(), c.New.Seconds())
		}
	}
	for i := range cs {
		if c := &cs[i]; c.OldV != c.NewV {
			fmt.Fprintf(w, "verdict %-60s %s -> %s\n", c.Task.Name, orNone(c.OldV), orNone(c.NewV))
		}
	}
	fmt.Fprintf(w, "%d tasks, %d slower by more than a tenth and 50 ms; processor time %.1f s -> %.1f s\n", len(cs), slower, old.Seconds(), now.Seconds())
	return slower
}

// Right returns the tasks whose expected verdict is SUCCESSFUL.
func Right(tasks []Task) []Task {
	return slices.DeleteFunc(slices.Clone(tasks), func(t Task) bool { return t.Verdict != "SUCCESSFUL" })
}

// Named returns the tasks whose names contain one of the texts. It returns all tasks if there are no texts.
func Named(tasks []Task, texts []string) []Task {
	if len(texts) == 0 {
		return tasks
	}
	return slices.DeleteFunc(slices.Clone(tasks), func(t Task) bool {
		return !slices.ContainsFunc(texts, func(x string) bool { return strings.Contains(t.Name, x) })
	})
}
