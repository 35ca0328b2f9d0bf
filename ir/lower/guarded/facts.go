package guarded

import (
	"math/bits"
	"slices"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/ranges"
	"seabmc/ir/lower/state"
)

// An existential quantifier that is asserted is the negation of such a fact, and so is any other whose values are many (Quantifiers.defined).

// An assumption that something holds for all i between two bounds, of which the upper one may be anything, is not written out. It is kept as a
// fact: a truth value b that is unknown, which the assumption makes true, and the formula, which b implies for each i. It is built for
// one i where memory is read that the formula reads for that i: a read of a[e] tells of a fact about all a[i] that it holds for i = e. This is
// read-over-write with a fact in the place of a write.
//
// The formula is not built for other i, so that more states are left than the assumption allows. What is proved from them is proved. A failure
// is looked at again with all facts written out (Options.AllValues).

// fact is a formula that holds for all values of its variable.
type fact struct {
	a     *state.Activation
	lp    *cfg.Loop
	run   *state.LoopRun
	q     *ranges.Quantifier // the formula for any value
	at    state.State        // where it was stated
	vals  []ir.Reg           // of the activation, there
	truth ir.Reg             // implies the formula
	reads []factRead
	known map[valueKey]bool // values for which it was built

	low, high uint64 // the values that matter, if they are known numbers
	bounded   bool
}

// maxFacts is how often facts are built for a value.
const maxFacts = 100_000

// maxReads is the number of reads that are remembered for facts that are stated later.
const maxReads = 10_000

// stateFact keeps the formula of a quantifier as a fact, or that of an existential one negated. The value is true only if that holds of all values.
func (l *Quantifiers) stateFact(a *state.Activation, lp *cfg.Loop, q *ranges.Quantifier, values *ranges.Values, first ir.Reg, e *state.Edge) ir.Reg {
	f := &fact{a: a, lp: lp, run: a.Run.Parent, q: q, at: e.State, vals: slices.Clone(a.Vals), truth: l.B.Nondet(ir.I1, "fact"), known: map[valueKey]bool{}}
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
	for _, p := range l.readAt { // what was read before
		l.recallOne(f, p)
	}
	return f.truth
}

// addRead notes a read of the formula whose place the variable tells.
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

// recallNow is recall of what is surely of use.
func (l *Quantifiers) recallNow(p ir.Reg) {
	l.recallAt(p)
	for _, from := range l.originals(p) {
		l.recallAt(from)
	}
}

// recallAt builds the facts about one place.
func (l *Quantifiers) recallAt(p ir.Reg) {
	if len(l.readAt) < maxReads {
		l.readAt = append(l.readAt, p)
	}
	for _, f := range l.facts {
		if !slices.ContainsFunc(l.Quantifiers, func(q *ranges.Quantifier) bool { return q.Loop == f.lp }) {
			l.recallOne(f, p)
		}
	}
}

// recallOne builds one fact for the values that a read at p tells.
func (l *Quantifiers) recallOne(f *fact, p ir.Reg) {
	bases, known := l.B.Oracle.PtrBases(p)
	for _, r := range f.reads {
		if known && !l.mayShare(r.p, bases) || r.by == 0 && l.outside(f, &r, p) {
			continue
		}
		if v, key, ok := l.valueReadAt(r, p); ok && !f.known[key] {
			f.known[key] = true
			l.instantiate(f, v)
		}
	}
}

// valueReadAt is the value of the variable for which a formula reads what lies at p, a 64-bit number.
func (l *Quantifiers) valueReadAt(r factRead, p ir.Reg) (v ir.Reg, key valueKey, ok bool) {
	if r.stride {
		return l.valueByStride(r, p)
	}
	s := l.sumOf(p, r.apart)
	open := false // how far the places are apart is not known
	for i := len(s.steps) - 1; i >= -1; i-- {
		num := s.num
		var of ir.Reg
		var factor int64
		if i >= 0 {
			x, k, n := l.linear(s.steps[i].idx)
			of, factor = x, k*s.steps[i].scale
			num += n * s.steps[i].scale
			if factor%r.factor != 0 {
				continue
			}
		}
		c, ok := l.B.ConstInt(l.B.Bin(ir.OpSub, l.offsetOf(s, i, num), r.rest))
		unused := 64 - uint(l.B.Prog.PtrBits)
		d := int64(c<<unused) >> unused
		if open = open || !ok; !ok || d%r.factor != 0 {
			continue
		}
		v, key = l.B.Const(uint64(d/r.factor), 64), valueKey{num: d / r.factor}
		if i >= 0 {
			key.of, key.factor = of, factor/r.factor
			v = l.B.Bin(ir.OpAdd, v, l.B.Bin(ir.OpMul, l.extended64(of, s.steps[i].idx), l.B.Const(uint64(factor/r.factor), 64)))
		}
		return v, key, true
	}
	if f := uint64(r.factor); r.factor > 0 && f&(f-1) == 0 && open { // the steps are others: what lies there is meant for one value at most
		off := l.B.Bin(ir.OpSub, l.B.PtrOff(p), r.rest)
		return l.Resize(l.B.Bin(ir.OpAShr, off, l.B.Addr(uint64(bits.TrailingZeros64(f)))), 64), valueKey{of: p}, true
	}
	return 0, key, false
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

// What a fact reads tells of further facts. Where a fact says that there is some value, as that of forall i. exists j. P(a[j]) does, facts about the element that
// it speaks of count, and each of these may speak of a further one. With Options.DeepFacts facts about all other reads count, too: of forall i. a[i] == b[i] + c[i],
// the instance for an element of a is of use only with what is known of b and c. Of a matrix, each row would tell of each other row, so that there is a most.
const (
	maxShown = 2
	maxChain = 8
	maxDeep  = 2000
)

// noteShown notes a read by a fact, if it is to tell of further facts.
func (l *Quantifiers) noteShown(p ir.Reg) {
	if slices.Contains(l.shown, p) {
		return
	}
	if l.depth < maxShown && l.ofWitness(p) || l.Options.DeepFacts && l.depth < maxChain && l.recalled < maxDeep && !l.ofWitness(p) {
		l.shown = append(l.shown, p)
	}
}

// ofWitness tells whether a place tells of a value that a fact says there is.
func (l *Quantifiers) ofWitness(p ir.Reg) bool {
	return len(l.witnesses) > 0 && slices.ContainsFunc(l.parts(p).steps, func(st step) bool {
		of, _, _ := l.linear(st.idx)
		return l.witnesses[of]
	})
}

// recallShown builds the facts about what a fact shows.
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

// aside runs something at another place of the program, and comes back.
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
	if l.LastPos != last && last != nil { // the checks that are switched on there as well
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
