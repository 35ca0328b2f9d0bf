package cgroup

import (
	"errors"
	"fmt"
	"path/filepath"
	"time"

	"github.com/opencontainers/cgroups"
	"github.com/opencontainers/cgroups/manager"
	"golang.org/x/sys/unix"
)

// Group is a control group.
type Group struct {
	manager cgroups.Manager
	limits  cgroups.Resources
}

// New makes the n-th group of this process. All programs in it together may use so many bytes of memory, swapped memory included. If they need more, the kernel
// kills one of them. Empty groups that a killed process has left behind are removed.
func New(n int, memory int64) (*Group, error) {
	g, err := named(nameOf(n))
	if err != nil {
		return nil, fmt.Errorf("control groups: %w", err)
	}
	g.limits.Memory, g.limits.MemorySwap = memory, memory
	if err = errors.Join(g.manager.Apply(-1), g.manager.Set(&g.limits)); err != nil {
		g.manager.Destroy()
		return nil, fmt.Errorf("control groups: %w", err)
	}
	for _, name := range leftOver(filepath.Dir(g.path())) {
		// A process that seems to be gone may be one that cannot be seen from here, as in another container: what runs in its group is left alone.
		if old, err := named(name); err == nil && old.isEmpty() {
			old.manager.Destroy()
		}
	}
	return g, nil
}

// named returns the group of a name that lies below the group of this process, whether it exists or not.
func named(name string) (*Group, error) {
	g := &Group{limits: cgroups.Resources{SkipDevices: true}}
	var err error
	g.manager, err = manager.New(&cgroups.Cgroup{Path: name, Resources: &g.limits})
	return g, err
}

func (g *Group) path() string { return g.manager.Path("memory") }

func (g *Group) isEmpty() bool {
	pids, err := cgroups.GetAllPids(g.path())
	return err == nil && len(pids) == 0
}

// Add puts a process into the group. What it starts from now on is in the group too.
func (g *Group) Add(pid int) error { return g.manager.Apply(pid) }

// Killed returns how many processes the kernel has killed because the group needed too much memory.
func (g *Group) Killed() uint64 {
	n, err := g.manager.OOMKillCount()
	if err != nil {
		return 0
	}
	return n
}

// Kill kills all processes in the group, and waits until they are gone, but not for long.
func (g *Group) Kill() {
	for range 100 {
		pids, err := cgroups.GetAllPids(g.path())
		if err != nil || len(pids) == 0 {
			return
		}
		for _, pid := range pids {
			unix.Kill(pid, unix.SIGKILL)
		}
		time.Sleep(10 * time.Millisecond)
	}
}

// Close kills what is left in the group and removes it.
func (g *Group) Close() error {
	g.Kill()
	return g.manager.Destroy()
}
