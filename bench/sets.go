package bench

import (
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"
)

// setsKind is a row of the table of sets: how regions are kept, and what the program does with them.
type setsKind struct {
	name, file, model string
	leaks             bool
	bug               int // 1: a region is freed twice; 2: one is left
}

// setsKinds returns the rows: those of Table 3 of the paper on finite sets, and also rows with bugs and with frees in any order.
func setsKinds() (all []setsKind) {
	for _, file := range []string{"in_order", "any_order"} {
		for _, model := range []string{"<seabmc/allocation.h>", `"split.h"`} {
			if file == "any_order" && model == `"split.h"` { // it cannot ask which regions there are
				continue
			}
			for bug, what := range []string{"", ", freed twice", ", one left"} {
				for _, leaks := range []bool{true, false} {
					if bug == 2 && !leaks {
						continue
					}
					name := map[bool]string{true: "sets", false: "trick"}[strings.HasPrefix(model, "<")] + map[bool]string{true: " with", false: " without"}[leaks] + " checking leaks, " +
						strings.ReplaceAll(file, "_", " ") + what
					all = append(all, setsKind{name, file, model, leaks, bug})
				}
			}
		}
	}
	return all
}

// setsSizes lists the numbers of regions in the paper's table, and two larger ones.
var setsSizes = []int{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 30, 60}

// Limited returns the programs of a suite that is run with a limit of processor time: unbounded, or sets.
func Limited(suite, root string, only []string) ([]Task, error) {
	if suite == "unbounded" {
		return Unbounded(root, only)
	}
	tasks := slices.DeleteFunc(sets(root), func(t Task) bool { return len(only) > 0 && !slices.Contains(only, t.Category) })
	if len(tasks) == 0 {
		return nil, fmt.Errorf("sets: the numbers of regions are %v", setsSizes)
	}
	return tasks, nil
}

// LimitedTable prints the table of such a suite.
func LimitedTable(w io.Writer, suite string, outs []Outcome) {
	if suite == "unbounded" {
		UnboundedTable(w, outs)
		return
	}
	setsTable(w, outs)
}

// sets returns the programs of testdata/sets for each number of regions.
func sets(root string) (tasks []Task) {
	for _, k := range setsKinds() {
		for _, n := range setsSizes {
			t := Task{Name: k.name, Category: fmt.Sprint(n), Size: n, Files: []string{filepath.Join(root, "testdata", "sets", k.file+".c")}, Verdict: "SUCCESSFUL"}
			if k.bug > 0 {
				t.Verdict = "FAILED"
			}
			leaks := map[bool]int{true: 1}[k.leaks]
			t.Flags = []string{fmt.Sprintf("-DN=%d", n), fmt.Sprintf("-DLEAKS=%d", leaks), fmt.Sprintf("-DBUG=%d", k.bug), "-DMODEL=" + k.model}
			tasks = append(tasks, t)
		}
	}
	return tasks
}

// setsTable prints the processor seconds of each program by the number of regions. It prints X if there was no answer.
func setsTable(w io.Writer, outs []Outcome) {
	tw := tabs(w)
	fmt.Fprint(tw, "regions\t")
	for _, n := range setsSizes {
		fmt.Fprintf(tw, "%d\t", n)
	}
	fmt.Fprintln(tw)
	for _, k := range setsKinds() {
		fmt.Fprintf(tw, "%s\t", k.name)
		for _, n := range setsSizes {
			i := slices.IndexFunc(outs, func(o Outcome) bool { return o.Task.Name == k.name && o.Task.Size == n })
			switch {
			case i < 0:
				fmt.Fprint(tw, "\t")
			case outs[i].Verdict == outs[i].Task.Verdict:
				fmt.Fprintf(tw, "%.2f\t", outs[i].CPU.Seconds())
			case outs[i].Verdict == "INCONCLUSIVE":
				fmt.Fprint(tw, "X\t")
			default:
				fmt.Fprint(tw, "WRONG\t")
			}
		}
		fmt.Fprintln(tw)
	}
	_ = tw.Flush()
}
