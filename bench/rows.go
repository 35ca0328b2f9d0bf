package bench

import (
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"
)

// row is a program of one size under every setup.
type row struct {
	name  string
	size  int
	cells []*Outcome // the run with the least preprocessing, by setup
}

func (r *row) pre(setup int) float64 { return r.cells[setup].Stat("preprocess_seconds") }

// decided reports whether rewriting alone made the run's VC false.
func decided(o *Outcome) bool {
	return o.Verdict == "SUCCESSFUL" && o.Stat("solver_calls") == 0 && o.Stat("checks_total") == o.Stat("checks_discharged")
}

// rowsOf gathers the outcomes of Run. Of the repetitions it takes the fastest.
func rowsOf(outs []Outcome, setups []Setup) []row {
	var rows []row
	at := map[string]int{}
	for i := range outs {
		o := &outs[i]
		k := fmt.Sprint(o.Task.Name, "|", o.Task.Size)
		n, ok := at[k]
		if !ok {
			n = len(rows)
			at[k] = n
			rows = append(rows, row{o.Task.Name, o.Task.Size, make([]*Outcome, len(setups))})
		}
		c := &rows[n].cells[i%len(setups)]
		if *c == nil || (*c).Wrong() == "" && (o.Wrong() != "" || o.Stat("preprocess_seconds") < (*c).Stat("preprocess_seconds")) {
			*c = o
		}
	}
	return rows
}

// printed holds the figures that the thesis prints for one configuration.
type printed struct{ pre, times, solve, size, simp string }

// table84 and table85 are in the order of the setups of Modes. The thesis has no row for cached: its SeaM is what --store-map=cached is here.
var (
	table84 = []printed{{"3", "-", "<1", "47425", "23192"}, {"3", "-", "<1", "47425", "23192"}, {"102", "x34", "<1", "47425", "-"}, {"233", "x77", "<1", "8919", "-"}}
	table85 = []printed{{"4", "-", "<1", "", ""}, {"4", "-", "<1", "", ""}, {"16", "x4", "<1", "", ""}, {"52", "x13", "<1", "", ""}}
)

func tabs(w io.Writer) *tabwriter.Writer {
	return tabwriter.NewWriter(w, 2, 0, 2, ' ', tabwriter.AlignRight)
}

// totals prints the sums over rows, with the thesis's figures beside them.
func totals(w io.Writer, rows []row, setups []Setup, thesis []printed) {
	tw := tabs(w)
	fmt.Fprintln(tw, "setup\tpreprocess s\tto on\tsolve s\tsize\tstore-map simp.\tby rewriting\t|\tthesis s\tto SeaM\tsolve s\tsize\tsimp.\t")
	sum := func(setup int, stat string) (t float64) {
		for i := range rows {
			t += rows[i].cells[setup].Stat(stat)
		}
		return t
	}
	on := sum(0, "preprocess_seconds")
	for s := range setups {
		n := 0
		for i := range rows {
			if decided(rows[i].cells[s]) {
				n++
			}
		}
		p, pre := thesis[s], sum(s, "preprocess_seconds")
		fmt.Fprintf(tw, "%s\t%.3f\tx%.1f\t%.2f\t%.0f\t%.0f\t%d of %d\t|\t%s\t%s\t%s\t%s\t%s\t\n", setups[s].Short(), pre, pre/on, sum(s, "solve_seconds"),
			sum(s, "syntactic_size"), sum(s, "storemap_simplifications"), n, len(rows), p.pre, p.times, p.solve, p.size, p.simp)
	}
	_ = tw.Flush()
}

// Short returns the representation, or for seam only the mode of its store-map.
func (s Setup) Short() string {
	mode, ok := strings.CutPrefix(strings.Join(s.Extra, " "), "--store-map=")
	if s.Mem == "seam" && ok {
		return mode
	}
	return strings.Join(append([]string{s.Mem}, s.Extra...), " ")
}

// perRow prints the preprocessing of every row.
func perRow(w io.Writer, rows []row, setups []Setup, head string, label func(r *row) string) {
	tw := tabs(w)
	fmt.Fprint(tw, head, "\t")
	for _, s := range setups {
		fmt.Fprint(tw, s.Short(), " s\t")
	}
	for _, s := range setups[1:] {
		fmt.Fprint(tw, s.Short(), " / on\t")
	}
	fmt.Fprintln(tw, "verdicts\t")
	for i := range rows {
		r := &rows[i]
		fmt.Fprint(tw, label(r), "\t")
		for s := range setups {
			fmt.Fprintf(tw, "%.4f\t", r.pre(s))
		}
		for s := range setups[1:] {
			fmt.Fprintf(tw, "%.1f\t", r.pre(s+1)/r.pre(0))
		}
		fmt.Fprintf(tw, "%s\t\n", r.verdicts())
	}
	_ = tw.Flush()
}

