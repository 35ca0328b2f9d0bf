package bench

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// ThesisTasks reads the names of the 157 tasks of the thesis from testdata/aws/thesis.txt.
func ThesisTasks(root string) (map[string]bool, error) {
	b, err := os.ReadFile(filepath.Join(root, "testdata", "aws", "thesis.txt"))
	if err != nil {
		return nil, err
	}
	set := map[string]bool{}
	for _, n := range strings.Fields(string(b)) {
		set[n] = true
	}
	return set, nil
}

// AWSSetups returns the setups of Tables 8.1 to 8.3: each representation with each solver, and seam without address range maps. If further store-map
// modes are asked for, it returns these too, with and without address range maps.
func AWSSetups(mems, solvers, arms, storeMaps, extra []string) []Setup {
	var out []Setup
	for _, m := range mems {
		for _, s := range solvers {
			modes := []Setup{{Mem: m, Solver: s, Extra: extra}}
			for _, x := range storeMaps {
				if m == "seam" && x != "on" {
					modes = append(modes, modes[0].with("--store-map="+x))
				}
			}
			for _, mode := range modes {
				out = append(out, mode)
				if m == "seam" && slices.Contains(arms, "off") {
					out = append(out, mode.with("--arm=off"))
				}
			}
		}
	}
	return out
}

func (s Setup) with(flag string) Setup {
	s.Extra = append(slices.Clone(s.Extra), flag)
	return s
}

func (s Setup) without(flag string) Setup {
	s.Extra = slices.DeleteFunc(slices.Clone(s.Extra), func(x string) bool { return x == flag })
	return s
}

func (s Setup) has(flag string) bool { return slices.Contains(s.Extra, flag) }

// published is a row of Table 8.1 or 8.2. For each of seam, lambda and array it has the totals of preprocessing and solving in seconds, as printed.
// For array it also has failures/timeouts.
type published struct {
	name string
	cnt  int
	z3   [6]string // seam pre, seam solve, lambda pre, lambda solve, array pre, array solve
	fld  string
	y2   [6]string
	fldY string
}

// tables81 holds Tables 8.1 (Z3) and 8.2 (Yices2). Table 8.2 counts 4 tasks of hash_iter, Table 8.1 counts 5.
var tables81 = []published{
	{"arithmetic", 6, [6]string{"<1", "<1", "<1", "<1", "<1", "<1"}, "0/0", [6]string{"<1", "<1", "<1", "<1", "<1", "<1"}, "0/0"},
	{"array", 4, [6]string{"<1", "4", "<1", "3", "<1", "1"}, "0/1", [6]string{"<1", "2", "<1", "1", "<1", "1"}, "0/0"},
	{"array_list", 24, [6]string{"<1", "99", "<1", "58", "<1", "753"}, "0/0", [6]string{"<1", "95", "<1", "123", "<1", "174"}, "0/0"},
	{"byte_buf", 29, [6]string{"<1", "21", "<1", "11", "<1", "280"}, "1/2", [6]string{"<1", "6", "<1", "5", "<1", "6"}, "0/0"},
	{"byte_cursor", 24, [6]string{"<1", "9", "<1", "8", "<1", "46"}, "0/1", [6]string{"<1", "2", "<1", "1", "<1", "1"}, "0/0"},
	{"hash_callback", 3, [6]string{"<1", "9", "<1", "15", "<1", "17"}, "0/0", [6]string{"<1", "15", "<1", "13", "<1", "11"}, "0/0"},
	{"hash_iter", 5, [6]string{"<1", "37", "1", "32", "1", "<1"}, "0/4", [6]string{"<1", "22", "1", "10", "1", "22"}, "0/0"},
	{"hash_table", 19, [6]string{"<1", "87", "19", "70", "14", "1055"}, "0/6", [6]string{"<1", "162", "19", "284", "14", "176"}, "0/0"},
	{"linked_list", 18, [6]string{"<1", "41", "1", "21", "<1", "1011"}, "0/8", [6]string{"<1", "122", "1", "69", "<1", "20"}, "0/0"},
	{"others", 2, [6]string{"<1", "<1", "<1", "<1", "<1", "<1"}, "0/0", [6]string{"<1", "<1", "<1", "<1", "<1", "<1"}, "0/0"},
	{"priority_queue", 6, [6]string{"<1", "2", "<1", "2", "<1", "2"}, "0/0", [6]string{"<1", "<1", "<1", "<1", "<1", "<1"}, "0/0"},
	{"ring_buffer", 2, [6]string{"<1", "<1", "<1", "<1", "<1", "<1"}, "0/0", [6]string{"<1", "<1", "<1", "<1", "<1", "<1"}, "0/0"},
	{"string", 15, [6]string{"<1", "32", "1", "35", "<1", "104"}, "2/7", [6]string{"<1", "25", "1", "17", "<1", "11"}, "0/2"},
	{"total", 157, [6]string{"<1", "341", "22", "255", "15", "3269"}, "3/29", [6]string{"<1", "451", "22", "523", "15", "422"}, "0/2"},
}

