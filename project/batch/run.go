// Package batch runs the proofs of a project, several at a time, and keeps their answers.
//
// In: proofs, the seabmc program, and a store of answers. Out: an Outcome for each proof, in order. Each proof is a separate seabmc process, as a
// user would start it. If its answer is in the store, no process is needed. Reports are written by package project/summary.
package batch

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"golang.org/x/sync/errgroup"

	"seabmc/frontend/cache"
	"seabmc/project"
	"seabmc/store"
	"seabmc/subprocess"
	"seabmc/tracing"
)

// task is a proof with its calls.
type task struct {
	proof *project.Proof
	out   *Outcome
	calls []call // the proof, and its coverage if it is asked for
	todo  []bool // which of the calls have no answer
	cost  float64
}

// Run runs proofs. The warning, if any, says why answers could not be kept or found. The outcomes are correct all the same.
func Run(ctx context.Context, proofs []project.Proof, o Options) (outcomes []Outcome, warning string, err error) {
	b := &batch{Options: o, outcomes: make([]Outcome, len(proofs)), took: map[string]float64{}, here: make(chan bool, max(1, o.Jobs))}
	id, err := identify(o.Root, o.Program, o.Store)
	if err != nil { // without it, an answer would be kept for something else than it is about
		b.warn(err)
		b.NoCache = true
	}
	tasks := make([]task, len(proofs))
	for i := range proofs {
		p := &proofs[i]
		b.outcomes[i] = Outcome{Proof: p, Status: Skipped}
		if tasks[i], err = id.taskOf(p, o.Coverage); err != nil {
			return nil, "", err
		}
		tasks[i].out = &b.outcomes[i]
	}
	if !b.NoCache {
		b.lookUp(tasks)
	}
	b.order(tasks)
	b.runAll(ctx, tasks)
	if len(b.took) > 0 && !b.NoCache {
		b.warn(o.Store.SetCosts(b.took))
		b.warn(o.Store.Trim())
	}
	return b.outcomes, b.warned, nil
}

func (id *identity) taskOf(p *project.Proof, coverage bool) (task, error) {
	t := task{proof: p}
	c, err := id.newCall(p, false)
	t.calls = append(t.calls, c)
	if err == nil && (coverage || p.Coverage) {
		c, err = id.newCall(p, true)
		t.calls = append(t.calls, c)
	}
	t.todo = slices.Repeat([]bool{true}, len(t.calls))
	return t, err
}

// lookUp answers the calls that have a kept answer.
func (b *batch) lookUp(tasks []task) {
	var keys []store.Sum
	for i := range tasks {
		for _, c := range tasks[i].calls {
			keys = append(keys, c.key)
		}
	}
	found, err := b.Store.Look(keys)
	b.warn(err)
	for i := range tasks {
		t := &tasks[i]
		for n, c := range t.calls {
			f := found[c.key]
			if f == nil {
				continue
			}
			if n > 0 {
				t.out.Coverage = &Coverage{}
				t.todo[n] = json.Unmarshal(f.Summary, t.out.Coverage) != nil
				continue
			}
			if json.Unmarshal(f.Summary, &t.out.Summary) == nil {
				t.out.Status, t.out.Kept, t.todo[n] = judge(t.proof, &t.out.Summary), true, false
				t.out.load = func() []byte { doc, _ := b.Store.Document(f); return doc }
			}
		}
	}
}

// order puts the proofs first that are expected to take longest, so that no long one starts when the others are done. A proof that was never run may
// take any time, so it comes before all others.
func (b *batch) order(tasks []task) {
	names := make([]string, len(tasks))
	for i := range tasks {
		names[i] = b.costName(tasks[i].proof)
	}
	costs, err := b.Store.Costs(names)
	b.warn(err)
	for i := range tasks {
		cost, known := costs[names[i]]
		if tasks[i].cost = cost; !known {
			tasks[i].cost = 1e9
		}
	}
	slices.SortStableFunc(tasks, func(x, y task) int {
		switch {
		case x.cost > y.cost:
			return -1
		case x.cost < y.cost:
			return 1
		}
		return 0
	})
}

