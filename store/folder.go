package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"
)

// old is a file in a folder of kept files.
type old struct {
	path string
	time time.Time
	size int64
}

// folder lists the files directly in a folder, the latest first.
func folder(dir string) ([]old, error) {
	entries, err := os.ReadDir(dir)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	var list []old
	for _, e := range entries {
		if info, err := e.Info(); err == nil && info.Mode().IsRegular() {
			list = append(list, old{filepath.Join(dir, e.Name()), info.ModTime(), info.Size()})
		}
	}
	slices.SortFunc(list, func(a, b old) int { return b.time.Compare(a.time) })
	return list, nil
}

// FolderSize returns the number of files directly in a folder, and the number of their bytes.
func FolderSize(dir string) (n int, size int64) {
	list, _ := folder(dir)
	for _, f := range list {
		size += f.size
	}
	return len(list), size
}

// PruneFolder removes files that are older than since. Then it removes the oldest ones until the rest is no larger than size (0: no limit).
func PruneFolder(dir string, since time.Time, size int64) error {
	list, err := folder(dir)
	if err != nil {
		return err
	}
	var errs []error
	total := int64(0)
	for _, f := range list {
		if total += f.size; !f.time.Before(since) && (size == 0 || total <= size) {
			continue
		}
		if err := os.Remove(f.path); err != nil && !errors.Is(err, fs.ErrNotExist) {
			errs = append(errs, err)
		}
	}
	return errors.Join(errs...)
}
