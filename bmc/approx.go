package bmc

import (
	"maps"
	"math"
	"slices"

	"seabmc/bmc/tactics"
	"seabmc/ir"
	"seabmc/ir/interp"
	"seabmc/pass"
	"seabmc/solver"
	"seabmc/term"
	"seabmc/term/shape"
	"seabmc/vcgen"
)

// A function such as sin is lowered to any number in a range that is known to contain the result. A proof with these numbers is a proof.
// If the execution of a failure met such a number, the failure counts only if it happens with all numbers that libraries may give for the
// arguments of that execution, while the other inputs stay the same (certain). If there is no such failure, the program is checked once more,
// with calls of these functions unsupported (guarded.Options.Exact).

const (
	mostExecutions = 16                        // executions among which one is looked for that fails for certain
	longestCertain = 5 * solver.StepsPerSecond // steps for one question about them
)

// certain looks for an execution that violates one of the picked properties, whatever the libraries' results are. It begins with the execution
// of m. If an execution does not fail for certain, it still shows what the results are near for its arguments, which helps with the next one.
func (r *run) certain(s *tactics.Session, m *term.Model, pick func(vcgen.Prop) bool, ignore func(int32) bool) (*term.Model, error) {
	t := s.VC.T
	doubtful := map[int]bool{} // instructions of properties
	known := term.True         // of the results
	results := r.results()
	for _, v := range r.gen.Seen() {
		results[v] = true
	}
	for v := range results {
		if t.Op(v) != term.OpVar { // it has a fixed value in this case of the program
			return nil, nil
		}
	}
	for range mostExecutions {
		rr, err := interp.Run(r.prog, r.gen.Inputs(m), interp.Options{Ignore: ignore})
		if err != nil || rr.Outcome != interp.Violated {
			return nil, err
		}
		if !r.isGuess(r.gen, s.VC, rr) {
			return m, nil
		}
		near, facts := r.enclosures(s.VC.Pure, rr, results)
		if v := violatedAt(s.VC, rr.Instr); v != term.False {
			fixed := givenInputs(m, v, results)
			if q, err := r.askShortly(s, fixed, near, t.Not(v)); err != nil {
				return nil, err
			} else if q.Status == solver.Unsat {
				if q, err = r.askShortly(s, fixed, near, v); err != nil || q.Status != solver.Sat {
					return nil, err
				}
				return q.Model, nil
			}
		}
		if ok, err := m.EvalBool(facts); err != nil || ok {
			doubtful[rr.Instr] = true // some libraries have such a result, but not all
		}
		known = t.And(known, facts)
		q, err := r.askShortly(s, known, tactics.Violation(s.VC, func(p vcgen.Prop) bool { return pick(p) && !doubtful[p.Instr] }).Goal)
		if err != nil || q.Status != solver.Sat {
			return nil, err
		}
		m = q.Model
	}
	return nil, nil
}

// askShortly asks for a model of the conjunction, which our own evaluator confirms.
func (r *run) askShortly(s *tactics.Session, goals ...term.ID) (solver.Result, error) {
	return r.asker.Ask(longestCertain, s, tactics.Claim{Goal: s.VC.T.And(goals...)})
}

