package evidence

import (
	"context"
	"fmt"
	"slices"

	"seabmc/solver"
	"seabmc/term"
	"seabmc/term/shape"
	"seabmc/vcgen"
)

// Confirmation counts the steps by which evidence adds up, and how each was confirmed.
type Confirmation struct {
	Same      int      `json:"same"`      // the whole and the parts are the same terms
	Proved    int      `json:"proved"`    // by the solver
	Undecided int      `json:"undecided"` // it gave no answer
	Refuted   []string `json:"refuted"`   // steps that are wrong
}

// Check confirms that the questions of a case are all of it: that whatever violates a claim has been asked for, and that each question
// which was taken apart has no model where its parts have none. It asks slv, which need not be the solver that the answers are from.
// With leaves, the answers themselves are asked for again.
func (c *Case) Check(ctx context.Context, vc *vcgen.VC, slv solver.Solver, leaves bool) (*Confirmation, error) {
	k := &checker{ctx: ctx, vc: vc, slv: slv, out: &Confirmation{}, seen: map[*Question]bool{}}
	var claimed []term.ID
	for _, i := range c.Claims {
		if !slices.Contains(c.Excused, i) {
			claimed = append(claimed, vc.Props[i].Violated)
		}
	}
	var refuted []*Question
	for _, q := range c.Questions {
		if len(q.Claims) > 0 && q.Refuted() {
			refuted = append(refuted, q)
		}
	}
	all := &Question{Formula: slices.Concat([]term.ID{vc.T.Or(claimed...)}, vc.Side), Parts: refuted, Tactic: "all claims"}
	for work := []*Question{all}; len(work) > 0; {
		q := work[len(work)-1]
		work = append(work[:len(work)-1], q.Parts...)
		if k.seen[q] {
			continue
		}
		k.seen[q] = true
		if len(q.Parts) == 0 && q != all && !leaves {
			continue
		}
		if err := k.step(q); err != nil {
			return nil, err
		}
	}
	return k.out, nil
}

type checker struct {
	ctx  context.Context
	vc   *vcgen.VC
	slv  solver.Solver
	out  *Confirmation
	seen map[*Question]bool
}

// step confirms that a question has no model where its parts have none.
func (k *checker) step(q *Question) error {
	if q.Formula[0] == term.False || len(q.Parts) > 0 && k.sameTerms(q) {
		k.out.Same++
		return nil
	}
	t := k.vc.T
	var parts []term.ID
	for _, p := range q.Parts {
		parts = append(parts, t.And(p.Formula...))
	}
	fs := append(slices.Clone(q.Formula), t.Not(t.Or(parts...)))
	fs = append(fs, k.ranges(fs)...)
	if slices.Contains(fs, term.False) {
		k.out.Same++
		return nil
	}
	a, err := solver.AskOnce(k.ctx, k.slv, t, fs)
	if err != nil {
		return err
	}
	switch a.Status {
	case solver.Unsat:
		k.out.Proved++
	case solver.Unknown:
		k.out.Undecided++
	default:
		k.out.Refuted = append(k.out.Refuted, fmt.Sprintf("%s leaves something out of a question of %d formulas", q.Tactic, len(q.Formula)))
	}
	return nil
}

// sameTerms tells whether each way to make the first formula true is one of a part, which asks for nothing more beside.
func (k *checker) sameTerms(q *Question) bool {
	t := k.vc.T
	have := map[term.ID]bool{term.True: true}
	for _, f := range q.Formula[1:] {
		have[f] = true
	}
	asked := map[term.ID]bool{}
	for _, p := range q.Parts {
		if slices.ContainsFunc(p.Formula[1:], func(f term.ID) bool { return !have[f] }) {
			continue
		}
		for _, x := range disjuncts(t, p.Formula[0]) {
			asked[x] = true
		}
		asked[p.Formula[0]] = true
	}
	if asked[q.Formula[0]] {
		return true
	}
	return !slices.ContainsFunc(disjuncts(t, q.Formula[0]), func(x term.ID) bool { return !asked[x] })
}

func disjuncts(t *term.Table, f term.ID) []term.ID {
	if t.Op(f) == term.OpOr {
		return slices.Clone(t.Args(f))
	}
	return []term.ID{f}
}

// ranges are what the rewriter knows of the variables in formulas: the values that they can have where it matters.
func (k *checker) ranges(fs []term.ID) (out []term.ID) {
	t := k.vc.T
	for _, v := range shape.Variables(t, fs...) {
		if !t.Sort(v).IsBV() || t.Width(v) > 64 {
			continue
		}
		if x := k.vc.R.Range(v); x.Known() {
			w := t.Width(v)
			out = append(out, t.Bin(term.OpUle, t.Const(x.UMin(), w), v), t.Bin(term.OpUle, v, t.Const(x.UMax(), w)))
			if s := x.Stride(); s > 1 {
				out = append(out, t.Eq(t.Bin(term.OpURem, t.Bin(term.OpSub, v, t.Const(x.UMin(), w)), t.Const(s, w)), t.Const(0, w)))
			}
		}
	}
	return slices.DeleteFunc(out, func(f term.ID) bool { return f == term.True })
}
