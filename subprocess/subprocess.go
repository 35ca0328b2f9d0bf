//go:build unix

// Package subprocess runs other programs so that none of them outlives this one,
// however it ends: by itself, by Ctrl-C, by kill -9, or out of memory.
//
// In: a program's path and arguments. Out: a Cmd, used as an exec.Cmd. It does not know what the programs are for.
//
// On Linux the kernel kills a child when this process is gone (the parent-death signal). That does not reach the processes that the child has started
// itself. So a program that is a script, and every program on other systems, gets a guard. The guard is a shell that leads the program's process
// group and waits on a pipe from this process. It kills the group when the pipe is closed. The kernel closes the pipe however this process ends.
package subprocess

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"runtime"
	"sync"
	"syscall"
	"time"

	"seabmc/subprocess/cgroup"
)

// Cmd is an exec.Cmd whose program leads a process group, or is in the group of its guard. Use the methods of this type to start it and to wait for
// it, not those of the exec.Cmd inside. Cancel and the fields may be used.
type Cmd struct {
	*exec.Cmd
	// Uncounted leaves the program's processor time out of Spent until it has ended.
	Uncounted bool
	guard     *guard
	alone     bool  // without a network
	memory    int64 // limit of data; 0: none
	group     *cgroup.Group
}

// Command is like exec.CommandContext, but the end of ctx kills the whole process group.
func Command(ctx context.Context, path string, args ...string) *Cmd {
	c := &Cmd{Cmd: exec.CommandContext(ctx, path, args...)}
	c.WaitDelay = time.Second // should a process that left the group keep a pipe open
	c.Cmd.Cancel = func() error { c.Kill(); return nil }
	return c
}

// Start is like exec.Cmd's Start.
func (c *Cmd) Start() error {
	c.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	if !diesWithParent(c.SysProcAttr) || isScript(c.Path) {
		g, err := newGuard()
		if err != nil {
			return err
		}
		c.guard, c.SysProcAttr.Pgid = g, g.cmd.Process.Pid
	}
	if c.alone {
		withoutNetwork(c.SysProcAttr)
	}
	err := onStarter(c.Cmd.Start)
	if err == nil && c.group != nil {
		if err = c.group.Add(c.Process.Pid); err != nil { // its limits would not hold
			c.Kill()
			c.Cmd.Wait()
		}
	}
	if err == nil && c.memory > 0 {
		limitData(c.Process.Pid, c.memory)
	}
	if err == nil && !c.Uncounted {
		unfinished.Store(c.Process.Pid, true)
	} else if err != nil && c.guard != nil {
		c.guard.end()
	}
	return err
}

// Wait is like exec.Cmd's Wait.
func (c *Cmd) Wait() error {
	err := c.Cmd.Wait()
	unfinished.Delete(c.Process.Pid)
	if c.guard != nil {
		c.guard.end()
	}
	return err
}

// Run is like exec.Cmd's Run.
func (c *Cmd) Run() error {
	if err := c.Start(); err != nil {
		return err
	}
	return c.Wait()
}

// Output is like exec.Cmd's Output, but its error does not contain the diagnostics.
func (c *Cmd) Output() ([]byte, error) {
	var b bytes.Buffer
	c.Stdout = &b
	err := c.Run()
	return b.Bytes(), err
}

// Kill kills a started program, and the processes that it has started, if they stayed in the group. It may only be called before Wait.
func (c *Cmd) Kill() {
	group := c.Process.Pid
	if c.guard != nil {
		group = c.guard.cmd.Process.Pid
	}
	syscall.Kill(-group, syscall.SIGKILL)
	c.Process.Kill()
}

// isScript recognizes programs that are run by an interpreter.
func isScript(path string) bool {
	f, err := os.Open(path)
	if err != nil {
		return false
	}
	defer f.Close()
	var magic [2]byte
	n, _ := f.Read(magic[:])
	return n == 2 && string(magic[:]) == "#!"
}

// starter runs functions one after another on a thread that lives as long as this process. This is needed because, for the kernel, the parent of a
// child dies when the thread that started the child ends.
var starter = sync.OnceValue(func() chan<- func() {
	calls := make(chan func())
	go func() {
		runtime.LockOSThread()
		for f := range calls {
			f()
		}
	}()
	return calls
})

func onStarter(start func() error) error {
	result := make(chan error, 1)
	starter() <- func() { result <- start() }
	return <-result
}

// guard is a shell that kills its process group when this process is gone.
type guard struct {
	cmd  *exec.Cmd
	pipe *os.File // our end; nothing is written to it
	once sync.Once
}

// newGuard starts a guard. A group has the guard's id for as long as the guard exists, so no other group can be killed by mistake.
func newGuard() (*guard, error) {
	r, w, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer r.Close()
	g := &guard{cmd: exec.Command("/bin/sh", "-c", "read -r _; kill -KILL 0"), pipe: w}
	g.cmd.Stdin = r
	g.cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	if err := onStarter(g.cmd.Start); err != nil {
		w.Close()
		return nil, err
	}
	return g, nil
}

// end kills the guard and the rest of its group.
func (g *guard) end() {
	g.once.Do(func() {
		syscall.Kill(-g.cmd.Process.Pid, syscall.SIGKILL)
		g.cmd.Wait()
		g.pipe.Close()
	})
}
