package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"gopkg.in/yaml.v3"
)

func example(t *testing.T, name string) string {
	t.Helper()
	b, err := os.ReadFile(filepath.Join("..", "..", "docs", "examples", name))
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// The files in docs/examples do what they say when they are used on a project.
func TestExampleFiles(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "good.c", "#include <assert.h>\nint nondet_int(void);\nint main(void) { int x = nondet_int(); assert(x | 1); return 0; }\n")
	write(t, dir, "bad.c", "#include <assert.h>\nint main(void) {\n assert(0);\n return 0;\n}\n")
	write(t, dir, "seabmc.toml", "version = 1\n[[proof]]\nharness = \"good.c\"\n[[proof]]\nharness = \"bad.c\"\n")
	bin := filepath.Join(t.TempDir(), "bin")
	os.Mkdir(bin, 0o755)
	if err := os.Symlink(binary, filepath.Join(bin, "seabmc")); err != nil {
		t.Fatal(err)
	}
	time.Sleep(100 * time.Millisecond)
	env := append(os.Environ(), "PATH="+bin+":"+os.Getenv("PATH"), "XDG_CACHE_HOME="+filepath.Join(bin, "cache"), "GITHUB_STEP_SUMMARY="+filepath.Join(dir, "step"))
	shell := func(text string) (string, int) {
		cmd := exec.Command("sh", "-e", "-c", text)
		cmd.Dir, cmd.Env = dir, env
		out, _ := cmd.CombinedOutput()
		return string(out), cmd.ProcessState.ExitCode()
	}

	var tasks struct {
		Tasks []struct {
			ProblemMatcher struct{ Pattern struct{ Regexp string } }
		}
	}
	if err := json.Unmarshal([]byte(example(t, "tasks.json")), &tasks); err != nil {
		t.Fatal(err)
	}
	out, _ := shell("seabmc run --no-cache")
	var found []string
	for _, line := range strings.Split(out, "\n") {
		if m := regexp.MustCompile(tasks.Tasks[0].ProblemMatcher.Pattern.Regexp).FindStringSubmatch(line); m != nil {
			found = append(found, strings.Join(m[1:], " "))
		}
	}
	if len(found) != 1 || found[0] != "bad.c 3 [main.assertion.1] assertion 0" {
		t.Errorf("the problem matcher finds %q in\n%s", found, out)
	}

	var workflow struct {
		Jobs map[string]struct{ Steps []struct{ Run string } }
	}
	if err := yaml.Unmarshal([]byte(example(t, "proofs.yml")), &workflow); err != nil {
		t.Fatal(err)
	}
	for _, s := range workflow.Jobs["proofs"].Steps {
		for part, code := range map[string]int{"1": 0, "2": 10} {
			if s.Run == "" {
				continue
			}
			out, got := shell(strings.NewReplacer("${{ matrix.part }}/4", part+"/2").Replace(s.Run))
			summary, _ := os.ReadFile(filepath.Join(dir, "step"))
			if got != code || len(summary) == 0 {
				t.Errorf("part %s: exit %d, want %d\n%s", part, got, code, out)
			}
		}
	}

	hook := example(t, "pre-commit")
	git := "git -c user.name=x -c user.email=x@x "
	if out, code := shell("git init -q .; git add good.c bad.c seabmc.toml; " + git + "commit -qm x"); code != 0 {
		t.Fatal(out)
	}
	if out, code := shell(hook); code != 10 { // nothing is known of the proofs yet
		t.Errorf("the first time: exit %d\n%s", code, out)
	}
	if out, code := shell(hook); code != 0 || !strings.Contains(out, "0 proofs") {
		t.Errorf("nothing changed: exit %d\n%s", code, out)
	}
	write(t, dir, "good.c", "#include <assert.h>\nint nondet_int(void);\nint main(void) { int x = nondet_int(); assert(x | 2); return 0; }\n")
	time.Sleep(100 * time.Millisecond)
	if out, code := shell(hook); code != 0 || !strings.Contains(out, "1 proof: 1 passed") {
		t.Errorf("a file of one proof changed: exit %d\n%s", code, out)
	}
}
