package main

import (
	"context"
	"errors"
	"fmt"
	"os"

	"github.com/spf13/pflag"

	"seabmc/bench"
	"seabmc/bench/peer"
)

// librariesFlags holds the flags of bench libraries.
type librariesFlags struct {
	sizes []int
	peer  string
}

func (f *librariesFlags) flags(fs *pflag.FlagSet) {
	fs.IntSliceVar(&f.sizes, "sizes", []int{2, 4, 8, 16, 32}, "libraries: sizes of the input in bytes, in rising order; a library is left after the first size without an answer")
	fs.StringVar(&f.peer, "peer", "", "libraries: cbmc; it gets each harness too, with the same checks, and as its bound the most rounds that a loop took here")
}

// runLibraries checks C libraries with inputs of more and more bytes. The exit code is 1 if a harness fails without its bug.
func (o *benchOptions) runLibraries(ctx context.Context, only []string) (int, error) {
	root, err := bench.Project(".")
	if err != nil {
		return 0, err
	}
	libs, err := bench.Libraries(root, only)
	if err != nil {
		return 0, err
	}
	self, err := os.Executable()
	if err != nil {
		return 0, err
	}
	var other *peer.Tool
	if o.libraries.peer != "" {
		if other, err = peer.Find(ctx, o.libraries.peer); err != nil {
			return 0, err
		}
	}
	setup := bench.Setup{Mem: o.mems[0], Solver: o.solvers[0], Extra: append([]string{fmt.Sprintf("--cpu-limit=%v", o.timeout)}, o.extra...)}
	// The real limit is one of processor time. This one stops runs that hang.
	r := bench.Runner{Binary: self, Timeout: 20 * o.timeout, Flags: o.cacheFlags()}
	var beside []bench.PeerRun
	outs, ended := r.RunLibraries(ctx, libs, o.libraries.sizes, setup, func(x *bench.Outcome) {
		fmt.Fprintf(os.Stderr, "%s %s N=%d: %s, %.2f s\n", x.Task.Name, x.Task.Category, x.Task.Size, x.Verdict, x.CPU.Seconds())
		if other != nil {
			mine := *x
			bound := x.PeerBound()
			beside = append(beside, bench.PeerRun{Answer: other.Run(ctx, x.Task.Flags, x.Task.Files, bound, o.timeout), Ours: &mine, Rounds: bound})
		}
	})
	if len(outs) == 0 {
		return 0, ended
	}
	right, err := bench.LibrariesReport{Outcomes: outs, Peer: o.libraries.peer, Beside: beside}.Write(os.Stdout, o.out)
	if err = errors.Join(ended, err); err != nil || right {
		return 0, err
	}
	return 1, nil
}
