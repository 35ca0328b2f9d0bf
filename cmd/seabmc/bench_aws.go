package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/pflag"

	"seabmc/bench"
)

// awsOptions holds the flags of the suite aws-c-common.
type awsOptions struct {
	arms, storeMaps []string
	bugs            bool
	mutants         bool
	vacuity         bool
	mutantsPerTask  int
}

func (a *awsOptions) flags(fs *pflag.FlagSet) {
	fs.StringSliceVar(&a.arms, "arm", []string{"on", "off"}, "aws-c-common: seam's address range maps")
	fs.StringSliceVar(&a.storeMaps, "store-map", []string{"on"}, "aws-c-common: seam's store-map modes (on, cached, off)")
	fs.BoolVar(&a.bugs, "bugs", true, "aws-c-common: run each task with its seeded bug too")
	fs.BoolVar(&a.mutants, "mutants", false, "aws-c-common: mutants of the functions under test instead; each has to fail")
	fs.IntVar(&a.mutantsPerTask, "mutants-per-task", 10, "at most this many mutants of one task; 0: all")
}

// runAWS runs the tasks under every setup and prints Tables 8.1 to 8.3. For mutants and for vacuity checks it prints their tables instead. The tables
// go to --out as well.
func (o *benchOptions) runAWS(ctx context.Context, only []string) (int, error) {
	root, err := bench.Project(".")
	if err != nil {
		return 0, err
	}
	tasks, err := bench.AWS(root, only)
	if err != nil {
		return 0, err
	}
	if o.out == "" {
		o.out = filepath.Join(root, "build", "bench")
	}
	if o.cacheDir == "" {
		o.cacheDir = filepath.Join(o.out, "cache")
	}
	var text strings.Builder
	w := io.MultiWriter(os.Stdout, &text)
	x := awsRun{benchOptions: o, root: root, w: w, setups: bench.AWSSetups(o.mems, o.solvers, o.aws.arms, o.aws.storeMaps, o.extra)}
	bad := 0
	name, title := "aws-c-common", "aws-c-common"
	var figures []string
	switch {
	case o.aws.mutants:
		name, title = "aws-mutants", "aws-c-common: mutants"
		bad, err = x.mutants(ctx, tasks)
	case o.aws.vacuity:
		name, title = "aws-vacuity", "aws-c-common: vacuity"
		bad, err = x.vacuity(ctx, tasks)
	default:
		bad, figures, err = x.tables(ctx, tasks)
	}
	if err != nil {
		return 0, err
	}
	if err := bench.WritePage(o.out, name, title, text.String(), figures); err != nil {
		return 0, err
	}
	fmt.Printf("\nwritten to %s: %s.md, .html, .tsv, .json; %d figures\n", o.out, name, len(figures))
	if bad > 0 {
		return 1, nil
	}
	return 0, nil
}

// awsRun is a run of the suite. Its tables go to w.
type awsRun struct {
	*benchOptions
	root   string
	w      io.Writer
	setups []bench.Setup
}

// outcomes runs tasks, records them in the journal, and writes the results.
func (x *awsRun) outcomes(ctx context.Context, name string, tasks []bench.Task) ([]bench.Outcome, error) {
	journal, err := x.openJournal(name)
	if err != nil {
		return nil, err
	}
	outs, err := x.benchOptions.outcomes(ctx, journal, x.repeated(tasks), x.setups)
	if e := journal.Close(); err == nil {
		err = e
	}
	if err != nil {
		return nil, err
	}
	if x.perTask {
		bench.PerTask(x.w, outs, x.setups)
	}
	return outs, bench.WriteTSV(x.out, name, outs)
}

func (x *awsRun) tables(ctx context.Context, tasks []bench.Task) (wrong int, figures []string, err error) {
	thesis, err := bench.ThesisTasks(x.root)
	if err != nil {
		return 0, nil, err
	}
	if !x.aws.bugs {
		tasks = bench.WithoutBugs(tasks)
	}
	outs, err := x.outcomes(ctx, "aws-c-common", tasks)
	if err != nil {
		return 0, nil, err
	}
	outs = bench.Fastest(outs)
	fmt.Fprintln(x.w, "```")
	wrong = bench.Summary(x.w, outs)
	fmt.Fprintln(x.w, "```")
	bench.CacheNote(x.w, outs)
	bench.AWSTables(x.w, outs, x.setups, thesis)
	figures, err = bench.PlotAWS(x.out, outs, x.setups)
	return wrong, figures, err
}

func (x *awsRun) mutants(ctx context.Context, tasks []bench.Task) (wrong int, err error) {
	self, err := os.Executable()
	if err != nil {
		return 0, err
	}
	known, err := bench.Equivalents(x.root)
	if err != nil {
		return 0, err
	}
	x.setups = x.setups[:1]
	mutants, err := bench.Mutants(ctx, self, x.cacheFlags(), tasks, x.aws.mutantsPerTask, x.jobs)
	if err != nil {
		return 0, err
	}
	outs, err := x.outcomes(ctx, "aws-mutants", mutants)
	if err != nil {
		return 0, err
	}
	controls, err := x.outcomes(ctx, "aws-mutants-controls", bench.Controls(outs, tasks))
	if err != nil {
		return 0, err
	}
	return bench.MutantTable(x.w, bench.Fastest(outs), bench.Fastest(controls), tasks, known), nil
}

func (x *awsRun) vacuity(ctx context.Context, tasks []bench.Task) (empty int, err error) {
	x.setups = x.setups[:1]
	x.setups[0].Extra = append(slices.Clone(x.setups[0].Extra), "--vacuity-only")
	outs, err := x.outcomes(ctx, "aws-vacuity", bench.WithoutBugs(tasks))
	if err != nil {
		return 0, err
	}
	return bench.VacuityTable(x.w, bench.Fastest(outs)), nil
}
