//go:build unix

package subprocess

import (
	"bytes"
	"context"
	"os"
	"syscall"
	"time"

	"seabmc/subprocess/cgroup"
)

// Measured holds what a program printed and what it used.
type Measured struct {
	Stdout, Stderr bytes.Buffer
	Extra          bytes.Buffer  // what it wrote to /dev/fd/3, if Run.Extra is set
	Wall, CPU      time.Duration // CPU is user and system, of the program and its children
	MaxRSS         int64         // bytes
	Err            error         // an *exec.ExitError if the exit code was not 0
}

// Run is a program that is started as a user would start it, and is measured.
type Run struct {
	Program string
	Args    []string
	Dir     string        // working folder; empty: that of this process
	Limit   time.Duration // within which it should end by itself, if that is not 0; it is stopped ten seconds later
	Extra   bool          // give it a third output, /dev/fd/3, so that no temporary file is needed
	Memory  int64         // bytes of data that it and each of its children may have; 0: no limit
	Group   *cgroup.Group // a control group for it and all that it starts; nil: none. What it leaves behind there is killed
	Alone   bool          // without a network (Linux, where users may make namespaces: see CanBeAlone)
}

// Measure runs a program that should end by itself within limit, if that is not 0. If it does not, it is stopped ten seconds later.
func Measure(ctx context.Context, binary string, limit time.Duration, args []string) *Measured {
	r := Run{Program: binary, Args: args, Limit: limit}
	return r.Measure(ctx)
}

// Measure runs the program. If the program is asked to end by SIGTERM, it stops what it has started.
func (r *Run) Measure(ctx context.Context) *Measured {
	if r.Limit > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, r.Limit+10*time.Second)
		defer cancel()
	}
	cmd := Command(ctx, r.Program, r.Args...)
	cmd.Cancel = func() error { return cmd.Process.Signal(syscall.SIGTERM) }
	cmd.WaitDelay = 5 * time.Second
	cmd.Dir, cmd.alone, cmd.memory, cmd.group = r.Dir, r.Alone, r.Memory, r.Group
	p := &Measured{}
	cmd.Stdout, cmd.Stderr = &p.Stdout, &p.Stderr
	start := time.Now()
	if r.Extra {
		p.Err = p.runWithPipe(cmd)
	} else {
		p.Err = cmd.Run()
	}
	p.Wall = time.Since(start)
	if ctx.Err() != nil && cmd.Process != nil {
		syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) // kills what it has left behind
	}
	if r.Group != nil {
		r.Group.Kill()
	}
	if cmd.ProcessState != nil {
		if u, ok := cmd.ProcessState.SysUsage().(*syscall.Rusage); ok {
			p.CPU = time.Duration(u.Utime.Nano() + u.Stime.Nano())
			p.MaxRSS = u.Maxrss * 1024
		}
	}
	return p
}

// runWithPipe runs a program whose third output is a pipe.
func (p *Measured) runWithPipe(cmd *Cmd) error {
	r, w, err := os.Pipe()
	if err != nil {
		return err
	}
	defer r.Close()
	cmd.ExtraFiles = []*os.File{w}
	err = cmd.Start()
	w.Close()
	if err != nil {
		return err
	}
	read := make(chan struct{})
	go func() {
		p.Extra.ReadFrom(r)
		close(read)
	}()
	err = cmd.Wait()
	select {
	case <-read:
	case <-time.After(cmd.WaitDelay): // something that it started keeps the pipe open
		r.Close()
		<-read
		p.Extra.Reset()
	}
	return err
}
