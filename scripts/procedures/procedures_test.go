package main

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

const root = "../.."

func read(t *testing.T) []*contract {
	t.Helper()
	list, err := contracts(root)
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// docs/procedures.md is what the comments say.
func TestPageIsCurrent(t *testing.T) {
	var b bytes.Buffer
	if err := page(&b, read(t)); err != nil {
		t.Fatal(err)
	}
	have, err := os.ReadFile(root + "/docs/procedures.md")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(have, b.Bytes()) {
		t.Error("docs/procedures.md is not what the comments say: go run ./scripts/procedures page > docs/procedures.md")
	}
}

// Each contract names tests that are there, and each contract test belongs to one; what is named is there.
func TestContractsAndTests(t *testing.T) {
	named := map[string]bool{}
	list := read(t)
	for _, c := range list {
		for _, f := range c.files() {
			if _, err := os.Stat(filepath.Join(root, f)); err != nil {
				t.Errorf("%s: %v", c.name, err)
			}
		}
		for _, name := range c.tests {
			named[c.dir+" "+name] = true
		}
	}
	if len(list) < 15 {
		t.Errorf("only %d contracts", len(list))
	}
	isTest := regexp.MustCompile(`(?m)^func (TestContract\w+)\(`)
	there := map[string]bool{}
	for _, dir := range packages {
		paths, _ := filepath.Glob(filepath.Join(root, dir, "contract_*_test.go"))
		for _, path := range paths {
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range isTest.FindAllStringSubmatch(string(text), -1) {
				there[dir+" "+m[1]] = true
				if !named[dir+" "+m[1]] {
					t.Errorf("%s: no contract names %s", path, m[1])
				}
			}
		}
	}
	for name := range named {
		if !there[name] {
			t.Errorf("there is no test %s", name)
		}
	}
}

// What a comment has to look like.
func TestReadContract(t *testing.T) {
	const whole = "Procedure few values.\n\n  - Takes: terms\n    of any kind\n  - Returns: x\n  - Bounds: x\n  - Gives up: x\n  - Recursion: none\n  - Tests: TestA, TestB\n"
	c, err := readContract(whole)
	if err != nil || c.name != "few values" || c.get("Takes") != "terms of any kind" || !slices.Equal(c.tests, []string{"TestA", "TestB"}) {
		t.Errorf("%+v, %v", c, err)
	}
	for _, wrong := range []string{
		strings.Replace(whole, "  - Bounds: x\n", "", 1),
		strings.Replace(whole, "\n\n", "\nsome words\n", 1),
	} {
		if _, err := readContract(wrong); err == nil {
			t.Errorf("no error for %q", wrong)
		}
	}
}

// The floor: the contract tests alone cover nine tenths of each procedure's files. A tenth of their draws is enough for that.
func TestCoverageFloor(t *testing.T) {
	if testing.Short() {
		t.Skip("runs the contract tests once more")
	}
	t.Chdir(root)
	t.Setenv("SEABMC_DRAWS", "10000")
	list, err := contracts(".")
	if err != nil {
		t.Fatal(err)
	}
	got, err := measure(list)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range filesOf(list) {
		if p := got[f].percent(); p < 90 {
			t.Errorf("%s: the contract tests cover %.1f %%", f, p)
		}
	}
}

// What scripts/bmc_mutants.tsv changes is there: a line of the code that was rewritten since would be no mutant.
func TestMutantsAreCurrent(t *testing.T) {
	text, err := os.ReadFile(root + "/scripts/bmc_mutants.tsv")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		f := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if strings.HasPrefix(line, "#") {
			continue
		}
		if len(f) != 4 && len(f) != 5 {
			t.Errorf("%q has %d fields", line, len(f))
			continue
		}
		src, err := os.ReadFile(filepath.Join(root, f[1]))
		if err != nil || !strings.Contains(string(src), strings.ReplaceAll(f[2], `\|`, "|")) {
			t.Errorf("%s has no %q (%v)", f[1], f[2], err)
		}
	}
}
