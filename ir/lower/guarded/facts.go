package guarded

import (
	"slices"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/ranges"
	"seabmc/ir/lower/state"
)

// An existential quantifier that is asserted is the negation of a fact, as explained below, and so is any other quantifier with many values
// (Quantifiers.defined).

// An assumption that something holds for all i between two bounds is not written out, since the upper bound may be anything. It is kept as a fact: an unknown
// truth value b, which the assumption makes true, and a formula, which b implies for each i. The formula is built for an i only when memory is read that the
// formula reads for this i. For example, if a fact is about all a[i], a read of a[e] builds it for i = e. This is like read-over-write, with a fact in the
// place of a write.
//
// The formula is not built for other i, so more states remain than the assumption allows. A proof is a proof all the same. A failure is looked at again with
// all facts written out (Options.AllValues).

// fact is a formula that holds for all values of its variable.
type fact struct {
	a     *state.Activation
	lp    *cfg.Loop
	run   *state.LoopRun
	q     *ranges.Quantifier // the formula for any value
	at    state.State        // where it was stated
	vals  []ir.Reg           // values of the activation at that point
	truth ir.Reg             // implies the formula
	reads []factRead
	known map[valueKey]bool // values for which it was built
	rows  map[place]valueKey
	of    *instance // in which it was stated

	low, high uint64 // the range of the values that matter, if its ends are known numbers
	bounded   bool
}

// maxFacts is the number of values for which facts are built, over all facts.
const maxFacts = 100_000

// maxReads is the number of reads that are remembered for facts that are stated later.
const maxReads = 10_000

// stateFact keeps the formula of a quantifier as a fact; the formula of an existential one is negated. The result is true only if the formula holds for all values.
func (l *Quantifiers) stateFact(a *state.Activation, lp *cfg.Loop, q *ranges.Quantifier, values *ranges.Values, first ir.Reg, e *state.Edge) ir.Reg {
	f := &fact{a: a, lp: lp, run: a.Run.Parent, q: q, at: e.State, vals: slices.Clone(a.Vals), truth: l.B.Nondet(ir.I1, "fact"), known: map[valueKey]bool{}, rows: map[place]valueKey{}, of: l.building}
	f.low, f.high, f.bounded = values.Numbers()
	e.Owner, f.at.Owner = l.NewOwner(), l.NewOwner()
	for r := first; int(r) < len(l.B.Prog.Types); r++ {
		if in := l.B.Prog.DefOf(r); in.Op == ir.OpLoad {
			before := len(f.reads)
			f.addStrideRead(l, in.Args[1])
			for _, apart := range []bool{false, true} {
				if len(f.reads) == before {
					f.addRead(l, in.Args[1], apart)
				}
			}
		}
	}
	l.facts = append(l.facts, f)
	l.Report.Facts = true
	if l.claiming {
		return f.truth
	}
	for _, p := range l.readAt { // places that were read before
		l.recallOne(f, p)
	}
	return f.truth
}

// addRead notes a read of the formula whose place depends on the variable.
func (f *fact) addRead(l *Quantifiers, p ir.Reg, apart bool) {
	s := l.sumOf(p, apart)
	for i, st := range s.steps {
		of, factor, num := l.linear(st.idx)
		if of != f.q.Any || factor == 0 {
			continue
		}
		f.reads = append(f.reads, factRead{p: p, apart: apart, factor: factor * st.scale, rest: l.offsetOf(s, i, s.num+num*st.scale), sum: sum{s.root, slices.Delete(slices.Clone(s.steps), i, i+1), s.num + num*st.scale}})
		return
	}
}

// recallNow is recall for a read that surely matters.
func (l *Quantifiers) recallNow(p ir.Reg) {
	l.recallAt(p)
	for _, from := range l.originals(p) {
		l.recallAt(from)
	}
}

// recallAt builds the facts about one place.
func (l *Quantifiers) recallAt(p ir.Reg) {
	if at := l.placeOf(p); len(l.readAt) < maxReads && !l.wasRead[at] {
		l.readAt, l.wasRead[at] = append(l.readAt, at), true
	}
	for _, f := range l.facts {
		if !slices.ContainsFunc(l.Quantifiers, func(q *ranges.Quantifier) bool { return q.Loop == f.lp }) {
			l.recallOne(f, p)
		}
	}
}

// recallOne builds one fact for the values that a read at p determines.
func (l *Quantifiers) recallOne(f *fact, p ir.Reg) {
	bases, known := l.B.Oracle.PtrBases(p)
	for in := f.of; in != nil; in = in.up {
		if l.otherRow(in, p, bases, known) {
			return
		}
	}
	for _, r := range f.reads {
		if known && !l.mayShare(r.p, bases) || r.by == 0 && l.outside(f, &r, p) {
			continue
		}
		if v, key, ok := l.valueReadAt(r, p); ok && !f.known[key] {
			f.known[key] = true
			outer := l.building
			l.building = &instance{of: f, read: r, key: key, up: f.of}
			l.instantiate(f, v)
			l.building = outer
		}
	}
}

