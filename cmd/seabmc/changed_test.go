package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// gitIn returns a function that runs git in a folder.
func gitIn(t *testing.T, dir string) func(args ...string) {
	return func(args ...string) {
		t.Helper()
		cmd := exec.Command("git", append([]string{"-c", "user.name=x", "-c", "user.email=x@x", "-c", "init.defaultBranch=main"}, args...)...)
		cmd.Dir = dir
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("git %v: %v\n%s", args, err, out)
		}
	}
}

// --changed leaves no proof out whose verdict may differ from that at the commit: what a proof read in another version of its files says nothing about now, a
// link may lead elsewhere, and git knows nothing about files that it does not track.
func TestRunChangedReadsNow(t *testing.T) {
	for _, x := range []struct {
		what   string
		change func(put func(name, text string), link func(name, to string), git func(args ...string), run func())
	}{
		{"a header that an earlier version did not include", func(put func(name, text string), _ func(name, to string), git func(args ...string), _ func()) {
			put("m.c", "#include <assert.h>\n#include \"y.h\"\nint main(void) { assert(N); return 0; }\n")
			git("commit", "-qam", "y")
			put("y.h", "#define N 0\n")
		}},
		{"a link to a folder", func(_ func(name, text string), link func(name, to string), _ func(args ...string), run func()) {
			link("v", "v2")
			run()
		}},
		{"a file behind a link", func(put func(name, text string), _ func(name, to string), _ func(args ...string), run func()) {
			put("v1/v.h", "#define V 0\n")
			run()
		}},
		{"a file that git ignores", func(put func(name, text string), _ func(name, to string), _ func(args ...string), run func()) {
			put("gen.h", "#define G 0\n")
			run()
		}},
		{"a file that git does not know", func(put func(name, text string), _ func(name, to string), _ func(args ...string), run func()) {
			put("zero/x.h", "#define N 0\n")
			run()
		}},
		{"a header that was found first is gone", func(_ func(name, text string), _ func(name, to string), git func(args ...string), run func()) {
			git("rm", "-q", "first/x.h")
			run()
		}},
		{"a file of another repository below", func(put func(name, text string), _ func(name, to string), _ func(args ...string), run func()) {
			put("below/b.h", "#define B 0\n")
			run()
		}},
	} {
		t.Run(x.what, func(t *testing.T) {
			dir := t.TempDir()
			git, cache := gitIn(t, dir), "--cache-dir="+filepath.Join(t.TempDir(), "cache")
			put := func(name, text string) {
				os.MkdirAll(filepath.Dir(filepath.Join(dir, name)), 0o755)
				write(t, dir, name, text)
			}
			link := func(name, to string) {
				os.Remove(filepath.Join(dir, name))
				if err := os.Symlink(to, filepath.Join(dir, name)); err != nil {
					t.Fatal(err)
				}
			}
			run := func() {
				time.Sleep(100 * time.Millisecond) // what changed just before a run may have changed during it
				seabmc(t, dir, nil, "run", cache, "-j2")
			}
			put("m.c", "#include <assert.h>\n#include <x.h>\n#include \"v/v.h\"\n#include \"gen.h\"\n#include \"below/b.h\"\nint main(void) { assert(N && V && G && B); return 0; }\n")
			put("still.c", "#include <assert.h>\nint main(void) { int x = 1; assert(x); return 0; }\n")
			for _, name := range []string{"x.h", "y.h"} {
				put(name, "#define N 1\n")
			}
			put("first/x.h", "#include \"../y.h\"\n")
			put("v1/v.h", "#define V 1\n")
			put("v2/v.h", "#define V 0\n")
			link("v", "v1")
			put("gen.h", "#define G 1\n")
			put("below/b.h", "#define B 1\n")
			put(".gitignore", "gen.h\n")
			put("seabmc.toml", "version = 1\n[defaults]\nvacuity = false\ninclude = [\"zero\", \"first\", \".\"]\n[[proof]]\nharness = \"m.c\"\n[[proof]]\nharness = \"still.c\"\n")
			below := gitIn(t, filepath.Join(dir, "below"))
			below("init", "-q")
			below("add", ".")
			below("commit", "-qm", "x")
			git("init", "-q")
			git("add", ".")
			git("commit", "-qm", "x")
			run()
			x.change(put, link, git, run)
			if a := seabmc(t, dir, nil, "run", cache, "--changed=HEAD", "--list"); strings.TrimSpace(a.stdout) != "m" {
				t.Errorf("%q%s", a.stdout, a.stderr)
			}
		})
	}
}

// Machines that share the proofs lose none, though each has kept other answers: the shares do not depend on these.
func TestRunChangedShards(t *testing.T) {
	dir := t.TempDir()
	var toml strings.Builder
	toml.WriteString("version = 1\n[defaults]\nvacuity = false\n")
	for _, name := range []string{"p1", "p2", "p3", "p4"} {
		write(t, dir, name+".c", "#include <assert.h>\nint main(void) { int x = 1; assert(x); return 0; }\n")
		toml.WriteString("[[proof]]\nharness = \"" + name + ".c\"\n")
	}
	write(t, dir, "seabmc.toml", toml.String())
	git := gitIn(t, dir)
	git("init", "-q")
	git("add", ".")
	git("commit", "-qm", "x")
	caches := t.TempDir()
	time.Sleep(100 * time.Millisecond) // or the files are too new for an answer to be kept
	seabmc(t, dir, nil, "run", "--cache-dir="+caches+"/1", "p1")
	var chosen []string
	for _, k := range []string{"1", "2"} {
		a := seabmc(t, dir, nil, "run", "--cache-dir="+caches+"/"+k, "--changed=HEAD", "--shard="+k+"/2", "--list")
		chosen = append(chosen, strings.Fields(a.stdout+a.stderr)...)
	}
	slices.Sort(chosen)
	if got := strings.Join(chosen, " "); got != "p2 p3 p4" {
		t.Errorf("the two machines run %s; want p2 p3 p4", got)
	}
}
