package main

import (
	"errors"
	"fmt"
	"os"

	"github.com/spf13/pflag"

	"seabmc/cmd/seabmc/projectcli"
	"seabmc/cmd/seabmc/queuecli"
)

var projectLine = projectcli.Line{Line: queuecli.Line{Parse: subFlags, Size: parseSize, Wrong: func(err error) error { return errUsage{err} }, Version: version}}

// subFlags reads the flags of a subcommand. It sets done after --help.
func subFlags(fs *pflag.FlagSet, usage string, args []string) (done bool, err error) {
	if fs.SortFlags = false; describe != nil {
		describe(fs, usage)
		return true, nil
	}
	fs.Usage = func() {
		fmt.Print(usage)
		fs.SetOutput(os.Stdout)
		fs.PrintDefaults()
	}
	if err := fs.Parse(args); err != nil {
		if errors.Is(err, pflag.ErrHelp) {
			return true, nil
		}
		return false, errUsage{fmt.Errorf("%w; see seabmc %s --help", err, fs.Name())}
	}
	return false, nil
}
