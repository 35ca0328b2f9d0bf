package bench

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"seabmc/mutate"
	"seabmc/subprocess"
)

// mutantRounds is the number of rounds that a mutant's loop with an open bound may take. It is more than any loop of a task needs. It is also small,
// so that a loop that never ends is found quickly.
const mutantRounds = 32

// inRounds is the flag that sets this bound.
var inRounds = fmt.Sprintf("--max-unwind=%d", mutantRounds)

// WithoutBugs leaves out the tasks with a seeded bug.
func WithoutBugs(tasks []Task) []Task {
	return slices.DeleteFunc(slices.Clone(tasks), func(t Task) bool { return t.Verdict == "FAILED" })
}

// Mutants returns, for each task, a task for each of up to perTask mutants of the functions under test. The first line of the harness names these
// functions. binary lists the mutants. flags are passed to every call of it.
func Mutants(ctx context.Context, binary string, flags []string, tasks []Task, perTask, jobs int) ([]Task, error) {
	tasks = WithoutBugs(tasks)
	found := make([][]Task, len(tasks))
	var wg sync.WaitGroup
	slots := make(chan struct{}, max(1, jobs))
	for i := range tasks {
		wg.Add(1)
		slots <- struct{}{}
		go func() {
			defer func() { <-slots; wg.Done() }()
			if ctx.Err() == nil {
				found[i] = mutantsOf(ctx, binary, flags, &tasks[i], perTask)
			}
		}()
	}
	wg.Wait()
	return slices.Concat(found...), ctx.Err()
}

func mutantsOf(ctx context.Context, binary string, flags []string, t *Task, perTask int) (out []Task) {
	var all []string
	for _, f := range underTest(t.Files[0]) {
		cmd := subprocess.Command(ctx, binary, slices.Concat([]string{"--list-mutants=" + f}, flags, t.Flags, t.Files)...)
		if list, err := cmd.Output(); err == nil { // else the function is a macro, or is not in these files
			all = append(all, strings.FieldsFunc(string(list), func(r rune) bool { return r == '\n' })...)
		}
	}
	for _, line := range mutate.Spread(all, perTask) {
		name, note, _ := strings.Cut(line, "\t")
		x := *t
		x.Category = t.Name
		x.Name = t.Name + " [" + name + "]"
		x.Note = strings.ReplaceAll(note, "\t", " ")
		x.Verdict = "FAILED"
		x.Flags = append(slices.Clone(t.Flags), inRounds, "--mutate="+name)
		out = append(out, x)
	}
	return out
}

// overRounds reports whether a loop took more than mutantRounds rounds in a run, and whether this is the only reason why there is no verdict.
func overRounds(o *Outcome) bool {
	for _, why := range o.Reasons {
		if !strings.Contains(why, "unwinding assertion") {
			return false
		}
	}
	return o.Verdict == "INCONCLUSIVE" && len(o.Reasons) > 0
}

// Controls returns the unchanged tasks of the mutants that exceeded the rounds. If all loops of such a task are proved to end within the rounds, its
// mutant is a different program.
func Controls(outs []Outcome, tasks []Task) []Task {
	over := map[string]bool{}
	for i := range outs {
		if overRounds(&outs[i]) {
			over[outs[i].Task.Category] = true
		}
	}
	var out []Task
	for _, t := range WithoutBugs(tasks) {
		if over[t.Name] {
			t.Flags = append(slices.Clone(t.Flags), inRounds)
			out = append(out, t)
		}
	}
	return out
}

// underTest returns the functions that the first line of a harness names.
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

// Equivalent says that the task of a mutant cannot kill it, and why.
type Equivalent struct {
	Kind   string
	Reason string
	place  string
}

// Equivalents reads testdata/aws/equivalent.tsv: task, mutant, place, kind, reason. The place is the mutant's file and line. It shows whether a claim
// is about other code than the code that it was made for.
func Equivalents(root string) (map[string]Equivalent, error) {
	path := filepath.Join(root, "testdata", "aws", "equivalent.tsv")
	b, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	out := map[string]Equivalent{}
	for i, line := range strings.Split(strings.TrimSpace(string(b)), "\n") {
		f := strings.Split(line, "\t")
		if i == 0 {
			continue
		}
		if len(f) != 5 {
			return nil, fmt.Errorf("%s:%d: want task, mutant, place, kind, reason", path, i+1)
		}
		out[f[0]+" ["+f[1]+"]"] = Equivalent{Kind: f[3], Reason: f[4], place: f[2]}
	}
	return out, nil
}

// equivalent finds the claim about a mutant.
func equivalent(known map[string]Equivalent, t *Task) (Equivalent, bool) {
	e, ok := known[t.Name]
	place, _, _ := strings.Cut(t.Note, " ")
	return e, ok && e.place == place
}
