package solver

import (
	"bytes"
	"fmt"
	"os"

	"golang.org/x/sys/unix"
)

// limitMemory limits the address space of a process.
func limitMemory(pid int, n uint64) {
	unix.Prlimit(pid, unix.RLIMIT_AS, &unix.Rlimit{Cur: n, Max: n}, nil)
}

// isZombie reports whether a process has ended but has not been waited for yet.
func isZombie(pid int) bool {
	b, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	i := bytes.LastIndexByte(b, ')')
	return err != nil || i < 0 || i+2 >= len(b) || b[i+2] == 'Z' || b[i+2] == 'X'
}
