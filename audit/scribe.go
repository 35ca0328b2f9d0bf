package audit

import (
	"fmt"
	"strconv"
	"strings"

	"seabmc/claim"
	"seabmc/domain"
	"seabmc/term"
)

// scribe writes terms as SMT-LIB 2. It is the auditor's own reading of what they mean: pointers are replaced by their definition (package term), and
// nothing is simplified. Names are given in the order in which they occur, so texts that differ only in the names of variables become the same text.
type scribe struct {
	t       *term.Table
	open    map[term.ID]bool // terms that are written out; others are unknowns. nil: all
	written map[term.ID]pair
	vars    map[string]string
	order   []term.ID // what was written, in order
	text    strings.Builder
	names   int
	whole   bool // no term was made an unknown
	arrays  bool
	stack   []term.ID
}

// pair is the text for a term. For a pointer, b is its offset and a its base.
type pair struct{ a, b string }

func newScribe(t *term.Table, open map[term.ID]bool, images []claim.Image) *scribe {
	s := &scribe{t: t, open: open, written: map[term.ID]pair{}, vars: map[string]string{}, whole: true}
	for _, x := range images { // as they are, even if they contain the term that they stand for
		s.write(x.A)
		if x.B != 0 {
			s.write(x.B)
		}
	}
	for _, x := range images {
		switch {
		case x.B != 0:
			s.written[x.X] = pair{s.written[x.A].a, s.written[x.B].a}
		case x.A != x.X:
			s.written[x.X] = s.written[x.A]
		}
	}
	return s
}

func (s *scribe) fresh() string {
	s.names++
	return "t" + strconv.Itoa(s.names)
}

// unknown declares a variable.
func (s *scribe) unknown(sort term.Sort) string {
	n := s.fresh()
	fmt.Fprintf(&s.text, "(declare-fun %s () %v)\n", n, sort)
	return n
}

// variable returns the variable with this name.
func (s *scribe) variable(name string, sort term.Sort) string {
	n, ok := s.vars[name]
	if !ok {
		n = s.unknown(sort)
		s.vars[name] = n
	}
	return n
}

// define gives an expression a name.
func (s *scribe) define(sort term.Sort, format string, args ...any) string {
	n := s.fresh()
	fmt.Fprintf(&s.text, "(define-fun %s () %v ", n, sort)
	fmt.Fprintf(&s.text, format, args...)
	s.text.WriteString(")\n")
	return n
}

// write returns the text for id, after writing what that text needs.
func (s *scribe) write(id term.ID) pair {
	if p, ok := s.written[id]; ok {
		return p
	}
	s.stack = append(s.stack[:0], id)
	for len(s.stack) > 0 {
		top := s.stack[len(s.stack)-1]
		if _, ok := s.written[top]; ok {
			s.stack = s.stack[:len(s.stack)-1]
			continue
		}
		n := len(s.stack)
		for _, a := range s.needs(top) {
			if _, ok := s.written[a]; !ok {
				s.stack = append(s.stack, a)
			}
		}
		if len(s.stack) > n {
			continue
		}
		s.stack = s.stack[:n-1]
		s.written[top] = s.node(top)
		s.order = append(s.order, top)
	}
	return s.written[id]
}

// needs returns the terms that occur in the text of id.
func (s *scribe) needs(id term.ID) []term.ID {
	if !s.isOpen(id) {
		return nil
	}
	return s.t.Args(id)
}

func (s *scribe) isOpen(id term.ID) bool { return s.open == nil || s.open[id] || s.t.IsConst(id) }

// node writes a term whose parts are already written.
func (s *scribe) node(id term.ID) pair {
	t := s.t
	sort := t.Sort(id)
	if !s.isOpen(id) {
		s.whole = s.whole && t.Op(id) == term.OpVar && sort != term.Ptr
		if sort == term.Ptr {
			return pair{s.unknown(term.BV(t.Layout.ObjBits)), s.unknown(term.BV(t.Layout.OffBits()))}
		}
		return pair{a: s.unknown(sort)}
	}
	args := make([]pair, len(t.Args(id)))
	for i, a := range t.Args(id) {
		args[i] = s.written[a]
	}
	switch op := t.Op(id); op {
	case term.OpTrue, term.OpFalse:
		return pair{a: op.String()}
	case term.OpConst:
		v, _ := t.Big(id)
		return pair{a: fmt.Sprintf("(_ bv%v %d)", v, sort.Width())}
	case term.OpVar:
		if sort != term.Ptr {
			return pair{a: s.variable(t.Name(id), sort)}
		}
		return s.ofInt(s.variable(t.Name(id)+"!int", term.BV(t.Layout.PtrBits)))
	case term.OpPtr:
		return pair{args[0].a, args[1].a}
	case term.OpPtrBase:
		return pair{a: args[0].a}
	case term.OpPtrOff:
		return pair{a: args[0].b}
	case term.OpPtrToInt: // base*2^OffBits + sext(offset)
		return pair{a: s.define(sort, "(bvadd (concat %s (_ bv0 %d)) ((_ sign_extend %d) %s))", args[0].a, t.Layout.OffBits(), t.Layout.ObjBits, args[0].b)}
	case term.OpIntToPtr:
		return s.ofInt(args[0].a)
	case term.OpIte:
		if sort == term.Ptr {
			return pair{s.define(term.BV(t.Layout.ObjBits), "(ite %s %s %s)", args[0].a, args[1].a, args[2].a),
				s.define(term.BV(t.Layout.OffBits()), "(ite %s %s %s)", args[0].a, args[1].b, args[2].b)}
		}
	case term.OpEq:
		if t.Sort(t.Arg(id, 0)) == term.Ptr {
			return pair{a: s.define(term.Bool, "(and (= %s %s) (= %s %s))", args[0].a, args[1].a, args[0].b, args[1].b)}
		}
	case term.OpSelect, term.OpStore:
		s.arrays = true
	}
	return pair{a: s.apply(id, args)}
}

