package main

import (
	"context"
	"errors"
	"fmt"
	"os"

	"github.com/spf13/pflag"

	"seabmc/bmc"
	"seabmc/checks"
	"seabmc/cmd/seabmc/manual"
	"seabmc/memrep"
	"seabmc/project"
	"seabmc/prove"
)

// manualCommand is seabmc man, seabmc completion, and what completions ask.
func manualCommand(cmd string, args []string) error {
	m := theManual()
	switch {
	case manual.IsRequest(cmd):
		return m.Answer(os.Stdout, append([]string{cmd}, args...))
	case cmd == "man" && len(args) == 1 && args[0] != "" && args[0][0] != '-':
		return m.Pages(args[0])
	case cmd == "man":
		return errUsage{errors.New("usage: seabmc man DIR   writes the pages of the manual there: man -l DIR/seabmc.1 shows the first")}
	case len(args) != 1 || args[0] == "" || args[0][0] == '-':
		return errUsage{errors.New("usage: seabmc completion bash|zsh|fish   prints the completion; for bash: source <(seabmc completion bash)")}
	}
	if err := m.Completion(os.Stdout, args[0]); err != nil {
		return errUsage{err}
	}
	return nil
}

// theManual is made from the flags themselves.
func theManual() *manual.Manual {
	m := &manual.Manual{Version: version, Values: map[string][]string{
		"mem": memrep.Names(), "solver": {"yices", "yices-smt2", "z3", "portfolio", "bitwuzla"}, "like": checks.ToolNames(),
		"engine": {string(prove.Auto), string(prove.BMC), string(prove.Prove)}, "arm": {"on", "off"}, "store-map": {"on", "cached", "off"},
		"case-split": {string(bmc.CasesAuto), string(bmc.CasesAlways), string(bmc.CasesNever)}, "trace": {"short", "full"}, "stats": {"text", "json"},
		"cover": {"location", "branch", "assertion", "cover"}, "color": {"auto", "on", "off"}, "progress": {"auto", "on", "off"}, "unwind": {"auto"},
	}}
	m.Commands = append(m.Commands, manual.Command{Short: "a bounded model checker for C and LLVM IR", Usage: usage, Flags: flagSet(&options{}, &rawFlags{})})
	for _, c := range []manual.Command{
		{Name: "run", Short: "run the proofs of a project", Args: proofNames},
		{Name: "init", Short: "write seabmc.toml for a folder"},
		{Name: "cache", Short: "manage the answers that seabmc run keeps", Words: []string{"stats", "verify", "prune"}},
		{Name: "worker", Short: "run proofs that others send"},
		{Name: "queue", Short: "the server between those who send proofs and those who run them"},
	} {
		c.Flags, c.Usage = flagsOf(c.Name)
		m.Commands = append(m.Commands, c)
	}
	for _, c := range [][3]string{
		{"ir", "print the program as SEA-IR", "usage: seabmc ir [flags] FILE...\n\nThe flags are those of seabmc."},
		{"vc", "print the verification condition as SMT-LIB 2", "usage: seabmc vc [flags] FILE...\n\nThe flags are those of seabmc."},
		{"install-links", "create the names of CBMC's tools", "usage: seabmc install-links DIR"},
		{"doctor", "show which tools are installed", "usage: seabmc doctor"},
		{"bench", "run suites of benchmarks", benchUsage},
		{"man", "write these pages", "usage: seabmc man DIR"},
		{"version", "print the version", "usage: seabmc version"},
	} {
		cmd := manual.Command{Name: c[0], Short: c[1], Usage: c[2]}
		if c[0] == "ir" || c[0] == "vc" {
			cmd.Flags = m.Commands[0].Flags
		}
		m.Commands = append(m.Commands, cmd)
	}
	m.Commands = append(m.Commands, manual.Command{Name: "completion", Short: "print the completion of a shell", Usage: "usage: seabmc completion bash|zsh|fish", Words: manual.Shells})
	return m
}

// describe is called with a command's flags instead of running it, while they are collected.
var describe func(fs *pflag.FlagSet, usage string)

// flagsOf are the flags of a command about a project.
func flagsOf(cmd string) (fs *pflag.FlagSet, usage string) {
	describe = func(f *pflag.FlagSet, u string) { fs, usage = f, u }
	defer func() { describe = nil }()
	if _, err := projectCommand(context.Background(), cmd, nil); err != nil {
		panic(fmt.Sprint(cmd, ": ", err))
	}
	return fs, usage
}

// proofNames are those of the project around the working folder, none if there is none.
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
