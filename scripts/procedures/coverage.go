package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
)

// covered counts the statements of a file, and those that ran.
type covered struct{ ran, all int }

func (c covered) percent() float64 { return 100 * float64(c.ran) / float64(max(c.all, 1)) }

// coverage runs the contract tests of each package by themselves and prints what they cover of each procedure's files.
func coverage(out io.Writer, list []*contract) error {
	got, err := measure(list)
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "%-32s %10s %9s\n", "file", "statements", "covered")
	for _, f := range filesOf(list) {
		fmt.Fprintf(out, "%-32s %10d %8.1f%%\n", f, got[f].all, got[f].percent())
	}
	return nil
}

// filesOf are the files of all procedures, each once, in the order of the list.
func filesOf(list []*contract) (out []string) {
	seen := map[string]bool{}
	for _, c := range list {
		for _, f := range c.files() {
			if !seen[f] {
				seen[f] = true
				out = append(out, f)
			}
		}
	}
	return out
}

// measure runs the contract tests with go test in the working directory, and counts statements by file.
func measure(list []*contract) (map[string]covered, error) {
	dir, err := os.MkdirTemp("", "procedures")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	got := map[string]covered{}
	for _, pkg := range packages {
		profile := filepath.Join(dir, pkg+".out")
		cmd := exec.Command("go", "test", "./"+pkg, "-run", "^TestContract", "-coverprofile="+profile)
		if text, err := cmd.CombinedOutput(); err != nil {
			return nil, fmt.Errorf("%s: %w\n%s", pkg, err, text)
		}
		if err := readProfile(profile, pkg, got); err != nil {
			return nil, err
		}
	}
	for _, f := range filesOf(list) {
		if got[f].all == 0 {
			return nil, fmt.Errorf("%s: no statements", f)
		}
	}
	return got, nil
}

// readProfile adds up the blocks of a coverage profile: "path:from,to statements count".
func readProfile(profile, pkg string, got map[string]covered) error {
	f, err := os.Open(profile)
	if err != nil {
		return err
	}
	defer f.Close()
	s := bufio.NewScanner(f)
	for s.Scan() {
		path, rest, ok := strings.Cut(s.Text(), ".go:")
		fields := strings.Fields(rest)
		if !ok || len(fields) != 3 {
			continue // the line that names the mode
		}
		n, err := strconv.Atoi(fields[1])
		if err != nil {
			return err
		}
		name := filepath.Join(pkg, filepath.Base(path)+".go")
		c := got[name]
		c.all += n
		if fields[2] != "0" {
			c.ran += n
		}
		got[name] = c
	}
	return s.Err()
}
