package main

import (
	"context"
	"os"

	"github.com/spf13/pflag"

	"seabmc/cmd/seabmc/manual"
)

// manualCommand runs seabmc man, seabmc completion, and the commands that completions call.
func manualCommand(cmd string, args []string) error {
	p := manual.Program{Version: version, Usage: usage, BenchUsage: benchUsage, Flags: flagSet(&options{}, &rawFlags{}), FlagsOf: flagsOf}
	wrong, err := p.Do(os.Stdout, cmd, args)
	if err != nil && wrong {
		return errUsage{err}
	}
	return err
}

// describe is set while the flags of commands are collected. It is called with a command's flags, and the command is not run.
var describe func(fs *pflag.FlagSet, usage string)

// flagsOf returns the flags of a command about a project.
func flagsOf(cmd string) (fs *pflag.FlagSet, usage string) {
	describe = func(f *pflag.FlagSet, u string) { fs, usage = f, u }
	defer func() { describe = nil }()
	_, _ = projectLine.Command(context.Background(), cmd, nil)
	return fs, usage
}
