package bench

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"seabmc/frontend"
	"seabmc/ir/lower/library"
)

// Reading says how much of the output of one compiler at one level of optimisation is read.
type Reading struct {
	Clang, Level string
	Files        int
	Uncompiled   int // files that the compiler refuses
	Functions    int // that the files define
	Refused      []string
	Lost         int            // functions among them
	Unsupported  map[string]int // what a run that comes there would name, and in how many functions it is
}

// Read compiles C files with a compiler at a level and reads the output. If a file cannot be read at all, all its functions count as not read.
func Read(ctx context.Context, clang, level string, flags, files []string) (Reading, error) {
	r := Reading{Clang: clang, Level: level, Unsupported: map[string]int{}}
	for _, file := range files {
		text, err := assembly(ctx, clang, level, flags, file)
		if ctx.Err() != nil {
			return r, ctx.Err()
		}
		if err != nil {
			r.Uncompiled++
			continue
		}
		r.Files++
		r.add(file, text)
	}
	return r, nil
}

func (r *Reading) add(file, text string) {
	got, err := frontend.ReadText(file, text)
	r.Functions += got.Functions
	if err != nil {
		r.Lost += got.Functions
		r.Refused = append(r.Refused, fmt.Sprintf("%s: all %d functions: %v", file, got.Functions, err))
		return
	}
	r.Lost += len(got.Refused)
	for _, f := range got.Refused {
		r.Refused = append(r.Refused, fmt.Sprintf("%s: %s: %s", file, f.Function, f.Why))
	}
	for what, n := range library.Unsupported(got.Module.LL) {
		r.Unsupported[what] += n
	}
}

// assembly returns what a compiler makes from a file. LLVM assembly is taken as it is.
func assembly(ctx context.Context, clang, level string, flags []string, file string) (string, error) {
	if filepath.Ext(file) == ".ll" {
		b, err := os.ReadFile(file)
		return string(b), err
	}
	args := append([]string{"-S", "-emit-llvm", "-g", "-" + level, "-w", "-o", "-"}, flags...)
	cmd := exec.CommandContext(ctx, clang, append(args, file)...)
	var out bytes.Buffer
	cmd.Stdout = &out
	err := cmd.Run()
	return out.String(), err
}

// Sources returns the C and LLVM assembly files in folders, and the files that are given by name.
func Sources(paths []string) ([]string, error) {
	var files []string
	for _, path := range paths {
		err := filepath.WalkDir(path, func(p string, d fs.DirEntry, err error) error {
			if ext := filepath.Ext(p); err == nil && !d.IsDir() && (ext == ".c" || ext == ".ll" || p == path) {
				files = append(files, p)
			}
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	return files, nil
}

// ReadingTable prints how much was read, what was not, and what would be named.
func ReadingTable(w io.Writer, rs []Reading) {
	fmt.Fprintf(w, "%-10s %-6s %6s %12s %10s %8s %8s\n", "clang", "level", "files", "not compiled", "functions", "read", "refused")
	unsupported := map[string]int{}
	for _, r := range rs {
		fmt.Fprintf(w, "%-10s %-6s %6d %12d %10d %8d %8d\n", filepath.Base(r.Clang), r.Level, r.Files, r.Uncompiled, r.Functions, r.Functions-r.Lost, r.Lost)
		for what, n := range r.Unsupported {
			unsupported[what] += n
		}
	}
	for _, r := range rs {
		for _, line := range r.Refused {
			fmt.Fprintf(w, "refused (%s, %s): %s\n", filepath.Base(r.Clang), r.Level, line)
		}
	}
	if len(unsupported) > 0 {
		fmt.Fprintln(w, "named when reached, with the number of functions:")
	}
	for _, what := range slices.SortedFunc(maps.Keys(unsupported), func(a, b string) int {
		if unsupported[a] != unsupported[b] {
			return unsupported[b] - unsupported[a]
		}
		return strings.Compare(a, b)
	}) {
		fmt.Fprintf(w, "%7d  %s\n", unsupported[what], what)
	}
}

// Clangs returns the names of the compilers in PATH, the oldest first.
func Clangs() []string {
	var found []string
	for v := 14; v <= 30; v++ {
		name := fmt.Sprintf("clang-%d", v)
		if _, err := exec.LookPath(name); err == nil {
			found = append(found, name)
		}
	}
	return found
}
