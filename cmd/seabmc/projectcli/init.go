package projectcli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/spf13/pflag"

	"seabmc/project"
	"seabmc/project/starterkit"
	"seabmc/report"
)

const initUsage = `usage: seabmc init [flags] [DIR]
       seabmc init --from-cbmc KIT [flags] [DIR]

Writes seabmc.toml for the C files of a folder: a proof for each harness (*_harness.c, a function main or harness) and for each
function with a contract. The file is a draft: look it over. With --from-cbmc, the proofs are those of a project with CBMC's starter kit.
Its makefiles are read, but nothing in them is run.

`

func (l Line) initProject(ctx context.Context, args []string) error {
	fs := pflag.NewFlagSet("init", pflag.ContinueOnError)
	schema := fs.Bool("schema", false, "print the JSON schema of the file and exit")
	from := fs.String("from-cbmc", "", "take the proofs from the makefiles of CBMC's starter kit in this folder")
	force := fs.Bool("force", false, "overwrite an existing file")
	if done, err := l.Parse(fs, initUsage, args); done || err != nil {
		return err
	}
	if *schema {
		_, err := os.Stdout.Write(project.Schema)
		return err
	}
	if fs.NArg() > 1 {
		return l.Wrong(errors.New("seabmc init takes one folder"))
	}
	dir := "."
	if fs.NArg() == 1 {
		dir = fs.Arg(0)
	}
	propose := func() (string, string, error) { return project.Propose(dir) }
	if fs.Changed("from-cbmc") {
		propose = func() (string, string, error) { return fromCBMC(*from, dir) }
	}
	text, found, err := propose()
	if err != nil {
		return err
	}
	path := filepath.Join(dir, project.FileName)
	if _, err := os.Lstat(path); err == nil && !*force {
		return fmt.Errorf("%s is there already: --force writes over it", path)
	}
	if err := report.WriteFile(path, func(w io.Writer) error { _, err := io.WriteString(w, text); return err }); err != nil {
		return err
	}
	fmt.Printf("%s: %s; run them with: seabmc run\n", path, found)
	return nil
}

// fromCBMC makes the project file of a tree with CBMC's starter kit. It prints a line on standard error for each makefile that cannot be read.
func fromCBMC(kit, dir string) (text, found string, err error) {
	text, n, problems, err := starterkit.Convert(kit, dir)
	if err != nil {
		return "", "", err
	}
	for _, p := range problems {
		fmt.Fprintf(os.Stderr, "seabmc: %s is left out: %v\n", p.Makefile, p.Err)
	}
	if n == 0 {
		return "", "", fmt.Errorf("%s: no proof could be read", kit)
	}
	return text, fmt.Sprintf("%d of %d proofs", n, n+len(problems)), nil
}
