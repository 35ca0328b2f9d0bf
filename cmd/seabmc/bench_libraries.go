package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"github.com/spf13/pflag"

	"seabmc/bench"
)

// librariesFlags are those of bench libraries.
type librariesFlags struct {
	sizes []int
	peer  string
}

func (f *librariesFlags) flags(fs *pflag.FlagSet) {
	fs.IntSliceVar(&f.sizes, "sizes", []int{2, 4, 8, 16, 32}, "libraries: sizes of the input in bytes, in rising order; a library is left after the first size without an answer")
	fs.StringVar(&f.peer, "peer", "", "libraries: cbmc; it gets each harness too, with the same checks, and as its bound the most rounds that a loop took here")
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
	peer, err := o.libraries.findPeer(ctx)
	if err != nil {
		return 0, err
	}
	setup := bench.Setup{Mem: o.mems[0], Solver: o.solvers[0], Extra: append([]string{fmt.Sprintf("--cpu-limit=%v", o.timeout)}, o.extra...)}
	// The limit is one of processor time; this one is for what hangs.
	r := bench.Runner{Binary: self, Timeout: 20 * o.timeout, Flags: o.cacheFlags()}
	var beside []bench.PeerRun
	outs := r.RunLibraries(ctx, libs, o.libraries.sizes, setup, func(x *bench.Outcome) {
		fmt.Fprintf(os.Stderr, "%s %s N=%d: %s, %.2f s\n", x.Task.Name, x.Task.Category, x.Task.Size, x.Verdict, x.CPU.Seconds())
		if peer != nil {
			mine := *x
			beside = append(beside, peer.Run(ctx, &mine, o.timeout))
		}
	})
	if ctx.Err() != nil {
		return 0, errors.New("interrupted")
	}
	return o.reportLibraries(outs, peer, beside)
}

func (f *librariesFlags) findPeer(ctx context.Context) (*bench.Peer, error) {
	if f.peer == "" {
		return nil, nil
	}
	return bench.FindPeer(ctx, f.peer)
}

// reportLibraries prints the tables; with --out it also writes them as a page with plots over N.
func (o *benchOptions) reportLibraries(outs []bench.Outcome, peer *bench.Peer, beside []bench.PeerRun) (int, error) {
	var text strings.Builder
	w := io.MultiWriter(os.Stdout, &text)
	bench.LibrariesTable(w, outs)
	limits := []time.Duration{10 * time.Second, time.Minute}
	fmt.Fprintln(w)
	bench.WithinTable(w, bench.LargestWithin(outs, limits...), limits...)
	wrong := bench.WrongLibraries(outs)
	if peer != nil {
		fmt.Fprintln(w)
		bench.PeerTable(w, peer.Name, beside)
		wrong = append(wrong, bench.Disagree(beside)...)
	}
	for _, x := range wrong {
		fmt.Fprintln(w, "WRONG", x)
	}
	if o.out != "" {
		if err := bench.WriteTSV(o.out, "libraries", outs); err != nil {
			return 0, err
		}
		figures, err := bench.PlotLibraries(o.out, outs)
		if err != nil {
			return 0, err
		}
		if err := bench.WritePage(o.out, "libraries", "C libraries with N symbolic bytes", "```\n"+text.String()+"```\n", figures); err != nil {
			return 0, err
		}
	}
	if len(wrong) > 0 {
		return 1, nil
	}
	return 0, nil
}
