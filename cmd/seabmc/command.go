package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"

	"seabmc/bmc"
	"seabmc/cmd/seabmc/progress"
	"seabmc/contracts"
	"seabmc/frontend"
	"seabmc/ir/lower"
	"seabmc/ir/printer"
	"seabmc/kit"
	mutants "seabmc/mutate"
	"seabmc/report"
)

// do does what the command line asks for.
func (o *options) do(ctx context.Context, cmd string) (int, error) {
	for _, n := range o.notes {
		fmt.Fprintln(os.Stderr, "seabmc: "+n)
	}
	if len(o.removals) > 0 {
		per, notes, err := kit.Remove(ctx, o.cfg.Files, o.removals, &o.cfg.Front)
		if err != nil {
			return 0, err
		}
		o.cfg.Front.PerFile = per
		for _, n := range notes {
			fmt.Fprintln(os.Stderr, "seabmc: "+n)
		}
	}
	switch {
	case o.version:
		fmt.Println("seabmc " + version)
		return 0, nil
	case len(o.cfg.Files) == 0:
		return 0, errUsage{errors.New("no input file; try: seabmc FILE.c, or seabmc --help")}
	case o.listMutants != "":
		return 0, showMutants(ctx, o)
	case o.contracts.all && cmd != "check":
		return 0, errUsage{errors.New("--all-contracts does not go with seabmc " + cmd)}
	case o.contracts.all:
		return proveAll(ctx, o)
	case o.showLoops:
		return 0, showLoops(ctx, o)
	case cmd == "ir":
		return printIR(ctx, o)
	case cmd == "vc":
		return printVC(ctx, o)
	}
	return check(ctx, o)
}

func check(ctx context.Context, o *options) (int, error) {
	if code, done := o.out.undecidable(); done {
		return code, nil
	}
	refuted, err := o.audit.begin(&o.cfg)
	if err != nil {
		return 0, err
	}
	prog := progress.New(o.progress)
	o.cfg.Progress = prog.Phase
	if o.showSearch {
		o.cfg.Journal = os.Stderr
	}
	if err := o.validatable(o.cfg.Files); err != nil {
		return 0, errUsage{err}
	}
	res, err := decide(ctx, o)
	if err == nil {
		err = contracts.MarkEmpty(ctx, o.cfg, res)
	}
	prog.Done()
	if err != nil {
		return 0, err
	}
	code, err := answers(ctx, o, res)
	if err != nil {
		return 0, err
	}
	if err := writeDepends(o); err != nil {
		return 0, err
	}
	if bad, err := refuted(); bad || err != nil {
		return bmc.ExitRefuted, err
	}
	return code, nil
}

// writeDepends writes what the answer depends on, for seabmc run.
func writeDepends(o *options) error {
	if o.dependsOn == "" {
		return nil
	}
	return report.WriteFile(o.dependsOn, func(w io.Writer) error { return json.NewEncoder(w).Encode(o.cfg.Front.Depends) })
}

func answers(ctx context.Context, o *options, res *bmc.Result) (int, error) {
	if o.showProperties && o.jsonUI {
		return 0, report.CBMCJSONProperties(os.Stdout, res, cbmcVersion())
	}
	if o.showProperties && o.xml {
		return 0, report.XMLProperties(os.Stdout, res, cbmcVersion())
	}
	if o.showProperties {
		if err := report.Properties(os.Stdout, res); err != nil {
			return 0, err
		}
		if res.Lower == nil {
			return unfinished(res), nil
		}
		return 0, nil
	}
	if err := writeStats(o, res); err != nil {
		return 0, err
	}
	return writeOutputs(ctx, o, res)
}

func writeStats(o *options, res *bmc.Result) error {
	switch o.stats {
	case "":
		return nil
	case "json":
		return report.StatsJSON(os.Stderr, res)
	}
	return report.StatsText(os.Stderr, res)
}

func showLoops(ctx context.Context, o *options) error {
	mods, err := frontend.Load(ctx, o.cfg.Files, o.cfg.Front)
	if err != nil {
		return err
	}
	if o.jsonUI {
		return report.CBMCJSONLoops(os.Stdout, lower.ListLoops(mods), cbmcVersion())
	}
	if o.xml {
		return report.XMLLoops(os.Stdout, lower.ListLoops(mods), cbmcVersion())
	}
	for _, l := range lower.ListLoops(mods) {
		fmt.Printf("Loop %s:\n  file %s line %d\n", l.ID, l.File, l.Line)
	}
	return nil
}

func showMutants(ctx context.Context, o *options) error {
	mods, err := frontend.Load(ctx, o.cfg.Files, o.cfg.Front)
	if err != nil {
		return err
	}
	all, err := mutants.List(mods.LLVM(), o.listMutants)
	for _, m := range all {
		fmt.Printf("%s\t%s\t%s\n", m.Name, m.Pos, m.What)
	}
	return err
}

func printIR(ctx context.Context, o *options) (int, error) {
	res, err := contracts.Form(ctx, o.cfg)
	switch {
	case err != nil:
		return 0, err
	case res.Program == nil:
		return unfinished(res), nil
	}
	res.Program.Remarks = report.Remarks(res)
	return 0, flush(func(w *bufio.Writer) error { return printer.Print(w, res.Program) })
}

func printVC(ctx context.Context, o *options) (int, error) {
	res, err := contracts.Form(ctx, o.cfg)
	switch {
	case err != nil:
		return 0, err
	case res.VC == nil:
		return unfinished(res), nil
	}
	return 0, flush(func(w *bufio.Writer) error { return bmc.WriteVC(w, res.VC) })
}

// unfinished explains why there is nothing to print: a limit was reached.
func unfinished(res *bmc.Result) int {
	for _, why := range res.Reasons {
		fmt.Fprintln(os.Stderr, "seabmc: "+why)
	}
	return bmc.ExitInconclusive
}

func flush(f func(*bufio.Writer) error) error {
	w := bufio.NewWriterSize(os.Stdout, 1<<16)
	if err := f(w); err != nil {
		return err
	}
	return w.Flush()
}
