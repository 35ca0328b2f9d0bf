package bench

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"seabmc/project"
)

var update = flag.Bool("update", false, "write testdata/aws/seabmc.toml")

// TestAWSProject compares testdata/aws/seabmc.toml with tasks.tsv: the tasks, files, flags and verdicts are the same. With -update it writes the
// file.
func TestAWSProject(t *testing.T) {
	root, err := Project(".")
	if err != nil {
		t.Fatal(err)
	}
	dir := filepath.Join(root, "testdata", "aws")
	tasks, err := AWS(root, nil)
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, project.FileName)
	if *update {
		if err := os.WriteFile(path, []byte(awsProject(t, dir, tasks)), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	p, err := project.Read(path)
	if err != nil {
		t.Fatal(err)
	}
	if len(p.Proofs) != len(tasks) {
		t.Fatalf("%d proofs, want %d: go test ./bench -run AWSProject -update", len(p.Proofs), len(tasks))
	}
	for i, q := range p.Proofs {
		task := &tasks[i]
		if want := awsName(task); q.Name != want {
			t.Fatalf("%s, want %s", q.Name, want)
		}
		if got, want := absolute(dir, q.Files), absolute(".", task.Files); !slices.Equal(got, want) {
			t.Errorf("%s: files %v, want %v", q.Name, got, want)
		}
		got, want := slices.Sorted(slices.Values(withoutFolders(q.Flags))), slices.Sorted(slices.Values(withoutFolders(task.Flags)))
		if !slices.Equal(got, want) || q.Fails != (task.Verdict == "FAILED") {
			t.Errorf("%s: flags %v, want %v; fails %v, want %s", q.Name, got, want, q.Fails, task.Verdict)
		}
	}
}

func awsName(t *Task) string { return strings.ReplaceAll(t.Name, " (bug)", "-bug") }

func absolute(dir string, files []string) (out []string) {
	for _, f := range files {
		if !filepath.IsAbs(f) {
			f = filepath.Join(dir, f)
		}
		abs, _ := filepath.Abs(f)
		out = append(out, abs)
	}
	slices.Sort(out)
	return out
}

func withoutFolders(flags []string) []string {
	return slices.DeleteFunc(slices.Clone(flags), func(f string) bool { return strings.HasPrefix(f, "-I") })
}

// awsProject returns the text of the project file.
func awsProject(t *testing.T, dir string, tasks []Task) string {
	var b strings.Builder
	b.WriteString("# aws-c-common's tasks as a project; made from tasks.tsv by: go test ./bench -run AWSProject -update\nversion = 1\nname = \"aws-c-common\"\n\n" +
		"[defaults]\ninclude = [\"include\", \"../../.tools/aws-c-common/include\", \"../../.tools/aws-c-common/source\"]\nflags = [\"--no-malloc-may-fail\"]\ntimeout = \"10m\"\n")
	for i := range tasks {
		task := &tasks[i]
		var sources []string
		for _, f := range task.Files[1:] {
			rel, err := filepath.Rel(dir, f)
			if err != nil {
				t.Fatal(err)
			}
			sources = append(sources, fmt.Sprintf("%q", rel))
		}
		fmt.Fprintf(&b, "\n[[proof]]\nname = %q\nharness = \"harness/%s\"\nsources = [%s]\n", awsName(task), filepath.Base(task.Files[0]), strings.Join(sources, ", "))
		var flags []string
		for _, f := range withoutFolders(task.Flags)[1:] {
			flags = append(flags, fmt.Sprintf("%q", f))
		}
		if len(flags) > 0 {
			fmt.Fprintf(&b, "flags = [%s]\n", strings.Join(flags, ", "))
		}
		label := task.Category
		if task.Verdict == "FAILED" {
			b.WriteString("expect = \"fails\"\n")
			label = "bug"
		}
		fmt.Fprintf(&b, "labels = [%q]\n", label)
	}
	return b.String()
}
