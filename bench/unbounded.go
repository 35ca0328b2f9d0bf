package bench

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"
)

var verdictLine = regexp.MustCompile(`^// verdict: (SUCCESSFUL|FAILED)\n(?:// flags: (.*)\n)?`)

// Unbounded returns the programs of testdata/unbounded, or those that are named by folder or by folder and file.
func Unbounded(root string, only []string) ([]Task, error) {
	dir := filepath.Join(root, "testdata", "unbounded")
	files, err := filepath.Glob(filepath.Join(dir, "*", "*.c"))
	if err != nil {
		return nil, err
	}
	var out []Task
	for _, f := range files {
		folder := filepath.Base(filepath.Dir(f))
		name := folder + "/" + strings.TrimSuffix(filepath.Base(f), ".c")
		if len(only) > 0 && !slices.Contains(only, folder) && !slices.Contains(only, name) {
			continue
		}
		b, err := os.ReadFile(f)
		if err != nil {
			return nil, err
		}
		m := verdictLine.FindSubmatch(b)
		if m == nil {
			return nil, fmt.Errorf("%s: the first line must be // verdict: SUCCESSFUL or FAILED", f)
		}
		out = append(out, Task{Name: name, Category: folder, Files: []string{f}, Verdict: string(m[1]), Flags: strings.Fields(string(m[2]))})
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("no program of %s is called %s", dir, strings.Join(only, ", "))
	}
	return out, nil
}

// group counts the programs of a kind that got an answer.
type group struct {
	name       string
	all, right int
	soon       int // of these, in ten seconds
	cpu        time.Duration
}

// UnboundedTable prints how many programs were decided, by folder, and what decided them.
func UnboundedTable(w io.Writer, outs []Outcome) {
	folders, by := map[string]*group{}, map[string]*group{}
	sum := &group{name: "all"}
	note := func(m map[string]*group, name string, o *Outcome) {
		if m[name] == nil {
			m[name] = &group{name: name}
		}
		m[name].add(o)
	}
	for i := range outs {
		o := &outs[i]
		note(folders, o.Task.Category, o)
		sum.add(o)
		if o.Answered() {
			note(by, o.Basis(), o)
		}
	}
	table := func(head string, rows map[string]*group, more ...*group) {
		tw := tabs(w)
		fmt.Fprintf(tw, "%s\tprograms\tdecided\tin 10 s\tCPU s\t\n", head)
		sorted := slices.SortedFunc(maps.Values(rows), func(a, b *group) int {
			return cmp.Or(cmp.Compare(b.right, a.right), cmp.Compare(a.name, b.name))
		})
		for _, d := range append(sorted, more...) {
			fmt.Fprintf(tw, "%s\t%d\t%d\t%d\t%.1f\t\n", d.name, d.all, d.right, d.soon, d.cpu.Seconds())
		}
		_ = tw.Flush()
		fmt.Fprintln(w)
	}
	table("folder", folders, sum)
	table("decided by", by)
}

func (d *group) add(o *Outcome) {
	d.all++
	d.cpu += o.CPU
	if o.Verdict == o.Task.Verdict {
		d.right++
		if o.CPU <= 10*time.Second {
			d.soon++
		}
	}
}

// Basis says what a verdict rests on: unrolling, or invariants of some tactics.
func (o *Outcome) Basis() string {
	if len(o.Tactics) == 0 {
		return "unrolling: " + o.Verdict
	}
	return strings.Join(o.Tactics, " + ")
}

// WrongAnswers returns the verdicts that contradict what is known about a program, and the runs that ended with an error.
func WrongAnswers(outs []Outcome) (wrong []string) {
	for i := range outs {
		if o := &outs[i]; o.Verdict != o.Task.Verdict && o.Verdict != "INCONCLUSIVE" {
			wrong = append(wrong, o.Task.Name+": "+o.Wrong())
		}
	}
	return wrong
}
