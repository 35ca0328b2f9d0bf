//go:build unix

package subprocess

import (
	"sync"
	"time"
)

// unfinished holds the ids of the processes that were started and not waited for.
var unfinished sync.Map

// Spent returns the processor time of all programs that were started and not waited for. After the wait, the kernel counts their time as that of this
// process's children.
func Spent() (sum time.Duration) {
	unfinished.Range(func(pid, _ any) bool {
		sum += spentBy(pid.(int))
		return true
	})
	return sum
}

// Spent returns the processor time of the program, as long as it was not waited for.
func (c *Cmd) Spent() time.Duration {
	if c.Process == nil {
		return 0
	}
	return spentBy(c.Process.Pid)
}
