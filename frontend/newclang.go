package frontend

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"

	"seabmc/frontend/fault"
	"seabmc/tools"
)

// Newer C (_Float16, wide _BitInt, C23) is beyond the clang that everything is tested with. A file that it refuses is given to the newest one
// there is; what that writes is read like all else.

// noNewerClang is said where there is none.
const noNewerClang = "   (a newer clang may accept it; seabmc doctor says how to get one)"

// latestClang is the highest version that is looked for.
const latestClang = 30

// clangIsChosen tells whether the user said which compiler to take.
func (l *loader) clangIsChosen() bool { return l.opt.Clang != "" || os.Getenv("SEABMC_CLANG") != "" }

// withClang compiles a file by the usual compiler, and what that refuses by the newest there is, if the user has not chosen one.
func (l *loader) withClang(ctx context.Context, compile func(clang string, flags ...string) error) error {
	clang, err := l.clang()
	if err != nil {
		return err
	}
	err = compile(clang)
	var refused *fault.InputError
	if !errors.As(err, &refused) || l.clangIsChosen() {
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
	if l.opt.Std == "" && compile(newer, "-std=gnu23") == nil { // C23, perhaps
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
	old := clangVersion(than)
	for v := latestClang; v > old; v-- {
		if path, err := exec.LookPath(fmt.Sprintf("clang-%d", v)); err == nil {
			return path
		}
	}
	return ""
}

// clangVersion is the major version of a clang, by its name or by asking it; 0 if it does not say.
func clangVersion(path string) int {
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

// doctorClangs tells which clangs there are for C that the usual one refuses, or how to get one.
func doctorClangs(w io.Writer) {
	var found []string
	for v := latestClang; v > tools.OldestLLVM; v-- {
		if path, err := exec.LookPath(fmt.Sprintf("clang-%d", v)); err == nil {
			found = append(found, path)
		}
	}
	if len(found) == 0 {
		fmt.Fprintf(w, "%-11s none     for C that clang refuses: _Float16, _BitInt of more than 128 bits, C23\n%11s          get it: apt-get install clang-19   (or: make setup)\n", "newer clang", "")
		return
	}
	fmt.Fprintf(w, "%-11s %-8d %s   compiles what clang 14 refuses", "newer clang", clangVersion(found[0]), found[0])
	if len(found) > 1 {
		fmt.Fprintf(w, "; also found: %s", strings.Join(found[1:], ", "))
	}
	fmt.Fprintln(w)
}

// further tells whether a compiler came further in the file than another before it found an error.
func further(a, b *fault.InputError) bool {
	return a.File == b.File && a.Line > b.Line || strings.Contains(b.Msg, "invalid value")
}
