package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"github.com/spf13/pflag"

	"seabmc/bench"
)

// figureOptions holds the flags of the suites that print the tables and plots of thesis ch. 8.3.
type figureOptions struct {
	sizes     []int
	revisions []int
	repeat    int
	resume    bool
}

func (f *figureOptions) flags(fs *pflag.FlagSet) {
	fs.IntSliceVar(&f.sizes, "n", nil, "sizes: of the arrays (array-crafted: 100), SELECT_SIZE (band: 10 to 100 and 1000), stores (straight-line)")
	fs.IntSliceVar(&f.revisions, "revisions", []int{1000, 10000, 100000}, "array-crafted: sizes of the program that reads two revisions in turn")
}

func isFigure(suite string) bool {
	return slices.Contains([]string{"array-crafted", "band", "straight-line"}, suite)
}

// figure runs one of these suites. The exit code is 1 if an answer was wrong.
func (o *benchOptions) figure(ctx context.Context, suite string) (int, error) {
	root, err := bench.Project(".")
	if err != nil {
		return 0, err
	}
	if o.out == "" {
		o.out = filepath.Join(root, "build", "bench")
	}
	f := figureRun{benchOptions: o, name: suite, root: root}
	f.journal, err = o.openJournal(suite)
	if err != nil {
		return 0, err
	}
	err = f.run(ctx)
	if e := f.journal.Close(); err == nil {
		err = e
	}
	if err != nil {
		return 0, err
	}
	if f.wrong > 0 {
		return 1, nil
	}
	return 0, nil
}

// figureRun is a run of a suite.
type figureRun struct {
	*benchOptions
	name, root string
	journal    *bench.Journal
	wrong      int
}

func (f *figureRun) run(ctx context.Context) error {
	modes := bench.Modes("yices")
	sizes := func(def ...int) []int {
		if len(f.figures.sizes) > 0 {
			return f.figures.sizes
		}
		return def
	}
	switch f.name {
	case "band":
		tasks := bench.Band(f.root, sizes(10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 1000), f.extra)
		outs, err := f.outcomes(ctx, f.name, tasks, modes)
		if err != nil {
			return err
		}
		bench.BandTable(os.Stdout, outs, modes)
		return f.drawn(bench.PlotBand(f.out, f.name, outs, modes))
	case "straight-line":
		on := modes[:1]
		tasks, err := bench.Straight(filepath.Join(f.out, f.name), sizes(10_000, 100_000, 1_000_000), f.extra)
		if err != nil {
			return err
		}
		outs, err := f.outcomes(ctx, f.name, tasks, on)
		if err == nil {
			bench.StraightTable(os.Stdout, outs, on)
		}
		return err
	}
	return f.crafted(ctx, modes, sizes(100))
}

func (f *figureRun) crafted(ctx context.Context, modes []bench.Setup, sizes []int) error {
	all, err := bench.Crafted(f.root, append(slices.Clone(sizes), f.figures.revisions...), f.extra)
	if err != nil {
		return err
	}
	var tasks, revisions []bench.Task
	for _, t := range all {
		switch {
		case t.Name != bench.Revisions && slices.Contains(sizes, t.Size):
			tasks = append(tasks, t)
		case t.Name == bench.Revisions && slices.Contains(f.figures.revisions, t.Size):
			revisions = append(revisions, t)
		}
	}
	outs, err := f.outcomes(ctx, f.name, tasks, modes)
	if err != nil {
		return err
	}
	bench.CraftedTable(os.Stdout, outs, modes)
	for _, n := range sizes {
		if err := f.drawn(bench.PlotCrafted(f.out, fmt.Sprintf("%s-%d", f.name, n), outs, modes, n)); err != nil {
			return err
		}
	}
	if len(revisions) == 0 {
		return nil
	}
	outs, err = f.outcomes(ctx, f.name+"-revisions", revisions, modes[:2])
	if err == nil {
		fmt.Println()
		bench.RevisionsTable(os.Stdout, outs, modes[:2])
	}
	return err
}

func (f *figureRun) drawn(files []string, err error) error {
	for _, p := range files {
		fmt.Println("drawn:", p)
	}
	return err
}

// outcomes runs tasks, each several times, and writes the results.
func (f *figureRun) outcomes(ctx context.Context, name string, tasks []bench.Task, setups []bench.Setup) ([]bench.Outcome, error) {
	outs, err := f.benchOptions.outcomes(ctx, f.journal, f.repeated(tasks), setups)
	if err != nil {
		return nil, err
	}
	for i := range outs {
		if why := outs[i].Wrong(); why != "" {
			f.wrong++
			fmt.Printf("WRONG %s %d under %s: %s\n", outs[i].Task.Name, outs[i].Task.Size, outs[i].Setup.Short(), why)
		}
	}
	return outs, bench.WriteTSV(f.out, name, outs)
}
