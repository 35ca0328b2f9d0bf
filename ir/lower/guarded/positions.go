package guarded

import (
	"fmt"
	"maps"
	"slices"

	"seabmc/ir"
	"seabmc/ir/lower/path"
	"seabmc/ir/lower/state"
)

// A parser's loop goes on until a cursor is at the end of the input, and a round may move the cursor by several bytes. Round by round, the cursor is
// one of ever more values, and each access at it a choice among them. Here such a loop is executed position by position: all executions that come to
// the head with the cursor at 5 meet there, from whatever position they came, and their round is executed once, with the cursor a constant.
// This is a dynamic program over the positions: it has as many rounds as there are positions, not paths.

// mayGoByPosition tells whether a loop may be executed position by position.
func (l *Machine) mayGoByPosition(run *state.LoopRun) bool {
	return !l.Options.RoundByRound && !run.Bounded && !run.Backwards && run.Lp.Contract == 0 && l.Guessing == nil && len(l.Quantifiers) == 0 &&
		!l.B.Recording() && l.Options.Termination == state.EndsUnasked && !l.Options.PartialLoops
}

// cursor is the one by whose positions the loop goes on, if it has one. What the conditions of exits depend on is a cursor if it has few
// values, and all executions moved it the same way in the last round. A loop that counts rounds by a constant is better off as it is.
func (l *Machine) cursor(a *state.Activation, run *state.LoopRun, es []state.Edge) (found *state.Cursor) {
	if len(run.Cursors) == 0 || len(es) == 0 || !l.mayGoByPosition(run) || l.counts(a, run, es) {
		return nil
	}
	for _, c := range run.Cursors {
		lo, hi, several, ok := l.span(es, c)
		known := c.Known
		up, down := lo > c.Low && hi >= c.High, hi < c.High && lo <= c.Low
		c.Known, c.Low, c.High = ok, lo, hi
		switch {
		case !ok || !known || up == down:
			continue
		case !several:
			return nil
		}
		if c.Down = down; found == nil || hi-lo > found.High-found.Low {
			found = c
		}
	}
	return found
}

// counts tells whether a variable is a constant in each round, and another one than in the round before.
func (l *Machine) counts(a *state.Activation, run *state.LoopRun, es []state.Edge) bool {
	before := run.Constants
	run.Constants = map[int32]uint64{}
	counts := false
	for i := range int32(a.Function.Slots) {
		v, ok := l.constantSlot(es, i)
		if !ok {
			continue
		}
		run.Constants[i] = v
		if old, was := before[i]; was && old != v {
			counts = true
		}
	}
	return counts
}

// constantSlot is the value of a variable that is the same constant in all states.
func (l *Machine) constantSlot(es []state.Edge, slot int32) (v uint64, ok bool) {
	for i := range es {
		raw := es[i].Slots.Get(slot)
		if raw == 0 || raw&state.LazyBit != 0 {
			return 0, false
		}
		l.OnPath(es[i].Guard)
		now, ok := l.constant(ir.Reg(raw))
		if !ok || i > 0 && now != v {
			return 0, false
		}
		v = now
	}
	return v, true
}

// constant is an integer's value, or a pointer's offset, if it is a constant.
func (l *Machine) constant(r ir.Reg) (uint64, bool) {
	if l.B.Type(r) == ir.TPtr {
		base, off, ok := l.B.Oracle.ConstPtr(r)
		return base<<32 + uint64(off), ok
	}
	if l.B.Type(r).Kind != ir.KindInt {
		return 0, false
	}
	return l.B.ConstInt(r)
}

// span are the least and the greatest position of a cursor in some states.
func (l *Machine) span(es []state.Edge, c *state.Cursor) (lo, hi int64, several, ok bool) {
	for i := range es {
		ps := l.positionsAt(&es[i], c)
		if len(ps) == 0 {
			return 0, 0, false, false
		}
		for k, p := range ps {
			if i == 0 && k == 0 {
				lo, hi = p.value, p.value
			}
			lo, hi = min(lo, p.value), max(hi, p.value)
		}
	}
	return lo, hi, lo != hi, len(es) > 0
}

// queue are the states that wait at the head of a loop for the round of their position.
type queue struct {
	run     *state.LoopRun
	c       *state.Cursor
	waiting map[int64]map[string][]state.Edge // by position, and by the values of the keys
}

// next is the position that is least far.
func (q *queue) next() (at int64) {
	first := true
	for v := range q.waiting {
		if first || (v < at) != q.c.Down {
			at, first = v, false
		}
	}
	return at
}

// take takes the states of some position that have the same keys.
func (q *queue) take(at int64) (es []state.Edge, key string) {
	m := q.waiting[at]
	key = slices.Min(slices.Collect(maps.Keys(m)))
	es = m[key]
	if delete(m, key); len(m) == 0 {
		delete(q.waiting, at)
	}
	return es, key
}

// put sorts states in. It gives those back whose cursor is not known, or has gone back from where it was.
func (l *Machine) put(q *queue, es []state.Edge, from *int64) (back []state.Edge) {
	for i := range es {
		ps := l.positionsAt(&es[i], q.c)
		known := len(ps) > 0 && !slices.ContainsFunc(ps, func(p position) bool { return from != nil && p.value != *from && (p.value < *from) != q.c.Down })
		if !known {
			back = append(back, es[i])
			continue
		}
		l.split(&es[i], q.c, ps, func(v int64, e state.Edge) { l.putByKeys(q, v, "", q.run.Keys, e) })
	}
	return back
}

