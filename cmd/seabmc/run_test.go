package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"
	"time"

	"seabmc/subprocess/orphans"
)

// projectFiles is a project with a proof of each kind of outcome.
var projectFiles = map[string]string{
	"inc/max.h": "int max(int a, int b);\n",
	"src/max.c": "#include \"max.h\"\nint max(int a, int b) { return a > b ? a : b; }\n",
	"good_harness.c": "#include <assert.h>\n#include \"max.h\"\nint nondet_int(void);\n" +
		"void harness(void) { int a = nondet_int(), b = nondet_int(); assert(max(a, b) >= a); }\n",
	"bad_harness.c": "#include <assert.h>\n#include \"max.h\"\nint nondet_int(void);\n" +
		"void harness(void) { int a = nondet_int(), b = nondet_int(); assert(max(a, b) > a); }\n",
	"empty_harness.c": "#include <assert.h>\n#include \"max.h\"\nint nondet_int(void);\n" +
		"void harness(void) {\n int a = nondet_int();\n __CPROVER_assume(a < max(a, 0));\n __CPROVER_assume(a > 0);\n assert(max(a, 1) == 3);\n}\n",
	"broken_harness.c": "void harness(void) { not C }\n",
	"alone.c":          "int main(void) { return 0; }\n",
	"hard.c": "#include <assert.h>\nunsigned long nondet_ulong(void);\nint main(void) { unsigned long x = nondet_ulong(), y = nondet_ulong();\n" +
		" if (x > 1 && y > 1 && x < 0x100000000ul && y < 0x100000000ul) assert(x * y != 4611685975477714963ul); return 0; }\n",
	"seabmc.toml": `version = 1
[defaults]
include = ["inc"]
sources = ["src/*.c"]
function = "harness"
[[proof]]
harness = "good_harness.c"
matrix = { mem = ["seam", "lambda"] }
labels = ["quick"]
[[proof]]
harness = "bad_harness.c"
[[proof]]
name = "known"
harness = "bad_harness.c"
expect = "fails"
property = "harness.assertion.1"
labels = ["quick"]
[[proof]]
name = "elsewhere"
harness = "bad_harness.c"
expect = "fails"
property = "harness.assertion.9"
[[proof]]
name = "fixed"
harness = "good_harness.c"
expect = "fails"
[[proof]]
harness = "empty_harness.c"
[[proof]]
harness = "broken_harness.c"
[[proof]]
name = "hard"
sources = ["hard.c"]
function = "main"
timeout = "500ms"
`}

func projectFolder(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range projectFiles {
		if err := os.MkdirAll(filepath.Dir(filepath.Join(dir, name)), 0o755); err != nil {
			t.Fatal(err)
		}
		write(t, dir, name, text)
	}
	return dir
}

var costs = regexp.MustCompile(`\d+\.\d s`)

// statuses returns the lines of a run by name of the proof, without the parts that vary.
func statuses(out string) map[string]string {
	m := map[string]string{}
	for _, line := range strings.Split(costs.ReplaceAllString(out, "run"), "\n") {
		if f := regexp.MustCompile(` {2,}`).Split(line, 4); len(f) >= 3 {
			m[f[1]] = f[0] + " " + f[2]
		}
	}
	return m
}

