package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"github.com/spf13/pflag"
	"golang.org/x/term"

	"seabmc/bmc"
	"seabmc/checks"
	"seabmc/replay"
	"seabmc/report"
	"seabmc/witness"
)

// outputs holds the flags about what is written besides the verdict.
type outputs struct {
	sarif, junit, html      string
	witness, witnessGraphML string
	prp                     string
	svComp                  bool
	like                    string
	replay                  bool
	replayDir               string

	property    *witness.Property // of --prp or --sv-comp
	unsupported string            // why the property cannot be decided
	validated   []report.Validated
}

func (u *outputs) flags(fs *pflag.FlagSet) {
	fs.StringVar(&u.sarif, "sarif", "", "write the result as SARIF 2.1.0 to this file")
	fs.StringVar(&u.junit, "junit", "", "write the result as a JUnit test suite to this file")
	fs.StringVar(&u.html, "html", "", "write the result as one HTML page to this file")
	fs.StringVar(&u.witness, "witness", "", "write an SV-COMP witness in format 2.0 (YAML) to this file")
	fs.StringVar(&u.witnessGraphML, "witness-graphml", "", "write an SV-COMP witness in format 1.0 (GraphML) to this file")
	fs.StringVar(&u.prp, "prp", "", "check what this SV-COMP property file asks for")
	fs.BoolVar(&u.svComp, "sv-comp", false, "print TRUE, FALSE(property) or UNKNOWN as the last line; without --prp the property is unreach-call")
	fs.BoolVar(&u.replay, "replay", false, "compile the counterexample with the sources and the sanitizers, and run it")
	fs.StringVar(&u.replayDir, "replay-dir", "", "keep the harness of the replay in this folder (implies --replay)")
}

// unreachCall is the property that is used if no file names one.
const unreachCall = "CHECK( init(main()), LTL(G ! call(reach_error())) )"

// finish checks the flags and adapts the rest of the options to them.
func (u *outputs) finish(o *options, fs *pflag.FlagSet) error {
	if err := u.spareInputs(fs.Args()); err != nil {
		return errUsage{err}
	}
	if u.prp == "" && !u.svComp && u.like != "sv-comp" {
		return nil
	}
	if c := &o.cfg.Lower; c.Contract != "" || len(c.Replaced)+len(c.Checked) > 0 {
		return errors.New("--sv-comp and --prp ask about the whole program, so contracts of functions cannot be used with them; --property=ID asks about one property of a proof with contracts")
	}
	err := u.readProperty()
	if u.prp != "" {
		o.cfg.Front.Depends.AddFile(u.prp)
	}
	if err == nil {
		function, mallocFails := o.cfg.Lower.Function, o.cfg.Lower.MallocMayFail
		err = u.property.Apply(&o.cfg)
		if u.like == "sv-comp" { // whose malloc never fails unless a flag says so
			o.cfg.Lower.MallocMayFail = mallocFails
		}
		if fs.Changed("function") {
			o.cfg.Lower.Function = function
			o.cfg.Front.Roots = []string{function}
		}
	}
	var unsupported *witness.UnsupportedError
	if errors.As(err, &unsupported) && u.svComp {
		u.unsupported = unsupported.Error()
		return nil
	}
	return err
}

// spareInputs refuses to write a report over an input file or another source.
func (u *outputs) spareInputs(inputs []string) error {
	files := map[string]string{"sarif": u.sarif, "junit": u.junit, "html": u.html, "witness": u.witness, "witness-graphml": u.witnessGraphML}
	return report.Spare(files, append(inputs[:len(inputs):len(inputs)], u.prp))
}

func (u *outputs) readProperty() (err error) {
	if u.prp == "" {
		u.property, err = witness.ParseProperty(strings.NewReader(unreachCall), "")
		return err
	}
	f, err := os.Open(u.prp)
	if err != nil {
		return fmt.Errorf("--prp: %w", err)
	}
	defer f.Close()
	u.property, err = witness.ParseProperty(f, u.prp)
	return err
}

// undecidable ends a run with --sv-comp if its property is one that cannot be decided here. It reports whether it did so, and returns the exit code
// of the run.
func (u *outputs) undecidable() (code int, done bool) {
	if u.unsupported == "" {
		return 0, false
	}
	fmt.Fprintln(os.Stderr, "seabmc: "+u.unsupported)
	fmt.Println("UNKNOWN")
	return bmc.ExitInconclusive, true
}

