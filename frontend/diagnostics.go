package frontend

import (
	"bytes"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"seabmc/frontend/dialect"
	"seabmc/frontend/fault"
	"seabmc/frontend/toolchain"
)

// answer adds to args the flags that settle the complaints about a file, unless off says that they were added before.
func answer(args []string, file, diagnostics string, off map[string]bool) []string {
	var flags []string
	for _, name := range clashes(diagnostics) {
		flags = append(flags, "-DSEABMC_NO_"+name)
	}
	flags = append(flags, noBuiltins(diagnostics)...)
	if attributeOfC23.MatchString(diagnostics) {
		flags = append(flags, "-fdouble-square-bracket-attributes")
	}
	for _, f := range append(flags, gccFlags(file, diagnostics)...) {
		if !off[f] {
			off[f] = true
			args = slices.Insert(args, 0, f)
		}
	}
	return args
}

var (
	clash      = regexp.MustCompile(`error: (?:conflicting types for|redefinition of|static declaration of|redeclaration of) '(\w+)'`)
	macroClash = regexp.MustCompile(`expanded from macro '__CPROVER_\w+'`)
	// attributeOfC23 is the message of a clang that accepts [[…]] in C only with a flag.
	attributeOfC23 = regexp.MustCompile(`(?m)error: expected expression\n.*\[\[`)
	firstError     = regexp.MustCompile(`(?m)^(.*):(\d+):\d+: (?:fatal )?error: (.*)$`)
)

// clashes lists the prelude's lines that the diagnostics complain about.
func clashes(diagnostics string) []string {
	var names []string
	prelude, _ := preludeFiles.ReadFile("prelude.h")
	for _, m := range clash.FindAllStringSubmatch(diagnostics, -1) {
		if bytes.Contains(prelude, []byte("#ifndef SEABMC_NO_"+m[1]+"\n")) {
			names = append(names, m[1])
		}
	}
	if macroClash.MatchString(diagnostics) {
		names = append(names, "MACROS")
	}
	return names
}

func compileError(file, clang, diagnostics string, err error) error {
	diagnostics = dialect.PlainNames(diagnostics)
	if toolchain.Signalled(err) {
		return &fault.ToolError{Tool: clang, Msg: fmt.Sprintf("crashed while compiling %s (%v)", file, err), Crashed: true}
	}
	e := &fault.InputError{File: file, Msg: "does not compile: " + toolchain.FirstLine(diagnostics, err), Detail: diagnostics}
	if m := firstError.FindStringSubmatch(diagnostics); m != nil {
		e.File, e.Msg = m[1], "does not compile: "+m[3]
		e.Line, _ = strconv.Atoi(m[2])
	}
	if strings.Contains(diagnostics, "__seabmc_") { // clang shows code that was made from a contract and that the user did not write
		e.Detail = ""
	}
	return e
}

// onlyErrors removes warnings from clang's diagnostics, with the notes that belong to them.
func onlyErrors(diagnostics string) string {
	var out strings.Builder
	keep := true
	for _, line := range strings.SplitAfter(diagnostics, "\n") {
		if strings.Contains(line, " warning: ") {
			keep = false
		} else if strings.Contains(line, "error: ") || strings.Contains(line, "generated.") {
			keep = true
		}
		if keep {
			out.WriteString(line)
		}
	}
	return out.String()
}
