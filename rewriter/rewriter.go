// Package rewriter simplifies terms eagerly, while the verification condition is built.
//
// In: terms of package term. Out: equivalent terms in normal form. The engine (engine.go) is the multi-step caching rewriter of thesis ch. 7.1. Its
// rules are lines of text (package rules), from which Go code is generated (rules_gen.go). Each rule is proved. What cannot be written as a line is a
// procedure with a contract (rules_*.go, docs/procedures.md).
//
// The normal form in short: a subtraction becomes the addition of a negation. The constants of a sum are collected at its top. Shifts by a constant
// become multiplications, extensions and extracts. <= becomes a negated <. Concatenations lean to the right. A value that is cut into bytes and put
// together again becomes the value itself. Sums stay binary. They are flattened, with multiplicities, only when two of them meet in a comparison.
package rewriter

import (
	"seabmc/bdd"
	"seabmc/claim"
	"seabmc/domain"
	"seabmc/linear"
	"seabmc/term"
	"seabmc/term/shape"
)

//go:generate go run ./rules/gen rules_gen.go
//go:generate go run ./gen ../docs/rules.md

// Rewriter simplifies the terms of one table. It is not safe for concurrent use.
type Rewriter struct {
	shape.Reader
	eng *Engine[term.ID, *termConfig]
	log claim.Log

	rules    *ruleSet
	maxLevel int
	counts   []int                              // number of applications, by rule
	last     int                                // the rule that was applied last
	trace    func(rule *Rule, old, new term.ID) // called for each application, if set

	ranges   *domain.Ranges
	compare  *linear.Comparer
	trees    treeMemo
	eqBoth   int           // how many comparisons are being pushed into both branches of choices at the moment, see eqIteBoth
	diagrams *bdd.Diagrams // nil until they are asked for
}

// New makes a rewriter for t with all rules.
func New(t *term.Table) *Rewriter { return newWith(t, defaultRules) }

func newWith(t *term.Table, rs *ruleSet) *Rewriter {
	r := &Rewriter{Reader: shape.Reader{T: t}, rules: rs, counts: make([]int, len(rs.all)), maxLevel: 3, ranges: domain.NewRanges(t)}
	r.eng = NewEngine[term.ID](&termConfig{r})
	r.compare = linear.NewComparer(t, r.ranges, r)
	return r
}

// Log returns the log that counts applications of procedures, including those in other packages that use the rewriter.
func (r *Rewriter) Log() *claim.Log { return &r.log }

// SetAuditor makes a receive every claim of a procedure from now on.
func (r *Rewriter) SetAuditor(a claim.Auditor) {
	r.log.SetAuditor(a)
	r.ranges.Listen(&r.log)
}

// Auditor returns the receiver of claims, or nil.
func (r *Rewriter) Auditor() claim.Auditor { return r.log.Auditor() }

// Range returns a range of the bit-vector term id, which is computed once per node. Nothing is known for widths above 64.
func (r *Rewriter) Range(id term.ID) domain.Range { return r.ranges.Of(id) }

// Ranges returns the ranges of the table's terms. Facts can be added to them.
func (r *Rewriter) Ranges() *domain.Ranges { return r.ranges }

// Comparer returns the comparer of sums and products. The rules use it too, so its budget is shared with them.
func (r *Rewriter) Comparer() *linear.Comparer { return r.compare }

// Diagrams returns the decision diagrams of the table's conditions. All users of this rewriter share them.
func (r *Rewriter) Diagrams() *bdd.Diagrams {
	if r.diagrams == nil {
		r.diagrams = bdd.NewDiagrams(r.T, &r.log)
	}
	return r.diagrams
}

// Steps returns how many times rules were applied to a node.
func (r *Rewriter) Steps() int { return r.eng.Steps }

// SetMaxLevel leaves out the rules above this level. Level 1 looks at children, 2 at grandchildren and ranges, 3 costs up to linear time.
func (r *Rewriter) SetMaxLevel(level int) { r.maxLevel = level }

