package audit

import (
	"fmt"
	"slices"
	"strings"

	"seabmc/claim"
	"seabmc/domain"
	"seabmc/term"
)

// An obligation is asked in stages. The first stages see only the terms near the roots, and deeper terms are unknown. A proof of such a question
// holds for all deeper terms. Only the last stage, which contains everything, can refute.

// stage is a question. The answer unsat proves the obligation.
type stage struct {
	text  string
	whole bool // sat refutes
}

// Sizes of stages.
const (
	ruleDepth  = 3    // the levels that a rule looks at
	widerDepth = 8    // of the second look
	widerTerms = 200  // that it has at most
	fullTerms  = 1500 // more are not asked in full
	mostGiven  = 120  // of what was assumed
	lookedAt   = 2000 // the number of latest assumptions from which those are taken
)

// question writes the negation of c over the open terms.
type question struct {
	c      *claim.Claim
	t      *term.Table // as it was when the claim was made
	known  map[term.ID]domain.Range
	open   map[term.ID]bool
	given  []term.ID // and what was assumed
	ranges bool      // say what is known of the ranges of the terms
	all    bool      // nothing of c is left out
}

func (q *question) stage() stage {
	c := q.c
	s := newScribe(q.t, q.open, c.Images)
	var asserts []string
	for _, g := range q.given {
		asserts = append(asserts, s.write(g).a)
	}
	for _, u := range c.Unless {
		asserts = append(asserts, "(not "+s.write(u).a+")")
	}
	wrong := q.wrong(s)
	for _, b := range c.Within {
		asserts = append(asserts, within(s.write(b.X).a, q.t.Width(b.X), b.Range))
	}
	if q.ranges {
		for _, id := range slices.Clone(s.order) {
			if k, ok := q.known[id]; ok {
				asserts = append(asserts, within(s.written[id].a, q.t.Width(id), k))
			}
		}
	}
	for _, a := range append(asserts, wrong) {
		fmt.Fprintf(&s.text, "(assert %s)\n", a)
	}
	logic := "QF_BV"
	text := s.text.String()
	if strings.Contains(text, "(Array ") {
		logic = "QF_ABV"
	}
	if c.Float != nil {
		logic += "FP"
	}
	return stage{"(set-logic " + logic + ")\n" + text, s.whole && q.all}
}

// wrong returns the negation of what c says.
func (q *question) wrong(s *scribe) string {
	c, t := q.c, q.t
	switch {
	case c.Apart != nil:
		return overlap(s, c.Apart)
	case c.Read != nil:
		return fmt.Sprintf("(not (= %s %s))", s.number(c.X), s.read(c.Read))
	case c.Float != nil:
		return s.float(c.X, c.Float)
	case c.Op != term.OpInvalid:
		x, y, z := s.write(c.X).a, s.write(c.X2).a, s.write(c.Y).a
		return fmt.Sprintf("(not (= (%v %s %s) %s))", c.Op, x, y, z)
	case c.YOff != 0:
		return fmt.Sprintf("(not (and (= %s %s) (= %s %s)))", s.write(c.X).a, s.write(c.Y).a, s.write(c.X).b, s.write(c.YOff).a)
	case c.Y != 0:
		x, y := s.write(c.X), s.write(c.Y)
		if x.b != "" {
			return fmt.Sprintf("(not (and (= %s %s) (= %s %s)))", x.a, y.a, x.b, y.b)
		}
		return fmt.Sprintf("(not (= %s %s))", x.a, y.a)
	case c.Among != nil:
		x := s.write(c.X).a
		parts := []string{"false", "false"} // as there must be two
		for _, k := range c.Among {
			parts = append(parts, fmt.Sprintf("(= %s %s)", x, s.write(k).a))
		}
		return "(not (or " + strings.Join(parts, " ") + "))"
	}
	return "(not " + within(s.write(c.X).a, t.Width(c.X), c.Range) + ")"
}

// overlap states that two accesses share a byte. Then the distance of their offsets, which wrap around, is the distance of two of their bytes.
func overlap(s *scribe, a *claim.Accesses) string {
	w := s.t.Layout.OffBits()
	p, q := s.place(a.P), s.place(a.Q)
	if a.Len != 0 {
		d := s.define(term.BV(w), "(bvsub %s %s)", p.b, q.b)
		n := s.write(a.Len).a
		return fmt.Sprintf("(and %s (or %s (and (bvult (bvneg %s) (_ bv%d %d)) (not (= %s (_ bv0 %d))))))", s.sameObject(p, q), s.below(d, a.Len), d, a.N, w, n, s.t.Width(a.Len))
	}
	d := s.define(term.BV(w), "(bvsub %s %s)", p.b, q.b) // from -N+1 to M-1
	below := func(d string, n uint64) string {
		if n > ^uint64(0)>>uint(64-w) {
			return "true"
		}
		return fmt.Sprintf("(bvult %s (_ bv%d %d))", d, n, w)
	}
	return fmt.Sprintf("(and %s (or %s %s))", s.sameObject(p, q), below(d, a.M), below("(bvneg "+d+")", a.N))
}

