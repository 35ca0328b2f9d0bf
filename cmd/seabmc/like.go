package main

import (
	"fmt"
	"io"
	"slices"
	"strings"
)

// manner is how another tool checks when no flag says otherwise.
type manner struct {
	tool  string
	flags string // that make it the default here; flags of the command line override them
	notes string // what that means
}

// manners are the values of --like. Flags that say what is so anyway are left out.
var manners = map[string]manner{
	"cbmc": {tool: "CBMC 6", flags: "--pointer-primitive-check --malloc-may-fail --all-properties",
		notes: "the standard checks are on, `malloc` may return null, a function without a body returns any value and writes nothing"},
	"esbmc": {tool: "ESBMC", flags: "--alignment-check --no-signed-overflow-check --no-undefined-shift-check --malloc-may-fail --unroll-pragmas",
		notes: "bounds, pointers, alignment and division are checked, overflow and shifts are not; `malloc` may return null; `__ESBMC_unreachable()` says nothing"},
	"seahorn": {tool: "SeaHorn", flags: "--no-standard-checks --no-malloc-may-fail --no-unwinding-assertions",
		notes: "assertions alone are checked, `malloc` never fails, and what lies beyond a bound is not looked at"},
	"sv-comp": {tool: "SV-COMP", flags: "--no-malloc-may-fail",
		notes: "the property of `--prp` is checked (`unreach-call` without one) and nothing else, `malloc` never fails; `--sv-comp` ends with `TRUE`, `FALSE(…)` or `UNKNOWN` beside"},
}

func mannerNames() []string {
	var names []string
	for name := range manners {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// inTheManner puts the flags that --like stands for before all others, so that those override them.
func inTheManner(args []string) (out []string, like string, err error) {
	for i := 0; i < len(args); i++ {
		if args[i] == "--" {
			out = append(out, args[i:]...)
			break
		}
		value, is := strings.CutPrefix(args[i], "--like=")
		if args[i] == "--like" && i+1 < len(args) {
			i++
			value, is = args[i], true
		}
		if is {
			like = value
		} else {
			out = append(out, args[i])
		}
	}
	if like == "" {
		return out, "", nil
	}
	m, ok := manners[like]
	if !ok {
		return nil, "", fmt.Errorf("--like=%s: want one of %s", like, strings.Join(mannerNames(), ", "))
	}
	return append(strings.Fields(m.flags), out...), like, nil
}

// writeManners writes docs/like.md.
func writeManners(w io.Writer) error {
	_, err := fmt.Fprint(w, "# `--like=TOOL`\n\n*Written by `go test ./cmd/seabmc -run Manners -update` from `cmd/seabmc/like.go`.*\n\n"+
		"does what another tool does when no flag says otherwise. It stands for the flags of the table; those of the command line override them, wherever\n"+
		"they stand. The report says whose defaults count.\n\n"+
		"| `--like=` | tool | flags | which means |\n|---|---|---|---|\n")
	for _, name := range mannerNames() {
		m := manners[name]
		if err == nil {
			_, err = fmt.Fprintf(w, "| `%s` | %s | `%s` | %s |\n", name, m.tool, m.flags, m.notes)
		}
	}
	return err
}
