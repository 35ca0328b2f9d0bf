// Package untouched checks that a file has not been changed since some time, so that what is read now is what a program saw that read it since then.
//
// In: a path and a time. Out: yes, or no if it is not certain. It does not read the content. A program cannot set the time of a file's last change of
// any kind (ctime), so changes are noticed even if the modification time was put back.
package untouched

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// tick is how far the clock of file times may lag behind ours; skew is that for a file system whose times another machine gives.
const (
	tick = 50 * time.Millisecond
	skew = 5 * time.Minute
)

// Since tells whether a path has led to the same content since a time. A symbolic link that was set, and a folder that was moved, may have made
// it lead elsewhere although the file itself is old.
func Since(path string, since time.Time) bool {
	v := view{since: since, steady: steady(since, time.Now()), dirs: map[string]bool{}}
	return v.untouched(path)
}

// First is the first of some paths that Since says no of; empty if there is none.
func First(paths []string, since time.Time) (touched string) {
	v := view{since: since, steady: steady(since, time.Now()), dirs: map[string]bool{}}
	for _, p := range paths {
		if !v.untouched(p) {
			return p
		}
	}
	return ""
}

// view is what is known of folders while paths are looked at.
type view struct {
	since  time.Time
	steady bool
	dirs   map[string]bool
}

// steady tells whether the clock was not set back between two times: then times of files would say nothing about what came first.
func steady(since, now time.Time) bool {
	return steadyAt(since.UnixNano(), now.UnixNano(), now.Sub(since)) // the last is monotonic if both have such a reading
}

// steadyAt compares the wall clock with the monotonic one. A clock that is adjusted runs slower by less than a thousandth.
func steadyAt(since, now int64, passed time.Duration) bool {
	return time.Duration(now-since)-passed > -(tick/2 + max(passed, 0)/1000)
}

func (v *view) untouched(path string) bool {
	abs := path
	if !filepath.IsAbs(path) {
		wd, err := os.Getwd()
		if err != nil {
			return false
		}
		abs = wd + "/" + path // not cleaned: behind a link, .. is not the folder before it
	}
	return v.steady && v.walk(abs, 0)
}

// mostLinks is how many links the system follows.
const mostLinks = 40

// walk looks at every folder and link on the way to a file, and at the file.
func (v *view) walk(path string, links int) bool {
	dir, rest := "/", path
	for {
		rest = strings.TrimLeft(rest, "/")
		name, after, more := strings.Cut(rest, "/")
		if name == "" {
			return false // a folder
		}
		at := filepath.Join(dir, name) // dir has no links, so that .. is the folder before it
		info, err := os.Lstat(at)
		if err != nil {
			return false
		}
		switch {
		case info.Mode()&os.ModeSymlink != 0:
			target, err := os.Readlink(at)
			if links++; err != nil || links > mostLinks || !v.old(at, info) {
				return false
			}
			if !filepath.IsAbs(target) {
				target = dir + "/" + target
			}
			return v.walk(target+"/"+after, links)
		case info.IsDir():
			if !v.folder(at) {
				return false
			}
			dir = at
		default:
			return (!more || strings.Trim(after, "/") == "") && info.Mode().IsRegular() && v.old(at, info)
		}
		rest = after
	}
}

// folder tells whether a folder was not put in its place since then. Its times change whenever a file is made or removed in it, both at once; a
// move of the folder itself changes its ctime alone.
func (v *view) folder(path string) bool {
	if ok, known := v.dirs[path]; known {
		return ok
	}
	info, err := os.Lstat(path)
	ok := err == nil
	if ok {
		st, is := info.Sys().(*syscall.Stat_t)
		ok = is && (st.Ctim == st.Mtim || v.old(path, info))
	}
	v.dirs[path] = ok
	return ok
}

// old tells whether what info is about was last changed before the time.
func (v *view) old(path string, info os.FileInfo) bool {
	st, ok := info.Sys().(*syscall.Stat_t)
	if !ok {
		return false
	}
	margin := tick
	if remote(path) {
		margin = skew
	}
	return st.Ctim.Nano() < v.since.Add(-margin).UnixNano()
}

// remote tells file systems whose times may come from another machine's clock.
var remote = func(path string) bool {
	var fs unix.Statfs_t
	if unix.Statfs(path, &fs) != nil {
		return true
	}
	switch uint32(fs.Type) {
	case unix.NFS_SUPER_MAGIC, unix.SMB_SUPER_MAGIC, unix.SMB2_SUPER_MAGIC, unix.CIFS_SUPER_MAGIC, unix.FUSE_SUPER_MAGIC, unix.V9FS_MAGIC, unix.AFS_SUPER_MAGIC, unix.CEPH_SUPER_MAGIC:
		return true
	}
	return false
}
