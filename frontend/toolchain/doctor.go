package toolchain

import (
	"fmt"
	"io"
	"os/exec"
	"strings"

	"seabmc/frontend/fault"
	"seabmc/tools"
)

// Doctor lists each tool: where it is, its version, or how to get it. The error is a *ToolError that names what is missing or broken.
func Doctor(w io.Writer) error {
	var bad []string
	for _, t := range tools.Known {
		path, version, err := Find(t.Name)
		if err != nil && !t.Optional {
			bad = append(bad, t.Name)
		}
		switch {
		case err != nil && path == "" && t.Optional:
			fmt.Fprintf(w, "%-11s %-8s (%s)\n%11s          get it: %s\n", t.Name, "none", t.Purpose, "", t.Get)
		case err != nil && path == "":
			fmt.Fprintf(w, "%-11s MISSING  %s\n%11s          get it: %s\n%11s          or set %s to its path\n", t.Name, "("+t.Purpose+")", "", t.Get, "", tools.EnvName(t.Name))
		case err != nil:
			fmt.Fprintf(w, "%-11s BROKEN   %s: %v\n%11s          get it: %s\n", t.Name, path, err, "", t.Get)
		default:
			note := ""
			if strings.HasSuffix(t.Files[0], fmt.Sprint("-", tools.OldestLLVM)) && !strings.HasPrefix(version, fmt.Sprint(tools.OldestLLVM, ".")) {
				note = fmt.Sprintf("   (tested with LLVM %d; others are read too)", tools.OldestLLVM)
			}
			fmt.Fprintf(w, "%-11s %-8s %s   %s%s\n", t.Name, version, path, t.Purpose, note)
		}
	}
	doctorClangs(w)
	if err := findSanitizers(); err != nil {
		bad = append(bad, "sanitizers")
		fmt.Fprintf(w, "%-11s MISSING  (--replay)\n%11s          %v\n%11s          get it: %s\n", "sanitizers", "", err, "", sanitizersGet)
	} else {
		fmt.Fprintf(w, "%-11s %-8s --replay\n", "sanitizers", "there")
	}
	if len(bad) > 0 {
		return &fault.ToolError{Tool: "doctor", Msg: "missing or broken: " + strings.Join(bad, ", ") + "; the list above says how to get them"}
	}
	return nil
}

// doctorClangs tells which clangs there are for C that the usual one refuses, or how to get one.
func doctorClangs(w io.Writer) {
	var found []string
	for v := latestClang; v > tools.OldestLLVM; v-- {
		if path, err := exec.LookPath(fmt.Sprintf("clang-%d", v)); err == nil {
			found = append(found, path)
		}
	}
	if len(found) == 0 {
		fmt.Fprintf(w, "%-11s none     for C that clang refuses: _Float16, _BitInt of more than 128 bits, C23\n%11s          get it: apt-get install clang-19   (or: make setup)\n", "newer clang", "")
		return
	}
	fmt.Fprintf(w, "%-11s %-8d %s   compiles what clang 14 refuses", "newer clang", ClangVersion(found[0]), found[0])
	if len(found) > 1 {
		fmt.Fprintf(w, "; also found: %s", strings.Join(found[1:], ", "))
	}
	fmt.Fprintln(w)
}
