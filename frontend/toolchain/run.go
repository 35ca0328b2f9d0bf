// Package toolchain finds and runs the programs that seabmc needs: clang, llvm-dis and what these use. "seabmc doctor" lists them (Doctor).
package toolchain

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"seabmc/frontend/fault"
	"seabmc/subprocess"
	"seabmc/tools"
)

// Signalled reports whether a signal ended a program.
func Signalled(err error) bool {
	var exit *exec.ExitError
	if !errors.As(err, &exit) {
		return false
	}
	status, ok := exit.Sys().(syscall.WaitStatus)
	return ok && status.Signaled() || exit.ExitCode() > 128
}

// FirstLine is the first line of a program's diagnostics, or the system's error if it printed none.
func FirstLine(diagnostics string, err error) string {
	for _, line := range strings.Split(diagnostics, "\n") {
		if line = strings.TrimSpace(line); line != "" {
			return line
		}
	}
	return err.Error()
}

// Run starts a program, gives it input, and returns what it printed.
func Run(ctx context.Context, program string, args []string, input string) (out, diagnostics string, err error) {
	cmd := subprocess.Command(ctx, program, args...)
	cmd.Stdin = strings.NewReader(input)
	if input == "" {
		cmd.Stdin = nil
	}
	cmd.Env = append(os.Environ(), "LC_ALL=C")
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	err = cmd.Run()
	return stdout.String(), stderr.String(), err
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