// ofInt returns base and offset of the pointer whose integer is x. The offset is the low part as a signed number. The base is the rest.
func (s *scribe) ofInt(x string) pair {
	l := s.t.Layout
	half := fmt.Sprintf("(bvshl (_ bv1 %d) (_ bv%d %d))", l.PtrBits, l.OffBits()-1, l.PtrBits)
	return pair{s.define(term.BV(l.ObjBits), "((_ extract %d %d) (bvadd %s %s))", l.PtrBits-1, l.OffBits(), x, half),
		s.define(term.BV(l.OffBits()), "((_ extract %d 0) %s)", l.OffBits()-1, x)}
}

// apply writes an operator that SMT-LIB has.
func (s *scribe) apply(id term.ID, args []pair) string {
	t := s.t
	var b strings.Builder
	switch op := t.Op(id); op {
	case term.OpExtract:
		hi, lo := t.ExtractBounds(id)
		fmt.Fprintf(&b, "((_ extract %d %d)", hi, lo)
	case term.OpZExt, term.OpSExt:
		fmt.Fprintf(&b, "((_ %v %d)", op, t.Width(id)-t.Width(t.Arg(id, 0)))
	default:
		b.WriteString("(" + op.String())
	}
	for _, a := range args {
		b.WriteString(" " + a.a)
	}
	b.WriteString(")")
	return s.define(t.Sort(id), "%s", b.String())
}

// within states that x, which has width w, is in r.
func within(x string, w int, r domain.Range) string {
	c := func(v uint64) string { return fmt.Sprintf("(_ bv%d %d)", v, w) }
	signed := func(v int64) string { return c(uint64(v) & (^uint64(0) >> uint(64-w))) }
	parts := []string{"true", "true"} // as there must be two
	if v, ok := r.Const(); ok {
		return fmt.Sprintf("(= %s %s)", x, c(v))
	}
	most := ^uint64(0) >> uint(64-w)
	if r.UMin() > 0 {
		parts = append(parts, fmt.Sprintf("(bvule %s %s)", c(r.UMin()), x))
	}
	if r.UMax() < most {
		parts = append(parts, fmt.Sprintf("(bvule %s %s)", x, c(r.UMax())))
	}
	if r.SMin() > -int64(most>>1)-1 {
		parts = append(parts, fmt.Sprintf("(bvsle %s %s)", signed(r.SMin()), x))
	}
	if r.SMax() < int64(most>>1) {
		parts = append(parts, fmt.Sprintf("(bvsle %s %s)", x, signed(r.SMax())))
	}
	if r.Stride() > 1 {
		parts = append(parts, fmt.Sprintf("(= (bvurem (bvsub %s %s) %s) %s)", x, c(r.UMin()), c(r.Stride()), c(0)))
	}
	if r.SStride() > 1 {
		parts = append(parts, fmt.Sprintf("(= (bvurem (bvsub %s %s) %s) %s)", x, signed(r.SMin()), c(r.SStride()), c(0)))
	}
	return "(and " + strings.Join(parts, " ") + ")"
}

// window returns the terms that are less than depth levels below the roots, and at most most of them. A depth below 0 means no limit.
func window(t *term.Table, roots []term.ID, depth, most int) map[term.ID]bool {
	open := map[term.ID]bool{}
	level := roots
	for d := 0; len(level) > 0 && d != depth; d++ {
		var next []term.ID
		for _, id := range level {
			if open[id] || len(open) >= most {
				continue
			}
			open[id] = true
			next = append(next, t.Args(id)...)
		}
		level = next
	}
	return open
}

// conditions returns the terms of sort Bool that roots are made of, and at most most of them. It does not look into numbers.
func conditions(t *term.Table, roots []term.ID, most int) map[term.ID]bool {
	open := map[term.ID]bool{}
	for stack := append([]term.ID(nil), roots...); len(stack) > 0 && len(open) < most; {
		id := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if open[id] || t.Sort(id) != term.Bool {
			continue
		}
		open[id] = true
		stack = append(stack, t.Args(id)...)
	}
	return open
}
