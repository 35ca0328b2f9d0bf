// Package orphans lets a test check that no process is left behind by the programs it ran, however they ended.
//
// When the parent of a process is gone, the process becomes a child of the nearest ancestor that has asked for this. So only the processes of the
// test itself are counted, whatever else the machine is doing.
package orphans

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"golang.org/x/sys/unix"
)

// Adopt makes this process the parent of orphans among its descendants.
func Adopt(t testing.TB) {
	t.Helper()
	if err := unix.Prctl(unix.PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); err != nil {
		t.Fatal(err)
	}
}

// patience is the number of times that Reap looks before it gives up on a child. The looks are ten milliseconds apart, so it waits for at least
// twenty seconds.
const patience = 2000

// Reap waits for all children of this process, including the adopted ones. If children do not end, this is an error of t, and they are killed. No
// exec.Cmd may still be waiting to be waited for.
func Reap(t testing.TB) {
	t.Helper()
	for left := patience; ; {
		pid, err := syscall.Wait4(-1, nil, syscall.WNOHANG, nil)
		switch {
		case errors.Is(err, syscall.ECHILD):
			return
		case err != nil && !errors.Is(err, syscall.EINTR):
			t.Fatal(err)
		case pid > 0:
		case left == 0:
			children := Children()
			t.Errorf("left behind: %v", children)
			for pid := range children {
				syscall.Kill(pid, syscall.SIGKILL)
			}
			left--
		default:
			left--
			time.Sleep(10 * time.Millisecond)
		}
	}
}

// Children returns this process's children with their command lines. It includes those that have ended and were not waited for.
func Children() map[int]string {
	found := map[int]string{}
	lists, _ := filepath.Glob("/proc/self/task/*/children")
	for _, l := range lists {
		b, _ := os.ReadFile(l)
		for _, f := range strings.Fields(string(b)) {
			var pid int
			if _, err := fmt.Sscan(f, &pid); err == nil {
				line, _ := os.ReadFile("/proc/" + f + "/cmdline")
				found[pid] = strings.TrimSpace(strings.ReplaceAll(string(line), "\x00", " "))
			}
		}
	}
	return found
}
