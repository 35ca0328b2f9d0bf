package bench

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// The suites of thesis ch. 8.3. Most of the cost of these programs is in reading arrays that were written often.

// Modes returns the memory representations that ch. 8.3 compares, ours first.
func Modes(solver string) []Setup {
	return []Setup{
		{Mem: "seam", Solver: solver, Extra: []string{"--store-map=on"}},
		{Mem: "seam", Solver: solver, Extra: []string{"--store-map=cached"}},
		{Mem: "seam", Solver: solver, Extra: []string{"--store-map=off"}},
		{Mem: "lambda", Solver: solver},
	}
}

// Revisions is the program that reads two revisions of an array in turn. It has a row of its own, because the thesis has no such program.
const Revisions = "revisions"

// Crafted returns the programs of testdata/array-crafted with arrays of each size.
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

// Band returns the case study of thesis Figure 8.9 for each SELECT_SIZE.
func Band(root string, sizes []int, flags []string) []Task {
	file := filepath.Join(root, "testdata", "band", "band.c")
	var out []Task
	for _, size := range sizes {
		n := max(101, size+1)
		out = append(out, sized("band", file, size, []string{fmt.Sprintf("-DSELECT_SIZE=%d", size), fmt.Sprintf("-DN=%d", n)}, n, flags))
	}
	return out
}

// Straight returns, for each n, a program of n stores and n loads at constant offsets of one array, without debug information. It writes the programs
// into dir.
func Straight(dir string, sizes []int, flags []string) ([]Task, error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, err
	}
	var out []Task
	for _, n := range sizes {
		file := filepath.Join(dir, fmt.Sprintf("straight-%d.ll", n))
		if err := os.WriteFile(file, []byte(strings.ReplaceAll(straight, "COUNT", fmt.Sprint(n))), 0o644); err != nil {
			return nil, err
		}
		out = append(out, sized("straight-line", file, n, nil, n, flags))
	}
	return out, nil
}

// straight consists of two loops with constant bounds, which unroll to straight lines.
const straight = `target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@a = global [COUNT x i32] zeroinitializer
declare i32 @__VERIFIER_nondet_int()
declare void @__CPROVER_assert(i32, i8*)

define i32 @main() {
entry:
  %x = call i32 @__VERIFIER_nondet_int()
  br label %write
write:
  %i = phi i64 [ 0, %entry ], [ %i1, %write ]
  %w = trunc i64 %i to i32
  %v = xor i32 %x, %w
  %p = getelementptr [COUNT x i32], [COUNT x i32]* @a, i64 0, i64 %i
  store i32 %v, i32* %p
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, COUNT
  br i1 %more, label %write, label %read
read:
  %j = phi i64 [ 0, %write ], [ %j1, %read ]
  %q = getelementptr [COUNT x i32], [COUNT x i32]* @a, i64 0, i64 %j
  %r = load i32, i32* %q
  %j1 = add i64 %j, 1
  %more2 = icmp ult i64 %j1, COUNT
  br i1 %more2, label %read, label %end
end:
  %c = icmp eq i32 %r, %v
  %z = zext i1 %c to i32
  call void @__CPROVER_assert(i32 %z, i8* null)
  ret i32 0
}
`

// sized returns a program whose loops have constant bounds of about n.
func sized(name, file string, size int, defines []string, n int, flags []string) Task {
	t := Task{Name: name, Category: fmt.Sprint(size), Size: size, Files: []string{file}, Verdict: "SUCCESSFUL"}
	t.Flags = append(t.Flags, defines...)
	t.Flags = append(t.Flags, fmt.Sprintf("--max-unwind=%d", max(1000, n+2)))
	t.Flags = append(t.Flags, flags...)
	return t
}
