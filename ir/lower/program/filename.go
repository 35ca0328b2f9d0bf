package program

import (
	"os"
	"path/filepath"
	"strings"

	"seabmc/llvm"
)

// fileName returns the name under which a source file can be opened from the working folder. If a file lies above the working folder, clang splits
// its name into a folder and the rest.
func fileName(f *llvm.File) string {
	name, checks, marked := strings.Cut(f.Name, checksMark)
	if marked {
		return fileName(&llvm.File{Dir: f.Dir, Name: name}) + checksMark + checks
	}
	if f.Dir == "" || filepath.IsAbs(f.Name) {
		return f.Name
	}
	if wd, err := os.Getwd(); err != nil || filepath.Clean(f.Dir) == wd {
		return f.Name
	}
	full := filepath.Join(f.Dir, f.Name)
	if _, err := os.Stat(full); err != nil {
		return f.Name // compiled elsewhere
	}
	return full
}