func (b *batch) costName(p *project.Proof) string { return b.Root + "\x00" + p.Name }

func (b *batch) runAll(ctx context.Context, tasks []task) {
	var runs errgroup.Group
	if runs.SetLimit(max(1, b.Jobs)); b.Send != nil {
		runs.SetLimit(mostSent)
	}
	for i := range tasks {
		t := &tasks[i]
		if !slices.Contains(t.todo, true) {
			b.tell(func(w Watcher) { w.Done(t.out) })
			continue
		}
		if ctx.Err() != nil {
			break
		}
		runs.Go(func() error {
			if ctx.Err() == nil {
				b.tell(func(w Watcher) { w.Started(t.proof) })
				ctx, span := tracing.Start(ctx, "proof")
				b.run(ctx, t)
				span.End(nil, tracing.Text("seabmc.proof", t.proof.Name), tracing.Text("seabmc.status", string(t.out.Status)))
				b.tell(func(w Watcher) { w.Done(t.out) })
			}
			return nil
		})
	}
	runs.Wait()
}

// run runs the calls of a proof that have no answer yet.
func (b *batch) run(ctx context.Context, t *task) {
	cpu := 0.0
	for n, c := range t.calls {
		if !t.todo[n] || ctx.Err() != nil {
			continue
		}
		m, since := b.whole(ctx, &c)
		if ctx.Err() != nil {
			return // what it answered may be owed to that
		}
		cpu += m.CPU.Seconds()
		if n > 0 {
			t.out.Coverage = coverageOf(m.Stdout.Bytes())
			if cov := t.out.Coverage; cov != nil && cov.Goals > 0 && cov.Unknown == 0 {
				b.keep(c.key, cov, nil, m, since)
			}
			continue
		}
		s := summarize(m.Stdout.Bytes(), m.Stderr.Bytes(), m.Err, t.proof.Vacuity)
		s.CPU, s.Memory = m.CPU.Seconds(), m.MaxRSS
		t.out.Summary, t.out.Status = s, judge(t.proof, &s)
		if s.Error == "" {
			t.out.Document = m.Stdout.Bytes()
		}
		if (s.Verdict == successful || s.Verdict == failed) && !s.unfinished(t.proof) { // another answer may be owed to a limit, and come out otherwise next time
			b.keep(c.key, &s, t.out.Document, m, since)
		}
	}
	b.mu.Lock()
	b.took[b.costName(t.proof)] = cpu
	b.mu.Unlock()
}

// whole measures a call, in parts or case by case if that was asked for. If these do not make a whole, the call is run as one: nothing counts as proved if a
// part of it is missing.
func (b *batch) whole(ctx context.Context, c *call) (*subprocess.Measured, time.Time) {
	divide := b.byParts
	switch {
	case c.Cover || !divisible(c.Proof):
		return b.measure(ctx, c)
	case b.Cases:
		divide = b.byCases
	case b.Parts < 2:
		return b.measure(ctx, c)
	}
	m, since, err := divide(ctx, c)
	switch {
	case ctx.Err() != nil:
		return nil, time.Time{}
	case err == nil:
		return m, since
	}
	b.tell(func(w Watcher) { w.Noted(fmt.Sprintf("%s is run as a whole: %v", c.Proof.Name, err)) })
	return b.measure(ctx, c)
}

// keep keeps an answer, if it is known what the answer depends on.
func (b *batch) keep(key store.Sum, summary any, doc []byte, m *subprocess.Measured, since time.Time) {
	var d cache.Depends
	if b.NoCache || json.Unmarshal(m.Extra.Bytes(), &d) != nil || d.Incomplete != "" || len(d.Units) == 0 {
		return
	}
	text, err := json.Marshal(summary)
	if err != nil {
		return
	}
	units := make([]store.Unit, len(d.Units))
	for i, u := range d.Units {
		units[i] = store.Unit{Files: u.Files, Absent: u.Absent}
	}
	b.warn(b.Store.Keep(key, store.Answer{Summary: text, Document: doc}, units, since))
}
