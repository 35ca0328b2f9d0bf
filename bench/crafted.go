package bench

import (
	"fmt"
	"path/filepath"
	"strings"
)

// The suites of thesis ch. 8.3: programs whose cost is in reading arrays that were written
// often.

// Modes are the memory representations that ch. 8.3 compares, ours first.
func Modes(solver string) []Setup {
	return []Setup{
		{Mem: "seam", Solver: solver, Extra: []string{"--store-map=on"}},
		{Mem: "seam", Solver: solver, Extra: []string{"--store-map=cached"}},
		{Mem: "seam", Solver: solver, Extra: []string{"--store-map=off"}},
		{Mem: "lambda", Solver: solver},
	}
}

// Revisions is the program in which two revisions of an array are read in turn. It is a
// row of its own: the thesis has no such program.
const Revisions = "revisions"

// Crafted are the programs of testdata/array-crafted with arrays of each size.
func Crafted(root string, sizes []int, flags []string) ([]Task, error) {
	files, err := filepath.Glob(filepath.Join(root, "testdata", "array-crafted", "*.c"))
	if err != nil {
		return nil, err
	}
	if len(files) == 0 {
		return nil, fmt.Errorf("%s: no programs in testdata/array-crafted", root)
	}
	var out []Task
	for _, n := range sizes {
		for _, f := range files {
			name := strings.TrimSuffix(filepath.Base(f), ".c")
			out = append(out, sized(name, f, n, []string{fmt.Sprintf("-DN=%d", n)}, n, flags))
		}
	}
	return out, nil
}

// Band is the case study of thesis Figure 8.9 for each SELECT_SIZE.
func Band(root string, sizes []int, flags []string) []Task {
	file := filepath.Join(root, "testdata", "band", "band.c")
	var out []Task
	for _, size := range sizes {
		n := max(101, size+1)
		out = append(out, sized("band", file, size, []string{fmt.Sprintf("-DSELECT_SIZE=%d", size), fmt.Sprintf("-DN=%d", n)}, n, flags))
	}
	return out
}

// Straight is a program of n stores and n loads at constant offsets of one array, for each n.
func Straight(root string, sizes []int, flags []string) []Task {
	file := filepath.Join(root, "testdata", "straight", "straight.c")
	var out []Task
	for _, n := range sizes {
		out = append(out, sized("straight-line", file, n, []string{fmt.Sprintf("-DN=%d", n)}, n, flags))
	}
	return out
}

// sized is a program whose loops have constant bounds of about n.
func sized(name, file string, size int, defines []string, n int, flags []string) Task {
	t := Task{Name: name, Category: fmt.Sprint(size), Size: size, Files: []string{file}, Verdict: "SUCCESSFUL"}
	t.Flags = append(t.Flags, defines...)
	t.Flags = append(t.Flags, fmt.Sprintf("--max-unwind=%d", max(1000, n+2)))
	t.Flags = append(t.Flags, flags...)
	return t
}
