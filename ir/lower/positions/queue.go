package positions

import (
	"fmt"
	"maps"
	"slices"

	"seabmc/ir/lower/state"
)

const (
	mostAgain  = 64   // rounds at one position
	mostApart  = 32   // states at one position that are kept apart by keys
	mostRounds = 64   // rounds of an automaton in which states are kept apart; after these, all are joined
	mostCode   = 1000 // the same for an interpreter
	others     = "~"
)

// Queue holds the states that wait at the head of a loop for the round of their position.
type Queue struct {
	*Positions
	a       *state.Activation
	run     *state.LoopRun
	c       *state.Cursor
	rounds  bool // an automaton: positions are numbers of rounds, and c is the first key
	exits   *exits
	waiting map[int64]map[string]*group // by position, and by the values of the keys
	back    []state.Edge                // states whose cursor is not known, or went back

	started int // rounds before
	open    int // rounds among them whose bound was not known
	depth   int // largest number of rounds since then of an execution in the current round
	begun   bool
	at      int64 // the current position
	key     string
	again   int // rounds at this position before
}

// group are states that wait for the same round.
type group struct {
	es    []state.Edge
	depth int // largest number of rounds that one of them has been through
}

// begin starts to execute a loop by the positions of c, or as an automaton whose state is c, with the states es at its head.
func (l *Positions) begin(a *state.Activation, run *state.LoopRun, c *state.Cursor, rounds bool, es []state.Edge) *Queue {
	q := &Queue{Positions: l, a: a, run: run, c: c, rounds: rounds, exits: l.markExits(a, run, es), waiting: map[int64]map[string]*group{}, started: run.Round, open: run.Open}
	if l.running++; rounds {
		run.Keys = []*state.Cursor{c}
	}
	q.put(es)
	return q
}

// Next are the states of the next round; nil: there are none, or the cursor went back.
func (q *Queue) Next() []state.Edge {
	if len(q.waiting) == 0 || len(q.back) > 0 {
		return nil
	}
	same := q.begun && q.waiting[q.at] != nil
	switch {
	case !same && q.rounds && q.leastFar() >= q.roundsApart():
		return nil
	case !same:
		q.at, q.again = q.leastFar(), 0
	case q.again == mostAgain:
		return nil
	default:
		q.again++
	}
	g, key := q.take(q.at)
	if !same || key != q.key { // not all of these states come from the round before
		q.run.Heads = nil
	}
	q.begun, q.key = true, key
	q.run.At = &state.At{Cursor: q.c, Started: q.started, Position: q.at, Again: q.again, Key: key}
	if key != "" { // not all states that are kept apart are possible, whatever was asked in the round before
		q.run.Asked = false
	}
	q.run.Round++
	q.depth, q.run.Open = g.depth, q.open+g.depth
	return g.es
}

// roundsApart is the number of rounds in which states are kept apart.
func (q *Queue) roundsApart() int64 {
	if q.c.Code {
		return mostCode
	}
	return mostRounds
}

// Arrived sorts in the states that have reached the head in the round.
func (q *Queue) Arrived() {
	es := q.a.Pending[q.run.Lp.Head]
	q.a.Pending[q.run.Lp.Head] = nil
	q.put(es)
}

// End goes back to execution round by round. States that still wait then wait at the head.
func (q *Queue) End() {
	q.running--
	q.run.At, q.run.Heads = nil, nil
	es := q.back
	for len(q.waiting) > 0 {
		more, _ := q.take(q.leastFar())
		es = append(es, more.es...)
	}
	if len(es) > 0 {
		q.run.Backwards = true
		q.a.Pending[q.run.Lp.Head] = es
	}
	q.exits.settle(q.Positions, q.a)
}

// leastFar is the position that is nearest to the start.
func (q *Queue) leastFar() (at int64) {
	first := true
	for v := range q.waiting {
		if first || (v < at) != (q.c.Down && !q.rounds) {
			at, first = v, false
		}
	}
	return at
}

// take removes the states of a position that have the same keys.
func (q *Queue) take(at int64) (g *group, key string) {
	m := q.waiting[at]
	key = slices.Min(slices.Collect(maps.Keys(m)))
	g = m[key]
	if delete(m, key); len(m) == 0 {
		delete(q.waiting, at)
	}
	return g, key
}

// put sorts states in.
func (q *Queue) put(es []state.Edge) {
	if q.rounds {
		q.nextRound(es)
		return
	}
	for i := range es {
		ps := q.positionsAt(&es[i], q.c)
		if len(ps) == 0 || slices.ContainsFunc(ps, q.isBehind) {
			q.back = append(q.back, es[i])
			continue
		}
		q.split(&es[i], q.c, ps, func(v int64, e state.Edge) { q.putByKeys(v, "", q.run.Keys, e) })
	}
}

// nextRound sorts in the states that have reached the head in a round of an automaton.
func (q *Queue) nextRound(es []state.Edge) {
	round := q.at
	if q.begun {
		round++
	}
	for i := range es {
		q.putByKeys(round, "", q.run.Keys, es[i])
	}
}

// isBehind tells whether a position was passed before.
func (q *Queue) isBehind(p position) bool {
	return q.begun && p.value != q.at && (p.value < q.at) != q.c.Down
}

// putByKeys sorts a state in by its position and the values of keys.
func (q *Queue) putByKeys(at int64, key string, keys []*state.Cursor, e state.Edge) {
	if len(keys) > 0 {
		if ps := q.positionsAt(&e, keys[0]); len(ps) > 0 {
			q.split(&e, keys[0], ps, func(v int64, e state.Edge) { q.putByKeys(at, key+fmt.Sprint(v)+" ", keys[1:], e) })
			return
		}
		q.putByKeys(at, key+"? ", keys[1:], e)
		return
	}
	m := q.waiting[at]
	if m == nil {
		m = map[string]*group{}
		q.waiting[at] = m
	}
	if m[key] == nil && len(m) >= mostApart {
		key = others
	}
	if m[key] == nil {
		m[key] = &group{}
	}
	g := m[key]
	g.es = append(g.es, e)
	if q.begun {
		g.depth = max(g.depth, q.depth+1)
	}
}
