package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"

	"github.com/spf13/pflag"

	"seabmc/bench"
	"seabmc/bmc"
)

// benchFlags are the flags of the suite audit.
func (f *auditFlags) benchFlags(fs *pflag.FlagSet) {
	fs.StringVar(&f.dir, "audit-dir", filepath.Join("build", "audit"), "audit: folder for what is refuted, one for each program")
	fs.IntVar(&f.most, "audit-limit", 2000, "audit: most obligations of one program that are asked; the table counts those beyond")
}

// runAudit audits the runs of a suite, under --mem and --solver if they are given, else under the default.
func (o *benchOptions) runAudit(ctx context.Context, args []string) (int, error) {
	root, err := bench.Project(".")
	if err != nil {
		return 0, err
	}
	dir := filepath.Join(root, "testdata", "verdicts")
	if len(args) > 0 {
		dir = args[0]
	}
	var tasks []bench.Task
	if len(args) > 0 && dir == "aws-c-common" {
		tasks, err = bench.AWS(root, args[1:])
	} else {
		tasks, err = bench.Corpus(dir)
	}
	if err != nil {
		return 0, err
	}
	for i := range tasks {
		t := &tasks[i]
		t.Flags = append(t.Flags[:len(t.Flags):len(t.Flags)], "--audit=json", fmt.Sprintf("--audit-limit=%d", o.audit.most),
			"--audit-dir="+filepath.Join(o.audit.dir, t.Name))
	}
	setups := bench.Matrix(o.mems[:1], o.solvers[:1])
	setups[0].Extra = o.extra
	outs, err := o.outcomes(ctx, nil, tasks, setups)
	if err != nil {
		return 0, err
	}
	sum := bench.Audits(outs)
	sum.Write(os.Stdout)
	if len(sum.Bad) > 0 {
		return bmc.ExitRefuted, nil
	}
	return 0, nil
}
