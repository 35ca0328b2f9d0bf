package toolchain

import (
	"context"
	"path/filepath"
	"strings"
	"time"

	"seabmc/frontend/fault"
	"seabmc/scratch"
)

// sanitizersGet says how to get the libraries that programs compiled with -fsanitize need; distributions ship them apart from clang.
const sanitizersGet = "apt-get install libclang-rt-14-dev   (or: make setup)"

// LacksSanitizers reports whether a linker's complaints mean that the sanitizers' libraries are missing.
func LacksSanitizers(diagnostics string) bool {
	for _, line := range strings.Split(diagnostics, "\n") {
		if strings.Contains(line, "libclang_rt.") && (strings.Contains(line, "o such file") || strings.Contains(line, "cannot find") || strings.Contains(line, "cannot open")) {
			return true
		}
	}
	return false
}

// ErrNoSanitizers says how to install the sanitizers' libraries.
func ErrNoSanitizers(clang string) error {
	return &fault.ToolError{Tool: "sanitizers", Msg: "--replay needs the sanitizer libraries of " + clang + ", which are missing; install them with: " + sanitizersGet}
}

// findSanitizers links an empty program with the sanitizers of --replay; a missing clang is no error of theirs.
func findSanitizers() error {
	clang, err := Locate("clang")
	if err != nil {
		return nil
	}
	dir, remove, err := scratch.Dir()
	if err != nil {
		return err
	}
	defer remove()
	ctx, cancel := context.WithTimeout(context.Background(), 30*time.Second)
	defer cancel()
	args := []string{"-fsanitize=address,undefined", "-x", "c", "-", "-o", filepath.Join(dir, "a.out")}
	_, diagnostics, err := Run(ctx, clang, args, "int main(void) { return 0; }\n")
	switch {
	case err == nil:
		return nil
	case LacksSanitizers(diagnostics):
		return ErrNoSanitizers(clang)
	}
	return &fault.ToolError{Tool: "sanitizers", Msg: clang + " -fsanitize=address,undefined fails: " + FirstLine(diagnostics, err)}
}
