package subprocess

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"time"
)

// tick is the unit of times in /proc/PID/stat, on every kind of machine.
const tick = time.Second / 100

// spentBy returns the processor time of a process and of the children that it has waited for. It returns 0 if the process is gone.
func spentBy(pid int) time.Duration {
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return 0
	}
	return timesIn(string(stat))
}

// timesIn returns the sum of the times in the text of /proc/PID/stat. These are fields 14 to 17. Field 2 is a name in brackets.
func timesIn(stat string) (sum time.Duration) {
	f := strings.Fields(stat[strings.LastIndexByte(stat, ')')+1:])
	if len(f) < 15 {
		return 0
	}
	for _, n := range f[11:15] {
		ticks, err := strconv.ParseInt(n, 10, 64)
		if err != nil {
			return 0
		}
		sum += time.Duration(ticks) * tick
	}
	return sum
}
