package frontend

import (
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"regexp"
	"strings"
	"time"

	"seabmc/frontend/fault"
	"seabmc/tools"
)

// FindTool finds one of tools.Known and asks for its version; see tools.Find for where it looks.
// The error is a *ToolError that says how to get what is missing.
func FindTool(name string) (path, version string, err error) {
	path, err = locate(name)
	if err != nil {
		return "", "", err
	}
	version, err = toolVersion(path)
	return path, version, err
}

// LocateTool is FindTool without the version, which takes a process to find out.
func LocateTool(name string) (path string, err error) { return locate(name) }

func locate(name string) (string, error) {
	path, err := tools.Find(name)
	var missing *tools.NotFoundError
	switch {
	case errors.As(err, &missing):
		return "", &fault.ToolError{Tool: name, Msg: missing.Reason()}
	case err != nil:
		return "", &fault.ToolError{Tool: name, Msg: err.Error()}
	}
	return path, nil
}

var versionNumber = regexp.MustCompile(`\d+(?:\.\d+)+`)

func toolVersion(path string) (string, error) {
	if strings.Contains(filepath.Base(path), ".so") {
		resolved, err := filepath.EvalSymlinks(path)
		if err != nil {
			resolved = path
		}
		base := filepath.Base(resolved)
		return versionNumber.FindString(base[strings.Index(base, ".so"):]), nil
	}
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	out, diagnostics, err := run(ctx, path, []string{"--version"}, "")
	if err != nil {
		return "", &fault.ToolError{Tool: path, Msg: "does not answer --version: " + firstLine(diagnostics, err)}
	}
	return versionNumber.FindString(out), nil
}

// Doctor lists each tool: where it is, its version, or how to get it. The error is a *ToolError that names what is missing or broken.
func Doctor(w io.Writer) error {
	var bad []string
	for _, t := range tools.Known {
		path, version, err := FindTool(t.Name)
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
