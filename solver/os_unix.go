//go:build unix

package solver

import (
	"sync"
	"syscall"
	"time"

	"seabmc/subprocess"
)

// childStack is the stack size of solvers: they recurse over terms.
const childStack = 4 << 30

var limits sync.Mutex

// startLimited starts the command with a large stack and limited memory. Limits are inherited, so it raises the stack limit of this process for a
// moment. For this process, that limit matters only to the main thread.
func startLimited(cmd *subprocess.Cmd, memory uint64) error {
	limits.Lock()
	defer limits.Unlock()
	var old syscall.Rlimit
	if syscall.Getrlimit(syscall.RLIMIT_STACK, &old) == nil && uint64(old.Cur) < childStack {
		big := old
		big.Cur = min(childStack, old.Max)
		if syscall.Setrlimit(syscall.RLIMIT_STACK, &big) == nil {
			defer syscall.Setrlimit(syscall.RLIMIT_STACK, &old)
		}
	}
	if err := cmd.Start(); err != nil {
		return err
	}
	if memory > 0 {
		limitMemory(cmd.Process.Pid, memory)
	}
	return nil
}

// waitExit waits until the process has ended, but not longer than d. It does not reap the process. It reports whether the process has ended.
func waitExit(cmd *subprocess.Cmd, d time.Duration) bool {
	for end := time.Now().Add(d); time.Now().Before(end); time.Sleep(2 * time.Millisecond) {
		if isZombie(cmd.Process.Pid) {
			return true
		}
	}
	return false
}
