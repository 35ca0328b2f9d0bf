package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestManual checks that each command that main knows has a page with its flags, and that shells can read their completion scripts.
func TestManual(t *testing.T) {
	dir := t.TempDir()
	if a := seabmc(t, dir, nil, "man", "man1"); a.code != 0 || a.stdout+a.stderr != "" {
		t.Fatalf("exit %d, %s%s", a.code, a.stdout, a.stderr)
	}
	for page, want := range map[string]string{"seabmc": "\\-\\-signed\\-overflow\\-check", "seabmc-run": "\\-\\-shard", "seabmc-init": "\\-\\-from\\-cbmc", "seabmc-cache": "\\-\\-unused",
		"seabmc-worker": "\\-\\-lease", "seabmc-queue": "\\-\\-tls\\-cert", "seabmc-ir": "\\-\\-unwind", "seabmc-vc": "", "seabmc-bench": "aws-c-common", "seabmc-doctor": "", "seabmc-install-links": "",
		"seabmc-man": "", "seabmc-completion": "", "seabmc-version": ""} {
		text, err := os.ReadFile(filepath.Join(dir, "man1", page+".1"))
		plain := strings.ReplaceAll(want, "\\-", "-")
		if err != nil || !strings.Contains(string(text), want) && !strings.Contains(string(text), plain) {
			t.Errorf("%s.1 does not name %s: %v", page, plain, err)
		}
	}
	for _, shell := range []string{"bash", "zsh", "fish"} {
		a := seabmc(t, dir, nil, "completion", shell)
		if a.code != 0 || !strings.Contains(a.stdout, "__complete") {
			t.Errorf("%s: exit %d, %s", shell, a.code, a.stderr)
		}
		if _, err := exec.LookPath(shell); err != nil {
			continue // whoever has the shell tries it
		}
		cmd := exec.Command(shell, "-n")
		cmd.Stdin = strings.NewReader(a.stdout)
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Errorf("%s cannot read its completion: %v\n%s", shell, err, out)
		}
	}
	for _, args := range [][]string{{"man"}, {"man", "-x"}, {"completion"}, {"completion", "tcsh"}} {
		if a := seabmc(t, dir, nil, args...); a.code != 1 || strings.Count(a.stderr, "\n") != 1 {
			t.Errorf("%v: exit %d, %s", args, a.code, a.stderr)
		}
	}
}

// TestCompletion checks that completions offer commands, flags, values of flags, and the proofs of the project.
func TestCompletion(t *testing.T) {
	dir := projectFolder(t)
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"r"}, "run\t"}, {[]string{"run", ""}, "good[mem=seam]\n"}, {[]string{"run", "--sha"}, "--shard\t"}, {[]string{"--mem", ""}, "lambda\n"}, {[]string{"--unwindi"}, "--unwinding-assertions\t"},
		{[]string{"cache", ""}, "verify\n"}, {[]string{"completion", ""}, "fish\n"}, {[]string{"ir", "--solver", "z"}, "z3\n"}, {[]string{"file.c", ""}, ":0\n"},
	} {
		a := seabmc(t, dir, nil, append([]string{"__complete"}, c.args...)...)
		if a.code != 0 || !strings.Contains(a.stdout, c.want) {
			t.Errorf("%q: exit %d, no %q in %s", c.args, a.code, c.want, a.stdout)
		}
	}
}

// TestInstalled checks that make install puts everything below a prefix, that it works there, and that make uninstall leaves nothing. make release
// has a bill of materials of all modules in the program.
func TestInstalled(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the program anew")
	}
	dest := t.TempDir()
	mk := func(args ...string) string {
		cmd := exec.Command("make", append([]string{"-C", "../..", "DESTDIR=" + dest, "PREFIX=/opt/x", "-o", "build"}, args...)...)
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("make %v: %v\n%s", args, err, out)
		}
		return string(out)
	}
	if out := mk("-n", "release"); !strings.Contains(out, "cyclonedx-gomod@v") || !strings.Contains(out, "sha256sum") {
		t.Errorf("make release: %s", out)
	}
	if _, err := os.Stat("../../bin/seabmc"); err != nil {
		t.Skip("there is no bin/seabmc: make build")
	}
	mk("install")
	for _, f := range []string{"bin/seabmc", "share/man/man1/seabmc-run.1", "share/bash-completion/completions/seabmc", "share/zsh/site-functions/_seabmc", "share/fish/vendor_completions.d/seabmc.fish"} {
		if info, err := os.Stat(filepath.Join(dest, "opt/x", f)); err != nil || info.Size() == 0 {
			t.Errorf("%s: %v", f, err)
		}
	}
	if out, err := exec.Command(filepath.Join(dest, "opt/x/bin/seabmc"), "version").CombinedOutput(); err != nil {
		t.Errorf("%v: %s", err, out)
	}
	mk("uninstall")
	filepath.WalkDir(dest, func(path string, d os.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			t.Errorf("make uninstall left %s", path)
		}
		return nil
	})
}