// writeOutputs writes the requested files, and writes the result to standard output. If a file cannot be written, the verdict is still printed, but
// the exit code is that of an error.
func writeOutputs(ctx context.Context, o *options, res *bmc.Result) (int, error) {
	u := &o.out
	settings := settingsOf(&o.cfg, res)
	var errs []error
	write := func(path string, f func(io.Writer) error) { errs = report.AppendFailure(errs, path, f) }
	native, err := u.runReplay(ctx, o, res)
	if err != nil {
		errs = append(errs, err)
	}
	var notes []string
	for i := range u.validated {
		notes = append(notes, u.validated[i].String())
	}
	if native != nil {
		notes = append(notes, native.Lines()...)
	}
	write(u.sarif, func(w io.Writer) error { return report.SARIF(report.Visible(w), res, version) })
	write(u.junit, func(w io.Writer) error { return report.JUnit(w, res) })
	write(u.html, func(w io.Writer) error {
		return report.HTML(report.Visible(w), res, report.HTMLOptions{Title: strings.Join(o.cfg.Files, " "), Version: version, Settings: settings, Replay: notes})
	})
	errs = append(errs, u.writeWitnesses(o, res)...)
	answer := ""
	if u.svComp {
		answer = u.property.Answer(res)
	}
	out := bufio.NewWriter(os.Stdout)
	shown := report.Visible(out)
	if o.xml {
		err = report.XML(out, res, cbmcVersion(), true)
	} else if o.jsonUI {
		err = report.CBMCJSON(shown, res, cbmcVersion(), true)
	} else if u.like == "cbmc" && !o.json && !res.IsCoverage() {
		err = report.CBMCText(shown, res, cbmcVersion(), o.trace, notes)
	} else if o.json {
		j := report.JSONOptions{Version: version, Traces: o.trace, Settings: settings, Answer: answer, Witness: u.validated}
		if native != nil {
			j.Replay = native
		}
		err = report.JSON(shown, res, j)
	} else {
		err = report.Text(shown, res, report.TextOptions{Trace: o.traceMode(), Color: o.color(), Statuses: o.cfg.AllProperties, Notes: notes, Contracts: o.showInvariants})
		if answer != "" {
			fmt.Fprintln(out, answer)
		}
	}
	if err == nil {
		err = out.Flush()
	}
	if err != nil {
		errs = append(errs, fmt.Errorf("writing the result: %w", err))
	}
	return res.ExitCode(), report.OneLineEach(errs)
}

// runReplay runs the counterexample natively if there is one and the user wants it.
func (u *outputs) runReplay(ctx context.Context, o *options, res *bmc.Result) (*replay.Outcome, error) {
	if !u.replay && u.replayDir == "" || res.Verdict != bmc.Failed {
		return nil, nil
	}
	return replay.Run(ctx, res, replay.Options{Files: o.cfg.Files, Front: o.cfg.Front, Lower: o.cfg.Lower, Dir: u.replayDir})
}

// writeWitnesses writes the witnesses. It is no error if a result has none.
func (u *outputs) writeWitnesses(o *options, res *bmc.Result) (errs []error) {
	task := witness.Task{Files: o.cfg.Files, Version: version, Now: time.Now()}
	if u.property != nil {
		task.Spec = u.property.Spec
	}
	write := func(path string, f func(io.Writer, *bmc.Result, witness.Task) error) {
		if path == "" {
			return
		}
		err := report.WriteFile(path, func(w io.Writer) error { return f(w, res, task) })
		var none *witness.NoWitnessError
		if errors.As(err, &none) {
			fmt.Fprintln(os.Stderr, "seabmc: "+path+": "+none.Error())
		} else if err != nil {
			errs = append(errs, err)
		}
	}
	write(u.witness, witness.YAML)
	write(u.witnessGraphML, witness.GraphML)
	return errs
}

// settingsOf returns what the verdict rests on: the bounds, the checks that were on, and the assumptions that were made.
func settingsOf(c *bmc.Config, res *bmc.Result) report.Settings {
	l := &c.Lower
	unwind := any("auto")
	if l.Unwind >= 0 {
		unwind = l.Unwind
	}
	s := report.Settings{
		{Name: "files", Value: c.Files}, {Name: "function", Value: l.Function}, {Name: "unwind", Value: unwind}, {Name: "max_unwind", Value: l.MaxUnwind},
		{Name: "partial_loops", Value: l.PartialLoops},
		{Name: "malloc_may_fail", Value: l.MallocMayFail}, {Name: "nondet_volatile", Value: l.NondetVolatile}, {Name: "nondet_static", Value: l.NondetStatic},
	}
	for i := range checks.Switches {
		if x := &checks.Switches[i]; !x.Hidden {
			s = append(s, report.Setting{Name: strings.ReplaceAll(x.Flag, "-", "_"), Value: *x.On(&l.Set)})
		}
	}
	s = append(s, report.Settings{
		{Name: "mem", Value: c.VC.Mem}, {Name: "solver", Value: c.Solver}}...)
	if len(c.Properties) > 0 {
		s = append(s, report.Setting{Name: "properties", Value: c.Properties})
	}
	if p := res.Program; p != nil {
		s = append(s, report.Setting{Name: "pointer_bits", Value: p.PtrBits}, report.Setting{Name: "object_bits", Value: p.ObjBits})
	}
	return s
}

func (o *options) traceMode() report.TraceMode {
	if o.traceArg == "full" {
		return report.TraceFull
	}
	return report.TraceShort
}

func (o *options) color() bool {
	return o.colorArg == "on" || o.colorArg == "auto" && os.Getenv("NO_COLOR") == "" && term.IsTerminal(int(os.Stdout.Fd()))
}
