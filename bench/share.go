package bench

import (
	"cmp"
	"fmt"
	"hash/fnv"
	"io"
	"slices"
	"strings"
	"text/tabwriter"

	"seabmc/rewriter"
	"seabmc/rewriter/rules"
)

// Applied says how often a rule or procedure was applied, and in how many programs.
type Applied struct {
	Name     string
	Line     bool // a rule that is written as lines, and proved
	Book     bool // named in the rule book; otherwise a procedure outside of it
	Count    int
	Programs int
}

// Share says which rules and procedures made the steps of a suite's runs.
type Share struct {
	Programs int
	Rows     []Applied // of what was applied, the most often first
	Unused   []string  // lines that were never applied
}

// RuleShare adds up the applications that the statistics of runs count. Procedures behind rules are counted as rules.
func RuleShare(outs []Outcome) (*Share, error) {
	known, err := bookNames()
	if err != nil {
		return nil, err
	}
	s := &Share{}
	rows := map[string]*Applied{}
	for i := range outs {
		o := &outs[i]
		if o.Stats == nil {
			continue
		}
		s.Programs++
		for _, kind := range []string{"rules", "memory_rules", "procedures"} {
			counts, _ := o.Stats[kind].(map[string]any)
			for name, n := range counts {
				if kind == "procedures" && rewriter.BehindRules(name) {
					continue
				}
				x := rows[name]
				if x == nil {
					x = &Applied{Name: name}
					x.Line, x.Book = known[name], kind != "procedures"
					rows[name] = x
				}
				k, _ := n.(float64)
				x.Count += int(k)
				x.Programs++
			}
		}
	}
	for _, x := range rows {
		s.Rows = append(s.Rows, *x)
	}
	slices.SortFunc(s.Rows, func(x, y Applied) int { return cmp.Or(cmp.Compare(y.Count, x.Count), strings.Compare(x.Name, y.Name)) })
	for name, line := range known {
		if line && rows[name] == nil {
			s.Unused = append(s.Unused, name)
		}
	}
	slices.Sort(s.Unused)
	return s, nil
}

// bookNames returns the rules and procedures of the rule book. The value is true for a rule that consists of lines.
func bookNames() (map[string]bool, error) {
	groups, err := rules.Load()
	if err != nil {
		return nil, err
	}
	memory, err := rules.LoadMemory()
	if err != nil {
		return nil, err
	}
	out := map[string]bool{}
	for _, g := range append(groups, memory) {
		for _, r := range g.Rules {
			out[r.Name] = !r.Procedure
		}
	}
	return out, nil
}

// Write prints the table and the shares.
func (s *Share) Write(w io.Writer) {
	tw := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(tw, "applications\tprograms\tkind\tname\t")
	var lines, procedures, outside, lineRules int
	for _, x := range s.Rows {
		kind := "line"
		switch {
		case x.Line:
			lines += x.Count
			lineRules++
		case x.Book:
			procedures += x.Count
			kind = "procedure of the book"
		default:
			outside += x.Count
			kind = "procedure"
		}
		fmt.Fprintf(tw, "%d\t%d\t%s\t%s\t\n", x.Count, x.Programs, kind, x.Name)
	}
	_ = tw.Flush()
	fmt.Fprintf(w, "%d programs; %d rules of lines were applied, %d never: %s\n", s.Programs, lineRules, len(s.Unused), strings.Join(s.Unused, ", "))
	share := func(whole int) float64 { return 100 * float64(lines) / float64(max(1, whole)) }
	fmt.Fprintf(w, "by lines %d, by procedures of the rule book %d, by other procedures %d\n", lines, procedures, outside)
	fmt.Fprintf(w, "share of lines: %.1f%% of the applications of rules, %.1f%% with all procedures\n", share(lines+procedures), share(lines+procedures+outside))
}

// Part returns one n-th of the tasks. It chooses them by their names alone, so that a new program changes nothing about the others.
func Part(tasks []Task, n int) []Task {
	if n <= 1 {
		return tasks
	}
	var out []Task
	for _, t := range tasks {
		h := fnv.New32a()
		h.Write([]byte(t.Name))
		if h.Sum32()%uint32(n) == 0 {
			out = append(out, t)
		}
	}
	return out
}
