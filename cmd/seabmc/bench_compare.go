package main

import (
	"context"
	"errors"
	"os"
	"path/filepath"

	"seabmc/bench"
	"seabmc/scratch"
)

// compare runs another seabmc and this one on the programs of the corpus. The exit code is 1 if this one is slower somewhere. The output of clang is
// kept, so that its time does not count twice.
func (o *benchOptions) compare(ctx context.Context, names []string) (int, error) {
	if o.older == "" {
		return 0, errUsage{errors.New("compare: name the other seabmc with --older")}
	}
	tasks, err := benchTasks("corpus", o.dir)
	if err != nil {
		return 0, err
	}
	if tasks, err = o.chosen(tasks, names); err != nil {
		return 0, err
	}
	if len(names) == 0 {
		tasks = bench.Right(tasks)
	}
	self, err := os.Executable()
	if err != nil {
		return 0, err
	}
	caches, remove, err := scratch.Dir()
	if err != nil {
		return 0, err
	}
	defer remove()
	runner := func(binary, cache string) bench.Runner {
		return bench.Runner{Binary: binary, Timeout: o.timeout, Flags: []string{"--cache-dir=" + filepath.Join(caches, cache)}}
	}
	setup := bench.Setup{Mem: o.mems[0], Solver: o.solvers[0], Extra: o.extra}
	repeat := max(o.figures.repeat, 3)
	cs := bench.Compare(ctx, runner(o.older, "older"), runner(self, "newer"), tasks, setup, repeat)
	if bench.WriteComparison(os.Stdout, cs) > 0 {
		return 1, nil
	}
	return 0, nil
}
