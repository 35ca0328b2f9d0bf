package bench

import (
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"slices"
)

// Strategy compares how runs solve their finished formulas with one plain call of each solver on them.
type Strategy struct {
	Solvers   []string
	Rows      []StrategyRow
	Finished  int // runs with nothing left to ask: by rewriting, or as a failure was found on the way
	Unanswers int // runs and plain calls alike without an answer
}

// StrategyRow is one run.
type StrategyRow struct {
	Task    *Task
	Verdict string
	CPU     float64   // of the run, from the finished formula to its end
	Calls   []float64 // for each solver; negative if there is no answer
}

// besideStats is the part of a run's statistics that is read here.
type besideStats struct {
	Calls []struct {
		Solver, Answer string
		Seconds        float64 `json:"cpu_seconds"`
	}
	Seconds float64 `json:"cpu_seconds"`
}

// leastCompared is the processor time in seconds that one side must have taken for a ratio to be meaningful.
const leastCompared = 0.1

// Strategies reads the outcomes of runs with --beside. It keeps a row if the run or the plain call of its main solver took long enough to compare.
func Strategies(outs []Outcome, solvers []string) (*Strategy, error) {
	s := &Strategy{Solvers: solvers}
	for i := range outs {
		o := &outs[i]
		b, err := besideOf(o)
		if err != nil {
			return nil, err
		}
		if b == nil || len(b.Calls) != len(solvers) {
			s.Finished++
			continue
		}
		row := StrategyRow{Task: o.Task, Verdict: o.Verdict, CPU: b.Seconds}
		for _, c := range b.Calls {
			sec := c.Seconds
			if c.Answer == "unknown" {
				sec = -sec
			}
			row.Calls = append(row.Calls, sec)
		}
		if row.best() < 0 && !row.decided() {
			s.Unanswers++
		}
		s.Rows = append(s.Rows, row)
	}
	return s, nil
}

func besideOf(o *Outcome) (*besideStats, error) {
	if o.Stats["beside"] == nil {
		return nil, nil
	}
	text, err := json.Marshal(o.Stats["beside"])
	if err != nil {
		return nil, err
	}
	b := &besideStats{}
	return b, json.Unmarshal(text, b)
}

func (r *StrategyRow) decided() bool { return r.Verdict == "SUCCESSFUL" || r.Verdict == "FAILED" }

// best returns the shortest time of the plain calls with an answer. It is negative if no call has one.
func (r *StrategyRow) best() float64 {
	best := -1.0
	for _, c := range r.Calls {
		if c >= 0 && (best < 0 || c < best) {
			best = c
		}
	}
	return best
}

// ratio returns the run's time divided by that of a plain call. If the call has no answer, the true ratio is at most that.
func (r *StrategyRow) ratio(call float64) float64 { return r.CPU / max(call, -call, 0.001) }

// compared reports whether one of the two took long enough.
func (r *StrategyRow) compared(call float64) bool { return max(r.CPU, call, -call) >= leastCompared }

// Write prints how the runs compare with each solver, and with the best of them. It also prints the rows, at most most of them, that lose most to the
// first solver.
func (s *Strategy) Write(w io.Writer, most int) {
	fmt.Fprintf(w, "%d runs: %d with a finished formula to ask about, %d decided before; %d without any answer\n", len(s.Rows)+s.Finished, len(s.Rows), s.Finished, s.Unanswers)
	fmt.Fprintf(w, "ratio: processor time of the run from the finished formula on, over one plain call; rows where either took %.1f s or more\n", leastCompared)
	tw := tabs(w)
	fmt.Fprintln(tw, "beside\trows\tmedian\tworst\tover 1.2\tover 2\trun faster\tonly the run answers\tonly the call answers\trun s\tcall s\t")
	for i, name := range s.Solvers {
		s.line(tw, name, func(r *StrategyRow) float64 { return r.Calls[i] })
	}
	if len(s.Solvers) > 1 {
		s.line(tw, "best", func(r *StrategyRow) float64 {
			if b := r.best(); b >= 0 {
				return b
			}
			return slices.Min(r.Calls) // no solver answers: the longest try
		})
	}
	_ = tw.Flush()
	s.worst(w, most)
}

// line compares the runs with one way of calling a solver.
func (s *Strategy) line(w io.Writer, name string, call func(*StrategyRow) float64) {
	var ratios []float64
	var over12, over2, faster, onlyRun, onlyCall int
	var run, calls float64
	for i := range s.Rows {
		r := &s.Rows[i]
		c := call(r)
		if !r.compared(c) {
			continue
		}
		switch {
		case c < 0 && r.decided():
			onlyRun++
			faster++
			continue
		case c < 0:
			continue
		case !r.decided():
			onlyCall++
		}
		x := r.ratio(c)
		ratios = append(ratios, x)
		run, calls = run+r.CPU, calls+c
		if x > 1.2 {
			over12++
		}
		if x > 2 {
			over2++
		}
		if x < 1 {
			faster++
		}
	}
	slices.Sort(ratios)
	median, worst := 0.0, 0.0
	if n := len(ratios); n > 0 {
		median, worst = ratios[n/2], ratios[n-1]
	}
	fmt.Fprintf(w, "%s\t%d\t%.2f\t%.2f\t%d\t%d\t%d\t%d\t%d\t%.1f\t%.1f\t\n", name, len(ratios)+onlyRun, median, worst, over12, over2, faster, onlyRun, onlyCall, run, calls)
}

// worst lists the runs that lose most to the first solver.
func (s *Strategy) worst(w io.Writer, most int) {
	rows := slices.DeleteFunc(slices.Clone(s.Rows), func(r StrategyRow) bool { return !r.compared(r.Calls[0]) || r.Calls[0] < 0 && !r.decided() })
	slices.SortFunc(rows, func(a, b StrategyRow) int { return cmp.Compare(b.ratio(b.Calls[0]), a.ratio(a.Calls[0])) })
	rows = rows[:min(most, len(rows))]
	tw := tabs(w)
	fmt.Fprint(tw, "ratio\trun s\t")
	for _, name := range s.Solvers {
		fmt.Fprint(tw, name, " s\t")
	}
	fmt.Fprintln(tw, "verdict\ttask\t")
	for i := range rows {
		r := &rows[i]
		fmt.Fprintf(tw, "%.2f\t%.2f\t", r.ratio(r.Calls[0]), r.CPU)
		for _, c := range r.Calls {
			if c < 0 {
				fmt.Fprintf(tw, "none in %.1f\t", -c)
			} else {
				fmt.Fprintf(tw, "%.2f\t", c)
			}
		}
		fmt.Fprintf(tw, "%s\t%s\t\n", orNone(r.Verdict), r.Task.Name)
	}
	_ = tw.Flush()
}
