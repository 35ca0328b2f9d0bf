package audit

import (
	"fmt"
	"strings"

	"seabmc/claim"
	"seabmc/term"
)

// SMT-LIB's theory of floating-point numbers defines the results of operations on them. The "=" of that theory knows only one NaN, and distinguishes
// zeros by their sign.

// float states that x, which is the encoding of a number, a Boolean or an integer, is not what f computes.
func (s *scribe) float(x term.ID, f *claim.Float) string {
	var args []string
	for _, a := range f.Args {
		args = append(args, encoded(s.write(a).a, f.E, f.M))
	}
	is, wide := s.write(x).a, s.t.Sort(x)
	switch {
	case f.Op == "fp.to_sbv" || f.Op == "fp.to_ubv":
		return fmt.Sprintf("(not (= %s (ite %s ((_ %s %d) RTZ %s) (_ bv0 %d))))", is, fits(args[0], f, wide.Width()), f.Op, wide.Width(), args[0], wide.Width())
	case f.ToE > 0:
		is = encoded(is, f.ToE, f.ToM)
	}
	return fmt.Sprintf("(not (= %s (%s %s)))", is, f.Op, strings.Join(args, " "))
}

// encoded returns the number with the given encoding. Without a format it stays an integer.
func encoded(x string, e, m int) string {
	if e == 0 {
		return x
	}
	return fmt.Sprintf("((_ to_fp %d %d) %s)", e, m+1, x)
}

// fits states that x rounded towards zero is an integer of n bits.
func fits(x string, f *claim.Float, n int) string {
	r := "(fp.roundToIntegral RTZ " + x + ")"
	if f.Op == "fp.to_ubv" {
		return fmt.Sprintf("(and (fp.leq (_ +zero %d %d) %s) (fp.lt %s %s))", f.E, f.M+1, r, r, power(n, 0, f))
	}
	return fmt.Sprintf("(and (fp.leq %s %s) (not (fp.isInfinite %s)) (fp.lt %s %s))", power(n-1, 1, f), r, x, r, power(n-1, 0, f))
}

// power returns 2^k with a sign, or an infinity if that is too large.
func power(k, sign int, f *claim.Float) string {
	bias := 1<<(f.E-1) - 1
	return fmt.Sprintf("(fp (_ bv%d 1) (_ bv%d %d) (_ bv0 %d))", sign, min(k, bias+1)+bias, f.E, f.M)
}

// cone returns the terms that x is made of, down to the arguments. It returns nil if there are more than most.
func cone(t *term.Table, x term.ID, args []term.ID, most int) map[term.ID]bool {
	open, seen := map[term.ID]bool{}, map[term.ID]bool{}
	for _, a := range args {
		seen[a] = true
	}
	for todo := []term.ID{x}; len(todo) > 0; {
		id := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if seen[id] {
			continue
		}
		seen[id], open[id] = true, true
		if len(open) > most {
			return nil
		}
		todo = append(todo, t.Args(id)...)
	}
	return open
}

// floats asks about an operation with arbitrary arguments first, and then about the operation with its own arguments.
func (q *question) floats(roots []term.ID) []func() bool {
	any := func(ranges bool) func() bool {
		return func() bool {
			q.open, q.ranges = cone(q.t, q.c.X, q.c.Float.Args, fullTerms), ranges
			if q.open == nil {
				q.open = map[term.ID]bool{} // nothing is said: the text has to be short
			}
			return true
		}
	}
	return []func() bool{any(false), any(true), func() bool { return q.inFull(roots) }}
}

// inFull opens all terms, unless there are too many.
func (q *question) inFull(roots []term.ID) bool {
	if len(window(q.t, roots, -1, fullTerms+1)) > fullTerms {
		return false
	}
	q.open, q.ranges, q.all = nil, true, true
	return true
}