// putByKeys sorts a state in by its position and the values of keys.
func (l *Machine) putByKeys(q *queue, at int64, key string, keys []*state.Cursor, e state.Edge) {
	if len(keys) > 0 {
		if ps := l.positionsAt(&e, keys[0]); len(ps) > 0 {
			l.split(&e, keys[0], ps, func(v int64, e state.Edge) { l.putByKeys(q, at, key+fmt.Sprint(v)+" ", keys[1:], e) })
			return
		}
		l.putByKeys(q, at, key+"? ", keys[1:], e)
		return
	}
	if q.waiting[at] == nil {
		q.waiting[at] = map[string][]state.Edge{}
	}
	q.waiting[at][key] = append(q.waiting[at][key], e)
}

// rest are all that wait, the least far first.
func (q *queue) rest() (es []state.Edge) {
	for len(q.waiting) > 0 {
		more, _ := q.take(q.next())
		es = append(es, more...)
	}
	return es
}

// mostAgain is how often a loop may stay where it is.
const mostAgain = 64

// byPosition executes the rounds of a loop whose head es have come to, as long as the cursor only moves on. What came to the head when it did not
// waits there afterwards: the loop goes on round by round. complete is false if a bound cut it off.
func (l *Machine) byPosition(a *state.Activation, run *state.LoopRun, c *state.Cursor, es []state.Edge) (complete bool) {
	head := run.Lp.Head
	x := l.markExits(a, run, es)
	q := &queue{run, c, map[int64]map[string][]state.Edge{}}
	l.byPositions++
	back := l.put(q, es, nil)
	started := run.Round
	complete = true
	for len(q.waiting) > 0 && len(back) == 0 {
		at := q.next()
		run.Heads = nil
		last := ""
		for again := 0; q.waiting[at] != nil && len(back) == 0 && again < mostAgain; again++ {
			es, key := q.take(at)
			if key != last { // what comes now is not all from the rounds before
				run.Heads, last = nil, key
			}
			run.At = &state.At{Cursor: c, Started: started, Position: at, Again: again}
			run.Round++
			complete = l.round(a, run, es) && complete
			es = a.Pending[head]
			a.Pending[head] = nil
			back = l.put(q, es, &at)
		}
		if q.waiting[at] != nil {
			break
		}
	}
	l.byPositions--
	run.At, run.Heads = nil, nil
	if back = append(back, q.rest()...); len(back) > 0 {
		run.Backwards = true
		a.Pending[head] = back
	}
	x.settle(l, a)
	return complete
}

// round executes one round for what has come to the head, if there is one. exact is false if a bound cut it off.
func (l *Machine) round(a *state.Activation, run *state.LoopRun, arrived []state.Edge) (exact bool) {
	live := l.liveAt(a, run.Lp.Head)
	e := l.Join(arrived, live)
	if e.Guard.Impossible {
		return true
	}
	if l.past.Again(run, &e, a.Function.Slots, live) {
		l.EndAt(state.EndRepeats, e.Guard)
		return true
	}
	goOn, exact := l.goOn(a, run, &e)
	if !goOn {
		return exact
	}
	run.Asked, run.Progress = false, false
	a.Pending[run.Lp.Head] = []state.Edge{e}
	l.items(a, run.Lp.Items)
	return true
}

// exits are the ways out of a loop. All that came in goes out by one of them or comes to an end in the loop; said of the conditions that led there,
// this is lost. So they get conditions of their own, one the opposite of the other.
type exits struct {
	entered *path.Guard
	pending []int // states that waited at each block before
	returns int
}

func (l *Machine) markExits(a *state.Activation, run *state.LoopRun, es []state.Edge) *exits {
	x := &exits{entered: l.Join(slices.Clone(es), l.liveAt(a, run.Lp.Head)).Guard, pending: make([]int, len(a.Pending)), returns: len(a.Returns)}
	for i, es := range a.Pending {
		x.pending[i] = len(es)
	}
	a.Pending[run.Lp.Head], x.pending[run.Lp.Head] = nil, 0
	return x
}

// settle joins what leaves the loop for the same block, and gives the ways out their conditions.
func (x *exits) settle(l *Machine, a *state.Activation) {
	var ways []**path.Guard
	all := true
	for t := range a.Pending {
		n := x.pending[t]
		if len(a.Pending[t]) == n {
			continue
		}
		if a.Function.Blocks[t].Accuses {
			all = false // the ways that led there are told
			continue
		}
		e := l.Join(a.Pending[t][n:], l.liveAt(a, int32(t)))
		a.Pending[t] = append(a.Pending[t][:n:n], e)
		ways = append(ways, &a.Pending[t][n].Guard)
	}
	if len(a.Returns) > x.returns {
		for i := range a.Returns[x.returns:] {
			a.Returns[x.returns+i].Slots = path.Slots{}
		}
		e := l.Join(a.Returns[x.returns:], nil)
		a.Returns = append(a.Returns[:x.returns:x.returns], e)
		ways = append(ways, &a.Returns[x.returns].Guard)
	}
	if all {
		path.Divide(l.B, x.entered, ways)
	}
}
