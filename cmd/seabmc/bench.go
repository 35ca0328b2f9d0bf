package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/spf13/pflag"

	"seabmc/bench"
	"seabmc/memrep"
)

const benchUsage = `usage: seabmc bench [flags] SUITE [TASK or CATEGORY...]

suites:
  compare         compares the processor time of another seabmc (--older) and this one on the correct programs of the corpus, or on
                  those whose names contain the arguments; lists those that became slower by more than a tenth and 50 ms
  corpus          the verdict corpus (testdata/verdicts), or the folder given with --dir; arguments: parts of the names of programs
  audit           the verdict corpus, another folder of programs with such headers, or aws-c-common: another solver checks
                  every step of each run (seabmc --audit); the exit code is 7 if one was refuted
  rules           the same programs: how often each rule and procedure is applied, and the share of the rules that are lines
  plain           compares the statuses of properties with and without --plain, on the verdict corpus; --timeout is processor time
                  (default 60s); the arguments are names of programs
  aws-c-common    our harnesses for the library, each with and without its seeded bug: Tables 8.1 to 8.3, Figures 8.1 to 8.7
  aws-mutants     mutants of the functions under test, all of which must fail (also aws-c-common --mutants)
  aws-vacuity     which assertions of each task can be reached
  contracts       every function of AWS-LC's ML-KEM and ML-DSA that has a contract (make bench-contracts fetches them); --timeout is processor time
                  (default 60s); arguments: ml_kem, ml_dsa
  array-crafted   arrays that are read often (thesis Table 8.4, Figure 8.8): store-map on, cached, off, and lambda
  band            the case study of Figure 8.9 (Table 8.5, Figure 8.10)
  libraries       C libraries with inputs of 2, 4, 8, 16 and 32 symbolic bytes (scripts/libraries.sh fetches them), each with and without a seeded bug;
                  --timeout is processor time (default 2m); --out=DIR: a page with plots
  reading         how many functions in the C files of the given folders can still be read after clang has optimised them
  strategy        the corpus, another folder, aws-c-common or libraries (--sizes): compares the processor time that runs spend on
                  their finished formulas with one plain call of each solver on them
  sets            regions allocated and freed, with sets and by splitting paths: Table 3 of the paper on finite sets, also with bugs and
                  with frees in any order; --timeout is processor time (default 20s); arguments: numbers of regions
  unbounded       programs whose loops have no small bound (testdata/unbounded) with --engine=auto: how many are decided, and by what; --timeout is
                  processor time (default 20s); arguments: folders, or folder/program
  straight-line   10,000, 100,000 and 1,000,000 stores and loads at constant offsets of one array

flags:
`

type benchOptions struct {
	mems, solvers []string
	extra         []string
	jobs          int
	timeout       time.Duration
	dir, out      string
	older         string
	perTask       bool
	cache         bool
	cacheDir      string
	byKind        bool
	kind          string
	every         int
	figures       figureOptions
	reading       readingOptions
	aws           awsOptions
	audit         auditFlags
	others        plainOptions
	strategy      strategyFlags
	libraries     librariesFlags
	contracts     contractsOptions
}

func (o *benchOptions) flags(fs *pflag.FlagSet) {
	fs.StringSliceVar(&o.mems, "mem", memrep.Names(), "memory representations")
	fs.StringSliceVar(&o.solvers, "solver", []string{"yices", "z3"}, "solvers")
	fs.StringArrayVar(&o.extra, "flag", nil, "another flag for every run, e.g. --flag=--arm=off")
	fs.IntVar(&o.jobs, "jobs", 2, "how many runs at the same time")
	fs.DurationVar(&o.timeout, "timeout", 1200*time.Second, "time limit of one run")
	fs.StringVar(&o.dir, "dir", "", "corpus, compare, plain, audit, rules, strategy: the folder of the programs (default testdata/verdicts)")
	fs.StringVar(&o.out, "out", "", "write SUITE.tsv and SUITE.json into this folder")
	fs.StringVar(&o.older, "older", "", "compare: the other seabmc")
	fs.BoolVar(&o.perTask, "per-task", false, "print the processor time of every task")
	fs.BoolVar(&o.cache, "cache", false, "do not ask a solver again what it has proved before; the tables say how many")
	fs.StringVar(&o.cacheDir, "cache-dir", "", "where compiled files and proofs are kept (aws-c-common: build/bench/cache)")
	fs.IntVar(&o.figures.repeat, "repeat", 1, "run each program this many times and take the fastest run (array-crafted, band, straight-line: 3)")
	fs.BoolVar(&o.figures.resume, "resume", false, "continue the interrupted run whose journal is in --out; runs of another binary or of changed files are repeated")
	fs.BoolVar(&o.byKind, "by-kind", false, "for each kind of check, print how many programs have a bug and how many do not, and how many answers are right")
	fs.StringVar(&o.kind, "kind", "", "corpus, compare: only programs about this kind of check, as --by-kind names it")
	fs.IntVar(&o.every, "every", 1, "corpus, compare, audit, rules, plain: run only every n-th program; always the same ones")
	o.figures.flags(fs)
	o.aws.flags(fs)
	o.others.flags(fs)
	o.contracts.flags(fs)
	o.reading.flags(fs)
	o.audit.benchFlags(fs)
	o.strategy.flags(fs)
	o.libraries.flags(fs)
}