// cell sums the runs of one table cell.
type cell struct {
	n, wrong, out int // runs, wrong verdicts, and those without one
	pre, solve    float64
	size, skips   float64
	armSkips, row float64 // skips that nothing but ARM decided; reads over writes that nothing decided
	ptr, ptrDone  float64 // checks of pointers, and those discharged before the solver
}

// rule returns how often a memory rule was applied.
func (o *Outcome) rule(name string) float64 {
	rules, _ := o.Stats["memory_rules"].(map[string]any)
	n, _ := rules[name].(float64)
	return n
}

func sum(outs []Outcome, pick func(o *Outcome) bool) cell {
	var c cell
	for i := range outs {
		o := &outs[i]
		if !pick(o) {
			continue
		}
		c.n++
		switch {
		case o.Wrong() == "":
			c.pre += o.Stat("preprocess_seconds")
			c.solve += o.Stat("solve_seconds")
			c.size += o.Stat("syntactic_size")
			c.skips += o.Stat("row_skips")
			c.armSkips += o.Stat("arm_skips")
			c.row += o.rule("ROW")
			c.ptr += o.Stat("pointer_checks")
			c.ptrDone += o.Stat("pointer_checks_discharged")
		case o.Verdict == "SUCCESSFUL" || o.Verdict == "FAILED":
			c.wrong++
		default:
			c.out++
		}
	}
	return c
}

// AWSTables prints Tables 8.1 to 8.3 as Markdown, with the thesis's numbers in parentheses. Tasks with a seeded bug do not count. thesis says which
// tasks are those of the thesis.
func AWSTables(w io.Writer, outs []Outcome, setups []Setup, thesis map[string]bool) {
	for _, x := range []struct{ solver, title string }{{"z3", "Table 8.1: Z3"}, {"yices", "Table 8.2: Yices"}} {
		if slices.ContainsFunc(setups, func(s Setup) bool { return s.Solver == x.solver }) {
			solverTable(w, outs, setups, thesis, x.solver, x.title)
		}
	}
	armTable(w, outs, setups, thesis)
}

func isBug(o *Outcome) bool { return o.Task.Verdict == "FAILED" }

func solverTable(w io.Writer, outs []Outcome, setups []Setup, thesis map[string]bool, solver, title string) {
	var mems []string
	for _, s := range setups {
		if s.Solver == solver && plain(s) {
			mems = append(mems, s.Mem)
		}
	}
	fmt.Fprintf(w, "\n### %s\n\nTotals in seconds of the tasks that ended right; the thesis's in parentheses. fld/to: wrong verdicts / no verdict.\n\n| category | tasks |", title)
	for _, m := range mems {
		fmt.Fprintf(w, " %s fld/to | %s pre-proc. | %s solving |", m, m, m)
	}
	fmt.Fprintf(w, "\n|---|--:|%s\n", strings.Repeat("--:|", 3*len(mems)))
	line := func(name string, cnt int, p *published, in func(o *Outcome) bool) {
		fmt.Fprintf(w, "| %s | %d |", name, cnt)
		for _, m := range mems {
			c := sum(outs, func(o *Outcome) bool {
				return !isBug(o) && plain(o.Setup) && o.Setup.Mem == m && o.Setup.Solver == solver && in(o)
			})
			fld, pre, solve := "", "", ""
			if p != nil {
				fld, pre, solve = p.of(solver, m)
			}
			fmt.Fprintf(w, " %d/%d%s | %.2f%s | %.2f%s |", c.wrong, c.out, fld, c.pre, pre, c.solve, solve)
		}
		fmt.Fprintln(w)
	}
	for i := range tables81 {
		p := &tables81[i]
		in := func(o *Outcome) bool { return thesis[o.Task.Name] && (p.name == "total" || o.Task.Category == p.name) }
		if n := sum(outs, func(o *Outcome) bool {
			return !isBug(o) && plain(o.Setup) && o.Setup.Mem == mems[0] && o.Setup.Solver == solver && in(o)
		}).n; n > 0 {
			line(p.name, n, p, in)
		}
	}
	beyond := func(o *Outcome) bool { return !thesis[o.Task.Name] }
	if n := sum(outs, func(o *Outcome) bool {
		return !isBug(o) && plain(o.Setup) && o.Setup.Mem == mems[0] && o.Setup.Solver == solver && beyond(o)
	}).n; n > 0 {
		line("beyond the thesis", n, nil, beyond)
	}
}

