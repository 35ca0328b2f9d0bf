// Package tools finds the programs and libraries that seabmc uses.
//
// In: a name such as "z3" or "libyices". Out: the path of an existing file, or
// an error that says where was looked and how to get it. It knows nothing else.
package tools

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
)

// NotFoundError says that a tool is missing and where it was looked for.
type NotFoundError struct {
	Name   string
	Env    string   // environment variable that may name the file
	Looked []string // in this order
}

func (e *NotFoundError) Error() string {
	return fmt.Sprintf("%s not found (looked in: %s); run scripts/setup.sh, or set %s to its path", e.Name, strings.Join(e.Looked, ", "), e.Env)
}

// EnvName is the environment variable that overrides the look-up of name:
// SEABMC_ and the name in capitals, other characters than letters and digits
// as underscores.
func EnvName(name string) string {
	return "SEABMC_" + strings.Map(func(r rune) rune {
		switch {
		case r >= 'a' && r <= 'z':
			return r - 'a' + 'A'
		case r >= 'A' && r <= 'Z', r >= '0' && r <= '9':
			return r
		}
		return '_'
	}, name)
}

// Find is the path of a program, or of a shared library if the name begins with
// "lib". It looks at the environment (see EnvName), then at .tools/bin or
// .tools/lib beside the go.mod of the working directory and beside the running
// program (and the folders above both), then in PATH or the system's library
// folders. A wrong path in the environment is an error, not skipped.
func Find(name string) (string, error) {
	nf := &NotFoundError{Name: name, Env: EnvName(name)}
	if p := os.Getenv(nf.Env); p != "" {
		if !isFile(p) {
			return "", fmt.Errorf("%s=%s: no such file", nf.Env, p)
		}
		return p, nil
	}
	nf.Looked = append(nf.Looked, "$"+nf.Env)
	lib := strings.HasPrefix(name, "lib")
	for _, root := range roots() {
		dir := filepath.Join(root, ".tools", "bin")
		if lib {
			dir = filepath.Join(root, ".tools", "lib")
		}
		nf.Looked = append(nf.Looked, dir)
		if p := inDir(dir, name, lib); p != "" {
			return p, nil
		}
	}
	if !lib {
		nf.Looked = append(nf.Looked, "$PATH")
		p, err := exec.LookPath(name)
		if err == nil || errors.Is(err, exec.ErrDot) {
			return filepath.Abs(p)
		}
		return "", nf
	}
	for _, dir := range libDirs() {
		nf.Looked = append(nf.Looked, dir)
		if p := inDir(dir, name, true); p != "" {
			return p, nil
		}
	}
	return "", nf
}

// roots are the folders that may hold .tools, nearest first.
var roots = sync.OnceValue(func() []string {
	var out []string
	add := func(dir string) {
		for d := dir; ; d = filepath.Dir(d) {
			if isDir(filepath.Join(d, ".tools")) && !slices.Contains(out, d) {
				out = append(out, d)
			}
			if isFile(filepath.Join(d, "go.mod")) || d == filepath.Dir(d) {
				return
			}
		}
	}
	if wd, err := os.Getwd(); err == nil {
		add(wd)
	}
	if exe, err := os.Executable(); err == nil {
		if real, err := filepath.EvalSymlinks(exe); err == nil {
			exe = real
		}
		add(filepath.Dir(exe))
	}
	return out
})

func libDirs() []string {
	dirs := filepath.SplitList(os.Getenv("LD_LIBRARY_PATH"))
	dirs = slices.DeleteFunc(dirs, func(d string) bool { return d == "" })
	dirs = append(dirs, "/usr/local/lib", "/usr/lib", "/usr/lib64", "/opt/homebrew/lib")
	if runtime.GOOS == "linux" {
		m, _ := filepath.Glob("/usr/lib/*-linux-gnu")
		dirs = append(dirs, m...)
	}
	return dirs
}

// inDir is the file of that name in dir, or "". For a library the plain name
// without version is taken first, then the highest version.
func inDir(dir, name string, lib bool) string {
	if !lib {
		if p := filepath.Join(dir, name); isFile(p) {
			return p
		}
		return ""
	}
	for _, pattern := range []string{name + ".so", name + ".dylib", name + ".so.*", name + ".*.dylib"} {
		m, _ := filepath.Glob(filepath.Join(dir, pattern))
		slices.Sort(m)
		slices.Reverse(m)
		for _, p := range m {
			if isFile(p) {
				return p
			}
		}
	}
	return ""
}

func isFile(p string) bool {
	st, err := os.Stat(p)
	return err == nil && st.Mode().IsRegular()
}

func isDir(p string) bool {
	st, err := os.Stat(p)
	return err == nil && st.IsDir()
}
