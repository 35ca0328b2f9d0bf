package bench

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"path/filepath"
	"seabmc/subprocess"
	"slices"
	"strings"
	"sync"
	"time"

	"golang.org/x/sync/errgroup"
)

// The plain judge (seabmc --plain) shares the front end, the lowering and the interpreter with the usual way, and nothing else. Here both judge the
// same programs, and their answers about each property are compared.

// Judgement is what one of the two said about a program.
type Judgement struct {
	Verdict  string
	Reasons  []string
	Statuses map[string]string // by place, kind and description: the ids of checks in library functions are numbered as they are built
	CPU      time.Duration
	Trouble  string // there is no answer
}

// Decided reports whether there is a verdict.
func (j *Judgement) Decided() bool { return j.Verdict == "SUCCESSFUL" || j.Verdict == "FAILED" }

// Compared is a program with both judgements.
type Compared struct {
	Task *Task
	Judgements
}

// Differences returns contradictions: in verdicts, in the statuses of one property, and with the verdict in the program's header. It is no
// contradiction if one of them did not decide something.
func (c *Compared) Differences() (list []string) {
	u, p := &c.Usual, &c.Plain
	note := func(format string, args ...any) { list = append(list, fmt.Sprintf(format, args...)) }
	if u.Decided() && p.Decided() && u.Verdict != p.Verdict {
		note("verdict %s, plain %s", u.Verdict, p.Verdict)
	}
	if p.Decided() && (c.Task.Verdict == "SUCCESSFUL" || c.Task.Verdict == "FAILED") && c.Task.Verdict != p.Verdict {
		note("the header says %s, plain %s", c.Task.Verdict, p.Verdict)
	}
	for _, id := range slices.Sorted(maps.Keys(u.Statuses)) {
		if one, other := settled(u.Statuses[id]), c.Plain.status(id); contradict(one, other) {
			note("%s: %s, plain %s", id, u.Statuses[id], p.Statuses[id])
		}
	}
	for _, id := range slices.Sorted(maps.Keys(p.Statuses)) {
		if _, both := u.Statuses[id]; !both && contradict(c.Usual.status(id), settled(p.Statuses[id])) {
			note("%s: not there, plain %s", id, p.Statuses[id])
		}
	}
	return list
}

func contradict(x, y string) bool { return x != "" && y != "" && x != y }

// settled says whether an execution violates (or reaches) something: "yes", "no", or "" if this is not known.
func settled(status string) string {
	switch status {
	case "SUCCESS", "UNREACHED":
		return "no"
	case "FAILURE", "REACHED":
		return "yes"
	}
	return ""
}

// status returns what is known about a property. A property that is not listed was never met. If everything was looked at, nothing violates it.
func (j *Judgement) status(id string) string {
	s, ok := j.Statuses[id]
	if !ok && j.Decided() && len(j.Reasons) == 0 {
		return "no"
	}
	return settled(s)
}

// Same returns the number of properties that both decided with the same answer.
func (c *Compared) Same() (n int) {
	for id, s := range c.Usual.Statuses {
		if x := settled(s); x != "" && x == settled(c.Plain.Statuses[id]) {
			n++
		}
	}
	return n
}

// PlainRunner compares the two judgements.
type PlainRunner struct {
	Binary string
	Jobs   int
	Limit  time.Duration // processor time of each judgement
	Done   func(*Compared)
	Log    *Log[Judgements] // programs that do not have to be judged again; may be nil
}

// Judgements holds both judgements of a program.
type Judgements struct{ Usual, Plain Judgement }

// Run judges each task in both ways. The results come in the order of the tasks.
func (r *PlainRunner) Run(ctx context.Context, tasks []Task) []Compared {
	out := make([]Compared, len(tasks))
	var pairs errgroup.Group
	pairs.SetLimit(max(1, r.Jobs))
	var mu sync.Mutex
	for i := range tasks {
		if ctx.Err() != nil {
			break
		}
		pairs.Go(func() error {
			out[i] = r.compare(ctx, &tasks[i])
			if ctx.Err() != nil {
				return nil // a run that was killed has no answer
			}
			mu.Lock()
			r.Done(&out[i])
			mu.Unlock()
			return nil
		})
	}
	pairs.Wait()
	return out
}

// compare judges a program in both ways, unless the log has the result.
func (r *PlainRunner) compare(ctx context.Context, t *Task) Compared {
	setup := Setup{Mem: "plain", Solver: r.Limit.String()}
	if r.Log != nil {
		if both, ok := r.Log.Get(t, setup); ok {
			return Compared{t, both}
		}
	}
	both := Judgements{r.judge(ctx, t), r.judge(ctx, t, "--plain", fmt.Sprintf("--plain-limit=%v", r.Limit))}
	if r.Log != nil && ctx.Err() == nil {
		r.Log.Put(t, setup, both)
	}
	return Compared{t, both}
}

func (r *PlainRunner) judge(ctx context.Context, t *Task, flags ...string) (j Judgement) {
	wall := 4 * r.Limit
	args := slices.Concat([]string{"--json", "--all-properties", fmt.Sprintf("--timeout=%v", wall)}, flags, t.Flags, t.Files)
	run := subprocess.Measure(ctx, r.Binary, wall, args)
	j.CPU = run.CPU
	var d struct {
		Verdict    string
		Reasons    []string
		Properties []struct {
			Status, File, Kind, Description string
			Line                            int
		}
	}
	if json.Unmarshal(run.Stdout.Bytes(), &d) != nil {
		j.Trouble = firstLine(run.Stderr.String())
		if j.Trouble == "" {
			j.Trouble = fmt.Sprintf("no result (%v)", run.Err)
		}
		return j
	}
	j.Verdict, j.Reasons, j.Statuses = d.Verdict, d.Reasons, map[string]string{}
	for _, p := range d.Properties {
		at := fmt.Sprintf("%s:%d %s %s", filepath.Base(p.File), p.Line, p.Kind, p.Description)
		if settled(j.Statuses[at]) != "yes" { // several may be alike
			j.Statuses[at] = p.Status
		}
	}
	return j
}

// PlainSummary prints what was compared and what differs. It returns the number of programs that differ.
func PlainSummary(w io.Writer, all []Compared) (differ int) {
	var decided, both, same, open int
	reasons := map[string]int{}
	for i := range all {
		c := &all[i]
		if c.Task == nil {
			continue
		}
		if c.Plain.Decided() {
			decided++
		} else {
			reasons[reasonKind(&c.Plain)]++
		}
		switch {
		case c.Plain.Decided() && c.Usual.Decided():
			both++
		case c.Plain.Decided():
			open++
		}
		same += c.Same()
		if len(c.Differences()) > 0 {
			differ++
		}
	}
	fmt.Fprintf(w, "%d programs: %d decided by --plain, %d by both; %d properties with the same status; %d programs differ; %d decided by --plain alone\n",
		len(all), decided, both, same, differ, open)
	for _, r := range slices.SortedFunc(maps.Keys(reasons), func(a, b string) int { return reasons[b] - reasons[a] }) {
		fmt.Fprintf(w, "  %4d not decided: %s\n", reasons[r], r)
	}
	return differ
}

// reasonKind returns the first reason of an open judgement, without the parts that differ from program to program.
func reasonKind(j *Judgement) string {
	why := j.Trouble
	if len(j.Reasons) > 0 {
		why = j.Reasons[0]
	}
	words := strings.Fields(why)
	for i, w := range words {
		if strings.ContainsAny(w, "0123456789") {
			words[i] = "N"
		}
	}
	return strings.Join(words[:min(len(words), 12)], " ")
}
