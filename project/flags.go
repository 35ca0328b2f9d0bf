package project

import (
	"fmt"
	"slices"
	"strings"
)

// reserved maps flags that a proof must not have to what to do instead. The first group is set by seabmc run. With the second group a project file,
// which may come from a stranger, could start a program or write a file.
var reserved = map[string]string{
	"json": "seabmc run reads the result itself", "json-ui": "seabmc run reads the result itself", "xml-ui": "seabmc run reads the result itself",
	"depends": "seabmc run sets it", "shared": "--all-contracts sets it", "leave-out-clause": "use --all-contracts --mutate", "part": "use seabmc run --split-properties", "case": "use seabmc run --split-cases", "timeout": "write timeout = \"…\"", "memory-limit": "write memory = \"…\"", "function": "write function = \"…\"",
	"entry": "write function = \"…\"", "vacuity": "write vacuity = true", "vacuity-only": "write vacuity = true", "cover": "write coverage = true",
	"show-properties": "it checks nothing", "show-loops": "it checks nothing", "list-mutants": "it checks nothing", "version": "it checks nothing",
	"help": "it checks nothing", "stats": "--json of seabmc run has them", "progress": "seabmc run shows the progress",
	"cache": "seabmc run keeps answers itself", "trace": "seabmc run keeps traces itself", "mutate": "it changes the program", "profile": "it writes a file",
	"beside": "run seabmc bench strategy", "beside-limit": "run seabmc bench strategy",

	"clang": "set SEABMC_CLANG instead", "cache-dir": "use seabmc run --cache-dir", "html": "use seabmc run --html", "sarif": "use seabmc run --sarif",
	"junit": "use seabmc run --junit", "witness": "run seabmc --witness on the proof", "witness-graphml": "run seabmc --witness-graphml on the proof",
	"graphml-witness": "run seabmc --witness-graphml on the proof", "yaml-witness": "run seabmc --witness on the proof",
	"witness-output": "run seabmc --witness-graphml on the proof", "witness-output-yaml": "run seabmc --witness on the proof",
	"generate-html-report": "use seabmc run --html", "replay": "run seabmc --replay on the proof", "replay-dir": "run seabmc --replay-dir on the proof",
	"audit": "run seabmc --audit on the proof", "audit-dir": "run seabmc --audit on the proof",
	"external-smt2-solver": "the solvers are those of --solver", "incremental-smt2-solver": "the solvers are those of --solver",
	"default-solver": "the solvers are those of --solver", "smtlib-solver-prog": "the solvers are those of --solver",
}

// solvers lists the values of --solver that are not commands.
var solvers = []string{"yices", "yices-smt2", "z3", "bitwuzla", "portfolio"}

// CheckFlags rejects flags that a project file must not have.
func CheckFlags(flags []string) error {
	for i, f := range flags {
		if strings.HasPrefix(f, "@") || strings.Contains(f, "=@") {
			return fmt.Errorf("%q: a value that begins with @ would be read as a file of flags", f)
		}
		if !strings.HasPrefix(f, "-") {
			continue
		}
		name, value, joined := strings.Cut(strings.TrimLeft(f, "-"), "=")
		if f == "--" || name == "o" {
			return fmt.Errorf("%q is not a flag of a proof", f)
		}
		if why, ok := reserved[name]; ok || strings.HasPrefix(name, "audit") || strings.HasPrefix(name, "profile") {
			if !ok {
				why = "run seabmc with it on the proof"
			}
			return fmt.Errorf("--%s cannot be a flag of a proof: %s", name, why)
		}
		if name == "solver" {
			if !joined && i+1 < len(flags) {
				value = flags[i+1]
			}
			if !slices.Contains(solvers, value) {
				return fmt.Errorf("--solver=%s: a project file can have %s, no command of its own", value, strings.Join(solvers, ", "))
			}
		}
	}
	return nil
}
