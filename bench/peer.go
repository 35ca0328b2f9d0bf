package bench

import (
	"fmt"
	"io"
	"slices"

	"seabmc/bench/peer"
)

// PeerRun is what another checker said about a task that was run here.
type PeerRun struct {
	peer.Answer
	Ours   *Outcome
	Rounds int // of each loop at most
}

// PeerBound returns the bound that the peer gets: one round more than any loop took here.
func (o *Outcome) PeerBound() int { return o.Rounds + 1 }

// PeerTable prints each run beside the peer's, and compares the processor times of the runs that both answer.
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

// Disagree returns the runs on which the two give different answers.
func Disagree(runs []PeerRun) (wrong []string) {
	for i := range runs {
		if r := &runs[i]; r.Ours.Answered() && r.Verdict != "" && r.Verdict != r.Ours.Verdict {
			wrong = append(wrong, fmt.Sprintf("%s %s with N = %d: %s here, %s there", r.Ours.Task.Name, r.Ours.Task.Category, r.Ours.Task.Size, r.Ours.Verdict, r.Verdict))
		}
	}
	return wrong
}