// stages returns the ways to ask, the easiest first. Each one sets what is open. It returns false if it does not apply to the question.
func (q *question) stages() []func() bool {
	roots := rootsOf(q.c)
	switch {
	case len(q.c.Given)+len(q.c.Assumed)+len(q.c.Unless) > 0:
		return q.conditional(roots)
	case q.c.Float != nil:
		return q.floats(roots)
	case len(q.c.Images) > 0 || q.c.Range.Known():
		return q.local(roots)
	}
	return []func() bool{
		func() bool { q.open = window(q.t, roots, ruleDepth, widerTerms); return true },
		func() bool { q.ranges, q.all = true, true; return true },
		func() bool { q.open = window(q.t, roots, widerDepth, widerTerms); return true },
		func() bool { return q.inFull(roots) },
	}
}

// local asks about single nodes first, and then in full.
func (q *question) local(roots []term.ID) []func() bool {
	depth := 1
	if len(q.c.Images) > 0 || isPointerOp(q.t.Op(q.c.X)) { // the ranges of a pointer's parts are ranges of bases and offsets
		depth = ruleDepth
	}
	return []func() bool{
		func() bool { q.open = window(q.t, roots, depth, widerTerms); return true },
		func() bool { q.open, q.ranges = window(q.t, roots, widerDepth, widerTerms), true; return true },
		func() bool { return q.inFull(roots) },
	}
}

func isPointerOp(op term.Op) bool {
	return op == term.OpPtrBase || op == term.OpPtrOff || op == term.OpPtrToInt
}

// conditional asks under conditions. First it uses only the given ones, and only as conditions. Then it adds those that were assumed.
func (q *question) conditional(roots []term.ID) []func() bool {
	c, t := q.c, q.t
	return []func() bool{
		func() bool {
			q.given, q.open = c.Given, conditions(t, roots, fullTerms)
			return true
		},
		func() bool {
			if len(c.Assumed) == 0 {
				return false
			}
			q.given = slices.Concat(c.Given, related(t, roots, c.Assumed))
			q.open = conditions(t, slices.Concat(q.given, roots), fullTerms)
			return true
		},
		func() bool {
			q.open, q.ranges = window(t, slices.Concat(q.given, roots), widerDepth, 2*widerTerms), true
			return true
		},
		func() bool {
			if all := slices.Concat(c.Given, c.Assumed); q.inFull(slices.Concat(all, roots)) {
				q.given = all
				return true
			}
			full := q.inFull(slices.Concat(q.given, roots))
			q.all = false
			return full
		},
	}
}

// related returns those of the latest assumptions that share a condition or a number with roots, or with another related assumption.
func related(t *term.Table, roots, assumed []term.ID) []term.ID {
	const depth, most = 4, 64
	about := window(t, roots, widerDepth, 4*widerTerms)
	if len(assumed) > lookedAt {
		assumed = assumed[len(assumed)-lookedAt:]
	}
	taken := make([]bool, len(assumed))
	var out []term.ID
	for round := 0; round < 3; round++ {
		before := len(out)
		for i := len(assumed) - 1; i >= 0 && len(out) < mostGiven; i-- {
			if taken[i] {
				continue
			}
			parts := window(t, assumed[i:i+1], depth, most)
			for id := range parts {
				if about[id] && !t.IsConst(id) {
					taken[i] = true
					out = append(out, assumed[i])
					break
				}
			}
		}
		for _, id := range out[before:] {
			for x := range window(t, []term.ID{id}, depth, most) {
				about[x] = true
			}
		}
		if len(out) == before {
			break
		}
	}
	slices.Sort(out)
	return out
}

// rootsOf returns the terms that c is about.
func rootsOf(c *claim.Claim) []term.ID {
	var out []term.ID
	for _, id := range []term.ID{c.X, c.X2, c.Y, c.YOff} {
		if id != 0 {
			out = append(out, id)
		}
	}
	if c.Apart != nil {
		out = append(out, c.Apart.P, c.Apart.Q)
		if c.Apart.Len != 0 {
			out = append(out, c.Apart.Len)
		}
	}
	if c.Float != nil {
		out = append(out, c.Float.Args...)
	}
	if r := c.Read; r != nil {
		for _, w := range r.Writes {
			out = append(append(append(out, w.Cond, w.Val, w.To, w.Len, w.From), w.Bytes...), w.Sources...)
		}
		out = slices.DeleteFunc(append(out, r.At), func(id term.ID) bool { return id == 0 })
		if r.Below != 0 {
			out = append(out, r.Below)
		}
	}
	return append(append(out, c.Given...), c.Unless...)
}