// runBench runs a suite. The exit code is 1 if an answer was wrong.
func runBench(ctx context.Context, args []string) (int, error) {
	var o benchOptions
	fs := pflag.NewFlagSet("bench", pflag.ContinueOnError)
	fs.Usage = func() { fmt.Print(benchUsage); fs.SetOutput(os.Stdout); fs.PrintDefaults() }
	o.flags(fs)
	if err := fs.Parse(args); errors.Is(err, pflag.ErrHelp) {
		return 0, nil
	} else if err != nil {
		return 0, errUsage{err}
	}
	if fs.NArg() == 0 {
		return 0, errUsage{errors.New("name a suite; seabmc bench --help lists them")}
	}
	if o.figures.repeat < 1 {
		return 0, errUsage{errors.New("--repeat must be at least 1")}
	}
	if takesFolder := []string{"corpus", "compare", "plain", "audit", "rules", "strategy"}; o.dir != "" && !slices.Contains(takesFolder, fs.Arg(0)) {
		return 0, errUsage{errors.New("--dir goes with the suites " + strings.Join(takesFolder, ", "))}
	}
	if isFigure(fs.Arg(0)) {
		if !fs.Changed("jobs") {
			o.jobs = 1 // times are compared
		}
		if !fs.Changed("repeat") {
			o.figures.repeat = 3
		}
		return o.figure(ctx, fs.Arg(0))
	}
	return o.suite(ctx, fs)
}

// suite runs the suite with the given name.
func (o *benchOptions) suite(ctx context.Context, fs *pflag.FlagSet) (int, error) {
	switch fs.Arg(0) {
	case "audit":
		return o.runAudit(ctx, fs.Args()[1:])
	case "libraries":
		if !fs.Changed("timeout") {
			o.timeout = 2 * time.Minute
		}
		return o.runLibraries(ctx, fs.Args()[1:])
	case "strategy":
		return o.runStrategy(ctx, fs.Args()[1:])
	case "rules":
		return o.runRules(ctx, fs.Args()[1:])
	case "contracts":
		if !fs.Changed("timeout") {
			o.timeout = 60 * time.Second
		}
		return o.runContracts(ctx, fs.Args()[1:])
	case "unbounded", "sets":
		if !fs.Changed("timeout") {
			o.timeout = 20 * time.Second
		}
		return o.runUnbounded(ctx, fs.Arg(0), fs.Args()[1:])
	case "plain":
		if !fs.Changed("timeout") {
			o.timeout = 60 * time.Second
		}
		return o.plain(ctx, fs.Args()[1:])
	case "compare":
		return o.compare(ctx, fs.Args()[1:])
	case "reading":
		return o.reading.run(ctx, fs.Args()[1:])
	case "aws-mutants":
		o.aws.mutants = true
		fallthrough
	case "aws-vacuity", "aws-c-common":
		o.aws.vacuity = fs.Arg(0) == "aws-vacuity"
		return o.runAWS(ctx, fs.Args()[1:])
	}
	tasks, err := benchTasks(fs.Arg(0), o.dir)
	if err != nil {
		return 0, err
	}
	if tasks, err = o.chosen(tasks, fs.Args()[1:]); err != nil {
		return 0, err
	}
	return o.run(ctx, fs.Arg(0), tasks)
}

// runUnbounded checks testdata/unbounded, or a suite of sets, with --engine=auto or the engine of --flag. The exit code is 1 after a wrong answer.
func (o *benchOptions) runUnbounded(ctx context.Context, suite string, only []string) (int, error) {
	root, err := bench.Project(".")
	if err != nil {
		return 0, err
	}
	tasks, err := bench.Limited(suite, root, only)
	if err != nil {
		return 0, err
	}
	setup := bench.Setup{Mem: o.mems[0], Solver: o.solvers[0], Extra: append([]string{"--engine=auto", fmt.Sprintf("--cpu-limit=%v", o.timeout)}, o.extra...)}
	o.timeout *= 20 // the real limit is one of processor time; this one stops runs that hang
	outs, err := o.journaled(ctx, suite, tasks, []bench.Setup{setup})
	if err != nil {
		return 0, err
	}
	for i := range outs {
		x := &outs[i]
		if o.perTask {
			fmt.Printf("%7.2f s  %-12s  %s  [%s]\n", x.CPU.Seconds(), x.Verdict, x.Task.Name, x.Basis())
		}
	}
	bench.LimitedTable(os.Stdout, suite, outs)
	if o.out != "" {
		if err := bench.WriteTSV(o.out, suite, outs); err != nil {
			return 0, err
		}
	}
	wrong := bench.WrongAnswers(outs)
	for _, x := range wrong {
		fmt.Println("WRONG", x)
	}
	if len(wrong) > 0 {
		return 1, nil
	}
	return 0, nil
}

func (o *benchOptions) run(ctx context.Context, suite string, tasks []bench.Task) (int, error) {
	setups := bench.Matrix(o.mems, o.solvers)
	for i := range setups {
		setups[i].Extra = o.extra
	}
	outs, err := o.outcomes(ctx, nil, tasks, setups)
	if err != nil {
		return 0, err
	}
	if o.perTask {
		bench.PerTask(os.Stdout, outs, setups)
	}
	if o.byKind {
		bench.ByKind(os.Stdout, outs)
	}
	wrong := bench.Summary(os.Stdout, outs)
	bench.CacheNote(os.Stdout, outs)
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
