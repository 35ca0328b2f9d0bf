package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"seabmc/subprocess/cgroup"
)

// background starts seabmc and returns the first match of a pattern in its output.
func background(t *testing.T, dir, pattern string, args ...string) (*exec.Cmd, string) {
	t.Helper()
	c := exec.Command(binary, args...)
	c.Dir, c.Stderr = dir, os.Stderr
	out, err := c.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Process.Kill(); c.Wait() })
	lines := bufio.NewScanner(out)
	for lines.Scan() {
		if m := regexp.MustCompile(pattern).FindString(lines.Text()); m != "" {
			go io.Copy(io.Discard, out)
			return c, m
		}
	}
	t.Fatalf("seabmc %v printed nothing like %s", args, pattern)
	return nil, ""
}

// queueProject is a project with every kind of outcome, with includes that are found in several ways, and with n small proofs.
func queueProject(t *testing.T, n int) string {
	dir := projectFolder(t)
	values := make([]string, n)
	for i := range values {
		values[i] = strconv.Itoa(i)
	}
	write(t, dir, "small.c", "#include <assert.h>\n#define FILE \"inc/odd.h\"\n#include FILE\nint main(void) { assert(odd(N)); return 0; }\n")
	write(t, dir, "inc/odd.h", "static int odd(int n) { return n & 1; }\n")
	write(t, dir, "overlooked.c", "#include <assert.h>\n# /* */ include \"inc/odd.h\"\nint main(void) { assert(odd(3)); return 0; }\n")
	write(t, dir, "above.c", "#include <assert.h>\n#include \"inc/../src/../inc/odd.h\"\n#if __has_include(\"inc/max.h\")\nint main(void) { assert(odd(3)); return 0; }\n#endif\n")
	write(t, dir, "hidden.c", "#include <assert.h>\n#define HAS(x) __has_include(x)\nint main(void) {\n#if HAS(\"inc/odd.h\")\n  assert(0);\n#endif\n  return 0; }\n")
	write(t, dir, "where.c", "#include <assert.h>\n#include \"where.h\"\nint main(void) { assert(where() == LENGTH); return 0; }\n")
	write(t, dir, "cases.c", "#include <assert.h>\n#include <string.h>\nunsigned char nondet_uchar(void);\nchar a[16];\n"+
		"int main(void) { unsigned size = 1 + nondet_uchar() % 2, n = nondet_uchar() % 4; char in[2] = {7, 9};\n"+
		"for (unsigned i = 0; i < n; i++) memcpy(a + i * size, in, size);\nfor (unsigned i = 0; i < n; i++) assert(a[i * size] == 7);\nassert(n != 3 || a[4] == 0 || size != BUG); return 0; }\n")
	if err := os.Mkdir(filepath.Join(dir, "there"), 0o755); err != nil {
		t.Fatal(err)
	}
	write(t, dir, "there/where.h", "static int where(void) { return sizeof(__FILE__); }\n")
	write(t, dir, "seabmc.toml", projectFiles["seabmc.toml"]+"[[proof]]\nharness = \"small.c\"\nsources = []\nfunction = \"main\"\nmatrix = { N = ["+strings.Join(values, ",")+"] }\n"+
		"[[proof]]\nharness = \"overlooked.c\"\nsources = []\nfunction = \"main\"\n"+
		"[[proof]]\nharness = \"cases.c\"\nsources = []\nfunction = \"main\"\nflags = [\"--case-split=always\", \"--all-properties\"]\nmatrix = { BUG = [2, 3] }\n"+
		"[[proof]]\nharness = \"hidden.c\"\nsources = []\nfunction = \"main\"\n"+
		fmt.Sprintf("[[proof]]\nharness = \"where.c\"\nsources = []\nfunction = \"main\"\nflags = [\"-I%s/there\", \"-DLENGTH=%d\"]\n", dir, len(dir+"/there/where.h")+1)+
		"[[proof]]\nharness = \"above.c\"\nsources = []\nfunction = \"main\"\nflags = [\"-I"+filepath.Join(dir, "inc")+"\"]\n")
	return dir
}

// report returns what --json wrote, without the parts that differ from run to run.
func reportOf(t *testing.T, path string) map[string]string {
	t.Helper()
	b, err := os.ReadFile(path)
	var d struct{ Proofs []map[string]any }
	if err == nil {
		err = json.Unmarshal(b, &d)
	}
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]string{}
	for _, p := range d.Proofs {
		delete(p, "cpu_seconds")
		delete(p, "memory_bytes")
		if p["status"] == "timeout" { // where the limit was reached differs
			delete(p, "reasons")
			delete(p, "note")
			delete(p, "nothing")
			delete(p, "properties")
			delete(p, "open")
			delete(p, "maybe_nothing")
		}
		text, _ := json.Marshal(p)
		name := p["name"].(string)
		if out[name] != "" {
			t.Errorf("%s is reported twice", name)
		}
		out[name] = string(text)
	}
	return out
}