// plain reports whether a setup makes no choice of ARM or store-map.
func plain(s Setup) bool {
	return !s.has("--arm=off") && !s.has("--store-map=off") && !s.has("--store-map=cached")
}

func (p *published) of(solver, mem string) (fld, pre, solve string) {
	row, f := p.z3, p.fld
	if solver != "z3" {
		row, f = p.y2, p.fldY
	}
	i := map[string]int{"seam": 0, "lambda": 2, "array": 4}[mem]
	if mem != "array" {
		f = "0/0"
	}
	return " (" + f + ")", " (" + row[i] + ")", " (" + row[i+1] + ")"
}

// armTable prints Table 8.3, with the store-map modes below.
func armTable(w io.Writer, outs []Outcome, setups []Setup, thesis map[string]bool) {
	fmt.Fprint(w, "\n### Table 8.3: seam with and without ARM\n\nThe thesis's tasks that end right in every setup below; sums, the thesis's in parentheses.\n"+
		"Skips by ARM are those of which nothing else says that the write is elsewhere, ROW left are reads over writes of which nothing says whether it is.\n"+
		"With the store-map on, writes of other objects are not passed, so that there is less to skip; the thesis counts in chains of writes, as --store-map=off has them.\n\n")
	fmt.Fprint(w, "| configuration | solver | tasks | solving s | pre-proc. s | syntactic size | ROW skips | skips a task | by ARM a task | ROW left a task | pointer checks discharged |\n|---|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|\n")
	var cols []Setup
	for _, s := range setups {
		if s.Mem == "seam" {
			cols = append(cols, s)
		}
	}
	right := map[string]int{}
	for i := range outs {
		if o := &outs[i]; !isBug(o) && thesis[o.Task.Name] && o.Setup.Mem == "seam" && o.Wrong() == "" {
			right[o.Task.Name]++
		}
	}
	for _, s := range cols {
		c := sum(outs, func(o *Outcome) bool {
			return !isBug(o) && right[o.Task.Name] == len(cols) && o.Setup.Name() == s.Name()
		})
		solve, pre, size, skips := "", "", "", ""
		if plain(s) {
			solve, pre, size, skips = " (346)", " (3)", " (116983)", " (6639)"
			if s.Solver == "yices" {
				solve = " (456)"
			}
		} else if plain(s.without("--arm=off")) {
			solve, pre, size, skips = " (502)", " (3)", " (144473)", " (27)"
			if s.Solver == "yices" {
				solve = " (1051)"
			}
		}
		name := "seam"
		for _, x := range s.Extra {
			name += " " + x
		}
		fmt.Fprintf(w, "| %s | %s | %d | %.2f%s | %.2f%s | %.0f%s | %.0f%s | %.1f | %.1f | %.1f | %s |\n", name, s.Solver, c.n, c.solve, solve, c.pre, pre, c.size, size, c.skips, skips,
			c.a(c.skips), c.a(c.armSkips), c.a(c.row), c.pointerChecks())
	}
	armGain(w, cols, func(s Setup) cell {
		return sum(outs, func(o *Outcome) bool {
			return !isBug(o) && right[o.Task.Name] == len(cols) && o.Setup.Name() == s.Name()
		})
	})
}

// a returns a sum as an average over the runs.
func (c *cell) a(sum float64) float64 { return sum / float64(max(c.n, 1)) }

// pointerChecks says how many checks of pointers were discharged before the solver.
func (c *cell) pointerChecks() string {
	if c.ptr == 0 {
		return "none"
	}
	return fmt.Sprintf("%.0f of %.0f (%.0f%%)", c.ptrDone, c.ptr, 100*c.ptrDone/c.ptr)
}

// armGain says how much address range maps gain, for each solver and store-map mode.
func armGain(w io.Writer, cols []Setup, of func(Setup) cell) {
	for _, s := range cols {
		off := s.with("--arm=off")
		if s.has("--arm=off") || !slices.ContainsFunc(cols, func(x Setup) bool { return x.Name() == off.Name() }) {
			continue
		}
		a, b := of(s), of(off)
		fmt.Fprintf(w, "\nARM with %s: %.1f skips a task that nothing else decides (the thesis: 42 more), ROW left %.1f a task against %.1f, the VC %.2f times smaller (1.2), preprocessing and solving %.2f s against %.2f s without.\n",
			s.Name(), a.a(a.armSkips), a.a(a.row), b.a(b.row), b.size/max(a.size, 1), a.pre+a.solve, b.pre+b.solve)
	}
}
