package untouched

import (
	"os"
	"path/filepath"
	"testing"
	"time"
)

// A path has led to the same content since a time if neither the file nor a link or folder on the way to it was changed.
func TestSince(t *testing.T) {
	for _, x := range []struct {
		what      string
		path      string
		change    func(in func(string) string) error
		untouched bool
	}{
		{"nothing changed", "real/a.h", func(func(string) string) error { return nil }, true},
		{"another file was made beside it", "real/a.h", func(in func(string) string) error { return os.WriteFile(in("real/b.h"), nil, 0o644) }, true},
		{"another file was removed beside it", "real/a.h", func(in func(string) string) error { return os.Remove(in("real/old.h")) }, true},
		{"written", "real/a.h", func(in func(string) string) error { return os.WriteFile(in("real/a.h"), []byte("x"), 0o644) }, false},
		{"written, with the old time", "real/a.h", func(in func(string) string) error {
			os.WriteFile(in("real/a.h"), []byte("x"), 0o644)
			return os.Chtimes(in("real/a.h"), time.Unix(1e9, 0), time.Unix(1e9, 0))
		}, false},
		{"an old file moved to its place", "real/a.h", func(in func(string) string) error { return os.Rename(in("real/old.h"), in("real/a.h")) }, false},
		{"removed", "real/a.h", func(in func(string) string) error { return os.Remove(in("real/a.h")) }, false},
		{"through a link", "link/a.h", func(func(string) string) error { return nil }, true},
		{"the link leads elsewhere", "link/a.h", func(in func(string) string) error {
			os.Remove(in("link"))
			return os.Symlink("other", in("link"))
		}, false},
		{"a link to a link leads elsewhere", "far/a.h", func(in func(string) string) error {
			os.Remove(in("link"))
			return os.Symlink(in("other"), in("link"))
		}, false},
		{"another folder in its place", "real/a.h", func(in func(string) string) error {
			os.Rename(in("real"), in("before"))
			return os.Rename(in("other"), in("real"))
		}, false},
		{"behind a link, .. is the parent of where it leads", "deep/../a.h", func(in func(string) string) error { return os.WriteFile(in("a.h"), []byte("x"), 0o644) }, true},
		{"and that file changed", "deep/../a.h", func(in func(string) string) error { return os.WriteFile(in("real/a.h"), []byte("x"), 0o644) }, false},
		{"a folder", "real", func(func(string) string) error { return nil }, false},
		{"a link to itself", "loop", func(func(string) string) error { return nil }, false},
	} {
		dir := t.TempDir()
		in := func(name string) string { return filepath.Join(dir, name) }
		for _, d := range []string{"real/sub", "other"} {
			os.MkdirAll(in(d), 0o755)
		}
		for _, f := range []string{"real/a.h", "real/old.h", "other/a.h", "a.h"} {
			if err := os.WriteFile(in(f), []byte(f), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		for name, to := range map[string]string{"link": "real", "far": "link", "deep": "real/sub", "loop": "loop"} {
			if err := os.Symlink(to, in(name)); err != nil {
				t.Fatal(err)
			}
		}
		time.Sleep(2 * tick)
		since := time.Now()
		if err := x.change(in); err != nil {
			t.Fatal(err)
		}
		path := dir + "/" + x.path // not cleaned
		if got := Since(path, since); got != x.untouched {
			t.Errorf("%s: %v", x.what, got)
		}
		if got := First([]string{path}, since) == ""; got != x.untouched {
			t.Errorf("%s: First says %v", x.what, got)
		}
	}
}

// Where the clock was set back, times of files say nothing; where another machine sets them, little.
func TestClocks(t *testing.T) {
	start := time.Now()
	for _, x := range []struct {
		what   string
		wall   time.Duration // how far the wall clock went in ten seconds
		steady bool
	}{
		{"a good clock", 10 * time.Second, true},
		{"one that is adjusted", 10*time.Second - 5*time.Millisecond, true},
		{"set back a second", 9 * time.Second, false},
		{"set back an hour", -time.Hour, false},
		{"after a sleep of the machine", time.Hour, true},
	} {
		now := start.Add(10 * time.Second) // both clocks
		if got := steadyAt(start.UnixNano(), start.UnixNano()+int64(x.wall), now.Sub(start)); got != x.steady {
			t.Errorf("%s: %v", x.what, got)
		}
	}
	file := filepath.Join(t.TempDir(), "a.h")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	defer func(was func(string) bool) { remote = was }(remote)
	remote = func(string) bool { return true }
	if Since(file, time.Now().Add(time.Minute)) {
		t.Error("a file on another machine, a minute old, counts as untouched")
	}
	if !Since(file, time.Now().Add(time.Hour)) {
		t.Error("a file on another machine, an hour old, counts as touched")
	}
}