func sameReports(t *testing.T, what string, want, got map[string]string) {
	t.Helper()
	if len(want) != len(got) {
		t.Errorf("%s: %d proofs, want %d", what, len(got), len(want))
	}
	for name, w := range want {
		if got[name] != w {
			t.Errorf("%s: %s:\n%s\nwant\n%s", what, name, got[name], w)
		}
	}
}

// queueTasks returns the number of small proofs of tests with a queue.
func queueTasks() int {
	if v, err := strconv.Atoi(os.Getenv("SEABMC_QUEUE_TASKS")); err == nil {
		return v
	}
	return 30
}

// The report is that of a run in one process whatever happens meanwhile: a worker is killed, the server is killed and comes back with its data, without them,
// or with a full disk.
func TestRunWithFaults(t *testing.T) {
	dir, other := queueProject(t, queueTasks()), t.TempDir()
	file := func(name string) string { return filepath.Join(other, name) }
	run := func(name string, args ...string) map[string]string {
		a := seabmc(t, dir, nil, append([]string{"run", "-q", "-j2", "--json=" + file(name), "--cache-dir=" + file(name+".cache")}, args...)...)
		if a.code != 10 {
			t.Fatalf("%s: exit %d\n%s%s", name, a.code, a.stdout, a.stderr)
		}
		return reportOf(t, file(name))
	}
	want := run("one")
	server, url := background(t, other, `nats://\S+`, "queue", "--listen=127.0.0.1:0", "--dir=q")
	serve := func(args ...string) {
		server.Process.Kill()
		server.Wait()
		server, _ = background(t, other, `nats://\S+`, append([]string{"queue", "--listen=" + strings.TrimPrefix(url, "nats://")}, args...)...)
	}
	worker := func() *exec.Cmd {
		c, _ := background(t, other, "takes tasks", "worker", "--queue="+url, "-j1", "--lease=2s", "--dir=w")
		return c
	}
	victim := worker()
	worker()
	faults := []func(){
		func() { victim.Process.Kill(); victim.Wait(); victim = worker() },
		func() { serve("--dir=q") },
		func() { serve("--dir=empty") },
		func() { serve("--dir=full", "--max-store=100") }, // for a minute, the run tries to send; so this takes a run of many proofs
	}
	got := make(chan map[string]string, 1)
	go func() {
		defer close(got)
		got <- run("faults", "--queue="+url)
	}()
	n := 0
	for most := max(len(faults)-1, queueTasks()/20); n < most && len(got) == 0; n++ { // each costs some seconds, in which nobody works
		time.Sleep(2 * time.Second)
		faults[n%len(faults)]()
	}
	report := <-got
	t.Logf("%d faults in a run of %d proofs", n, len(want))
	sameReports(t, "faults", want, report)
}

// A run by workers of which some are killed gives the same report as a run in one process. The same holds for a run with the server inside.
// SEABMC_QUEUE_TASKS sets the number of small proofs.
func TestRunByWorkers(t *testing.T) {
	n := queueTasks()
	dir, other := queueProject(t, n), t.TempDir()
	run := func(what string, args ...string) map[string]string {
		file := filepath.Join(other, what+".json")
		a := seabmc(t, dir, nil, append([]string{"run", "-q", "-j2", "--json=" + file, "--cache-dir=" + filepath.Join(other, what)}, args...)...)
		if a.code != 10 {
			t.Fatalf("%s: exit %d\n%s%s", what, a.code, a.stdout, a.stderr)
		}
		if strings.Contains(a.stderr, "small") || what != "one" && !strings.Contains(a.stderr, "overlooked is run here") {
			t.Errorf("%s: %s", what, a.stderr)
		}
		return reportOf(t, file)
	}
	want := run("one")
	sameReports(t, "embedded", want, run("embedded", "--queue=embedded"))
	sameReports(t, "split", want, run("split", "--queue=embedded", "--split-properties=3"))
	sameReports(t, "cases", want, run("cases", "--queue=embedded", "--split-cases"))

	token := filepath.Join(other, "token")
	write(t, other, "token", "secret\n")
	_, url := background(t, other, `nats://\S+`, "queue", "--listen=127.0.0.1:0", "--dir="+filepath.Join(other, "q"), "--token="+token)
	access := []string{"--queue=" + url, "--queue-token=" + token}
	worker := func() *exec.Cmd {
		c, _ := background(t, other, "takes tasks", append([]string{"worker", "-j1", "--lease=2s", "--memory=3G", "--dir=" + filepath.Join(other, "w")}, access...)...)
		return c
	}
	worker()
	killed := make(chan bool)
	go func() { // two of them: a third one that dies of the same task would have it set aside
		defer close(killed)
		for range 2 {
			victim := worker()
			time.Sleep(time.Second)
			victim.Process.Kill()
			victim.Wait()
		}
	}()
	got := run("killed", access...)
	<-killed
	sameReports(t, "workers killed", want, got)
	a := seabmc(t, dir, nil, append([]string{"run", "--cache-dir=" + filepath.Join(other, "killed"), "small"}, access...)...)
	if !strings.Contains(a.stdout, fmt.Sprintf("; %d kept", n)) { // what workers answered is kept here
		t.Errorf("again: %s%s", a.stdout, a.stderr)
	}
}

