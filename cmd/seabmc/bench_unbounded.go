package main

import (
	"context"
	"fmt"
	"os"

	"seabmc/bench"
)

// runUnbounded checks the programs of testdata/unbounded with --engine=auto, or another one that --flag gives. A wrong answer makes the exit code 1.
func (o *benchOptions) runUnbounded(ctx context.Context, only []string) (int, error) {
	root, err := bench.Project(".")
	if err != nil {
		return 0, err
	}
	tasks, err := bench.Unbounded(root, only)
	if err != nil {
		return 0, err
	}
	setup := bench.Setup{Mem: o.mems[0], Solver: o.solvers[0], Extra: append([]string{"--engine=auto", fmt.Sprintf("--cpu-limit=%v", o.timeout)}, o.extra...)}
	o.timeout *= 20 // the limit is one of processor time; this one is for what hangs
	outs, err := o.outcomes(ctx, nil, tasks, []bench.Setup{setup})
	if err != nil {
		return 0, err
	}
	for i := range outs {
		x := &outs[i]
		if o.perTask {
			fmt.Printf("%7.2f s  %-12s  %s  [%s]\n", x.CPU.Seconds(), x.Verdict, x.Task.Name, x.Basis())
		}
	}
	bench.UnboundedTable(os.Stdout, outs)
	if o.out != "" {
		if err := bench.WriteTSV(o.out, "unbounded", outs); err != nil {
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
