package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/schollz/progressbar/v3"
	"github.com/spf13/pflag"

	"seabmc/bench"
)

// awsOptions are the flags of the suite aws-c-common.
type awsOptions struct {
	arms, storeMaps []string
	bugs            bool
	mutants         bool
	mutantsPerTask  int
}

func (a *awsOptions) flags(fs *pflag.FlagSet) {
	fs.StringSliceVar(&a.arms, "arm", []string{"on", "off"}, "aws-c-common: seam's address range maps")
	fs.StringSliceVar(&a.storeMaps, "store-map", []string{"on"}, "aws-c-common: seam's store-map modes (on, cached, off)")
	fs.BoolVar(&a.bugs, "bugs", true, "aws-c-common: run each task with its seeded bug too")
	fs.BoolVar(&a.mutants, "mutants", false, "aws-c-common: mutants of the functions under test instead; each has to fail")
	fs.IntVar(&a.mutantsPerTask, "mutants-per-task", 10, "most mutants of one task")
}

// runAWS runs the tasks under every setup and prints Tables 8.1 to 8.3.
func (o *benchOptions) runAWS(ctx context.Context, only []string) (int, error) {
	wd, err := os.Getwd()
	if err != nil {
		return 0, err
	}
	root, err := bench.Project(wd)
	if err != nil {
		return 0, err
	}
	thesis, err := bench.ThesisTasks(root)
	if err != nil {
		return 0, err
	}
	tasks, err := bench.AWS(root, only)
	if err != nil {
		return 0, err
	}
	name := "aws-c-common"
	setups := bench.AWSSetups(o.mems, o.solvers, o.aws.arms, o.aws.storeMaps, o.extra)
	if o.aws.mutants {
		self, err := os.Executable()
		if err != nil {
			return 0, err
		}
		name = "aws-mutants"
		setups = setups[:1]
		if tasks, err = bench.Mutants(ctx, self, tasks, o.aws.mutantsPerTask); err != nil {
			return 0, err
		}
	} else if !o.aws.bugs {
		tasks = bench.WithoutBugs(tasks)
	}
	if o.out == "" {
		o.out = filepath.Join(root, "build", "bench")
	}
	journal, err := bench.OpenJournal(filepath.Join(o.out, name+".jsonl"), o.figures.resume)
	if err != nil {
		return 0, err
	}
	outs, err := o.journaled(ctx, journal, tasks, setups)
	if e := journal.Close(); err == nil {
		err = e
	}
	if err != nil {
		return 0, err
	}
	if err := bench.WriteTSV(o.out, name, outs); err != nil {
		return 0, err
	}
	if o.perTask {
		bench.PerTask(os.Stdout, outs, setups)
	}
	if o.aws.mutants {
		bench.MutantTable(os.Stdout, outs)
		return 0, nil
	}
	wrong := bench.Summary(os.Stdout, outs)
	bench.AWSTables(os.Stdout, outs, setups, thesis)
	files, err := bench.PlotAWS(o.out, outs, setups)
	if err != nil {
		return 0, err
	}
	if len(files) > 0 {
		fmt.Printf("\n%d figures drawn in %s\n", len(files), o.out)
	}
	if wrong > 0 {
		return 1, nil
	}
	return 0, nil
}

func (o *benchOptions) journaled(ctx context.Context, j *bench.Journal, tasks []bench.Task, setups []bench.Setup) ([]bench.Outcome, error) {
	self, err := os.Executable()
	if err != nil {
		return nil, err
	}
	bar := progressbar.NewOptions(len(tasks)*len(setups), progressbar.OptionSetWriter(os.Stderr), progressbar.OptionShowCount(),
		progressbar.OptionSetPredictTime(true), progressbar.OptionClearOnFinish(), progressbar.OptionThrottle(200*time.Millisecond))
	r := bench.Runner{Binary: self, Jobs: o.jobs, Timeout: o.timeout, Known: j.Known, Done: func(out *bench.Outcome) {
		if ctx.Err() == nil {
			j.Add(out)
		}
		bar.Describe(out.Task.Name)
		_ = bar.Add(1)
	}}
	outs := r.Run(ctx, tasks, setups)
	_ = bar.Finish()
	if ctx.Err() != nil {
		return nil, errors.New("interrupted; --resume goes on")
	}
	return outs, nil
}