// Every kind of outcome is told apart. Unchanged proofs are not run again. A change runs the proofs that it affects.
func TestRun(t *testing.T) {
	dir := projectFolder(t)
	cache := "--cache-dir=" + filepath.Join(dir, "cache")
	for _, step := range []struct {
		what string
		do   func()
		args []string
		code int
		want map[string]string
	}{
		{"first", nil, nil, 10, map[string]string{"good[mem=seam]": "passed run", "good[mem=lambda]": "passed run", "bad": "failed run", "known": "passed run",
			"elsewhere": "fails elsewhere run", "fixed": "no longer fails run", "empty": "reaches nothing run", "broken": "error run", "hard": "timeout run"}},
		{"again", nil, nil, 10, map[string]string{"good[mem=seam]": "passed kept", "good[mem=lambda]": "passed kept", "bad": "failed kept", "known": "passed kept",
			"elsewhere": "fails elsewhere kept", "fixed": "no longer fails kept", "empty": "reaches nothing kept", "broken": "error run", "hard": "timeout run"}},
		{"a label", nil, []string{"--label=quick"}, 0, map[string]string{"good[mem=seam]": "passed kept", "good[mem=lambda]": "passed kept", "known": "passed kept"}},
		{"without the cache", nil, []string{"--no-cache", "known"}, 0, map[string]string{"known": "passed run"}},
		{"a harness changed", func() { write(t, dir, "good_harness.c", projectFiles["good_harness.c"]+"\n") }, []string{"good", "known"}, 0,
			map[string]string{"good[mem=seam]": "passed run", "good[mem=lambda]": "passed run", "known": "passed kept"}},
		{"a header changed", func() { write(t, dir, "inc/max.h", "int max(int x, int y);\n") }, []string{"known"}, 0, map[string]string{"known": "passed run"}},
		{"and back", func() { write(t, dir, "inc/max.h", projectFiles["inc/max.h"]) }, []string{"known"}, 0, map[string]string{"known": "passed kept"}},
		{"a header that comes first", func() { write(t, dir, "max.h", "int max(int x, int y);\n") }, []string{"known"}, 0, map[string]string{"known": "passed run"}},
		{"a bug in the library", func() { write(t, dir, "src/max.c", "#include \"max.h\"\nint max(int a, int b) { return b; }\n") }, []string{"g*"}, 10,
			map[string]string{"good[mem=seam]": "failed run", "good[mem=lambda]": "failed run"}},
		{"no answer", nil, []string{"hard"}, 5, map[string]string{"hard": "timeout run"}},
		{"an error", nil, []string{"broken"}, 6, map[string]string{"broken": "error run"}},
		{"a part", nil, []string{"--shard=2/4", "--list"}, 0, map[string]string{}},
	} {
		if step.do != nil {
			step.do()
		}
		a := seabmc(t, dir, nil, append([]string{"run", cache, "-j2"}, step.args...)...)
		got := statuses(a.stdout)
		if a.code != step.code || len(got) != len(step.want) {
			t.Errorf("%s: exit %d, want %d\n%s%s", step.what, a.code, step.code, a.stdout, a.stderr)
		}
		for name, want := range step.want {
			if got[name] != want {
				t.Errorf("%s: %s: %q, want %q\n%s%s", step.what, name, got[name], want, a.stdout, a.stderr)
			}
		}
	}
	if a := seabmc(t, dir, nil, "run", "--shard=2/4", "--list", cache); a.stdout != "good[mem=lambda]\nfixed\n" {
		t.Errorf("shard: %s", a.stdout)
	}
	if a := seabmc(t, dir, nil, "run", "nosuch", cache); a.code != 1 || !strings.Contains(a.stderr, "no proof is called nosuch") {
		t.Errorf("exit %d, %s", a.code, a.stderr)
	}
	if a := seabmc(t, dir, nil, "run", "--label=nosuch", cache); a.code != 1 || !strings.Contains(a.stderr, "no proof has the label nosuch") {
		t.Errorf("exit %d, %s", a.code, a.stderr)
	}
	for _, args := range [][]string{{"stats"}, {"verify"}, {"prune", "--all"}, {"stats", "--json"}} {
		if a := seabmc(t, dir, nil, append([]string{"cache", cache}, args...)...); a.code != 0 || a.stdout == "" && args[0] != "prune" {
			t.Errorf("cache %v: exit %d, %s%s", args, a.code, a.stdout, a.stderr)
		}
	}
}

