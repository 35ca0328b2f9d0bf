package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"

	"github.com/spf13/pflag"

	"seabmc/bench"
)

// readingOptions holds the options of bench reading.
type readingOptions struct {
	clangs, levels, flagsOfC []string
}

func (o *readingOptions) flags(fs *pflag.FlagSet) {
	fs.StringSliceVar(&o.clangs, "clang", nil, "reading: compilers (those of LLVM 14 and later in PATH)")
	fs.StringSliceVar(&o.levels, "level", []string{"O0", "O1", "O2"}, "reading: levels of optimisation")
	fs.StringArrayVar(&o.flagsOfC, "cc", nil, "reading: a flag for the compiler, e.g. --cc=-Iinclude")
}

// run reads the output of the compilers. The exit code is 1 if a function was not read.
func (o *readingOptions) run(ctx context.Context, paths []string) (int, error) {
	files, err := bench.Sources(paths)
	if err != nil {
		return 0, err
	}
	if len(files) == 0 {
		return 0, errUsage{errors.New("reading: name one or more folders of C files")}
	}
	if len(o.clangs) == 0 {
		o.clangs = bench.Clangs()
	}
	var all []bench.Reading
	lost := false
	for _, clang := range o.clangs {
		path, err := exec.LookPath(clang)
		if err != nil {
			return 0, fmt.Errorf("%s cannot be run", clang)
		}
		for _, level := range o.levels {
			r, err := bench.Read(ctx, path, level, o.flagsOfC, files)
			if err != nil {
				return 0, err
			}
			all = append(all, r)
			lost = lost || r.Lost > 0
		}
	}
	bench.ReadingTable(os.Stdout, all)
	if lost {
		return 1, nil
	}
	return 0, nil
}
