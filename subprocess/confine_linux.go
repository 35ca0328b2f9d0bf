package subprocess

import (
	"os"
	"syscall"

	"golang.org/x/sys/unix"
)

// withoutNetwork puts the child into namespaces of its own. Their only network is a loopback that is down. The child keeps its user.
func withoutNetwork(a *syscall.SysProcAttr) {
	a.Cloneflags |= unix.CLONE_NEWUSER | unix.CLONE_NEWNET
	a.UidMappings = []syscall.SysProcIDMap{{ContainerID: os.Getuid(), HostID: os.Getuid(), Size: 1}}
	a.GidMappings = []syscall.SysProcIDMap{{ContainerID: os.Getgid(), HostID: os.Getgid(), Size: 1}}
}

// limitData limits the memory that a process, and each process that it starts, may write to. The limit is set when the program has just started, so
// the memory that it has by then is below any limit. A program that reserves more than it uses, as Go programs do, is not harmed.
func limitData(pid int, bytes int64) {
	l := unix.Rlimit{Cur: uint64(bytes), Max: uint64(bytes)}
	_ = unix.Prlimit(pid, unix.RLIMIT_DATA, &l, nil) // a process that is already gone needs no limit
}
