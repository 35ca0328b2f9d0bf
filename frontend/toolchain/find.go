package toolchain

import (
	"context"
	"errors"
	"path/filepath"
	"regexp"
	"strings"
	"time"

	"seabmc/frontend/fault"
	"seabmc/tools"
)

// Find finds one of tools.Known and asks for its version; see tools.Find for where it looks.
// The error is a *ToolError that says how to get what is missing.
func Find(name string) (path, version string, err error) {
	path, err = Locate(name)
	if err != nil {
		return "", "", err
	}
	version, err = toolVersion(path)
	return path, version, err
}

// Locate is Find without the version, which takes a process to find out.
func Locate(name string) (string, error) {
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
	out, diagnostics, err := Run(ctx, path, []string{"--version"}, "")
	if err != nil {
		return "", &fault.ToolError{Tool: path, Msg: "does not answer --version: " + FirstLine(diagnostics, err)}
	}
	return versionNumber.FindString(out), nil
}
