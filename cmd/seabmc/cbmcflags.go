package main

import (
	"fmt"
	"strings"
)

// cbmcFlag is what becomes of a flag that CBMC has and seabmc does not.
type cbmcFlag struct {
	becomes string // the flag that has its meaning; empty: it has none here and is left out
	value   bool   // it takes a value, which becomes that of the new flag
	refused string // why it is an error; empty: it is none
}

// cbmcFlags answers every such flag: with the one that means the same, by leaving it
// out where it changes how CBMC works and not what is checked, or with the reason why not.
var cbmcFlags = func() map[string]cbmcFlag {
	flags := map[string]cbmcFlag{
		"c89": {becomes: "std=c89"}, "c99": {becomes: "std=c99"}, "c11": {becomes: "std=c11"}, "c17": {becomes: "std=c17"}, "c23": {becomes: "std=c2x"},
		"i386-linux": {becomes: "32"}, "ILP32": {becomes: "32"}, "LP64": {becomes: "64"}, "lp64": {becomes: "64"}, "16": {refused: "16-bit pointers are not supported"},
		"compact-trace": {becomes: "trace"}, "stack-trace": {becomes: "trace"}, "graphml-witness": {becomes: "witness-graphml", value: true},
		"unwind-max": {becomes: "max-unwind", value: true}, "memory-cleanup-check": {becomes: "memory-leak-check"}, "no-malloc-fail-null": {becomes: "no-malloc-may-fail"},
		"show-claims": {becomes: "show-properties"}, "all-claims": {becomes: "all-properties"}, "claim": {becomes: "property", value: true},
		"preprocess":            {refused: "clang -E FILE prints the preprocessed file"},
		"program-only":          {refused: "seabmc ir FILE prints the program that is checked"},
		"dump-c":                {refused: "seabmc ir FILE prints the program that is checked"},
		"localize-faults":       {refused: "the trace marks what the failure depends on (--trace, --html=FILE)"},
		"symex-coverage-report": {refused: "--vacuity tells which properties are reached", value: true},
		"xml-interface":         {refused: "--json prints the result for machines"},
		"json-interface":        {refused: "--json prints the result for machines"},
		"show-goto-functions":   {refused: "seabmc ir FILE prints the program that is checked"},
		"show-vcc":              {refused: "seabmc vc FILE prints the verification condition"},
		"dimacs":                {refused: "seabmc vc FILE prints the verification condition as SMT-LIB 2"},
		"outfile":               {refused: "seabmc vc FILE prints the verification condition as SMT-LIB 2", value: true},
		"xml-ui":                {refused: "--json and --junit=FILE are there instead"},
		"cover":                 {refused: "--vacuity tells which properties are reached", value: true},
		"existing-coverage":     {refused: "coverage is not measured", value: true},
		"cvc5":                  {refused: `--solver="cvc5 ..." runs any solver that reads SMT-LIB 2`},
		"bitwuzla":              {refused: `--solver="bitwuzla ..." runs any solver that reads SMT-LIB 2`},
		"boolector":             {refused: `--solver="boolector ..." runs any solver that reads SMT-LIB 2`},
		"external-sat-solver":   {refused: "--solver=COMMAND runs any solver that reads SMT-LIB 2", value: true},
		"external-smt2-solver":  {becomes: "solver", value: true},
		"malloc-fail-assert":    {refused: "a malloc that fails returns null (--malloc-may-fail)"},
		"unwind-min":            {refused: "--unwind=auto unrolls as far as needed", value: true},
		"incremental-loop":      {refused: "--unwind=auto unrolls as far as needed", value: true},
		"big-endian":            {refused: "the target of clang is little-endian"},
	}
	for _, name := range strings.Fields("gcc little-endian smt2 refine refine-arithmetic refine-arrays refine-strings arrays-uf-always arrays-uf-never beautify full-slice " +
		"round-to-even retain-trivial-checks validate-goto-model validate-ssa-equation validate-trace trace-hex trace-show-function-calls trace-show-code " +
		"no-self-loops-to-assumptions no-propagation no-simplify no-sat-preprocessor no-array-field-sensitivity flush fpa no-pretty-names") {
		flags[name] = cbmcFlag{}
	}
	for _, name := range strings.Fields("verbosity sat-solver timestamp max-field-sensitivity-array-size write-solver-stats-to string-printable") {
		flags[name] = cbmcFlag{value: true}
	}
	for _, name := range strings.Fields("no-assertions no-assumptions assert-to-assume show-symbol-table list-goto-functions show-test-suite win32 winx64 i386-win32 i386-macos ppc-macos " +
		"string-abstraction ignore-unwinding-assertions havoc-undefined-functions no-library mmio round-to-zero round-to-plus-inf round-to-minus-inf show-reachable-properties") {
		flags[name] = cbmcFlag{refused: "it is not supported"}
	}
	for _, name := range strings.Fields("depth paths mm error-label dfcc enforce-contract replace-call-with-contract nondet-static-exclude arch os symex-complexity-limit") {
		flags[name] = cbmcFlag{refused: "it is not supported", value: true}
	}
	return flags
}()

// cbmcStyle replaces the flags of cbmcFlags.
func cbmcStyle(args []string) ([]string, error) {
	var out []string
	for i := 0; i < len(args); i++ {
		name, isFlag := strings.CutPrefix(args[i], "--")
		name, value, joined := strings.Cut(name, "=")
		f, known := cbmcFlags[name]
		if args[i] == "--" {
			return append(out, args[i:]...), nil
		}
		if !isFlag || !known {
			out = append(out, args[i])
			continue
		}
		if f.value && !joined {
			if i++; i == len(args) {
				return nil, fmt.Errorf("--%s: a value is missing", name)
			}
			value = args[i]
		}
		if name == "arch" && value == "i386" {
			out = append(out, "--32")
			continue
		}
		if ours := map[string]string{"arch": "x86_64", "os": "linux"}[name]; ours != "" && value == ours {
			continue
		}
		switch {
		case f.refused != "":
			return nil, fmt.Errorf("--%s is a flag of CBMC: %s", name, f.refused)
		case f.becomes != "" && f.value:
			out = append(out, "--"+f.becomes+"="+value)
		case f.becomes != "":
			out = append(out, "--"+f.becomes)
		}
	}
	return out, nil
}
