package cgroup

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
)

func group(t *testing.T, memory int64) *Group {
	t.Helper()
	g, err := New(0, memory)
	if err != nil {
		t.Skipf("not run: %v", err)
	}
	t.Cleanup(func() {
		if err := g.Close(); err != nil {
			t.Error(err)
		}
	})
	return g
}

// script starts a shell in the group. It goes on when it can read a line, which is sent when it is in the group.
func script(t *testing.T, g *Group, text string) *exec.Cmd {
	t.Helper()
	c := exec.Command("/bin/sh", "-c", "read go\n"+text)
	in, err := c.StdinPipe()
	if err == nil {
		err = c.Start()
	}
	if err == nil {
		err = g.Add(c.Process.Pid)
	}
	if err != nil {
		t.Fatal(err)
	}
	in.Write([]byte("go\n"))
	in.Close()
	return c
}

// Two programs that need 100 MB each may have 300 MB together, but not 120 MB.
func TestMemory(t *testing.T) {
	const two = "(head -c 100000000 /dev/zero | tail -c 100000000 >/dev/null) & (head -c 100000000 /dev/zero | tail -c 100000000 | (sleep 1; cat >/dev/null)) && wait"
	for _, tt := range []struct {
		limit  int64
		killed bool
	}{{300e6, false}, {120e6, true}} {
		t.Run(strconv.FormatInt(tt.limit, 10), func(t *testing.T) {
			g := group(t, tt.limit)
			script(t, g, two).Wait()
			if killed := g.Killed() > 0; killed != tt.killed {
				t.Errorf("killed: %v", killed)
			}
		})
	}
}

// Kill also reaches a program that has left its process group and its session.
func TestKill(t *testing.T) {
	g := group(t, 300e6)
	file := filepath.Join(t.TempDir(), "pid")
	script(t, g, "setsid sh -c 'echo $$ > "+file+"; sleep 1000' >/dev/null 2>&1 &\nwhile ! [ -s "+file+" ]; do sleep 0.01; done").Wait()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	pid := string(text[:len(text)-1])
	g.Kill()
	for range 500 {
		stat, err := os.ReadFile("/proc/" + pid + "/stat")
		if _, state, _ := strings.Cut(string(stat), ") "); err != nil || strings.HasPrefix(state, "Z") || strings.HasPrefix(state, "X") {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Errorf("process %s is still there", pid)
}

// A group of a process that is gone is removed; one of a process that is there stays.
func TestLeftOver(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"seabmc-999999999-0", "seabmc-" + strconv.Itoa(os.Getpid()) + "-3", "seabmc-x-1", "other-999999999-0"} {
		if err := os.Mkdir(filepath.Join(dir, name), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	if got := leftOver(dir); !slices.Equal(got, []string{"seabmc-999999999-0"}) {
		t.Error(got)
	}
}

// A group that was left behind is removed when the next one is made, but not while something runs in it.
func TestLeftOverIsRemoved(t *testing.T) {
	first := group(t, 300e6)
	const gone = "seabmc-999999999-0"
	old, err := named(gone)
	if err != nil {
		t.Fatal(err)
	}
	c := script(t, old, "sleep 1000")
	next := func() (there bool) {
		g, err := New(1, 300e6)
		if err != nil {
			t.Fatal(err)
		}
		if err := g.Close(); err != nil {
			t.Error(err)
		}
		return slices.Contains(leftOver(filepath.Dir(first.path())), gone)
	}
	if !next() {
		t.Error("a group in which something runs was removed")
	}
	old.Kill()
	c.Wait()
	if next() {
		t.Error("an empty group is still there")
	}
}
