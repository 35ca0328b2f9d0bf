package lower

import (
	"os"
	"path/filepath"

	"github.com/llir/llvm/ir/metadata"
)

// fileName is the name of a source file that can be opened from the working
// folder: clang splits the name of a file above the working folder into a folder
// and the rest.
func fileName(f *metadata.DIFile) string {
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
