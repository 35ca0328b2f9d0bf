package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"seabmc/bench"
)

func benchTasks(suite, dir string) ([]bench.Task, error) {
	if suite != "corpus" {
		return nil, errUsage{fmt.Errorf("no suite is called %q; see seabmc bench --help", suite)}
	}
	if dir != "" {
		return bench.Corpus(dir)
	}
	root, err := bench.Project(".")
	if err != nil {
		return nil, err
	}
	return bench.Corpus(filepath.Join(root, "testdata", "verdicts"))
}

// chosen returns the programs of the corpus that --kind, --every and the texts in names select.
func (o *benchOptions) chosen(tasks []bench.Task, names []string) ([]bench.Task, error) {
	tasks = bench.Part(bench.Named(bench.OfKind(tasks, o.kind), names), o.every)
	if len(tasks) == 0 {
		return nil, errUsage{errors.New("no program of the corpus is chosen; --by-kind prints the kinds that there are")}
	}
	return tasks, nil
}

// repeated returns each task --repeat times.
func (o *benchOptions) repeated(tasks []bench.Task) []bench.Task {
	var all []bench.Task
	for i := range o.figures.repeat {
		for _, t := range tasks {
			t.Repeat = i
			all = append(all, t)
		}
	}
	return all
}

// outcomes runs tasks under every setup, with a progress bar. Runs that the journal knows are not repeated, and new ones are added to it when they
// end. The journal may be nil.
func (o *benchOptions) outcomes(ctx context.Context, j *bench.Journal, tasks []bench.Task, setups []bench.Setup) ([]bench.Outcome, error) {
	self, err := os.Executable()
	if err != nil {
		return nil, err
	}
	bar := newSuiteBar(len(tasks)*len(setups), "auto")
	name := func(t *bench.Task, s bench.Setup) string {
		if t.Size > 0 {
			return fmt.Sprintf("%s %d", t.Name, t.Size)
		}
		if len(setups) == 1 {
			return t.Name
		}
		return t.Name + " " + s.Name()
	}
	r := bench.Runner{Binary: self, Jobs: o.jobs, Timeout: o.timeout, Flags: o.cacheFlags(),
		Started: func(t *bench.Task, s bench.Setup) { bar.started(name(t, s)) },
		Done: func(out *bench.Outcome) {
			if j != nil && ctx.Err() == nil { // a run that was killed has no answer
				j.Add(out)
			}
			bar.done(name(out.Task, out.Setup))
		}}
	if j != nil {
		r.Known = j.Known
	}
	outs := r.Run(ctx, tasks, setups)
	bar.finish()
	switch {
	case ctx.Err() != nil && j != nil:
		return nil, errors.New("interrupted; continue with --resume")
	case ctx.Err() != nil:
		return nil, errors.New("interrupted")
	}
	return outs, nil
}

// cacheFlags returns the flags that let each run use what other runs have made.
func (o *benchOptions) cacheFlags() (flags []string) {
	if o.cacheDir != "" {
		flags = append(flags, "--cache-dir="+o.cacheDir)
	}
	if o.cache {
		flags = append(flags, "--cache")
	}
	return slices.Clip(flags)
}

// openJournal opens the journal of a suite in --out.
func (o *benchOptions) openJournal(name string) (*bench.Journal, error) {
	self, err := os.Executable()
	if err != nil {
		return nil, err
	}
	return bench.OpenJournal(filepath.Join(o.out, name+".jsonl"), self, o.figures.resume)
}
