package bench

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// Library is a C library with a harness that gives it N bytes of any values.
type Library struct {
	Name string
	task Task // for any N
}

// Libraries reads testdata/libraries/libraries.tsv of the project at root. scripts/libraries.sh fetches the sources. If names are given, only these
// libraries are returned.
func Libraries(root string, only []string) ([]Library, error) {
	dir, src := filepath.Join(root, "testdata", "libraries"), filepath.Join(root, ".tools", "libraries")
	if !exists(filepath.Join(src, "stamp")) {
		return nil, fmt.Errorf("no sources of libraries in %s: run scripts/libraries.sh", src)
	}
	b, err := os.ReadFile(filepath.Join(dir, "libraries.tsv"))
	if err != nil {
		return nil, err
	}
	in := func(folder string) string { return filepath.Join(src, folder) }
	var out []Library
	for _, line := range strings.Split(strings.TrimSpace(string(b)), "\n")[1:] {
		f := strings.Split(line, "\t")
		if len(f) != 3 {
			return nil, fmt.Errorf("libraries.tsv: three columns are needed: %s", line)
		}
		if len(only) > 0 && !slices.Contains(only, f[0]) {
			continue
		}
		t := Task{Name: f[0], Files: []string{filepath.Join(dir, "harness", f[0]+".c")}, Flags: []string{"-I" + filepath.Join(dir, "harness")}}
		for _, x := range strings.Fields(f[1]) {
			t.Files = append(t.Files, in(x))
		}
		for _, x := range strings.Fields(f[2]) {
			if folder, ok := strings.CutPrefix(x, "-I"); ok {
				x = "-I" + in(folder)
			}
			t.Flags = append(t.Flags, x)
		}
		out = append(out, Library{f[0], t})
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("no library is called %s", strings.Join(only, ", "))
	}
	return out, nil
}

// Task returns the harness with n bytes, as it is or with its seeded bug. If the bug needs more bytes than n, the harness is still right.
func (l *Library) Task(n int, bug bool) Task {
	t := l.task
	t.Size, t.Category, t.Verdict = n, "safe", "SUCCESSFUL"
	t.Flags = append(slices.Clone(t.Flags), fmt.Sprintf("-DN=%d", n))
	if bug {
		t.Category, t.Verdict = "bug", ""
		t.Flags = append(t.Flags, "-DSEED_BUG")
	}
	return t
}

// LibraryTasks returns the harnesses without their bugs, each with every size. Their names tell the size.
func LibraryTasks(root string, only []string, sizes []int) (out []Task, err error) {
	libs, err := Libraries(root, only)
	for i := range libs {
		for _, n := range sizes {
			t := libs[i].Task(n, false)
			t.Name = fmt.Sprintf("%s-%d", t.Name, n)
			out = append(out, t)
		}
	}
	return out, err
}

// RunLibraries runs each library with its sizes in turn, until a size gets no answer, since more bytes are never easier. It calls done for each run.
// A run that cannot start, because a tool or a file is missing, ends it with an error: it would say nothing about the library. What was run
// until an error, or until ctx ends, is returned.
func (r *Runner) RunLibraries(ctx context.Context, libs []Library, sizes []int, s Setup, done func(*Outcome)) ([]Outcome, error) {
	var out []Outcome
	for i := range libs {
		for _, bug := range []bool{false, true} {
			for _, n := range sizes {
				t := libs[i].Task(n, bug)
				o := r.one(ctx, &t, s)
				switch {
				case ctx.Err() != nil:
					return out, errors.New("interrupted")
				case o.Exit == exitTrouble:
					return out, fmt.Errorf("%s %s N=%d: %s", t.Name, t.Category, n, o.Stderr)
				}
				out = append(out, o)
				done(&o)
				if !o.Answered() {
					break
				}
			}
		}
	}
	return out, nil
}

// exitTrouble is the exit code of a run with bad input, a missing tool or an internal error.
const exitTrouble = 6

// Answered reports whether the outcome is a verdict other than INCONCLUSIVE.
func (o *Outcome) Answered() bool { return o.Verdict == "SUCCESSFUL" || o.Verdict == "FAILED" }

