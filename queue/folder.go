package queue

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"golang.org/x/sys/unix"
)

// ErrInUse says that another process holds a folder.
var ErrInUse = errors.New("the folder is in use by another server or worker")

// LockFolder makes a folder, if there is none, and keeps others away from it: NATS would let two servers write the same files. The lock ends when the file is closed, and with
// the process. The error is ErrInUse if another process has it.
func LockFolder(dir string) (lock *os.File, err error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, err
	}
	lock, err = os.OpenFile(filepath.Join(dir, "lock"), os.O_CREATE|os.O_RDWR|unix.O_NOFOLLOW, 0o600)
	if err != nil {
		return nil, err
	}
	if err := unix.Flock(int(lock.Fd()), unix.LOCK_EX|unix.LOCK_NB); err != nil {
		lock.Close()
		if err == unix.EWOULDBLOCK {
			err = ErrInUse
		}
		return nil, fmt.Errorf("%s: %w", dir, err)
	}
	return lock, nil
}