// enclosures are what is known of the results of the calls that an execution made. near holds in all executions with the same inputs; facts hold
// with other inputs too, and only guide the search.
func (r *run) enclosures(pure *pass.Purifier, rr *interp.Result, isResult map[term.ID]bool) (near, facts term.ID) {
	t := r.gen.Table()
	near, facts = r.ranges(), term.True
	for i := range r.res.Lower.Approximated {
		a := &r.res.Lower.Approximated[i]
		if g, ok := rr.Value(a.Guard); !ok || g.U == 0 {
			continue
		}
		lo, hi, ok := a.Range(rr)
		result, x, y := r.gen.Term(a.Result), r.gen.Term(a.X), r.gen.Term(a.Y)
		if !ok || result == 0 || x == 0 || y == 0 {
			continue
		}
		x, y = pure.Purify(x), pure.Purify(y)
		if !slices.ContainsFunc(shape.Variables(t, x, y), func(v term.ID) bool { return isResult[v] }) {
			near = t.And(near, between(t, result, lo, hi))
		}
		vx, _ := rr.Value(a.X)
		vy, _ := rr.Value(a.Y)
		for _, g := range a.Regions(math.Float64frombits(vx.U), lo, hi) {
			inside := t.And(between(t, x, g.XLow, g.XHigh), t.Eq(y, t.Const(vy.U, 64)))
			facts = t.And(facts, t.Or(t.Not(inside), between(t, result, g.Low, g.High)))
		}
	}
	return near, facts
}

// ranges holds for any arguments: each result is in the range of one of the calls that it may come from.
func (r *run) ranges() term.ID {
	t := r.gen.Table()
	in := map[term.ID]term.ID{}
	for i := range r.res.Lower.Approximated {
		a := &r.res.Lower.Approximated[i]
		x := r.gen.Term(a.Result)
		if x == 0 {
			continue
		}
		if in[x] == 0 {
			in[x] = term.False
		}
		low, ok1 := r.gen.ConstInt(a.Low)
		high, ok2 := r.gen.ConstInt(a.High)
		any := term.True
		if ok1 && ok2 {
			any = between(t, x, math.Float64frombits(low), math.Float64frombits(high))
		}
		in[x] = t.Or(in[x], any)
	}
	return t.And(append(slices.Collect(maps.Values(in)), term.True)...)
}

// results are the variables that stand for what libraries compute.
func (r *run) results() map[term.ID]bool {
	set := map[term.ID]bool{}
	for i := range r.prog.Len() {
		if in := r.prog.At(i); in.Op == ir.OpTrace && r.prog.Notes[in.Aux].Role == ir.RoleApproximated {
			set[r.gen.Term(in.Args[1])] = true
		}
	}
	return set
}

// givenInputs states that the variables of v have their values in m, but for those that stand for results.
func givenInputs(m *term.Model, v term.ID, isResult map[term.ID]bool) term.ID {
	t := m.Table()
	fixed := []term.ID{term.True}
	for _, u := range shape.Variables(t, v) {
		switch {
		case isResult[u]:
		case t.Sort(u) == term.Bool:
			if b, err := m.EvalBool(u); err == nil && b {
				fixed = append(fixed, u)
			} else if err == nil {
				fixed = append(fixed, t.Not(u))
			}
		case t.Sort(u).IsBV():
			if x, err := m.Eval(u); err == nil {
				fixed = append(fixed, t.Eq(u, t.BigConst(x.BV, t.Width(u))))
			}
		}
	}
	return t.And(fixed...)
}

// between is lo <= x <= hi for floating-point numbers. Their encodings are changed so that they have the order of the numbers.
func between(t *term.Table, x term.ID, lo, hi float64) term.ID {
	if lo == 0 {
		lo = math.Copysign(0, -1)
	}
	if hi == 0 {
		hi = math.Abs(hi)
	}
	const sign = uint64(1) << 63
	rank := func(f float64) term.ID {
		b := math.Float64bits(f)
		if b&sign != 0 {
			return t.Const(^b, 64)
		}
		return t.Const(b|sign, 64)
	}
	ordered := t.Ite(t.Bin(term.OpSlt, x, t.Const(0, 64)), t.BVNot(x), t.Bin(term.OpBVOr, x, t.Const(sign, 64)))
	return t.And(t.Bin(term.OpUle, rank(lo), ordered), t.Bin(term.OpUle, ordered, rank(hi)))
}

// doubtful tells whether a failure was found that may not be one.
func (res *Result) doubtful() bool {
	for i := range res.Properties {
		if p := &res.Properties[i]; p.Status == StatusFailure && p.approximate {
			return true
		}
	}
	return false
}
