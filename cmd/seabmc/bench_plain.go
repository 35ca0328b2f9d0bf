package main

import (
	"context"
	"fmt"
	"os"
	"slices"

	"seabmc/bench"
)

// plain compares the usual judgements with those of --plain.
func (o *benchOptions) plain(ctx context.Context, only []string) (int, error) {
	tasks, cleanup, err := benchTasks("corpus", nil, o.dir)
	if err != nil {
		return 0, err
	}
	defer cleanup()
	if len(only) > 0 {
		tasks = slices.DeleteFunc(tasks, func(t bench.Task) bool { return !slices.Contains(only, t.Name) })
	}
	self, err := os.Executable()
	if err != nil {
		return 0, err
	}
	bar := newSuiteBar(len(tasks))
	r := bench.PlainRunner{Binary: self, Jobs: o.jobs, Limit: o.timeout, Done: func(c *bench.Compared) {
		for _, d := range c.Differences() {
			fmt.Printf("DIFFERENT %s: %s\n", c.Task.Name, d)
		}
		if o.perTask {
			fmt.Printf("%s\t%s\t%s\t%d\t%.2f\t%.2f\t%s%v\n", c.Task.Name, c.Usual.Verdict, c.Plain.Verdict, c.Same(),
				c.Usual.CPU.Seconds(), c.Plain.CPU.Seconds(), c.Plain.Trouble, c.Plain.Reasons)
		}
		bar.done(c.Task.Name)
	}}
	all := r.Run(ctx, tasks)
	bar.finish()
	if differ := bench.PlainSummary(os.Stdout, all); differ > 0 {
		return 1, nil
	}
	return 0, nil
}
