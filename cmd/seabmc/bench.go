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

const benchUsage = `usage: seabmc bench [flags] SUITE [TASK or CATEGORY...]

suites:
  corpus          the verdict corpus (testdata/verdicts), or the folder given with --dir
  aws-c-common    our harnesses over the library, each also with its seeded bug: Tables 8.1 to 8.3, Figures 8.1 to 8.7
  aws-mutants     mutants of the functions under test, which each have to fail (also aws-c-common --mutants)
  array-crafted   arrays read often (thesis Table 8.4, Figure 8.8): store-map on, cached, off, and lambda
  band            the case study of Figure 8.9 (Table 8.5, Figure 8.10)
  straight-line   10,000, 100,000 and 1,000,000 stores and loads at constant offsets of one array

flags:
`

type benchOptions struct {
	mems, solvers []string
	extra         []string
	jobs          int
	timeout       time.Duration
	dir, out      string
	perTask       bool
	figures       figureOptions
	aws           awsOptions
}

// runBench runs a suite; the exit code is 1 if an answer was wrong.
func runBench(ctx context.Context, args []string) (int, error) {
	var o benchOptions
	fs := pflag.NewFlagSet("bench", pflag.ContinueOnError)
	fs.Usage = func() { fmt.Print(benchUsage); fs.SetOutput(os.Stdout); fs.PrintDefaults() }
	fs.StringSliceVar(&o.mems, "mem", []string{"seam", "lambda", "array"}, "memory representations")
	fs.StringSliceVar(&o.solvers, "solver", []string{"yices", "z3"}, "solvers")
	fs.StringArrayVar(&o.extra, "flag", nil, "a further flag for every run, e.g. --flag=--arm=off")
	fs.IntVar(&o.jobs, "jobs", 2, "runs at the same time")
	fs.DurationVar(&o.timeout, "timeout", 1200*time.Second, "limit of one run")
	fs.StringVar(&o.dir, "dir", "", "folder of the corpus")
	fs.StringVar(&o.out, "out", "", "write SUITE.tsv and SUITE.json into this folder")
	fs.BoolVar(&o.perTask, "per-task", false, "print the wall time of every task")
	o.figures.flags(fs)
	o.aws.flags(fs)
	if err := fs.Parse(args); errors.Is(err, pflag.ErrHelp) {
		return 0, nil
	} else if err != nil {
		return 0, errUsage{err}
	}
	if fs.NArg() == 0 {
		return 0, errUsage{errors.New("no suite; see seabmc bench --help")}
	}
	if isFigure(fs.Arg(0)) {
		if !fs.Changed("jobs") {
			o.jobs = 1 // times are compared
		}
		return o.figure(ctx, fs.Arg(0))
	}
	switch fs.Arg(0) {
	case "aws-mutants":
		o.aws.mutants = true
		fallthrough
	case "aws-c-common":
		return o.runAWS(ctx, fs.Args()[1:])
	}
	tasks, cleanup, err := benchTasks(fs.Arg(0), fs.Args()[1:], o.dir)
	if err != nil {
		return 0, err
	}
	defer cleanup()
	return o.run(ctx, fs.Arg(0), tasks)
}

func benchTasks(suite string, only []string, dir string) ([]bench.Task, func(), error) {
	nop := func() {}
	if suite == "corpus" && dir != "" {
		tasks, err := bench.Corpus(dir)
		return tasks, nop, err
	}
	wd, err := os.Getwd()
	if err != nil {
		return nil, nop, err
	}
	root, err := bench.Project(wd)
	if err != nil {
		return nil, nop, err
	}
	var tasks []bench.Task
	switch suite {
	case "corpus":
		tasks, err = bench.Corpus(filepath.Join(root, "testdata", "verdicts"))
	default:
		err = errUsage{fmt.Errorf("no suite is called %q; see seabmc bench --help", suite)}
	}
	return tasks, nop, err
}

func (o *benchOptions) run(ctx context.Context, suite string, tasks []bench.Task) (int, error) {
	self, err := os.Executable()
	if err != nil {
		return 0, err
	}
	setups := bench.Matrix(o.mems, o.solvers)
	for i := range setups {
		setups[i].Extra = o.extra
	}
	bar := progressbar.NewOptions(len(tasks)*len(setups), progressbar.OptionSetWriter(os.Stderr), progressbar.OptionShowCount(),
		progressbar.OptionSetPredictTime(true), progressbar.OptionClearOnFinish(), progressbar.OptionThrottle(200*time.Millisecond))
	r := bench.Runner{Binary: self, Jobs: o.jobs, Timeout: o.timeout, Done: func(out *bench.Outcome) {
		bar.Describe(out.Task.Name)
		_ = bar.Add(1)
	}}
	outs := r.Run(ctx, tasks, setups)
	_ = bar.Finish()
	if ctx.Err() != nil {
		return 0, errors.New("interrupted")
	}
	if o.perTask {
		bench.PerTask(os.Stdout, outs, setups)
	}
	wrong := bench.Summary(os.Stdout, outs)
	if o.out != "" {
		if err := bench.WriteTSV(o.out, suite, outs); err != nil {
			return 0, err
		}
	}
	if wrong > 0 {
		return 1, nil
	}
	return 0, nil
}
