package projectcli

import (
	"context"
	"errors"
	"fmt"
	"os"
	"runtime"

	"github.com/spf13/pflag"
	"golang.org/x/term"

	"seabmc/cmd/seabmc/queuecli"
	"seabmc/project"
	"seabmc/project/batch"
	"seabmc/project/summary"
	"seabmc/queue"
	"seabmc/scratch"
	"seabmc/store"
)

const runUsage = `usage: seabmc run [flags] [PROOF...]

Runs the proofs in seabmc.toml (in this folder or one above it), or only those named. A name may contain * and ?.
Exit codes: 0 every proof ended as the file expects, 10 a proof failed (or did not fail although it should, or
reaches nothing), 6 a proof could not be run or a report could not be written, 5 a proof has no answer or the run was
interrupted, 1 wrong command line. If several apply, it is the first of 10, 6 and 5.

`

// runOptions holds the flags of seabmc run.
type runOptions struct {
	file      string
	sel       batch.Selection
	jobs      int
	list      bool
	quiet     bool
	noCache   bool
	coverage  bool
	parts     int
	cases     bool
	cacheDir  string
	cacheSize string
	queue     queue.Access
	reports   reportFlags
}

func (o *runOptions) flags(fs *pflag.FlagSet) {
	fs.StringVarP(&o.file, "file", "f", "", "the project file (default: seabmc.toml in this folder or one above it)")
	fs.StringSliceVar(&o.sel.Labels, "label", nil, "run only proofs with one of these labels")
	fs.StringVar(&o.sel.Changed, "changed", "", "run only proofs that read a file changed since this commit or not tracked, or that have no kept answer for their files as they are now")
	fs.StringVar(&o.sel.Shard, "shard", "", "run only part of the proofs: K/N takes every N-th proof, starting with the K-th")
	fs.IntVarP(&o.jobs, "jobs", "j", runtime.NumCPU(), "how many proofs to run at the same time")
	fs.BoolVar(&o.list, "list", false, "list the proofs and exit")
	fs.BoolVarP(&o.quiet, "quiet", "q", false, "print nothing about proofs that ended as expected")
	fs.BoolVar(&o.noCache, "no-cache", false, "run every proof again, and do not keep the answers")
	fs.BoolVar(&o.coverage, "coverage", false, "find out which lines each proof reaches (runs each proof a second time)")
	fs.IntVar(&o.parts, "split-properties", 0, "for hard proofs: divide the properties of each among this many runs, which several cores or workers share")
	fs.BoolVar(&o.cases, "split-cases", false, "for hard proofs: check each case of a proof in a run of its own, which several cores or workers share")
	cacheFlags(fs, &o.cacheDir, &o.cacheSize)
	queuecli.AccessFlags(fs, &o.queue)
	fs.Lookup("queue").Usage = "have the proofs run by seabmc worker: nats://HOST:PORT or tls://HOST:PORT, or embedded (docs/queue.md)"
	o.reports.flags(fs)
}

func (l Line) runProject(ctx context.Context, args []string) (int, error) {
	o := &runOptions{}
	fs := pflag.NewFlagSet("run", pflag.ContinueOnError)
	o.flags(fs)
	if done, err := l.Parse(fs, runUsage, args); done || err != nil {
		return 0, err
	}
	o.sel.Names = fs.Args()
	if o.parts < 0 || o.parts > mostParts {
		return 0, l.Wrong(fmt.Errorf("--split-properties=%d: expected a number from 2 to %d", o.parts, mostParts))
	}
	if o.cases && o.parts > 1 {
		return 0, l.Wrong(errors.New("--split-cases and --split-properties do not go together"))
	}
	p, err := o.read()
	if err != nil {
		return 0, err
	}
	b, forget, err := o.batchOptions(l, p)
	if err != nil {
		return 0, err
	}
	defer forget()
	before, err := o.reports.before(l)
	if err == nil {
		err = o.reports.spare(l, p)
	}
	if err != nil {
		return 0, err
	}
	proofs, err := o.sel.Select(ctx, p.Proofs, b)
	if err != nil {
		return 0, l.Wrong(err)
	}
	if o.list {
		for i := range proofs {
			fmt.Println(proofs[i].Name)
		}
		return 0, nil
	}
	return o.run(ctx, l.Version, p, proofs, b, before)
}

