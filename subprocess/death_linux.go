package subprocess

import "syscall"

// diesWithParent asks the kernel to kill the child when the thread that started it ends.
func diesWithParent(a *syscall.SysProcAttr) bool {
	a.Pdeathsig = syscall.SIGKILL
	return true
}
