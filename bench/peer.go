package bench

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"seabmc/subprocess"
)

// Peer is another bounded model checker that gets the same programs.
type Peer struct {
	Name   string
	Binary string
	checks []string
}

// FindPeer looks for cbmc in PATH. One that is a link to this program (seabmc install-links makes such links) is none.
func FindPeer(ctx context.Context, name string) (*Peer, error) {
	if name != "cbmc" {
		return nil, fmt.Errorf("no peer is called %q; there is cbmc", name)
	}
	path, err := exec.LookPath(name)
	if err != nil {
		return nil, fmt.Errorf("%s is not installed: it is not in PATH", name)
	}
	if self, err := os.Executable(); err == nil && same(path, self) {
		return nil, fmt.Errorf("%s is a link to seabmc", path)
	}
	p := &Peer{Name: name, Binary: path}
	p.checks, err = cbmcChecks(ctx, path)
	return p, err
}

func same(a, b string) bool {
	x, err := filepath.EvalSymlinks(a)
	y, err2 := filepath.EvalSymlinks(b)
	return err == nil && err2 == nil && x == y
}

// cbmcChecks are the flags that turn on in CBMC what is checked here by default, and no more. From version 6 on CBMC checks more than
// that by default.
func cbmcChecks(ctx context.Context, path string) ([]string, error) {
	m := subprocess.Measure(ctx, path, time.Minute, []string{"--version"})
	text := strings.TrimSpace(m.Stdout.String())
	major, _, _ := strings.Cut(text, ".")
	version, err := strconv.Atoi(major)
	if m.Err != nil || err != nil {
		return nil, fmt.Errorf("%s --version gives no version: %s", path, text)
	}
	checks := []string{"--bounds-check", "--pointer-check", "--div-by-zero-check", "--signed-overflow-check", "--undefined-shift-check",
		"--unwinding-assertions", "--malloc-may-fail", "--malloc-fail-null"}
	if version >= 6 {
		checks = append([]string{"--no-standard-checks"}, checks...)
	}
	return checks, nil
}

// args are those for a task whose loops get so many rounds.
func (p *Peer) args(t *Task, rounds int) []string {
	return slices.Concat(p.checks, []string{"--unwind", strconv.Itoa(rounds)}, t.Flags, t.Files)
}

// PeerRun is what the peer said about a task that was run here.
type PeerRun struct {
	Ours    *Outcome
	Rounds  int // of each loop at most
	Verdict string
	CPU     time.Duration
	MaxRSS  int64
	Trouble string // why there is no verdict
}

// Run gives the peer the program of a run and the bound that was found there: the most rounds of any loop. It is stopped after limit of
// processor time.
func (p *Peer) Run(ctx context.Context, o *Outcome, limit time.Duration) PeerRun {
	r := PeerRun{Ours: o, Rounds: o.Rounds + 1}
	// The shell's limit is one of processor time, and goes on to what it starts.
	script := fmt.Sprintf("ulimit -t %d; exec \"$0\" \"$@\"", max(1, int(limit.Seconds())))
	m := subprocess.Measure(ctx, "/bin/sh", 0, slices.Concat([]string{"-c", script, p.Binary}, p.args(o.Task, r.Rounds)))
	r.CPU, r.MaxRSS = m.CPU, m.MaxRSS
	r.Verdict, r.Trouble = cbmcVerdict(m)
	return r
}

// cbmcVerdict reads what CBMC printed. Where nothing fails but the bound of a loop, there is no verdict.
func cbmcVerdict(m *subprocess.Measured) (verdict, trouble string) {
	var exit *exec.ExitError
	if m.Err != nil && !errors.As(m.Err, &exit) {
		return "", m.Err.Error()
	}
	bounds, bugs := false, false
	for line := range strings.Lines(m.Stdout.String()) {
		line = strings.TrimSpace(line)
		if strings.HasSuffix(line, ": FAILURE") {
			bound := strings.Contains(line, ": unwinding assertion ") || strings.Contains(line, " unwinding assertion loop ")
			bounds, bugs = bounds || bound, bugs || !bound
		}
		switch line {
		case "VERIFICATION SUCCESSFUL":
			verdict = "SUCCESSFUL"
		case "VERIFICATION FAILED":
			verdict = "FAILED"
		}
	}
	switch {
	case verdict == "FAILED" && bounds && !bugs:
		return "", "the bound does not suffice"
	case verdict != "":
		return verdict, ""
	case exit != nil && !exit.Exited():
		return "", exit.String()
	}
	return "", orNone(firstLine(m.Stderr.String()))
}

// PeerTable prints each run beside the peer's, and how the processor times compare where both answer.
func PeerTable(w io.Writer, name string, runs []PeerRun) {
	tw := tabs(w)
	fmt.Fprintf(tw, "library\t\tN\trounds\tverdict\tCPU s\tMiB\t%s\tCPU s\tMiB\tours / %s\t\n", name, name)
	var ratios []float64
	for i := range runs {
		r := &runs[i]
		o := r.Ours
		fmt.Fprintf(tw, "%s\t%s\t%d\t%d\t%s\t%.2f\t%d\t%s\t%.2f\t%d\t", o.Task.Name, o.Task.Category, o.Task.Size, r.Rounds, orNone(o.Verdict), o.CPU.Seconds(), o.MaxRSS>>20,
			orNone(r.Verdict+r.Trouble), r.CPU.Seconds(), r.MaxRSS>>20)
		if !o.Answered() || r.Verdict == "" {
			fmt.Fprintln(tw, "-\t")
			continue
		}
		x := o.CPU.Seconds() / max(r.CPU.Seconds(), 0.001)
		ratios = append(ratios, x)
		fmt.Fprintf(tw, "%.2f\t\n", x)
	}
	_ = tw.Flush()
	if n := len(ratios); n > 0 {
		slices.Sort(ratios)
		fmt.Fprintf(w, "both answer %d of %d runs; processor time over that of %s: median %.2f, from %.2f to %.2f\n", n, len(runs), name, ratios[n/2], ratios[0], ratios[n-1])
	}
}

// Disagree are the runs of which the two say different things.
func Disagree(runs []PeerRun) (wrong []string) {
	for i := range runs {
		if r := &runs[i]; r.Ours.Answered() && r.Verdict != "" && r.Verdict != r.Ours.Verdict {
			wrong = append(wrong, fmt.Sprintf("%s %s with N = %d: %s here, %s there", r.Ours.Task.Name, r.Ours.Task.Category, r.Ours.Task.Size, r.Ours.Verdict, r.Verdict))
		}
	}
	return wrong
}
