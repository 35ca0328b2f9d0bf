package summary

import "fmt"

// Change is a proof that differs from an earlier run.
type Change struct {
	Row  *Row
	Text string
}

// Changes are the differences from an earlier run.
type Changes struct {
	Worse, Better, New, Slower []Change
	Gone                       []string
}

// A proof is slower if it took longer than before by more than half, and by more than this number of seconds of processor time.
const slowerSeconds = 2

// Compare compares a run with an earlier one. A proof that the later run merely left out does not count as gone. A proof is gone if its project no
// longer names it.
func Compare(before, now *Document) Changes {
	var c Changes
	old := map[string]*Row{}
	for i := range before.Proofs {
		old[before.Proofs[i].Name] = &before.Proofs[i]
	}
	for i := range now.Proofs {
		r := &now.Proofs[i]
		b, ok := old[r.Name]
		delete(old, r.Name)
		switch {
		case !ok:
			c.New = append(c.New, Change{r, string(r.Status)})
		case r.Status.Severity() > b.Status.Severity():
			c.Worse = append(c.Worse, Change{r, fmt.Sprintf("%s, was %s", r.Status, b.Status)})
		case r.Status.Severity() < b.Status.Severity():
			c.Better = append(c.Better, Change{r, fmt.Sprintf("%s, was %s", r.Status, b.Status)})
		case r.CPU > 1.5*b.CPU && r.CPU > b.CPU+slowerSeconds:
			c.Slower = append(c.Slower, Change{r, fmt.Sprintf("%.1f s, was %.1f s", r.CPU, b.CPU)})
		}
	}
	for _, b := range before.Proofs {
		if _, gone := old[b.Name]; gone {
			c.Gone = append(c.Gone, b.Name)
		}
	}
	return c
}
