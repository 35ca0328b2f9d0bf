package toolchain

import (
	"context"
	"errors"
	"fmt"
	"os/exec"
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

// Disassemble returns the LLVM assembly of a bitcode file.
func Disassemble(ctx context.Context, file string) (string, error) {
	dis, err := Locate("llvm-dis")
	if err != nil {
		return "", err
	}
	ctx, cancel := context.WithTimeout(ctx, 2*time.Minute)
	defer cancel()
	out, diagnostics, err := Run(ctx, dis, []string{"-o", "-", file}, "")
	if err == nil {
		return out, nil
	}
	// A newer LLVM wrote it, perhaps.
	type attempt struct {
		program string
		args    []string
	}
	var attempts []attempt
	for v := tools.NewestLLVM; v > tools.OldestLLVM; v-- {
		if path, err := exec.LookPath(fmt.Sprintf("llvm-dis-%d", v)); err == nil {
			attempts = append(attempts, attempt{path, []string{"-o", "-", file}})
		}
	}
	if strings.Contains(diagnostics, "paque pointers") {
		attempts = append(attempts, attempt{dis, []string{"-opaque-pointers", "-o", "-", file}})
	}
	for _, a := range attempts {
		if ctx.Err() != nil {
			break
		}
		if out, _, err := Run(ctx, a.program, a.args, ""); err == nil {
			return out, nil
		}
	}
	if ctx.Err() != nil {
		return "", ctx.Err()
	}
	if Signalled(err) {
		return "", &fault.InputError{File: file, Msg: "damaged bitcode: " + filepath.Base(dis) + " crashed on it"}
	}
	why := FirstLine(diagnostics, err)
	if n := strings.LastIndex(why, "error: "); n >= 0 {
		why = why[n+len("error: "):]
	}
	return "", &fault.InputError{
		File: file, Detail: diagnostics,
		Msg: fmt.Sprintf("%s cannot read this bitcode (%s): it is damaged, or a newer LLVM wrote it; give its .ll text instead", filepath.Base(dis), why),
	}
}
