package bench

import (
	"bufio"
	"fmt"
	"os"
	"path/filepath"
)

// StraightLine writes programs of n stores and n loads at constant offsets of one
// array, without a loop: what memory representations do to long blocks.
func StraightLine(dir string, sizes []int) ([]Task, error) {
	var out []Task
	for _, n := range sizes {
		path := filepath.Join(dir, fmt.Sprintf("straight%d.ll", n))
		if err := writeStraightLine(path, n); err != nil {
			return nil, err
		}
		out = append(out, Task{Name: fmt.Sprintf("straight-line %d", n), Category: "straight-line", Files: []string{path}, Verdict: "SUCCESSFUL"})
	}
	return out, nil
}

func writeStraightLine(path string, n int) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	defer f.Close()
	w := bufio.NewWriter(f)
	fmt.Fprintf(w, "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128\"\n")
	fmt.Fprintf(w, "target triple = \"x86_64-pc-linux-gnu\"\n\n@a = global [%d x i32] zeroinitializer\n", n)
	fmt.Fprintf(w, "declare i32 @__VERIFIER_nondet_int()\ndeclare void @__CPROVER_assert(i32, i8*)\n")
	fmt.Fprintf(w, "define i32 @main() {\n  %%x = call i32 @__VERIFIER_nondet_int()\n")
	for i := range n {
		fmt.Fprintf(w, "  %%p%d = getelementptr [%d x i32], [%d x i32]* @a, i64 0, i64 %d\n", i, n, n, i)
		fmt.Fprintf(w, "  %%v%d = add i32 %%x, %d\n  store i32 %%v%d, i32* %%p%d\n", i, i, i, i)
	}
	for i := range n {
		fmt.Fprintf(w, "  %%r%d = load i32, i32* %%p%d\n", i, i)
	}
	fmt.Fprintf(w, "  %%c = icmp eq i32 %%r%d, %%v%d\n  %%z = zext i1 %%c to i32\n", n-1, n-1)
	fmt.Fprintf(w, "  call void @__CPROVER_assert(i32 %%z, i8* null)\n  ret i32 0\n}\n")
	return w.Flush()
}
