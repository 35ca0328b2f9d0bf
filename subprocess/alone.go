//go:build unix

package subprocess

import (
	"context"
	"runtime"
)

// CanBeAlone reports whether this system lets us start a program without a network.
func CanBeAlone() bool {
	c := Command(context.Background(), "/bin/true")
	c.alone = true
	return runtime.GOOS == "linux" && c.Run() == nil
}
