// Package scratch makes temporary files and folders that do not stay behind, not even when the process is killed.
//
// All that a process makes lies in one folder, which it keeps locked (flock) and removes when nothing in it is used any more. The system lifts the lock
// when the process ends, however it ends. Whoever makes the next such folder removes those that nobody holds. A lock is asked rather than a number of
// a process, since containers that share a folder do not share these numbers.
package scratch

import (
	"os"
	"path/filepath"
	"regexp"
	"sync"
	"time"

	"golang.org/x/sys/unix"
)

// holder is the folder of this process.
var holder struct {
	sync.Mutex
	path string
	lock *os.File // nil: the file system has no locks
	used int      // files and folders in it that are in use
}

// Dir makes an empty folder; remove removes it with all that is in it.
func Dir() (path string, remove func(), err error) {
	return within(func(dir string) (string, error) { return os.MkdirTemp(dir, "") })
}

// File makes an empty file; remove removes it.
func File() (path string, remove func(), err error) {
	return within(func(dir string) (string, error) {
		f, err := os.CreateTemp(dir, "")
		if err != nil {
			return "", err
		}
		return f.Name(), f.Close()
	})
}

// within makes something in the folder of this process.
func within(make func(dir string) (string, error)) (path string, remove func(), err error) {
	holder.Lock()
	defer holder.Unlock()
	if holder.used == 0 {
		if err := open(); err != nil {
			return "", nil, err
		}
	}
	if path, err = make(holder.path); err != nil {
		if holder.used == 0 {
			leave()
		}
		return "", nil, err
	}
	holder.used++
	return path, sync.OnceFunc(func() { release(path) }), nil
}

func release(path string) {
	_ = os.RemoveAll(path)
	holder.Lock()
	defer holder.Unlock()
	if holder.used--; holder.used == 0 {
		leave()
	}
}

// swept is done when this process has removed what others left behind: folders come and go often in a process, and the list of all temporary files may be long.
var swept sync.Once

// open makes the folder of this process, after it has removed what others left behind.
func open() error {
	swept.Do(func() { sweep(os.TempDir(), time.Now().Add(-leastAge)) })
	dir, err := os.MkdirTemp("", prefix+"*")
	if err != nil {
		return err
	}
	holder.path = dir
	holder.lock, _ = locked(dir) // where a file system has no locks, nobody gets one, so that nobody sweeps
	return nil
}

// leave removes the folder of this process.
func leave() {
	_ = os.RemoveAll(holder.path)
	if holder.lock != nil {
		_ = holder.lock.Close()
	}
	holder.path, holder.lock = "", nil
}

const (
	prefix   = "seabmc-scratch-"
	leastAge = time.Minute // of a folder that is swept: a young one may not be locked yet
)

var name = regexp.MustCompile(`^` + prefix + `[0-9]+$`)

// sweep removes the folders below dir that no process holds and that were not touched since a time.
func sweep(dir string, since time.Time) {
	list, err := os.ReadDir(dir)
	if err != nil {
		return
	}
	for _, e := range list {
		if !e.IsDir() || !name.MatchString(e.Name()) {
			continue
		}
		if info, err := e.Info(); err != nil || info.ModTime().After(since) {
			continue
		}
		path := filepath.Join(dir, e.Name())
		if lock, err := locked(path); err == nil {
			_ = os.RemoveAll(path)
			_ = lock.Close()
		}
	}
}

// locked opens a folder of this user's and locks it; it fails if somebody holds it.
func locked(path string) (*os.File, error) {
	fd, err := unix.Open(path, unix.O_RDONLY|unix.O_DIRECTORY|unix.O_NOFOLLOW|unix.O_CLOEXEC, 0)
	if err != nil {
		return nil, &os.PathError{Op: "open", Path: path, Err: err}
	}
	f := os.NewFile(uintptr(fd), path)
	var st unix.Stat_t
	if err = unix.Fstat(fd, &st); err == nil && int(st.Uid) != os.Getuid() {
		err = unix.EPERM
	}
	if err == nil {
		err = unix.Flock(fd, unix.LOCK_EX|unix.LOCK_NB)
	}
	if err != nil {
		_ = f.Close()
		return nil, &os.PathError{Op: "lock", Path: path, Err: err}
	}
	return f, nil
}