// A task that needs more memory than a worker gives it is run by its sender, who says why. SIGTERM leaves no control group behind.
func TestWorkerMemory(t *testing.T) {
	g, err := cgroup.New(0, 1<<30)
	if err != nil {
		t.Skipf("not run: %v", err)
	}
	g.Close()
	dir := t.TempDir()
	// It needs over 250 MB of its own. Pages of programs and libraries do not count where they are in memory already.
	write(t, dir, "p.c", "#include <assert.h>\nunsigned nondet_uint(void);\nunsigned a[100000];\nint main(void) {\n"+
		"\tfor (int i = 0; i < 100000; i++) a[i] = nondet_uint() % 3;\n\tassert(a[7] < 3);\n\treturn 0;\n}\n")
	write(t, dir, "seabmc.toml", "version = 1\n[[proof]]\nharness = \"p.c\"\n")
	_, url := background(t, dir, `nats://\S+`, "queue", "--listen=127.0.0.1:0", "--dir=q")
	worker, _ := background(t, dir, "takes tasks", "worker", "--queue="+url, "--dir=w", "-j1", "--memory=50M", "--control-groups=on")
	a := seabmc(t, dir, nil, "run", "--queue="+url, "--cache-dir=cache")
	if a.code != 0 || !strings.Contains(a.stderr, "it needed more than the 52 MB") {
		t.Errorf("exit %d\n%s%s", a.code, a.stdout, a.stderr)
	}
	worker.Process.Signal(syscall.SIGTERM)
	worker.Wait()
	filepath.WalkDir("/sys/fs/cgroup", func(path string, _ fs.DirEntry, _ error) error {
		if strings.Contains(path, fmt.Sprintf("seabmc-%d-", worker.Process.Pid)) {
			t.Errorf("%s is still there", path)
		}
		return nil
	})
}

// Prometheus can read a worker's figures. Nobody can connect from another machine without a secret.
func TestQueueCommands(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "a.c", "int main(void) { return 0; }\n")
	write(t, dir, "seabmc.toml", "version = 1\n[[proof]]\nharness = \"a.c\"\n")
	_, url := background(t, dir, `nats://\S+`, "queue", "--listen=127.0.0.1:0", "--dir=q")
	_, page := background(t, dir, `http://\S+`, "worker", "--queue="+url, "--dir=w", "-j1", "--metrics=127.0.0.1:0")
	r, err := http.Get(page)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	if b, _ := io.ReadAll(r.Body); !strings.Contains(string(b), `seabmc_tasks_total{event="done"} 0`) {
		t.Errorf("%s", b)
	}
	for _, x := range []struct {
		args []string
		code int
		says string
	}{
		{[]string{"queue", "--listen=0.0.0.0:0", "--dir=x"}, 1, "needs --token"},
		{[]string{"worker"}, 1, "needs --queue=URL"},
		{[]string{"worker", "--queue=nats://127.0.0.1:1"}, 6, "nats://127.0.0.1:1"},
		{[]string{"worker", "--queue=" + url, "--queue-token=nosuch"}, 6, "nosuch"},
		{[]string{"run", "--queue=nats://127.0.0.1:1", "--cache-dir=c"}, 6, "seabmc: nats://127.0.0.1:1"},
		{[]string{"run", "--queue=" + url, "--queue-token=nosuch", "--cache-dir=c"}, 6, "seabmc: open nosuch"},
	} {
		if a := seabmc(t, dir, nil, x.args...); a.code != x.code || !strings.Contains(a.stderr, x.says) {
			t.Errorf("%v: exit %d, %s", x.args, a.code, a.stderr)
		}
	}
}