// Trace makes the rewriter call f for every application of a rule from now on. The calls are a log of the rewriting (the after-actions of thesis ch.
// 7.1). f must not use the rewriter.
func (r *Rewriter) Trace(f func(rule *Rule, old, new term.ID)) { r.trace = f }

// Simplify returns the normal form of id. Results are cached. If the arguments of a term are already simplified, only the rules at its top are run.
func (r *Rewriter) Simplify(id term.ID) term.ID { return r.eng.Rewrite(id) }

// termConfig is the rule set of this package as the engine sees it.
type termConfig struct{ r *Rewriter }

func (c *termConfig) Args(n term.ID) []term.ID { return c.r.T.Args(n) }

func (c *termConfig) Rebuild(n term.ID, args []term.ID) term.ID { return c.r.T.Mk(n, args) }

func (c *termConfig) ShouldRewrite(n term.ID) bool { return c.r.T.Op(n) > term.OpVar }

func (c *termConfig) Apply(n term.ID) (term.ID, Status) {
	r := c.r
	var over opSet
	for _, a := range r.T.Args(n) {
		over |= 1 << r.T.Op(a)
	}
	rules := r.rules.byOp[r.T.Op(n)]
	for i := range rules {
		x := &rules[i]
		if x.over&over == 0 || x.need&^over != 0 || x.level > r.maxLevel {
			continue
		}
		if res := x.apply(r, n); res != 0 && res != n {
			r.counts[x.rule]++
			r.last = x.rule
			if then := r.rules.all[x.rule].Then; then != 0 {
				return res, then
			}
			return res, Full
		}
	}
	return n, Done
}

func (c *termConfig) After(old, new term.ID) {
	if c.r.trace != nil {
		c.r.trace(&c.r.rules.all[c.r.last], old, new)
	}
}

// Stats counts what the rewriter did.
type Stats struct {
	Steps     int            // applications of the rule set to a node
	CacheHits int            // nodes answered by the cache
	Cut       int            // rewrites ended because they were too long; a defect if not 0
	Flattened int            // summands visited while sums were flattened modulo associativity and commutativity
	Rules     map[string]int // applications by rule; rules never applied are left out
	// Procedures counts the applications of procedures, by their names in docs/procedures.md. Some procedures are behind rules, whose applications are
	// in Rules too.
	Procedures map[string]int
}

// Stats returns a snapshot of the counters.
func (r *Rewriter) Stats() Stats {
	s := Stats{Steps: r.eng.Steps, CacheHits: r.eng.CacheHits, Cut: r.eng.Cut, Flattened: r.compare.Visited(), Rules: map[string]int{}, Procedures: r.procedureCounts()}
	for i, n := range r.counts {
		if n > 0 {
			s.Rules[r.rules.all[i].Name] = n
		}
	}
	return s
}

// And returns the simplified conjunction.
func (r *Rewriter) And(args ...term.ID) term.ID { return r.Simplify(r.T.And(args...)) }

// Or returns the simplified disjunction.
func (r *Rewriter) Or(args ...term.ID) term.ID { return r.Simplify(r.T.Or(args...)) }

// Not returns the simplified negation.
func (r *Rewriter) Not(a term.ID) term.ID { return r.Simplify(r.T.Not(a)) }

// Xor returns the simplified exclusive or of two Booleans.
func (r *Rewriter) Xor(a, b term.ID) term.ID { return r.Simplify(r.T.Xor(a, b)) }

// Implies returns the simplified implication.
func (r *Rewriter) Implies(a, b term.ID) term.ID { return r.Or(r.T.Not(a), b) }

// Ite returns the simplified if-then-else, of any sort.
func (r *Rewriter) Ite(c, a, b term.ID) term.ID { return r.Simplify(r.T.Ite(c, a, b)) }

// Eq returns the simplified equality.
func (r *Rewriter) Eq(a, b term.ID) term.ID { return r.Simplify(r.T.Eq(a, b)) }