// instantiate states a fact for one value.
func (l *Quantifiers) instantiate(f *fact, v ir.Reg) {
	v = l.Extend64(l.Resize(v, f.q.Bits), f.q.Signed)
	if l.recalled >= maxFacts {
		return
	}
	l.recalled++
	l.Report.Instances++
	shown := l.shown
	l.shown = nil
	q := &ranges.Quantifier{All: f.q.All, Bits: f.q.Bits, Signed: f.q.Signed, Any: f.q.Any, Value: v, Loop: f.lp, More: true}
	l.aside(f.a, func() {
		f.a.Vals, f.a.Run = slices.Clone(f.vals), &state.LoopRun{Lp: f.lp, Parent: f.run, Round: 2}
		f.a.Pending[f.lp.Head] = []state.Edge{{State: l.Fork(&f.at, f.at.Guard)}}
		l.Quiet = q
		l.Quantifiers = append(slices.Clone(l.Quantifiers), q)
		l.blocks(f.a, f.lp.Items)
		f.a.Pending[f.lp.Head] = nil
	})
	l.learnInstance(f, q)
	read := l.shown
	l.shown = shown
	l.recallShown(read)
}

// learnInstance has a fact imply what its formula says for a value.
func (l *Quantifiers) learnInstance(f *fact, q *ranges.Quantifier) {
	if q.Holds == 0 {
		l.Report.Decided++
		return
	}
	holds := l.negatedIf(!f.q.All, q.Holds)
	if l.IsOne(holds) {
		l.Report.Decided++
	}
	l.Learn(l.B.Bin(ir.OpAnd, f.at.Guard.Condition(l.B), f.truth), holds)
}

// What a fact reads may need further facts. If a fact says that some value exists, as forall i. exists j. P(a[j]) does, then facts about this element of a are
// built as well, and each of them may speak of another element. With Options.DeepFacts, facts about all other reads of a fact are built too: an instance of
// forall i. a[i] == b[i] + c[i] is of use only with what is known about b and c. For a matrix, each row would need every other row, so the number is limited.
const (
	maxShown = 2
	maxChain = 8
	maxDeep  = 2000
)

// noteShown notes a read by a fact, if further facts are to be built for it.
func (l *Quantifiers) noteShown(p ir.Reg) {
	if slices.Contains(l.shown, p) {
		return
	}
	if l.depth < maxShown && l.ofWitness(p) || l.Options.DeepFacts && l.depth < maxChain && l.recalled < maxDeep && !l.ofWitness(p) {
		l.shown = append(l.shown, p)
	}
}

// ofWitness tells whether a place depends on a value of which a fact says that it exists.
func (l *Quantifiers) ofWitness(p ir.Reg) bool {
	return len(l.witnesses) > 0 && slices.ContainsFunc(l.parts(p).steps, func(st step) bool {
		of, _, _ := l.linear(st.idx)
		return l.witnesses[of]
	})
}

// recallShown builds the facts about the places that a fact has read.
func (l *Quantifiers) recallShown(read []ir.Reg) {
	if len(read) == 0 || l.recalling {
		return
	}
	l.depth++
	for _, p := range read {
		l.recallNow(p)
	}
	l.depth--
}

// aside runs do at another point of the program, and returns to the current one.
func (l *Quantifiers) aside(a *state.Activation, do func()) {
	here, dead, doing, quiet, quantifiers, quantified := l.State, l.Dead, l.doing, l.Quiet, l.Quantifiers, l.Quantify.Quantified
	why, about, asserted := l.Why, l.About, l.Asserted
	vals, run, pending, last := a.Vals, a.Run, a.Pending, l.LastPos
	a.Pending = make([][]state.Edge, len(pending))
	recalling := l.Quantify.recalling
	l.Quantify.recalling, l.Dead = true, false
	do()
	l.Quantify.recalling = recalling
	a.Vals, a.Run, a.Pending = vals, run, pending
	l.State, l.Dead, l.doing, l.Quiet, l.Quantifiers, l.Quantify.Quantified = here, dead, doing, quiet, quantifiers, quantified
	l.Why, l.About, l.Asserted = why, about, asserted
	if l.LastPos != last && last != nil { // also the checks that are switched on there
		l.LastPos = nil
		l.SetPos(last)
	}
	l.OnPath(l.State.Guard)
}

// negatedIf is a truth value, negated under a condition that is known.
func (l *Quantifiers) negatedIf(not bool, r ir.Reg) ir.Reg {
	if not {
		return l.B.Not(r)
	}
	return r
}
