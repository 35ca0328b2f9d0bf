package bench

import (
	"bytes"
	"context"
	"syscall"
	"time"

	"seabmc/subprocess"
)

// process is what a run of seabmc printed and took.
type process struct {
	stdout, stderr bytes.Buffer
	wall, cpu      time.Duration
	maxRSS         int64 // bytes
	err            error // an *exec.ExitError if the exit code was not 0
}

// runProcess runs seabmc as a user would start it. It has ten seconds more than limit, which its flags state too.
func runProcess(ctx context.Context, binary string, limit time.Duration, args []string) *process {
	ctx, cancel := context.WithTimeout(ctx, limit+10*time.Second)
	defer cancel()
	cmd := subprocess.Command(ctx, binary, args...)
	// Asked to end, it stops its solver, which is in a group of its own.
	cmd.Cancel = func() error { return cmd.Process.Signal(syscall.SIGTERM) }
	cmd.WaitDelay = 5 * time.Second
	p := &process{}
	cmd.Stdout, cmd.Stderr = &p.stdout, &p.stderr
	start := time.Now()
	p.err = cmd.Run()
	p.wall = time.Since(start)
	if ctx.Err() != nil && cmd.Process != nil {
		syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) // what it has left behind
	}
	if cmd.ProcessState != nil {
		if u, ok := cmd.ProcessState.SysUsage().(*syscall.Rusage); ok {
			p.cpu = time.Duration(u.Utime.Nano() + u.Stime.Nano())
			p.maxRSS = u.Maxrss * 1024
		}
	}
	return p
}
