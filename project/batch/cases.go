package batch

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"

	"seabmc/subprocess"
)

// The cases of a proof form a tree. Its root is the whole program. A run looks at one case. If the case turns out to be too hard, the run ends and names
// the cases into which it has to be split; these are checked by runs of their own. Where a run has an answer, the tree has a leaf.

const (
	wholeProgram = "whole" // the name of the root
	mostCases    = 1 << 14 // of one proof
)

var caseName = regexp.MustCompile(`^(whole|\d+=\d+(,\d+=\d+)*)$`)

// IsCase tells whether a text can be the name of a case. An empty text stands for a run that looks at all cases.
func IsCase(name string) bool { return name == "" || caseName.MatchString(name) }

// caseTree is the tree of a proof's cases, as far as it is known.
type caseTree struct {
	b    *batch
	call *call

	running sync.WaitGroup
	mu      sync.Mutex
	runs    map[string]*caseRun // by the names of cases
	err     error               // the first one
}

// caseRun is a run that looked at a case.
type caseRun struct {
	m     *subprocess.Measured
	since time.Time
	doc   *joined // nil: it has not ended
}

// byCases measures a call case by case.
func (b *batch) byCases(ctx context.Context, c *call) (*subprocess.Measured, time.Time, error) {
	t := &caseTree{b: b, call: c, runs: map[string]*caseRun{}}
	t.grow(ctx, []string{wholeProgram})
	t.running.Wait()
	if ctx.Err() != nil || t.err != nil {
		return nil, time.Time{}, errors.Join(ctx.Err(), t.err)
	}
	return t.join()
}

// grow starts runs that look at the given cases.
func (t *caseTree) grow(ctx context.Context, names []string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for _, name := range names {
		switch {
		case t.err != nil:
		case !IsCase(name) || t.runs[name] != nil:
			t.err = fmt.Errorf("%q is not the name of a new case", name)
		case len(t.runs) == mostCases:
			t.err = fmt.Errorf("there are more than %d cases", mostCases)
		default:
			r := &caseRun{}
			t.runs[name] = r
			t.running.Go(func() { t.end(ctx, name, r) })
		}
	}
}

// end looks at a case, and then at the cases into which it is split.
func (t *caseTree) end(ctx context.Context, name string, r *caseRun) {
	err := t.look(ctx, name, r)
	if err == nil {
		t.grow(ctx, r.doc.caseOf.Split)
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.err == nil {
		t.err = fmt.Errorf("case %s: %w", name, err)
	}
}

func (t *caseTree) look(ctx context.Context, name string, r *caseRun) error {
	j, err := NewJob(t.call.Proof, false, Part{Case: name})
	if err != nil {
		return err
	}
	if r.m, r.since = t.b.measure(ctx, &call{Job: j}); ctx.Err() != nil {
		return ctx.Err()
	}
	d, err := readJoined(r.m, "case")
	switch {
	case err != nil:
		return err
	case d.caseOf.Name != name:
		return fmt.Errorf("the answer is about case %s", d.caseOf.Name)
	case len(d.caseOf.Split) > 0 && (d.verdict != "INCONCLUSIVE" || slices.ContainsFunc(d.caseOf.Split, func(s string) bool { return !inside(s, name) })):
		return errors.New("the answer names cases that are not parts of this one")
	}
	r.doc = d
	return nil
}

// inside tells whether the first case is the second one with one more unknown.
func inside(name, outer string) bool {
	unknowns, _ := strings.CutPrefix(name, outer+",")
	return (outer == wholeProgram || unknowns != name) && strings.Count(unknowns, "=") == 1
}

// join makes one measurement from those of all leaves.
func (t *caseTree) join() (*subprocess.Measured, time.Time, error) {
	names := make([]string, 0, len(t.runs))
	for name := range t.runs {
		names = append(names, name)
	}
	slices.Sort(names) // the answer does not depend on the order in which the runs ended
	var all []*subprocess.Measured
	var leaves []*joined
	since := t.runs[wholeProgram].since
	for _, name := range names {
		r := t.runs[name]
		if all = append(all, r.m); r.since.Before(since) {
			since = r.since
		}
		if len(r.doc.caseOf.Split) == 0 {
			leaves = append(leaves, r.doc)
		}
	}
	m, err := joinMeasured(all, leaves)
	return m, since, err
}