// verdicts returns the verdict if all are the same, or else a list of them.
func (r *row) verdicts() string {
	var all []string
	for _, c := range r.cells {
		all = append(all, orNone(c.Verdict))
	}
	if len(slices.Compact(slices.Clone(all))) == 1 {
		return "all " + all[0]
	}
	return fmt.Sprint(all)
}

func sizesOf(rows []row) []int {
	var out []int
	for i := range rows {
		out = append(out, rows[i].size)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

func ofSize(rows []row, size int) (out []row) {
	for _, r := range rows {
		if r.size == size {
			out = append(out, r)
		}
	}
	return out
}

// CraftedTable prints Table 8.4 for each size, and how preprocessing grows with it.
func CraftedTable(w io.Writer, outs []Outcome, setups []Setup) {
	rows := rowsOf(outs, setups)
	sizes := sizesOf(rows)
	for _, n := range sizes {
		part := ofSize(rows, n)
		fmt.Fprintf(w, "array-crafted, N = %d: %d programs (Table 8.4; Figure 8.8 below)\n", n, len(part))
		totals(w, part, setups, table84)
		perRow(w, part, setups, "program", func(r *row) string { return r.name })
		first := 0
		for i := range part {
			best := true
			for s := range setups[1:] {
				best = best && part[i].pre(0) < part[i].pre(s+1)
			}
			if best {
				first++
			}
		}
		fmt.Fprintf(w, "%s is fastest on %d of %d programs\n\n", setups[0].Short(), first, len(part))
	}
	for i := range sizes[1:] {
		growth(w, rows, setups, sizes[i], sizes[i+1])
	}
}

// growth prints how preprocessing and the number of reads and writes grow between two sizes.
func growth(w io.Writer, rows []row, setups []Setup, from, to int) {
	a, b := ofSize(rows, from), ofSize(rows, to)
	sum := func(rows []row, s int, stats ...string) (t float64) {
		for i := range rows {
			for _, x := range stats {
				t += rows[i].cells[s].Stat(x)
			}
		}
		return t
	}
	ops := sum(b, 0, "memory_reads", "memory_writes") / sum(a, 0, "memory_reads", "memory_writes")
	for s := range setups {
		pre := sum(b, s, "preprocess_seconds") / sum(a, s, "preprocess_seconds")
		fmt.Fprintf(w, "%d to %d, %s: preprocessing grows by %.2f, reads and writes by %.2f: %.2f\n", from, to, setups[s].Short(), pre, ops, pre/ops)
	}
}

// BandTable prints Table 8.5 (SELECT_SIZE up to 100, as in the thesis), all sizes, and the
// growth from 100 to 1,000.
func BandTable(w io.Writer, outs []Outcome, setups []Setup) {
	rows := rowsOf(outs, setups)
	var small []row
	for _, r := range rows {
		if r.size <= 100 {
			small = append(small, r)
		}
	}
	if len(small) > 0 {
		fmt.Fprintln(w, "bAnd, SELECT_SIZE up to 100 (Table 8.5)")
		totals(w, small, setups, table85)
	}
	perRow(w, rows, setups, "SELECT_SIZE", func(r *row) string { return strconv.Itoa(r.size) })
	sizes := sizesOf(rows)
	if slices.Contains(sizes, 100) && slices.Contains(sizes, 1000) {
		growth(w, rows, setups, 100, 1000)
	}
}

// RevisionsTable prints the program in which two revisions are read in turn.
func RevisionsTable(w io.Writer, outs []Outcome, setups []Setup) {
	fmt.Fprintln(w, "two revisions of an array read in turn (testdata/array-crafted/revisions.c)")
	perRow(w, rowsOf(outs, setups), setups, "N", func(r *row) string { return strconv.Itoa(r.size) })
	fmt.Fprintln(w)
}

// StraightTable prints how time and memory grow with the number of stores and loads.
func StraightTable(w io.Writer, outs []Outcome, setups []Setup) {
	rows := rowsOf(outs, setups)
	for s := range setups {
		tw := tabs(w)
		fmt.Fprintln(tw, "stores and loads\tpreprocess s\tus an element\tto the first\tlowering s\tcpu s\tus an element\tto the first\tmost memory MiB\tverdict\t")
		var first, firstCPU float64
		for i := range rows {
			o := rows[i].cells[s]
			n := float64(rows[i].size)
			each, cpu := o.Stat("preprocess_seconds")/n, o.CPU.Seconds()/n
			if i == 0 {
				first, firstCPU = each, cpu
			}
			fmt.Fprintf(tw, "%d\t%.3f\t%.3f\t%.2f\t%.3f\t%.2f\t%.2f\t%.2f\t%d\t%s\t\n", rows[i].size, o.Stat("preprocess_seconds"), each*1e6, each/first,
				o.Stat("lower_seconds"), o.CPU.Seconds(), cpu*1e6, cpu/firstCPU, o.MaxRSS>>20, orNone(o.Verdict))
		}
		fmt.Fprintf(w, "one array, %s\n", setups[s].Short())
		_ = tw.Flush()
	}
}
