package toolchain

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"

	"seabmc/frontend/fault"
)

// Newer C (_Float16, wide _BitInt, C23) is beyond the clang that everything is tested with. A file that it refuses is given to the newest one
// there is; what that writes is read like all else.

// noNewerClang is said where there is none.
const noNewerClang = "   (a newer clang may accept it; seabmc doctor says how to get one)"

// latestClang is the highest version that is looked for.
const latestClang = 30

// clangIsChosen tells whether the user said which compiler to take.
func clangIsChosen(chosen string) bool { return chosen != "" || os.Getenv("SEABMC_CLANG") != "" }

// WithClang compiles a file with the usual compiler. If that refuses the file or crashes, and the user has not chosen a compiler, it tries the newest
// one.
func WithClang(ctx context.Context, chosen, std string, compile func(clang string, flags ...string) error) error {
	clang, err := Clang(chosen)
	if err != nil {
		return err
	}
	err = compile(clang)
	var crash *fault.ToolError
	if errors.As(err, &crash) && crash.Crashed && !clangIsChosen(chosen) {
		if newer := newestClang(clang); newer != "" && compile(newer) == nil {
			return nil
		}
		return err
	}
	var refused *fault.InputError
	if !errors.As(err, &refused) || clangIsChosen(chosen) {
		return err
	}
	newer := newestClang(clang)
	if newer == "" {
		refused.Msg += noNewerClang
		return refused
	}
	err = compile(newer)
	var again *fault.InputError
	if !errors.As(err, &again) {
		return err
	}
	if std == "" && compile(newer, "-std=gnu23") == nil { // C23, perhaps
		return nil
	}
	if ctx.Err() != nil {
		return ctx.Err()
	}
	if further(again, refused) {
		return again
	}
	return refused
}

// newestClang is the path of the newest clang in PATH that is newer than the given one; empty if there is none.
func newestClang(than string) string {
	old := ClangVersion(than)
	for v := latestClang; v > old; v-- {
		if path, err := exec.LookPath(fmt.Sprintf("clang-%d", v)); err == nil {
			return path
		}
	}
	return ""
}

// ClangVersion is the major version of a clang, taken from its name or found by asking it; 0 if it does not say.
func ClangVersion(path string) int {
	if n, err := strconv.Atoi(strings.TrimPrefix(filepath.Base(path), "clang-")); err == nil {
		return n
	}
	version, err := toolVersion(path)
	if err != nil {
		return latestClang
	}
	major, _, _ := strings.Cut(version, ".")
	n, _ := strconv.Atoi(major)
	return n
}

// further tells whether a compiler came further in the file than another before it found an error.
func further(a, b *fault.InputError) bool {
	return a.File == b.File && a.Line > b.Line || strings.Contains(b.Msg, "invalid value")
}

// Clang returns the path of the compiler; chosen is the user's, "" if there is none.
func Clang(chosen string) (string, error) {
	if chosen != "" {
		path, err := exec.LookPath(chosen)
		if err != nil {
			return "", &fault.ToolError{Tool: "clang", Msg: fmt.Sprintf("%s cannot be run", chosen)}
		}
		return path, nil
	}
	return Locate("clang")
}
