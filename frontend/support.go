package frontend

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"seabmc/frontend/cache"
	"seabmc/frontend/fault"
	"seabmc/scratch"
)

// supportDir returns a folder that holds prelude.h, headers that come before those of the system, and the headers of other tools' harnesses.
func (l *loader) supportDir() (string, error) {
	if l.parent != nil {
		return l.parent.supportDir()
	}
	l.once.Do(func() {
		key := sha256.New()
		files := map[string][]byte{}
		l.err = fs.WalkDir(preludeFiles, ".", func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			b, err := preludeFiles.ReadFile(path)
			files[path] = b
			fmt.Fprintln(key, path, len(b))
			key.Write(b)
			return err
		})
		if l.err != nil {
			return
		}
		name := "include-" + hex.EncodeToString(key.Sum(nil)[:12])
		cache := cache.Writable(l.opt.CacheDir)
		if cache != "" && complete(filepath.Join(cache, name), files) {
			l.support = filepath.Join(cache, name)
			return
		}
		var fresh string
		var remove func()
		if cache != "" {
			fresh, l.err = os.MkdirTemp(cache, ".new-*")
			remove = func() { os.RemoveAll(fresh) }
		}
		if cache == "" || l.err != nil {
			fresh, remove, l.err = scratch.Dir()
		}
		if l.err != nil {
			return
		}
		l.remove = append(l.remove, remove)
		for path, b := range files {
			target := filepath.Join(fresh, path)
			if l.err = os.MkdirAll(filepath.Dir(target), 0o755); l.err == nil {
				l.err = os.WriteFile(target, b, 0o644)
			}
			if l.err != nil {
				return
			}
		}
		l.support = fresh
		if cache != "" && filepath.Dir(fresh) == cache {
			target := filepath.Join(cache, name)
			if os.Chmod(fresh, 0o755) == nil && os.Rename(fresh, target) == nil {
				l.support = target
			}
		}
	})
	if l.err != nil {
		return "", &fault.ToolError{Tool: "seabmc", Msg: "cannot write a header for clang to a temporary folder: " + fault.Reason(l.err)}
	}
	return l.support, nil
}

// complete tells whether dir holds exactly these contents.
func complete(dir string, files map[string][]byte) bool {
	for path, want := range files {
		got, err := os.ReadFile(filepath.Join(dir, path))
		if err != nil || string(got) != string(want) {
			return false
		}
	}
	return true
}
