//go:build unix && !linux

package subprocess

import "syscall"

// diesWithParent: there is no such thing here.
func diesWithParent(*syscall.SysProcAttr) bool { return false }
