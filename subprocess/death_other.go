//go:build unix && !linux

package subprocess

import "syscall"

// diesWithParent returns false, since this system has no such thing.
func diesWithParent(*syscall.SysProcAttr) bool { return false }
