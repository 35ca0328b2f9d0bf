package lower

import (
	"os"
	"path/filepath"
	"strings"

	"github.com/llir/llvm/ir/metadata"
)

// fileName is the name of a source file that can be opened from the working
// folder: clang splits the name of a file above the working folder into a folder
// and the rest.
func fileName(f *metadata.DIFile) string {
	name, checks, marked := strings.Cut(f.Filename, checksMark)
	if marked {
		return fileName(&metadata.DIFile{Directory: f.Directory, Filename: name}) + checksMark + checks
	}
	if f.Directory == "" || filepath.IsAbs(f.Filename) {
		return f.Filename
	}
	if wd, err := os.Getwd(); err != nil || filepath.Clean(f.Directory) == wd {
		return f.Filename
	}
	full := filepath.Join(f.Directory, f.Filename)
	if _, err := os.Stat(full); err != nil {
		return f.Filename // compiled elsewhere
	}
	return full
}