func (o *runOptions) read() (*project.Project, error) {
	if o.file == "" {
		path, err := project.Find(".")
		if err != nil {
			return nil, err
		}
		o.file = path
	}
	return project.Read(o.file)
}

func (o *runOptions) batchOptions(l Line, p *project.Project) (b *batch.Options, forget func(), err error) {
	self, err := os.Executable()
	if err != nil {
		return nil, nil, err
	}
	s, dir, forget, err := o.openStore(l)
	if err != nil {
		return nil, nil, err
	}
	return &batch.Options{Root: p.Root, Program: self, Jobs: o.jobs, Store: s, NoCache: o.noCache, CacheDir: dir, Coverage: o.coverage, Parts: o.parts, Cases: o.cases}, forget, nil
}

// openStore opens the store of answers. If there is no folder for it, the run goes on without one, and forget removes what it made.
func (o *runOptions) openStore(l Line) (s *store.Store, dir string, forget func(), err error) {
	s, dir, err = l.openStore(o.cacheDir, o.cacheSize)
	if why := (noFolder{}); !errors.As(err, &why) {
		return s, dir, func() {}, err
	} else if !o.noCache {
		fmt.Fprintln(os.Stderr, "seabmc: answers are not kept: "+why.Error())
	}
	o.noCache = true
	if dir, forget, err = scratch.Dir(); err != nil {
		return nil, "", nil, err
	}
	s, err = store.Open(dir, 0)
	return s, dir, forget, err
}

func (o *runOptions) run(ctx context.Context, version string, p *project.Project, proofs []project.Proof, b *batch.Options, before *summary.Document) (int, error) {
	onTerminal := term.IsTerminal(int(os.Stdout.Fd()))
	colored := onTerminal && os.Getenv("NO_COLOR") == ""
	if onTerminal {
		b.Watch = batch.NewTable(os.Stdout, len(proofs))
	} else {
		b.Watch = &batch.Lines{W: os.Stdout, Quiet: o.quiet}
	}
	ctx, end, err := queuecli.Traced(ctx, "run", version)
	if err != nil {
		return 0, err
	}
	defer end()
	if o.queue.URL != "" {
		stop, err := queuecli.Send(ctx, o.queue, b)
		if err != nil {
			return 0, err
		}
		defer stop()
	}
	outcomes, warning, err := batch.Run(ctx, proofs, *b)
	if err != nil {
		return 0, err
	}
	if warning != "" {
		fmt.Fprintln(os.Stderr, "seabmc: "+warning)
	}
	for i := range outcomes {
		if x := &outcomes[i]; onTerminal && !o.quiet || x.Status != batch.Passed && (onTerminal || len(outcomes) > screen) {
			fmt.Println(batch.OneLine(x, colored))
		}
	}
	fmt.Println(total(outcomes))
	if ctx.Err() != nil {
		fmt.Fprintln(os.Stderr, "seabmc: interrupted; answers so far are kept, and no report was written")
		return batch.WorseCode(batch.ExitCode(outcomes), batch.ExitUndecided), nil
	}
	code := batch.ExitCode(outcomes)
	if err := o.reports.write(version, p, outcomes, before); err != nil { // printed here: what the proofs came to may be worse than that
		fmt.Fprintln(os.Stderr, "seabmc: "+err.Error())
		code = batch.WorseCode(code, batch.ExitTrouble)
	}
	return code, nil
}

// mostParts is the largest number of runs of one proof.
const mostParts = 1000

// screen is the number of lines that a reader sees at once. If there are more, the important ones are printed again at the end.
const screen = 20

// total returns the last line.
func total(outcomes []batch.Outcome) string {
	kept, cpu := 0, 0.0
	for i := range outcomes {
		if outcomes[i].Kept {
			kept++
		} else {
			cpu += outcomes[i].Summary.CPU
		}
	}
	s := fmt.Sprintf("%d proofs", len(outcomes))
	if len(outcomes) == 1 {
		s = "1 proof"
	}
	if c := batch.Counts(outcomes); c != "" {
		s += ": " + c
	}
	return fmt.Sprintf("%s; %d kept, %.1f s of processor time", s, kept, cpu)
}
