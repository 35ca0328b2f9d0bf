// Package peer runs another bounded model checker on the programs of a benchmark.
package peer

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"seabmc/subprocess"
)

// Tool is another bounded model checker that gets the same programs.
type Tool struct {
	Name   string
	Binary string
	checks []string
}

// Find looks for cbmc in PATH. It does not accept a link to this program (seabmc install-links makes such links).
func Find(ctx context.Context, name string) (*Tool, error) {
	if name != "cbmc" {
		return nil, fmt.Errorf("no peer is called %q; there is cbmc", name)
	}
	path, err := exec.LookPath(name)
	if err != nil {
		return nil, fmt.Errorf("%s is not installed: it is not in PATH", name)
	}
	if self, err := os.Executable(); err == nil && same(path, self) {
		return nil, fmt.Errorf("%s is a link to seabmc", path)
	}
	p := &Tool{Name: name, Binary: path}
	p.checks, err = cbmcChecks(ctx, path)
	return p, err
}

func same(a, b string) bool {
	x, err := filepath.EvalSymlinks(a)
	y, err2 := filepath.EvalSymlinks(b)
	return err == nil && err2 == nil && x == y
}

// cbmcChecks returns the flags that make CBMC check what is checked here by default, and no more. From version 6 on CBMC checks more than that by
// default.
func cbmcChecks(ctx context.Context, path string) ([]string, error) {
	m := subprocess.Measure(ctx, path, time.Minute, []string{"--version"})
	text := strings.TrimSpace(m.Stdout.String())
	major, _, _ := strings.Cut(text, ".")
	version, err := strconv.Atoi(major)
	if m.Err != nil || err != nil {
		return nil, fmt.Errorf("%s --version gives no version: %s", path, text)
	}
	checks := []string{"--bounds-check", "--pointer-check", "--div-by-zero-check", "--signed-overflow-check", "--undefined-shift-check",
		"--unwinding-assertions", "--malloc-may-fail", "--malloc-fail-null"}
	if version >= 6 {
		checks = append([]string{"--no-standard-checks"}, checks...)
	}
	return checks, nil
}

// Answer is what the tool said about a program.
type Answer struct {
	Verdict string
	CPU     time.Duration
	MaxRSS  int64
	Trouble string // why there is no verdict
}

// Run gives the tool a program, and a bound for the rounds of its loops. The tool is stopped after using limit of processor time.
func (p *Tool) Run(ctx context.Context, flags, files []string, rounds int, limit time.Duration) Answer {
	// The shell's limit is one of processor time. The programs that it starts inherit it.
	script := fmt.Sprintf("ulimit -t %d; exec \"$0\" \"$@\"", max(1, int(limit.Seconds())))
	m := subprocess.Measure(ctx, "/bin/sh", 0, slices.Concat([]string{"-c", script, p.Binary}, p.checks, []string{"--unwind", strconv.Itoa(rounds)}, flags, files))
	a := Answer{CPU: m.CPU, MaxRSS: m.MaxRSS}
	a.Verdict, a.Trouble = cbmcVerdict(m)
	return a
}

// cbmcVerdict reads the output of CBMC. If nothing fails but the bound of a loop, there is no verdict.
func cbmcVerdict(m *subprocess.Measured) (verdict, trouble string) {
	var exit *exec.ExitError
	if m.Err != nil && !errors.As(m.Err, &exit) {
		return "", m.Err.Error()
	}
	bounds, bugs := false, false
	for line := range strings.Lines(m.Stdout.String()) {
		line = strings.TrimSpace(line)
		if strings.HasSuffix(line, ": FAILURE") {
			bound := strings.Contains(line, ": unwinding assertion ") || strings.Contains(line, " unwinding assertion loop ")
			bounds, bugs = bounds || bound, bugs || !bound
		}
		switch line {
		case "VERIFICATION SUCCESSFUL":
			verdict = "SUCCESSFUL"
		case "VERIFICATION FAILED":
			verdict = "FAILED"
		}
	}
	switch {
	case verdict == "FAILED" && bounds && !bugs:
		return "", "the bound does not suffice"
	case verdict != "":
		return verdict, ""
	case exit != nil && !exit.Exited():
		return "", exit.String()
	}
	return "", "no verdict: " + strings.TrimSpace(m.Stderr.String())
}
