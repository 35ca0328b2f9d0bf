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
	steps, _, ok := Steps(path)
	if !ok || !v.steady {
		return false
	}
	for _, s := range steps {
		if s.Info.IsDir() && !v.folder(s.Path) || !s.Info.IsDir() && !v.old(s.Path, s.Info) {
			return false
		}
	}
	return true
}

// Step is a folder, a link or a file on the way to a file. The folders of its path are no links.
type Step struct {
	Path string
	Info os.FileInfo
}

// mostLinks is how many links the system follows.
const mostLinks = 40

// Steps lists what a path leads through: folders, links and where these lead, and last the file. end is that file, or the place at which there is none; empty
// if the path leads to something else. found tells whether there is a regular file.
func Steps(path string) (steps []Step, end string, found bool) {
	if !filepath.IsAbs(path) {
		wd, err := os.Getwd()
		if err != nil {
			return nil, "", false
		}
		path = wd + "/" + path // not cleaned: behind a link, .. is not the folder before it
	}
	dir, rest := "/", path
	for links := 0; ; {
		rest = strings.TrimLeft(rest, "/")
		name, after, more := strings.Cut(rest, "/")
		if name == "" {
			return steps, "", false // a folder
		}
		at := filepath.Join(dir, name) // dir has no links, so that .. is the folder before it
		info, err := os.Lstat(at)
		if err != nil {
			return steps, filepath.Join(at, after), false
		}
		steps = append(steps, Step{at, info})
		switch {
		case info.Mode()&os.ModeSymlink != 0:
			target, err := os.Readlink(at)
			if links++; err != nil || links > mostLinks {
				return steps, "", false
			}
			if filepath.IsAbs(target) {
				dir = "/"
			}
			after = target + "/" + after
		case info.IsDir():
			dir = at
		default:
			return steps, at, (!more || strings.Trim(after, "/") == "") && info.Mode().IsRegular()
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
