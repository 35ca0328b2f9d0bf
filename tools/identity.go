package tools

import (
	"bufio"
	"debug/elf"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// This file finds what a compilation depends on besides the files that it reads: the compiler with its shared libraries, and the environment.

// compilerVariables lists the variables that change what a compiler includes or which code it runs. A name that ends in * stands for all names with
// that beginning.
var compilerVariables = []string{"CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH", "COMPILER_PATH", "GCC_EXEC_PREFIX", "SDKROOT", "SOURCE_DATE_EPOCH", "LANG", "LC_*",
	"CCC_*", "CLANG_*", "LLVM_*", "LD_*", "QA_OVERRIDE_GCC3_OPTIONS"}

// CompilerEnvironment returns the variables that may change what is compiled, as NAME=VALUE, sorted.
func CompilerEnvironment() (out []string) {
	for _, v := range os.Environ() {
		name, _, _ := strings.Cut(v, "=")
		if slices.ContainsFunc(compilerVariables, func(p string) bool {
			prefix, all := strings.CutSuffix(p, "*")
			return name == p || all && strings.HasPrefix(name, prefix)
		}) {
			out = append(out, v)
		}
	}
	slices.Sort(out)
	return out
}

// Compilers returns the paths of all programs that a check may run on its inputs: those of Known, and other versions of clang and llvm-dis. The other
// versions get the files that the usual ones reject.
func Compilers() (paths []string) {
	for _, t := range Known {
		if p, err := Find(t.Name); err == nil {
			paths = append(paths, p)
		}
	}
	for v := OldestLLVM; v <= latestLLVM; v++ {
		for _, name := range []string{"clang", "llvm-dis"} {
			if p, err := exec.LookPath(fmt.Sprintf("%s-%d", name, v)); err == nil {
				paths = append(paths, p)
			}
		}
	}
	for i, p := range paths {
		if real, err := filepath.EvalSymlinks(p); err == nil {
			paths[i] = real
		}
	}
	slices.Sort(paths)
	return slices.Compact(paths)
}

// latestLLVM is the highest version that is looked for.
const latestLLVM = 30

// IsScript reports whether a program is text for an interpreter. Then its content does not show what it runs.
func IsScript(path string) bool {
	f, err := os.Open(path)
	if err != nil {
		return false
	}
	defer f.Close()
	head := make([]byte, 2)
	n, _ := f.Read(head)
	return string(head[:n]) == "#!"
}

// Libraries returns the shared libraries of a program, and the libraries of these, as the dynamic linker finds them. It returns none if the program
// is not an ELF file.
func Libraries(path string) (paths []string) {
	if real, err := filepath.EvalSymlinks(path); err == nil {
		path = real
	}
	seen := map[string]bool{}
	for todo := []string{path}; len(todo) > 0; todo = todo[1:] {
		for _, p := range needed(todo[0]) {
			if !seen[p] {
				seen[p] = true
				paths, todo = append(paths, p), append(todo, p)
			}
		}
	}
	slices.Sort(paths)
	return paths
}

// needed returns the libraries that an ELF file names.
func needed(path string) (paths []string) {
	f, err := elf.Open(path)
	if err != nil {
		return nil
	}
	defer f.Close()
	names := dynamicStrings(f, elf.DT_NEEDED)
	if len(names) == 0 {
		return nil
	}
	var dirs []string
	for _, tag := range []elf.DynTag{elf.DT_RPATH, elf.DT_RUNPATH} {
		for _, l := range dynamicStrings(f, tag) {
			for _, d := range filepath.SplitList(l) {
				dirs = append(dirs, strings.NewReplacer("$ORIGIN", filepath.Dir(path), "${ORIGIN}", filepath.Dir(path)).Replace(d))
			}
		}
	}
	dirs = append(append(dirs, filepath.Dir(path)), libraryFolders()...)
	dirs = append(dirs, "/lib", "/lib64")
	for _, n := range names {
		for _, d := range dirs {
			if p := filepath.Join(d, n); isFile(p) {
				if real, err := filepath.EvalSymlinks(p); err == nil {
					p = real
				}
				paths = append(paths, p)
				break
			}
		}
	}
	return paths
}

// dynamicStrings returns the strings of the dynamic section with this tag. elf.File.DynString would read the whole table of strings for this. That
// table has megabytes in clang's libraries, and this is done at each start.
func dynamicStrings(f *elf.File, tag elf.DynTag) (list []string) {
	section := f.SectionByType(elf.SHT_DYNAMIC)
	offsets, err := f.DynValue(tag)
	if err != nil || section == nil || int(section.Link) >= len(f.Sections) {
		return nil
	}
	table := f.Sections[section.Link]
	for _, at := range offsets {
		if at >= table.Size {
			continue
		}
		r := bufio.NewReaderSize(io.NewSectionReader(table, int64(at), int64(table.Size-at)), 256)
		if s, err := r.ReadString(0); err == nil {
			list = append(list, strings.TrimSuffix(s, "\x00"))
		}
	}
	return list
}
