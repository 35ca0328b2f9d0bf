package bench

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// Project finds the project's root from a folder inside it.
func Project(dir string) (string, error) {
	abs, err := filepath.Abs(dir)
	if err != nil {
		return "", err
	}
	for d := abs; ; d = filepath.Dir(d) {
		if _, err := os.Stat(filepath.Join(d, "testdata", "aws", "tasks.tsv")); err == nil {
			return d, nil
		}
		if d == filepath.Dir(d) {
			return "", fmt.Errorf("%s is not inside the seabmc project: run this from its folder", abs)
		}
	}
}

// AWS reads testdata/aws/tasks.tsv of the project at root. It returns every task of aws-c-common as it is (SUCCESSFUL) and with its seeded bug
// (FAILED). It returns only those with a category or name in only, or all if only is empty.
func AWS(root string, only []string) ([]Task, error) {
	dir := filepath.Join(root, "testdata", "aws")
	lib := os.Getenv("AWS_C_COMMON")
	if lib == "" {
		lib = filepath.Join(root, ".tools", "aws-c-common")
	}
	if _, err := os.Stat(filepath.Join(lib, "source")); err != nil {
		return nil, fmt.Errorf("no sources of aws-c-common in %s: run make setup", lib)
	}
	b, err := os.ReadFile(filepath.Join(dir, "tasks.tsv"))
	if err != nil {
		return nil, err
	}
	env, err := filepath.Glob(filepath.Join(dir, "lib", "*.c"))
	if err != nil {
		return nil, err
	}
	headers, err := filepath.Glob(filepath.Join(dir, "include", "*.h"))
	if err != nil {
		return nil, err
	}
	var out []Task
	for i, line := range strings.Split(strings.TrimSpace(string(b)), "\n") {
		f := strings.Split(line, "\t")
		if i == 0 || len(f) < 4 || !chosen(only, f[0], f[1]) {
			continue
		}
		t := Task{Name: f[0], Category: f[1], Verdict: "SUCCESSFUL",
			Flags: []string{"--no-malloc-may-fail", "-I" + filepath.Join(dir, "include"), "-I" + filepath.Join(lib, "include"), "-I" + filepath.Join(lib, "source")},
			Files: append([]string{filepath.Join(dir, "harness", f[0]+".c")}, env...), Depends: headers}
		if f[2] != "-" {
			for _, s := range strings.Split(f[2], ",") {
				t.Files = append(t.Files, filepath.Join(lib, "source", s))
			}
		}
		if f[3] != "-" {
			t.Flags = append(t.Flags, strings.Fields(f[3])...)
		}
		bug := t
		bug.Name += " (bug)"
		bug.Verdict = "FAILED"
		bug.Flags = append(append([]string(nil), t.Flags...), "-DSEED_BUG")
		out = append(out, t, bug)
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("no task of aws-c-common is called %s", strings.Join(only, ", "))
	}
	return out, nil
}

func chosen(only []string, name, category string) bool {
	if len(only) == 0 {
		return true
	}
	for _, o := range only {
		if o == name || o == category {
			return true
		}
	}
	return false
}