// An answer is kept together with the property file that it read. For a known failure, it is checked whether anything else fails.
func TestRunProperties(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "a.c", "int nondet_int(void);\nint main(void) { int a[4]; a[nondet_int()] = 1; return 0; }\n")
	write(t, dir, "two.c", "#include <assert.h>\nint nondet_int(void);\nint main(void) { int x = nondet_int(); if (x > 5) assert(x == 3); else assert(x != 2); return 0; }\n")
	write(t, dir, "p.prp", "CHECK( init(main()), LTL(G ! call(reach_error())) )\n")
	write(t, dir, "seabmc.toml", "version = 1\n[defaults]\nvacuity = false\n[[proof]]\nharness = \"a.c\"\nflags = [\"--prp=p.prp\"]\n"+
		"[[proof]]\nharness = \"two.c\"\nexpect = \"fails\"\nproperty = \"main.assertion.1\"\n")
	time.Sleep(100 * time.Millisecond) // or the files are too new for an answer to be kept
	for _, step := range []struct{ name, property, want string }{
		{"a", "", "passed run"}, {"a", "", "passed kept"},
		{"a", "CHECK( init(main()), LTL(G valid-deref) )\n", "failed run"},
		{"two", "", "fails elsewhere run"},
	} {
		if step.property != "" {
			write(t, dir, "p.prp", step.property)
		}
		a := seabmc(t, dir, nil, "run", "--cache-dir=cache", step.name)
		if got := statuses(a.stdout)[step.name]; got != step.want {
			t.Errorf("%s: %q, want %q\n%s%s", step.name, got, step.want, a.stdout, a.stderr)
		}
	}
}

// --changed takes the proofs that read a changed file, and those about which nothing is known ("elsewhere" is the same run as "known").
func TestRunChanged(t *testing.T) {
	dir := projectFolder(t)
	git := func(args ...string) {
		cmd := exec.Command("git", append([]string{"-c", "user.name=x", "-c", "user.email=x@x", "-c", "init.defaultBranch=main"}, args...)...)
		cmd.Dir = dir
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("git %v: %v\n%s", args, err, out)
		}
	}
	git("init", "-q")
	git("add", ".")
	git("commit", "-qm", "x")
	cache := "--cache-dir=" + filepath.Join(t.TempDir(), "cache")
	list := func() string {
		a := seabmc(t, dir, nil, "run", cache, "--changed=HEAD", "--list")
		return strings.Join(strings.Fields(a.stdout+a.stderr), " ")
	}
	seabmc(t, dir, nil, "run", cache, "good", "known")
	if got := list(); got != "bad fixed empty broken hard" {
		t.Errorf("of which nothing is known: %s", got)
	}
	write(t, dir, "good_harness.c", projectFiles["good_harness.c"]+"\n")
	if got := list(); got != "good[mem=seam] good[mem=lambda] bad fixed empty broken hard" {
		t.Errorf("a harness changed: %s", got)
	}
	if a := seabmc(t, dir, nil, "run", cache, "--changed=--output=x", "--list"); a.code != 1 || !strings.Contains(a.stderr, "expected a commit") {
		t.Errorf("exit %d, %s", a.code, a.stderr)
	}
}

// However a run ends, it leaves no process, and its store is not damaged.
func TestRunKilled(t *testing.T) {
	orphans.Adopt(t)
	dir := projectFolder(t)
	write(t, dir, "seabmc.toml", "version = 1\n[[proof]]\nharness = \"hard.c\"\nmatrix = { N = [1, 2, 3], solver = [\"yices\", \"z3\"] }\n"+
		"[[proof]]\nharness = \"alone.c\"\nmatrix = { M = [1, 2, 3, 4] }\n")
	cache := "--cache-dir=" + filepath.Join(dir, "cache")
	for i, sig := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGKILL, syscall.SIGKILL, syscall.SIGKILL} {
		cmd := exec.Command(binary, "run", cache, "-j3")
		cmd.Dir = dir
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		time.Sleep(time.Duration(i*150+100) * time.Millisecond)
		cmd.Process.Signal(sig)
		cmd.Wait()
		orphans.Reap(t)
		if a := seabmc(t, dir, nil, "cache", cache, "verify"); a.code != 0 {
			t.Errorf("%v: %s%s", sig, a.stdout, a.stderr)
		}
	}
	left, _ := filepath.Glob(filepath.Join(dir, "*"))
	if len(left) != 10 { // seven files, inc, src and cache
		t.Errorf("files were left: %v", left)
	}
}
