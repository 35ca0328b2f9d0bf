//go:build unix

package subprocess

import (
	"bytes"
	"context"
	"syscall"
	"time"
)

// Measured is what a program printed and took.
type Measured struct {
	Stdout, Stderr bytes.Buffer
	Wall, CPU      time.Duration // CPU is user and system, of the program and its children
	MaxRSS         int64         // bytes
	Err            error         // an *exec.ExitError if the exit code was not 0
}

// Measure runs a program that ends by itself within limit, if that is not 0, and is stopped ten seconds later. Asked to end by SIGTERM, it stops what it has started.
func Measure(ctx context.Context, binary string, limit time.Duration, args []string) *Measured {
	if limit > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, limit+10*time.Second)
		defer cancel()
	}
	cmd := Command(ctx, binary, args...)
	cmd.Cancel = func() error { return cmd.Process.Signal(syscall.SIGTERM) }
	cmd.WaitDelay = 5 * time.Second
	p := &Measured{}
	cmd.Stdout, cmd.Stderr = &p.Stdout, &p.Stderr
	start := time.Now()
	p.Err = cmd.Run()
	p.Wall = time.Since(start)
	if ctx.Err() != nil && cmd.Process != nil {
		syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) // what it has left behind
	}
	if cmd.ProcessState != nil {
		if u, ok := cmd.ProcessState.SysUsage().(*syscall.Rusage); ok {
			p.CPU = time.Duration(u.Utime.Nano() + u.Stime.Nano())
			p.MaxRSS = u.Maxrss * 1024
		}
	}
	return p
}
