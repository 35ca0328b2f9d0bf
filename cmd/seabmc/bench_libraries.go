package main

import (
	"context"
	"fmt"
	"os"
	"time"

	"github.com/spf13/pflag"

	"seabmc/bench"
)

// librariesFlags are those of bench libraries.
type librariesFlags struct {
	sizes []int
}

func (f *librariesFlags) flags(fs *pflag.FlagSet) {
	fs.IntSliceVar(&f.sizes, "sizes", []int{2, 4, 8, 16, 32}, "libraries: sizes of the input in bytes, in rising order; a library is left after the first size without an answer")
}

// runLibraries checks C libraries with inputs of more and more bytes. A failure of a harness without its bug makes the exit code 1.
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
	setup := bench.Setup{Mem: o.mems[0], Solver: o.solvers[0], Extra: o.extra}
	r := bench.Runner{Binary: self, Timeout: o.timeout, Flags: o.cacheFlags()}
	outs := r.RunLibraries(ctx, libs, o.libraries.sizes, setup, func(x *bench.Outcome) {
		fmt.Fprintf(os.Stderr, "%s %s N=%d: %s, %.2f s\n", x.Task.Name, x.Task.Category, x.Task.Size, x.Verdict, x.CPU.Seconds())
	})
	bench.LibrariesTable(os.Stdout, outs)
	limits := []time.Duration{10 * time.Second, time.Minute}
	fmt.Println()
	bench.WithinTable(os.Stdout, bench.LargestWithin(outs, limits...), limits...)
	if o.out != "" {
		if err := bench.WriteTSV(o.out, "libraries", outs); err != nil {
			return 0, err
		}
	}
	wrong := bench.WrongLibraries(outs)
	for _, x := range wrong {
		fmt.Println("WRONG", x)
	}
	if len(wrong) > 0 {
		return 1, nil
	}
	return 0, nil
}
