package bench

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"text/tabwriter"
	"time"
)

// Summary prints, for each setup, how many answers are right and how long they took. Then it prints every wrong answer. It returns the number of
// wrong answers.
func Summary(w io.Writer, outs []Outcome) int {
	var order []string
	rows := map[string][]*Outcome{}
	wrong := 0
	for i := range outs {
		n := outs[i].Setup.Name()
		if rows[n] == nil {
			order = append(order, n)
		}
		rows[n] = append(rows[n], &outs[i])
	}
	tw := tabwriter.NewWriter(w, 2, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(tw, "setup\tright\tof\twall median s\twall max s\tCPU max s\tfrontend s\tpreprocess s\tsolve s\tsize\tchecks\tdischarged\t")
	for _, n := range order {
		rs := rows[n]
		right := 0
		var walls []time.Duration
		var cpu time.Duration
		for _, o := range rs {
			if o.Wrong() == "" {
				right++
			}
			walls, cpu = append(walls, o.Wall), max(cpu, o.CPU)
		}
		slices.Sort(walls)
		fmt.Fprintf(tw, "%s\t%d\t%d\t%.3f\t%.2f\t%.2f\t%.2f\t%.2f\t%.2f\t%.0f\t%.0f\t%.0f\t\n", n, right, len(rs), walls[len(walls)/2].Seconds(),
			walls[len(walls)-1].Seconds(), cpu.Seconds(), total(rs, "frontend_seconds"), total(rs, "preprocess_seconds"), total(rs, "solve_seconds"),
			total(rs, "syntactic_size"), total(rs, "checks_total"), total(rs, "checks_discharged"))
	}
	_ = tw.Flush()
	for i := range outs {
		if why := outs[i].Wrong(); why != "" {
			wrong++
			fmt.Fprintf(w, "WRONG %s under %s: %s\n", outs[i].Task.Name, outs[i].Setup.Name(), why)
		}
	}
	return wrong
}

// CacheNote says in how many runs the solver did not have to decide everything itself.
func CacheNote(w io.Writer, outs []Outcome) {
	n := 0
	for i := range outs {
		if outs[i].Stat("cached_answers") > 0 {
			n++
		}
	}
	if n > 0 {
		fmt.Fprintf(w, "\nFrom the cache (--cache): %d of %d runs used proofs of earlier runs; their solving times are what was left to do.\n", n, len(outs))
	}
}

func total(rs []*Outcome, stat string) float64 {
	s := 0.0
	for _, o := range rs {
		s += o.Stat(stat)
	}
	return s
}

// PerTask prints the processor time of every task under every setup, in seconds. It includes the time of clang and the solver.
func PerTask(w io.Writer, outs []Outcome, setups []Setup) {
	tw := tabwriter.NewWriter(w, 2, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(tw, "task\t")
	for _, s := range setups {
		fmt.Fprintf(tw, "%s\t", s.Name())
	}
	fmt.Fprintln(tw)
	for i := 0; i < len(outs); i += len(setups) {
		fmt.Fprintf(tw, "%s\t", outs[i].Task.Name)
		for _, o := range outs[i : i+len(setups)] {
			mark := ""
			if o.Wrong() != "" {
				mark = "!"
			}
			fmt.Fprintf(tw, "%.2f%s\t", o.CPU.Seconds(), mark)
		}
		fmt.Fprintln(tw)
	}
	_ = tw.Flush()
}

// WriteTSV writes every outcome as a line of a TSV file, and the same as JSON beside it.
func WriteTSV(dir, name string, outs []Outcome) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	f, err := os.Create(filepath.Join(dir, name+".tsv"))
	if err != nil {
		return err
	}
	defer f.Close()
	stats := []string{"frontend_seconds", "lower_seconds", "preprocess_seconds", "solve_seconds", "syntactic_size", "memory_reads", "memory_writes", "checks_total",
		"checks_discharged", "pointer_checks", "pointer_checks_discharged", "row_skips", "arm_skips", "storemap_simplifications", "rewrite_steps", "cache_hits", "cached_answers"}
	fmt.Fprint(f, "task\tcategory\tmem\tsolver\tflags\texpected\tverdict\tright\twall_seconds\tcpu_seconds")
	for _, s := range stats {
		fmt.Fprint(f, "\t", s)
	}
	fmt.Fprintln(f)
	for i := range outs {
		o := &outs[i]
		fmt.Fprintf(f, "%s\t%s\t%s\t%s\t%s\t%s\t%s\t%v\t%.3f\t%.3f", o.Task.Name, o.Task.Category, o.Setup.Mem, o.Setup.Solver, strings.Join(o.Setup.Extra, " "), o.Task.Verdict, o.Verdict,
			o.Wrong() == "", o.Wall.Seconds(), o.CPU.Seconds())
		for _, s := range stats {
			fmt.Fprintf(f, "\t%g", o.Stat(s))
		}
		fmt.Fprintln(f)
	}
	b, err := json.MarshalIndent(outs, "", " ")
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, name+".json"), b, 0o644)
}
