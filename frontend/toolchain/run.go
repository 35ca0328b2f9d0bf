// Package toolchain finds and runs the programs that seabmc needs: clang, llvm-dis and what these use. "seabmc doctor" lists them (Doctor).
package toolchain

import (
	"bytes"
	"context"
	"errors"
	"os"
	"os/exec"
	"strings"
	"syscall"

	"seabmc/subprocess"
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
