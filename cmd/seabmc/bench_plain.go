package main

import (
	"context"
	"errors"
	"fmt"
	"math/rand"
	"os"
	"path/filepath"
	"slices"

	"github.com/spf13/pflag"

	"seabmc/bench"
	"seabmc/cgen"
	"seabmc/frontend"
	mutants "seabmc/mutate"
	"seabmc/scratch"
)

// plainOptions says what is compared besides the corpus.
type plainOptions struct {
	generated, mutants int
	seed               int64
}

func (o *plainOptions) flags(fs *pflag.FlagSet) {
	fs.IntVar(&o.generated, "generated", 0, "plain: compare this many programs from each generator (package cgen) instead of the corpus")
	fs.IntVar(&o.mutants, "mutants-of", 0, "plain: compare mutants of this many programs of the corpus instead")
	fs.Int64Var(&o.seed, "seed", 1, "plain: seed for generating programs, or for choosing which to mutate")
}

// tasks returns the programs to compare. Generated programs are written to dir.
func (o *plainOptions) tasks(ctx context.Context, corpus []bench.Task, dir string) ([]bench.Task, error) {
	switch {
	case o.generated > 0:
		return o.generate(dir)
	case o.mutants > 0:
		return o.mutate(ctx, corpus)
	}
	return corpus, nil
}

// claims turns a generated checksum into a check. Programs of other generators ignore these macros.
var claims = []string{"-DASSUME=(in0<4&&in1<4)", "-DCLAIM=(sum%3!=1)"}

// generators lists the generators of package cgen.
var generators = []struct {
	name string
	text func(seed int64) string
}{
	{"program", func(s int64) string { return cgen.Program(s, cgen.Options{}) }},
	{"risky", func(s int64) string { return cgen.Program(s, cgen.Options{Risk: 0.05, Floats: true}) }},
	{"heap", cgen.Heap}, {"paths", cgen.Paths}, {"machine", cgen.Machine},
}

func (o *plainOptions) generate(dir string) (tasks []bench.Task, err error) {
	for i := range int64(o.generated) {
		for k := range generators {
			t, err := generated(dir, k, o.seed+i)
			if err != nil {
				return nil, err
			}
			tasks = append(tasks, t)
		}
	}
	return tasks, nil
}

// generated writes the program of a seed into dir.
func generated(dir string, generator int, seed int64) (bench.Task, error) {
	g := generators[generator]
	file := filepath.Join(dir, fmt.Sprintf("%s_%d.c", g.name, seed))
	t := bench.Task{Name: filepath.Base(file), Files: []string{file}, Flags: claims}
	return t, os.WriteFile(file, []byte(g.text(seed)), 0o600)
}

// mostMutants is the largest number of mutants of one program.
const mostMutants = 6

func (o *plainOptions) mutate(ctx context.Context, corpus []bench.Task) (tasks []bench.Task, err error) {
	r := rand.New(rand.NewSource(o.seed))
	r.Shuffle(len(corpus), func(i, k int) { corpus[i], corpus[k] = corpus[k], corpus[i] })
	for _, t := range corpus[:min(o.mutants, len(corpus))] {
		flags, err := parseFlags(slices.Concat(t.Flags, t.Files))
		if err != nil || flags == nil {
			return nil, err
		}
		mods, err := frontend.Load(ctx, flags.cfg.Files, flags.cfg.Front)
		if err != nil {
			continue // some programs are there to be refused
		}
		all, err := mutants.List(mods.LLVM(), flags.cfg.Lower.Function)
		if err != nil {
			continue
		}
		r.Shuffle(len(all), func(i, k int) { all[i], all[k] = all[k], all[i] })
		for _, m := range all[:min(mostMutants, len(all))] {
			tasks = append(tasks, bench.Task{Name: t.Name + " " + m.Name, Files: t.Files, Flags: append(slices.Clone(t.Flags), "--mutate="+m.Name)})
		}
	}
	return tasks, nil
}

// plain compares the usual answers with those of --plain.
func (o *benchOptions) plain(ctx context.Context, only []string) (int, error) {
	tasks, err := benchTasks("corpus", o.dir)
	if err != nil {
		return 0, err
	}
	dir, remove, err := scratch.Dir()
	if err != nil {
		return 0, err
	}
	defer remove()
	if tasks, err = o.others.tasks(ctx, tasks, dir); err != nil {
		return 0, err
	}
	if len(only) > 0 {
		tasks = slices.DeleteFunc(tasks, func(t bench.Task) bool { return !slices.Contains(only, t.Name) })
	}
	tasks = bench.Part(tasks, o.every)
	self, err := os.Executable()
	if err != nil {
		return 0, err
	}
	var log *bench.Log[bench.Judgements]
	if o.out != "" {
		if log, err = bench.OpenLog[bench.Judgements](filepath.Join(o.out, "plain.jsonl"), self, o.figures.resume); err != nil {
			return 0, err
		}
		defer log.Close()
	}
	bar := newSuiteBar(len(tasks), "auto")
	r := bench.PlainRunner{Binary: self, Jobs: o.jobs, Limit: o.timeout, Log: log, Done: func(c *bench.Compared) {
		for _, d := range c.Differences() {
			fmt.Printf("DIFFERENT %s: %s\n", c.Task.Name, d)
		}
		if o.perTask {
			fmt.Printf("%s\t%s\t%s\t%d\t%.2f\t%.2f\t%s%v\n", c.Task.Name, c.Usual.Verdict, c.Plain.Verdict, c.Same(),
				c.Usual.CPU.Seconds(), c.Plain.CPU.Seconds(), c.Plain.Trouble, c.Plain.Reasons)
		}
		bar.done(c.Task.Name)
	}}
	all := r.Run(ctx, tasks)
	bar.finish()
	if ctx.Err() != nil {
		return 0, errors.New("interrupted; continue with --resume if there was --out")
	}
	if differ := bench.PlainSummary(os.Stdout, all); differ > 0 {
		return 1, nil
	}
	return 0, nil
}