// phases lists where the time of a run goes, by its statistics.
var phases = []struct{ name, stat string }{
	{"clang", "frontend_seconds"}, {"unroll", "lower_seconds"}, {"terms", "preprocess_seconds"}, {"on the way", "feasible_seconds"}, {"solve", "solve_seconds"},
}

// LibrariesTable prints every run.
func LibrariesTable(w io.Writer, outs []Outcome) {
	tw := tabs(w)
	fmt.Fprint(tw, "library\t\tN\tverdict\tCPU s\tMiB\tnodes\tcalls on the way\tcalls\t")
	for _, p := range phases {
		fmt.Fprintf(tw, "%s %%\t", p.name)
	}
	fmt.Fprintln(tw)
	for i := range outs {
		o := &outs[i]
		fmt.Fprintf(tw, "%s\t%s\t%d\t%s\t%.2f\t%d\t%.0f\t%.0f\t%.0f\t", o.Task.Name, o.Task.Category, o.Task.Size, orNone(o.Verdict), o.CPU.Seconds(), o.MaxRSS>>20,
			o.Stat("syntactic_size"), o.Stat("feasible_calls"), o.Stat("solver_calls"))
		total := 0.0
		for _, p := range phases {
			total += o.Stat(p.stat)
		}
		for _, p := range phases {
			fmt.Fprintf(tw, "%.0f\t", 100*o.Stat(p.stat)/max(total, 1e-9))
		}
		fmt.Fprintln(tw)
	}
	_ = tw.Flush()
}

// Within holds the results for a library: the largest sizes that were answered within each limit of processor time, and the first size with a
// failure.
type Within struct {
	Library, Kind string
	Most          []int // for each limit; 0: no size
	FirstFailure  int
}

// LargestWithin returns the largest N answered within each limit, for each library as it is and with its bug.
func LargestWithin(outs []Outcome, limits ...time.Duration) (rows []Within) {
	for i := range outs {
		o := &outs[i]
		if n := len(rows); n == 0 || rows[n-1].Library != o.Task.Name || rows[n-1].Kind != o.Task.Category {
			rows = append(rows, Within{o.Task.Name, o.Task.Category, make([]int, len(limits)), 0})
		}
		row := &rows[len(rows)-1]
		for k, limit := range limits {
			if o.Answered() && o.CPU <= limit {
				row.Most[k] = max(row.Most[k], o.Task.Size)
			}
		}
		if o.Verdict == "FAILED" && row.FirstFailure == 0 {
			row.FirstFailure = o.Task.Size
		}
	}
	slices.SortStableFunc(rows, func(a, b Within) int { return cmp.Compare(b.Kind, a.Kind) })
	return rows
}

// WithinTable prints the results of LargestWithin.
func WithinTable(w io.Writer, rows []Within, limits ...time.Duration) {
	tw := tabs(w)
	fmt.Fprint(tw, "library\t\t")
	for _, limit := range limits {
		fmt.Fprintf(tw, "largest N in %.0f s\t", limit.Seconds())
	}
	fmt.Fprintln(tw, "first failure at N\t")
	for _, r := range rows {
		fmt.Fprintf(tw, "%s\t%s\t", r.Library, r.Kind)
		for _, n := range r.Most {
			fmt.Fprintf(tw, "%d\t", n)
		}
		if r.FirstFailure > 0 {
			fmt.Fprintf(tw, "%d\t\n", r.FirstFailure)
		} else {
			fmt.Fprintln(tw, "-\t")
		}
	}
	_ = tw.Flush()
}

// WrongLibraries returns the runs of harnesses without their bugs that ended with a failure.
func WrongLibraries(outs []Outcome) (wrong []string) {
	for i := range outs {
		if o := &outs[i]; o.Task.Category == "safe" && o.Verdict == "FAILED" {
			wrong = append(wrong, fmt.Sprintf("%s with N = %d: %s line %d", o.Task.Name, o.Task.Size, o.Kind, o.Line))
		}
	}
	return wrong
}
