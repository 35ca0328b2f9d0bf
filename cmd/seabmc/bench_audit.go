package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/spf13/pflag"

	"seabmc/bench"
	"seabmc/bmc"
)

// benchFlags registers the flags of the suite audit.
func (f *auditFlags) benchFlags(fs *pflag.FlagSet) {
	fs.StringVar(&f.dir, "audit-dir", filepath.Join("build", "audit"), "audit: write what is refuted to this folder, in a folder for each program")
	fs.IntVar(&f.most, "audit-limit", 2000, "audit: check at most this many obligations of one program; the table says how many were left out")
}

// oneSetup returns the programs of a suite and one set-up for them: --mem and --solver if they are given, or else the default.
func (o *benchOptions) oneSetup(args []string) ([]bench.Task, []bench.Setup, error) {
	root, err := bench.Project(".")
	if err != nil {
		return nil, nil, err
	}
	tasks, err := o.programs(root, args)
	return tasks, bench.Matrix(o.mems[:1], o.solvers[:1]), err
}

// runAudit audits the runs of a suite, with --mem and --solver if they are given, or else with the default.
func (o *benchOptions) runAudit(ctx context.Context, args []string) (int, error) {
	tasks, setups, err := o.oneSetup(args)
	if err != nil {
		return 0, err
	}
	for i := range tasks {
		t := &tasks[i]
		t.Flags = append(t.Flags[:len(t.Flags):len(t.Flags)], "--audit=json", fmt.Sprintf("--audit-limit=%d", o.audit.most),
			"--audit-dir="+filepath.Join(o.audit.dir, t.Name))
	}
	setups[0].Extra = o.extra
	outs, err := o.journaled(ctx, "audit", tasks, setups)
	if err != nil {
		return 0, err
	}
	sum := bench.Audits(outs)
	sum.Write(os.Stdout)
	switch {
	case len(sum.Bad) > 0:
		return bmc.ExitRefuted, nil
	case sum.Programs == 0:
		return 0, errors.New("no program was audited")
	}
	return 0, nil
}

// programs returns the programs of a suite: the corpus, a folder of programs with headers like those of the corpus, tasks of aws-c-common, or C libraries. With
// --every it returns only a part of them.
func (o *benchOptions) programs(root string, args []string) (tasks []bench.Task, err error) {
	switch {
	case len(args) > 0 && o.dir != "":
		return nil, errUsage{errors.New("give the programs by --dir or as an argument, not both")}
	case len(args) > 0 && args[0] == "aws-c-common":
		tasks, err = bench.AWS(root, args[1:])
	case len(args) > 0 && args[0] == "libraries":
		tasks, err = bench.LibraryTasks(root, args[1:], o.libraries.sizes)
	case len(args) > 0:
		tasks, err = bench.Corpus(args[0])
	default:
		tasks, err = bench.Corpus(cmp.Or(o.dir, filepath.Join(root, "testdata", "verdicts")))
	}
	return bench.Part(tasks, o.every), err
}

// journaled runs tasks. With --out they are kept in a journal there, so that --resume can continue with them.
func (o *benchOptions) journaled(ctx context.Context, suite string, tasks []bench.Task, setups []bench.Setup) ([]bench.Outcome, error) {
	if o.out == "" {
		return o.outcomes(ctx, nil, tasks, setups)
	}
	j, err := o.openJournal(suite)
	if err != nil {
		return nil, err
	}
	outs, err := o.outcomes(ctx, j, tasks, setups)
	return outs, errors.Join(err, j.Close())
}

// runRules prints how often each rule and procedure is applied in a suite, and the share of them that are lines of the rule book.
func (o *benchOptions) runRules(ctx context.Context, args []string) (int, error) {
	tasks, setups, err := o.oneSetup(args)
	if err != nil {
		return 0, err
	}
	setups[0].Extra = o.extra
	outs, err := o.journaled(ctx, "rules", tasks, setups)
	if err != nil {
		return 0, err
	}
	share, err := bench.RuleShare(outs)
	if err != nil {
		return 0, err
	}
	share.Write(os.Stdout)
	return 0, nil
}
