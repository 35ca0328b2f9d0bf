package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// A kept answer counts only as long as everything that it depends on is unchanged. Each step changes something that decides the verdict. The question
// of a step is asked again, and its answer comes from the store.
func TestNeverStale(t *testing.T) {
	dir := t.TempDir()
	for _, d := range []string{"inc", "first", "v1/sub", "v2", "env1", "env2"} {
		os.MkdirAll(filepath.Join(dir, d), 0o755)
	}
	write(t, dir, "seabmc.toml", "version = 1\n[defaults]\nvacuity = false\ninclude = [\"first\", \"inc\"]\nflags = [\"-Iv\"]\ncompile_commands = \"cc.json\"\n[[proof]]\nname = \"p\"\nharness = \"src.c\"\n")
	write(t, dir, "src.c", "#include <assert.h>\n#include \"n.h\"\n#include \"v.h\"\n#include <e.h>\nint main(void) { assert(N && V && E && M); return 0; }\n")
	write(t, dir, "inc/n.h", "#define N 1\n")
	for d, v := range map[string]string{"v1": "1", "v2": "0"} {
		write(t, dir, d+"/v.h", "#define V "+v+"\n")
	}
	for d, v := range map[string]string{"env1": "1", "env2": "0"} {
		write(t, dir, d+"/e.h", "#define E "+v+"\n")
	}
	write(t, dir, "other.h", "#define N 1\n")
	commands := func(m string) {
		write(t, dir, "cc.json", `[{"directory": "`+dir+`", "file": "src.c", "command": "cc -DM=`+m+` -c src.c"}]`)
	}
	link := func(name, to string) {
		os.Remove(filepath.Join(dir, name))
		if err := os.Symlink(to, filepath.Join(dir, name)); err != nil {
			t.Fatal(err)
		}
	}
	commands("1")
	link("v", "v1")
	env := "env1"
	for _, step := range []struct {
		what   string
		change func()
		fails  bool
		again  string // what a further run says: kept, unless nothing may be kept
	}{
		{"at first", func() {}, false, "kept"},
		{"a macro of the compilation database", func() { commands("0") }, true, "kept"},
		{"and back", func() { commands("1") }, false, "kept"},
		{"a link to a folder leads elsewhere", func() { link("v", "v2") }, true, "kept"},
		{"back", func() { link("v", "v1") }, false, "kept"},
		{"another folder is found by the environment", func() { env = "env2" }, true, "kept"},
		{"the old environment", func() { env = "env1" }, false, "kept"},
		{"the same size, and the old time", func() {
			info, _ := os.Stat(filepath.Join(dir, "inc/n.h"))
			write(t, dir, "inc/n.h", "#define N 0\n")
			os.Chtimes(filepath.Join(dir, "inc/n.h"), info.ModTime(), info.ModTime())
		}, true, "kept"},
		{"an older file in its place", func() { os.Rename(filepath.Join(dir, "other.h"), filepath.Join(dir, "inc/n.h")) }, false, "kept"},
		{"a header that is found first", func() { write(t, dir, "first/n.h", "#define N 0\n") }, true, "kept"},
		{"which is a link to nothing", func() { link("first/n.h", "nothing") }, false, "kept"},
		{"to something", func() { write(t, dir, "first/nothing", "#define N 0\n") }, true, "kept"},
		{"which is gone", func() { os.Remove(filepath.Join(dir, "first/nothing")) }, false, "kept"},
		{"a header above where a link leads", func() {
			link("deep", "v1/sub")
			write(t, dir, "v1/up.h", "#define N 1\n")
			write(t, dir, "up.h", "#define N 1\n")
			write(t, dir, "inc/n.h", "#include \"../deep/../up.h\"\n")
		}, false, "kept"},
		{"which changed", func() { write(t, dir, "v1/up.h", "#define N 0\n") }, true, "kept"},
		{"a header that asks what exists", func() {
			write(t, dir, "inc/n.h", "#if __has_include(\"x.h\")\n#define N 0\n#else\n#define N 1\n#endif\n")
		}, false, "run"},
		{"which exists", func() { write(t, dir, "first/x.h", "") }, true, "run"},
		{"a header that asks so in two lines", func() {
			write(t, dir, "inc/n.h", "#if __has_\\\ninclude(\"z.h\")\n#define N 0\n#else\n#define N 1\n#endif\n")
		}, false, "run"},
		{"which exists, too", func() { write(t, dir, "first/z.h", "") }, true, "run"},
		{"a header that asks with the words of the command line", func() {
			commands("1 -D'HAS(x)=__has_include(x)'")
			write(t, dir, "inc/n.h", "#if HAS(\"y.h\")\n#define N 0\n#else\n#define N 1\n#endif\n")
		}, false, "run"},
		{"which is there now", func() { write(t, dir, "first/y.h", "") }, true, "run"},
		{"a header that makes the name of such a macro", func() {
			commands("1")
			write(t, dir, "inc/n.h", "#define CAT(a, b) a##b\n#define N CAT(__TI, ME__)[2]\n")
		}, false, "run"},
		{"a header that reads the clock", func() { write(t, dir, "inc/n.h", "#define N __TIME__[2]\n") }, false, "run"},
	} {
		step.change()
		time.Sleep(100 * time.Millisecond) // what changed just before a run may have changed during it
		for i, want := range []string{"", step.again} {
			a := seabmc(t, dir, []string{"C_INCLUDE_PATH=" + filepath.Join(dir, env)}, "run", "--cache-dir="+filepath.Join(dir, "cache"))
			if a.code != map[bool]int{false: 0, true: 10}[step.fails] {
				t.Errorf("%s, run %d: exit %d\n%s%s", step.what, i+1, a.code, a.stdout, a.stderr)
			}
			if got := statuses(a.stdout)["p"]; want != "" && !strings.HasSuffix(got, want) {
				t.Errorf("%s: again: %q, want %s", step.what, got, want)
			}
		}
	}
}

