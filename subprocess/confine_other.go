//go:build unix && !linux

package subprocess

import "syscall"

func withoutNetwork(*syscall.SysProcAttr) {}

func limitData(int, int64) {}