// Bin returns the simplified binary operation or comparison (OpAdd to OpAShr, OpConcat, OpUlt to OpSle). It builds some terms directly in the form
// that a rule would give them: a difference (rule sub), a sum with a constant in it (add-compress, add-flatten), and a bitwise operation on sign
// extensions (bitwise-sext).
func (r *Rewriter) Bin(op term.Op, a, b term.ID) term.ID {
	switch op {
	case term.OpSub:
		if !r.IsConst(a) {
			return r.built(op, a, b, r.Simplify(r.T.Bin(term.OpAdd, a, r.Neg(b))))
		}
	case term.OpAdd:
		if k, x, ok := r.SplitConst(a, term.OpAdd); ok {
			return r.built(op, a, b, r.addWith(x, b, k))
		}
		if k, x, ok := r.SplitConst(b, term.OpAdd); ok {
			return r.built(op, a, b, r.addWith(x, a, k))
		}
	case term.OpBVAnd, term.OpBVOr, term.OpBVXor:
		if x, y := r.Under(a, term.OpSExt), r.Under(b, term.OpSExt); x != 0 && y != 0 && r.T.Sort(x) == r.T.Sort(y) {
			return r.built(op, a, b, r.SExt(r.Bin(op, x, y), r.T.Width(a)))
		}
	}
	return r.Simplify(r.T.Bin(op, a, b))
}

// built returns out. It claims to the auditor, if there is one, that out equals op of a and b, since no rule made it.
func (r *Rewriter) built(op term.Op, a, b, out term.ID) term.ID {
	if l := r.log.Auditor(); l != nil {
		l.Claim(&claim.Claim{By: "built at once", Op: op, X: a, X2: b, Y: out})
	}
	return out
}

// addWith returns x + y + k for a constant k.
func (r *Rewriter) addWith(x, y, k term.ID) term.ID {
	if r.IsConst(y) {
		return r.Simplify(r.T.Bin(term.OpAdd, x, r.T.Bin(term.OpAdd, y, k)))
	}
	return r.Simplify(r.T.Bin(term.OpAdd, r.Simplify(r.T.Bin(term.OpAdd, x, y)), k))
}

// Neg returns the simplified two's complement negation.
func (r *Rewriter) Neg(a term.ID) term.ID { return r.Simplify(r.T.Neg(a)) }

// BVNot returns the simplified bitwise complement.
func (r *Rewriter) BVNot(a term.ID) term.ID { return r.Simplify(r.T.BVNot(a)) }

// Extract returns the simplified extract of bits hi down to lo, inclusive.
func (r *Rewriter) Extract(a term.ID, hi, lo int) term.ID { return r.Simplify(r.T.Extract(a, hi, lo)) }

// ZExt returns the simplified extension with zeros to width w.
func (r *Rewriter) ZExt(a term.ID, w int) term.ID { return r.Simplify(r.T.ZExt(a, w)) }

// SExt returns the simplified extension with the sign to width w.
func (r *Rewriter) SExt(a term.ID, w int) term.ID { return r.Simplify(r.T.SExt(a, w)) }

// Concat returns the simplified concatenation, high part first.
func (r *Rewriter) Concat(hi, lo term.ID) term.ID {
	return r.Simplify(r.T.Bin(term.OpConcat, hi, lo))
}

// MkPtr returns the simplified pointer with this base and offset. If both are constants it is a value, and no rule applies to it.
func (r *Rewriter) MkPtr(base, off term.ID) term.ID {
	p := r.T.MkPtr(base, off)
	if r.IsConst(base) && r.IsConst(off) {
		return p
	}
	return r.Simplify(p)
}

// PtrBase returns the simplified base of p.
func (r *Rewriter) PtrBase(p term.ID) term.ID { return r.Simplify(r.T.PtrBase(p)) }

// PtrOff returns the simplified offset of p.
func (r *Rewriter) PtrOff(p term.ID) term.ID { return r.Simplify(r.T.PtrOff(p)) }

// PtrToInt returns the simplified integer of p.
func (r *Rewriter) PtrToInt(p term.ID) term.ID { return r.Simplify(r.T.PtrToInt(p)) }

// IntToPtr returns the simplified pointer of the integer a.
func (r *Rewriter) IntToPtr(a term.ID) term.ID { return r.Simplify(r.T.IntToPtr(a)) }
