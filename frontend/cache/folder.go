// Package cache keeps compiled files between runs, and knows which files an answer depends on.
//
// In: the folder that the user names, the compiler's arguments, and the list of included files that clang writes. Out: the LLVM assembly of an
// earlier run, if nothing it was made from has changed (Entry); and the files that a program was read from (Depends). It runs nothing.
package cache

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"

	"seabmc/tools"
)

// End is a comment at the end of a cached file. A file without it was cut off.
const End = "\n; end\n"

// Folder makes the folder for what is kept between runs. An empty name means the one in the user's cache folder.
func Folder(dir string) (string, error) {
	if dir == "" {
		base, err := os.UserCacheDir()
		if err != nil {
			return "", err
		}
		dir = filepath.Join(base, "seabmc")
	}
	return dir, os.MkdirAll(dir, 0o755)
}

// Writable is Folder, or "" if there is none that can be written.
func Writable(dir string) string {
	dir, err := Folder(dir)
	if err != nil {
		return ""
	}
	return dir
}

// WriteAtomically writes a file completely or not at all. A failure does not matter: the next run makes the file again.
func WriteAtomically(path string, data []byte) {
	f, err := os.CreateTemp(filepath.Dir(path), ".new-*")
	if err != nil {
		return
	}
	_, err = f.Write(data)
	if closeErr := f.Close(); err == nil {
		err = closeErr
	}
	if err == nil {
		err = os.Rename(f.Name(), path)
	}
	if err != nil {
		os.Remove(f.Name())
	}
}

// FileIdentity identifies a program and its shared libraries by what the system reports about their files.
func FileIdentity(path string) string {
	var b strings.Builder
	for _, f := range append([]string{path}, tools.Libraries(path)...) {
		if info, err := os.Stat(f); err == nil {
			fmt.Fprint(&b, f, " ", info.Size(), " ", info.ModTime().UnixNano())
			if st, ok := info.Sys().(*syscall.Stat_t); ok {
				fmt.Fprint(&b, " ", st.Ino, " ", st.Ctim.Nano())
			}
			b.WriteString("\n")
		}
	}
	return b.String()
}
