package manual

import (
	"errors"
	"io"

	"github.com/spf13/pflag"

	"seabmc/bmc"
	"seabmc/checks"
	"seabmc/memrep"
	"seabmc/project"
	"seabmc/prove"
)

// Do runs seabmc man, seabmc completion, and the commands that completions call. If usage is true, the error is about the command line.
func (p *Program) Do(w io.Writer, cmd string, args []string) (usage bool, err error) {
	m := p.Manual()
	one := len(args) == 1 && args[0] != "" && args[0][0] != '-'
	switch {
	case IsRequest(cmd):
		return false, m.Answer(w, append([]string{cmd}, args...))
	case cmd == "man" && one:
		return false, m.Pages(args[0])
	case cmd == "man":
		return true, errors.New("usage: seabmc man DIR   writes the pages of the manual there: man -l DIR/seabmc.1 shows the first")
	case !one:
		return true, errors.New("usage: seabmc completion bash|zsh|fish   prints the completion; for bash: source <(seabmc completion bash)")
	}
	return true, m.Completion(w, args[0])
}

// Program is what the manual is made from: the flags themselves.
type Program struct {
	Version           string
	Usage, BenchUsage string
	Flags             *pflag.FlagSet
	FlagsOf           func(command string) (*pflag.FlagSet, string) // of a command about a project, with its usage
}

// Manual returns the manual with all commands.
func (p *Program) Manual() *Manual {
	m := &Manual{Version: p.Version, Values: map[string][]string{
		"mem": memrep.Names(), "solver": {"yices", "yices-smt2", "z3", "portfolio", "bitwuzla"}, "like": checks.ToolNames(),
		"engine": {string(prove.Auto), string(prove.BMC), string(prove.Prove)}, "arm": {"on", "off"}, "store-map": {"on", "cached", "off"},
		"case-split": {string(bmc.CasesAuto), string(bmc.CasesAlways), string(bmc.CasesNever)}, "trace": {"short", "full"}, "stats": {"text", "json"},
		"cover": {"location", "branch", "assertion", "cover"}, "color": {"auto", "on", "off"}, "progress": {"auto", "on", "off"}, "unwind": {"auto"},
	}}
	m.Commands = append(m.Commands, Command{Short: "a bounded model checker for C and LLVM IR", Usage: p.Usage, Flags: p.Flags})
	for _, c := range []Command{
		{Name: "run", Short: "run the proofs of a project", Args: proofNames},
		{Name: "init", Short: "write seabmc.toml for a folder"},
		{Name: "cache", Short: "manage the answers that seabmc run keeps", Words: []string{"stats", "verify", "prune"}},
		{Name: "worker", Short: "run proofs that others send"},
		{Name: "queue", Short: "the server between those who send proofs and those who run them"},
	} {
		c.Flags, c.Usage = p.FlagsOf(c.Name)
		m.Commands = append(m.Commands, c)
	}
	for _, c := range [][3]string{
		{"ir", "print the program as SEA-IR", "usage: seabmc ir [flags] FILE...\n\nThe flags are those of seabmc."},
		{"vc", "print the verification condition as SMT-LIB 2", "usage: seabmc vc [flags] FILE...\n\nThe flags are those of seabmc."},
		{"install-links", "create the names of CBMC's tools", "usage: seabmc install-links DIR"},
		{"doctor", "show which tools are installed", "usage: seabmc doctor"},
		{"bench", "run suites of benchmarks", p.BenchUsage},
		{"man", "write these pages", "usage: seabmc man DIR"},
		{"version", "print the version", "usage: seabmc version"},
	} {
		cmd := Command{Name: c[0], Short: c[1], Usage: c[2]}
		if c[0] == "ir" || c[0] == "vc" {
			cmd.Flags = m.Commands[0].Flags
		}
		m.Commands = append(m.Commands, cmd)
	}
	m.Commands = append(m.Commands, Command{Name: "completion", Short: "print the completion script for a shell", Usage: "usage: seabmc completion bash|zsh|fish", Words: Shells})
	return m
}

// proofNames returns the names of the proofs of the project around the working folder. It returns none if there is no project.
func proofNames() (names []string) {
	path, err := project.Find(".")
	if err != nil {
		return nil
	}
	p, err := project.Read(path)
	if err != nil {
		return nil
	}
	for i := range p.Proofs {
		names = append(names, p.Proofs[i].Name)
	}
	return names
}
