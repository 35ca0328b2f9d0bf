package bench

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"strings"
)

// WithoutBugs leaves out the tasks with a seeded bug.
func WithoutBugs(tasks []Task) []Task {
	return slices.DeleteFunc(slices.Clone(tasks), func(t Task) bool { return t.Verdict == "FAILED" })
}

// Mutants makes, for each task, a task for each of up to perTask mutants of the function
// under test, which the first line of the harness names. binary lists them.
func Mutants(ctx context.Context, binary string, tasks []Task, perTask int) ([]Task, error) {
	var out []Task
	for _, t := range WithoutBugs(tasks) {
		var all []string
		for _, f := range underTest(t.Files[0]) {
			args := slices.Concat([]string{"--list-mutants=" + f}, t.Flags, t.Files)
			var stdout bytes.Buffer
			cmd := exec.CommandContext(ctx, binary, args...)
			cmd.Stdout = &stdout
			if cmd.Run() == nil { // else the function is a macro, or is not in these files
				all = append(all, strings.Fields(stdout.String())...)
			}
		}
		for _, m := range spread(all, perTask) {
			x := t
			x.Category = t.Name
			x.Name = t.Name + " [" + m + "]"
			x.Verdict = "FAILED"
			x.Flags = append(slices.Clone(t.Flags), "--mutate="+m)
			out = append(out, x)
		}
	}
	return out, ctx.Err()
}

// underTest are the functions that the first line of a harness names.
func underTest(harness string) []string {
	b, err := os.ReadFile(harness)
	if err != nil {
		return nil
	}
	head, _, _ := strings.Cut(firstLine(string(b)), ":")
	var out []string
	for _, w := range strings.Fields(head) {
		if strings.HasPrefix(w, "aws_") || strings.HasPrefix(w, "s_") {
			out = append(out, strings.Trim(w, ",()"))
		}
	}
	return out
}

// spread takes n of a list, evenly.
func spread(all []string, n int) []string {
	if len(all) <= n || n <= 0 {
		return all
	}
	var out []string
	for i := range n {
		out = append(out, all[i*len(all)/n])
	}
	return out
}

// MutantTable prints as Markdown how many mutants each task kills, and the survivors.
func MutantTable(w io.Writer, outs []Outcome) {
	type count struct {
		killed, total, open int
		alive               []string
	}
	rows := map[string]*count{}
	var order []string
	var all count
	for i := range outs {
		o := &outs[i]
		c := rows[o.Task.Category]
		if c == nil {
			c = &count{}
			rows[o.Task.Category] = c
			order = append(order, o.Task.Category)
		}
		c.total++
		_, name, _ := strings.Cut(o.Task.Name, " [")
		switch o.Verdict {
		case "FAILED":
			c.killed++
		case "SUCCESSFUL":
			c.alive = append(c.alive, strings.TrimSuffix(name, "]"))
		default:
			c.open++
		}
	}
	fmt.Fprint(w, "| task | killed | mutants | no verdict | survivors |\n|---|--:|--:|--:|---|\n")
	none := 0
	for _, n := range order {
		c := rows[n]
		fmt.Fprintf(w, "| %s | %d | %d | %d | %s |\n", n, c.killed, c.total, c.open, strings.Join(c.alive, " "))
		all.killed += c.killed
		all.total += c.total
		all.open += c.open
		if c.killed == 0 {
			none++
		}
	}
	fmt.Fprintf(w, "| **total of %d tasks** | %d | %d | %d | %d tasks kill none |\n", len(order), all.killed, all.total, all.open, none)
}