// A compiler that is a script may run anything, so nothing is kept. A compiler that is another program is asked again.
func TestOtherTools(t *testing.T) {
	clang, err := exec.LookPath("clang-14")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	write(t, dir, "a.c", "#include <assert.h>\nint nondet_int(void);\nint main(void) { int x = nondet_int(); assert(x | 1); return 0; }\n")
	write(t, dir, "seabmc.toml", "version = 1\n[[proof]]\nharness = \"a.c\"\n")
	script := write(t, dir, "cc", "#!/bin/sh\nexec "+clang+" \"$@\"\n")
	os.Chmod(script, 0o755)
	time.Sleep(100 * time.Millisecond)
	for _, want := range []string{"passed run", "passed run"} {
		a := seabmc(t, dir, []string{"SEABMC_CLANG=" + script}, "run", "--cache-dir=cache")
		if got := statuses(a.stdout)["a"]; got != want || !strings.Contains(a.stderr, "is a script, and nobody knows what it runs") {
			t.Errorf("%q, want %q\n%s", got, want, a.stderr)
		}
	}
	for _, want := range []string{"passed run", "passed kept"} {
		if got := statuses(seabmc(t, dir, nil, "run", "--cache-dir=cache").stdout)["a"]; got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// If there is no room, no proof has a wrong verdict. A proof that cannot even write clang's temporary files is an error. What is kept is right later.
func TestRunFullDisk(t *testing.T) {
	dir := t.TempDir()
	var toml strings.Builder
	toml.WriteString("version = 1\n[defaults]\nvacuity = false\n")
	for _, n := range []string{"1", "2", "3", "4"} {
		toml.WriteString("[[proof]]\nname = \"p" + n + "\"\nharness = \"a.c\"\ndefines = [\"N=" + n + "\"]\n")
	}
	toml.WriteString("[[proof]]\nname = \"bad\"\nharness = \"a.c\"\ndefines = [\"N=0\"]\nexpect = \"fails\"\n")
	write(t, dir, "a.c", "#include <assert.h>\nint nondet_int(void);\nint main(void) { int x = nondet_int(); assert(N && (x | 1)); return 0; }\n")
	write(t, dir, "seabmc.toml", toml.String())
	time.Sleep(100 * time.Millisecond)
	for _, blocks := range []string{"0", "8", "32", "64"} { // of 512 or 1024 bytes, as the shell has it
		cmd := exec.Command("sh", "-c", "ulimit -f "+blocks+"; exec \"$0\" run --cache-dir=cache -j2 2>errors | cat", binary)
		cmd.Dir = dir
		out, err := cmd.Output()
		got := statuses(string(out))
		for _, p := range []string{"p1", "p2", "p3", "p4", "bad"} {
			if !strings.HasPrefix(got[p], "passed") && !strings.HasPrefix(got[p], "error") {
				errs, _ := os.ReadFile(filepath.Join(dir, "errors"))
				t.Fatalf("%s blocks: %s: %q, %v\n%s%s", blocks, p, got[p], err, out, errs)
			}
		}
	}
	if a := seabmc(t, dir, nil, "cache", "--cache-dir=cache", "verify"); a.code != 0 {
		t.Errorf("%s%s", a.stdout, a.stderr)
	}
	if a := seabmc(t, dir, nil, "run", "--cache-dir=cache", "-j2"); a.code != 0 || !strings.Contains(a.stdout, "5 proofs: 5 passed") {
		t.Errorf("with room: exit %d\n%s%s", a.code, a.stdout, a.stderr)
	}
}
