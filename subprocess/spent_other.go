//go:build unix && !linux

package subprocess

import "time"

// spentBy returns 0, since the time is not known on this system.
func spentBy(int) time.Duration { return 0 }
