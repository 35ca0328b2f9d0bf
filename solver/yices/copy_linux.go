package yices

import (
	"os"

	"golang.org/x/sys/unix"
)

// copyInMemory returns a file that exists only in memory, with the contents of the file at path. The loader takes it for a different library.
func copyInMemory(path string) (*os.File, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	fd, err := unix.MemfdCreate("libyices", unix.MFD_CLOEXEC)
	if err != nil {
		return nil, err
	}
	f := os.NewFile(uintptr(fd), "libyices")
	if _, err := f.Write(text); err != nil {
		f.Close()
		return nil, err
	}
	return f, nil
}
