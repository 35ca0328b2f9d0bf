package vcgen

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"seabmc/claim"
	"seabmc/domain"
	"seabmc/ir"
	"seabmc/term"
)

// learn: the ranges of variables hold their values wherever all that is assumed holds. A variable that a property may depend on,
// or that belongs to another path, learns nothing.
func TestContractLearn(t *testing.T) {
	contract(t, 5000, func(d *drawn) string {
		g := d.g
		x, y := g.t.Var("x", term.BV(d.w)), g.t.Var("y", term.BV(d.w))
		before := [2]domain.Range{g.r.Range(x), g.r.Range(y)}
		told := &listening{}
		if d.IntN(2) == 0 {
			g.r.SetAuditor(told)
		} else {
			told = nil
		}
		path, c := term.True, d.condition(2)
		if d.IntN(4) == 0 {
			c = g.r.And(c, d.comparison(1))
		}
		free := true
		switch d.IntN(4) {
		case 0:
			path = d.condition(1)
			if free = d.IntN(2) == 0; free && path != term.True {
				g.owner[x], g.owner[y] = path, path
			} else {
				free = path == term.True
			}
		case 1:
			g.stated, free = max(x, y), false
		}
		if path == term.True {
			g.assumeThat(c)
		}
		g.learn(path, c)
		if n := len(g.assumed); path == term.True && n > 1 || path != term.True && n != g.derived.learnt {
			d.fatal("%d is assumed, and %d limits are learnt", g.assumed, g.derived.learnt)
		}
		more := d.condition(1)
		if path == term.True && d.IntN(2) == 0 {
			g.assumeThat(more)
			g.learn(path, more)
		}
		in := d.where(term.True, nil, append([]term.ID{x, y}, g.assumed...)...)
		for _, a := range g.assumed {
			for i, v := range d.l.Values(a) {
				in[i] = in[i] && v == 1
			}
		}
		out := "nothing"
		for k, v := range []term.ID{x, y} {
			r := g.r.Range(v)
			if r != before[k] {
				out = "learnt"
				if !free {
					d.fatal("learnt of a variable that is not free")
				}
			}
			for i, n := range d.l.Values(v) {
				if in[i] && !r.Contains(n) {
					d.fatal("variable %d is %d, not in %v (lane %d)", v, n, r, i)
				}
			}
		}
		if (g.derived.learnt > 0) != (out == "learnt") {
			d.fatal("%d facts are counted, and %s", g.derived.learnt, out)
		}
		if told != nil {
			d.toldOf(told, g.derived.learnt, in)
		}
		for _, z := range g.conjuncts(c) { // they are c together
			all := d.where(term.True, nil, c, z)
			for i, v := range d.l.Values(c) {
				all[i] = v == 1
			}
			d.always(all, z, true, "conjuncts")
		}
		return out
	}, "nothing", "learnt")
}

// listening is an auditor that keeps what it is told of limits.
type listening struct{ claims []*claim.Claim }

func (l *listening) Claim(c *claim.Claim) {
	if c.By == "limit of a variable" {
		l.claims = append(l.claims, c)
	}
}

// toldOf: the auditor was told each limit, of a variable that is in its range wherever all that is assumed holds.
func (d *drawn) toldOf(l *listening, facts int, in []bool) {
	d.tt.Helper()
	if len(l.claims) != facts {
		d.fatal("%d facts, %d claims", facts, len(l.claims))
	}
	for _, c := range l.claims {
		if d.g.t.Op(c.X) != term.OpVar {
			d.fatal("a limit of what is no variable")
		}
		for i, v := range d.l.Values(c.X) {
			if in[i] && !c.Range.Contains(v) {
				d.fatal("claimed: variable %d is %d, not in %v (lane %d)", c.X, v, c.Range, i)
			}
		}
	}
}

// limited: what x of range r is where it is below, or above, something of range k.
func TestContractLimited(t *testing.T) {
	contract(t, 5000, func(d *drawn) string {
		w := []int{1, 2, 3, 4, 64}[d.IntN(5)]
		signed := func(v uint64) int64 { return int64(v<<uint(64-w)) >> uint(64-w) }
		m := ^uint64(0) >> uint(64-w)
		draw := func() domain.Range {
			lo, hi := d.Uint64()&m, d.Uint64()&m
			if d.IntN(3) == 0 {
				lo = []uint64{0, m, m >> 1, m>>1 + 1}[d.IntN(4)]
			}
			if d.IntN(4) == 0 {
				hi = lo
			}
			if d.IntN(2) == 0 {
				return domain.URange(w, min(lo, hi), max(lo, hi), uint64(d.IntN(3)))
			}
			return domain.SRange(w, min(signed(lo), signed(hi)), max(signed(lo), signed(hi)), uint64(d.IntN(3)))
		}
		r, k := draw(), draw()
		bySign, upper, strict := d.IntN(2) == 0, d.IntN(2) == 0, uint64(d.IntN(2))
		fact, ok := limited(r, k, bySign, upper, strict, w)
		if _, ok := limited(domain.Range{}, k, bySign, upper, strict, w); ok {
			d.fatal("a limit of what has no range")
		}
		if _, ok := limited(r, domain.Range{}, bySign, upper, strict, w); ok {
			d.fatal("a limit by what has no range")
		}
		if ok && r.UMin() == r.UMax() {
			d.fatal("a limit %v of what has one value, %v", fact, r)
		}
		possible, cut := false, false
		check := func(x, y uint64) {
			if !r.Contains(x) || !k.Contains(y) {
				return
			}
			low, high := x, y
			if !upper {
				low, high = y, x
			}
			less := low < high
			if bySign {
				less = signed(low) < signed(high)
			}
			if less || strict == 0 && low == high {
				possible = true
				cut = cut || ok && !fact.Contains(x)
			}
		}
		if w <= 4 {
			for x := range m + 1 {
				for y := range m + 1 {
					check(x, y)
				}
			}
		} else {
			ends := []uint64{r.UMin(), r.UMax(), uint64(r.SMin()), uint64(r.SMax()), k.UMin(), k.UMax(), uint64(k.SMin()), uint64(k.SMax())}
			for range 60 {
				check(ends[d.IntN(8)]+uint64(d.IntN(3))-1, ends[d.IntN(8)]+uint64(d.IntN(3))-1)
			}
		}
		switch {
		case cut:
			d.fatal("%v below %v (upper %v, signed %v, strict %d): %v leaves something out", r, k, upper, bySign, strict, fact)
		case ok:
			return "limited"
		case possible:
			return "says nothing"
		}
		return "contradicts"
	}, "limited", "says nothing", "contradicts")
}

// given, under, excludes: a value without the choices that a condition has made is the same where the condition holds.
func TestContractGiven(t *testing.T) {
	contract(t, 4000, func(d *drawn) string {
		g := d.g
		h, v := d.condition(2), d.number(2)
		if d.IntN(2) == 0 {
			v = g.r.Ite(d.condition(1), g.r.Ite(h, v, d.number(1)), v)
		}
		if d.IntN(3) == 0 {
			k := d.constant()
			h = g.r.And(h, g.r.Eq(d.variable(), k))
		}
		c := d.condition(1)
		if g.excludes(h, c) {
			d.always(d.where(h, nil, c), c, false, "excludes")
		}
		g.path = pathOf{given: h, of: pointer}
		if g.given(memory, v) != v {
			d.fatal("given for another pointer")
		}
		now := g.given(pointer, v)
		d.same(d.where(h, nil, v, now), v, now, "given")
		if now != v {
			return "changed"
		}
		return "as it was"
	}, "changed", "as it was")
}

// What a check or an assumption says before an access: its pointer is valid, under the guard. Only for accesses by this pointer, and only until
// the path changes or another check says nothing.
func TestContractNoteValid(t *testing.T) {
	contract(t, 2000, func(d *drawn) string {
		g := d.g
		w := one(d, d.condition(1), term.True)
		ok := d.condition(1)
		g.set(guard, w)
		g.set(valid, ok)
		g.set(both, g.r.And(ok, d.condition(0)))
		g.set(flag, d.condition(1))
		cond := one(d, valid, both, flag)
		op := one(d, ir.OpAssert, ir.OpAssume)
		g.noteValid(&ir.Instr{Op: op, Args: []ir.Reg{guard, cond}})
		said := g.r.And(w, g.val(cond))
		out := "valid"
		switch d.IntN(4) {
		case 0:
			g.set(flag, term.True)
			g.set(guard, term.True)
			g.noteValid(&ir.Instr{Op: ir.OpAssert, Args: []ir.Reg{guard, flag}}) // says nothing
			out = "forgotten"
		case 1:
			d.context(d.condition(1))
			out = "forgotten"
		}
		v := g.r.Ite(d.condition(1), g.r.Ite(said, d.number(1), d.number(1)), d.number(0))
		now := g.given(pointer, v)
		if g.given(memory, v) != v {
			d.fatal("given for another pointer")
		}
		if (cond == flag || out == "forgotten") && now != v {
			d.fatal("given by a condition that says nothing of the pointer")
		}
		d.same(d.where(said, nil, v, now), v, now, "given")
		if now != v {
			return "given"
		}
		return out
	}, "valid", "forgotten", "given")
}

// What cannot be together with a condition, by a look at it alone: nothing is tried for an equation without a constant.
func TestContractExcludesWhat(t *testing.T) {
	g, err := New(registers(), Options{ARM: true, Checked: true}, nil)
	if err != nil {
		t.Fatal(err)
	}
	early := g.t.Const(7, 8) // stands first in an equation, as terms do that were made first
	x, y, p := g.t.Var("x", term.BV(8)), g.t.Var("y", term.BV(8)), g.t.Var("p", term.Bool)
	late := g.t.Const(6, 8)
	square := func(x term.ID) term.ID { return g.r.Bin(term.OpMul, x, x) }
	for _, tt := range []struct {
		name string
		h, c term.ID
		want bool
	}{
		{"a condition and its negation", p, g.t.Not(p), true},
		{"two conditions", p, g.r.Eq(x, y), false},
		{"a square of 49 where it is below 49", g.r.Bin(term.OpUlt, square(x), g.t.Const(49, 8)), g.r.Eq(x, early), true},
		{"a square of 49 where it is below 50", g.r.Bin(term.OpUlt, square(x), g.t.Const(50, 8)), g.r.Eq(x, early), false},
		{"a square of 36 where it is below 36", g.r.Bin(term.OpUlt, square(x), g.t.Const(36, 8)), g.r.Eq(x, late), true},
		{"two that are equal and have other squares", g.r.Not(g.r.Eq(square(x), square(y))), g.r.Eq(x, y), false},
	} {
		if got := g.excludes(tt.h, tt.c); got != tt.want {
			t.Errorf("%s: %v", tt.name, got)
		}
	}
}

// given looks at sixteen choices and no more: the last of so many is made where the access is, that of one more is not.
func TestContractGivenSixteen(t *testing.T) {
	for choices := maxChoices - 1; choices <= maxChoices+1; choices++ {
		g, err := New(registers(), Options{ARM: true, Checked: true}, nil)
		if err != nil {
			t.Fatal(err)
		}
		number := func(i int) term.ID { return g.t.Var(fmt.Sprint("n", i), term.BV(8)) }
		known := g.t.Var("known", term.Bool)
		nest := func(last term.ID) term.ID {
			for i := range choices - 1 {
				last = g.r.Ite(g.t.Var(fmt.Sprint("c", i), term.Bool), number(i), last)
			}
			return last
		}
		v := nest(g.r.Ite(known, number(100), number(101)))
		want := nest(number(100))
		if choices > maxChoices {
			want = v
		}
		g.path = pathOf{given: known, of: pointer}
		if got := g.given(pointer, v); got != want {
			t.Errorf("%d choices: %d, want %d", choices, got, want)
		}
	}
}

// What an access takes for granted after some checks and assumptions: the guard and the condition of the last one that was about its pointer.
func TestContractNotesInTurn(t *testing.T) {
	type note struct {
		op    ir.Op
		guard string // a variable, or true
		reg   ir.Reg // of the condition
		is    string // its value
	}
	for _, tt := range []struct {
		name    string
		notes   []note
		of      ir.Reg
		granted string
	}{
		{"a check of the pointer", []note{{ir.OpAssert, "g", valid, "v"}}, pointer, "g v"},
		{"an assumption about the pointer", []note{{ir.OpAssume, "g", valid, "v"}}, pointer, "g v"},
		{"valid and writable", []note{{ir.OpAssert, "g", both, "v"}}, pointer, "g v"},
		{"a check of something else", []note{{ir.OpAssert, "g", flag, "f"}}, 0, ""},
		{"then a check of something else", []note{{ir.OpAssert, "g", valid, "v"}, {ir.OpAssert, "g", flag, "f"}}, 0, ""},
		{"then an assumption about something else", []note{{ir.OpAssert, "g", valid, "v"}, {ir.OpAssume, "g", flag, "f"}}, pointer, "g v"},
		{"then a check of something else that says nothing", []note{{ir.OpAssert, "g", valid, "v"}, {ir.OpAssert, "true", flag, "true"}}, 0, ""},
		{"then an assumption about something else that says nothing", []note{{ir.OpAssert, "g", valid, "v"}, {ir.OpAssume, "true", flag, "true"}}, pointer, "g v"},
		{"a check of the pointer on all paths", []note{{ir.OpAssert, "true", valid, "v"}}, pointer, "v"},
		{"a check that says that the path is not taken", []note{{ir.OpAssert, "g", valid, "true"}}, pointer, "g"},
		{"a check of the pointer that says nothing", []note{{ir.OpAssert, "g", valid, "v"}, {ir.OpAssert, "true", valid, "true"}}, 0, ""},
		{"then another check of the pointer", []note{{ir.OpAssert, "g", valid, "v"}, {ir.OpAssert, "h", both, "w"}}, pointer, "h w"},
	} {
		g, err := New(registers(), Options{ARM: true, Checked: true}, nil)
		if err != nil {
			t.Fatal(err)
		}
		boolean := func(name string) term.ID {
			if name == "true" {
				return term.True
			}
			return g.t.Var(name, term.Bool)
		}
		for _, n := range tt.notes {
			g.set(guard, boolean(n.guard))
			g.set(n.reg, boolean(n.is))
			g.noteValid(&ir.Instr{Op: n.op, Args: []ir.Reg{guard, n.reg}})
		}
		want := term.True
		for _, name := range strings.Fields(tt.granted) {
			want = g.r.And(want, boolean(name))
		}
		if g.path.of != tt.of || tt.of != 0 && g.path.given != want {
			t.Errorf("%s: of %d, given %d; want %d, %d", tt.name, g.path.of, g.path.given, tt.of, want)
		}
	}
}

// Assumptions on paths: what know finds to hold on a path follows from the path and the assumptions, whatever order they came in.
func TestContractAssumed(t *testing.T) {
	contract(t, 5000, func(d *drawn) string {
		g := d.g
		literals := []term.ID{g.t.Var("b", term.Bool), g.t.Var("c", term.Bool), d.comparison(0), d.comparison(0)}
		lit := func() term.ID {
			x := one(d, literals...)
			if d.IntN(3) == 0 {
				return g.r.Not(x)
			}
			return x
		}
		pathOf := func() term.ID { return g.r.And(lit(), lit(), lit()) }
		var as []assumption
		if d.IntN(8) == 0 { // more than are kept
			p := lit()
			for i := range mostFacts + d.IntN(4) {
				g.note(p, g.t.Var(fmt.Sprint("f", i%3), term.Bool))
				as = append(as, assumption{p, g.t.Var(fmt.Sprint("f", i%3), term.Bool)})
			}
		}
		early := pathOf()
		c := d.context(early)
		for range 1 + d.IntN(4) {
			a := assumption{one(d, pathOf(), pathOf(), early, term.True), one(d, lit(), d.condition(1))}
			g.note(a.path, a.cond)
			as = append(as, a)
		}
		path := one(d, early, g.r.And(early, lit()), pathOf())
		c2 := d.context(path)
		found := "nothing"
		for _, k := range []struct {
			path term.ID
			c    *pathContext
		}{{early, c}, {path, c2}, {term.True, g.always}} {
			if k.c == nil {
				continue
			}
			in := d.where(k.path, as, keys(k.c)...)
			for x, value := range k.c.holds {
				d.always(in, x, value, "known")
			}
			for _, a := range as {
				if _, known := k.c.holds[a.cond]; a.path == k.path && k.path != term.True && len(as) < mostFacts && a.cond != term.False && !known {
					d.fatal("an assumption on the path itself is not known")
				}
				if a.path != k.path && k.c.holds[a.cond] {
					found = "found"
				}
			}
		}
		return found
	}, "found", "nothing")
}

// pin: where the path that a variable belongs to is taken and the assumption holds, it has the value that it is pinned to.
func TestContractPin(t *testing.T) {
	contract(t, 3000, func(d *drawn) string {
		g := d.g
		b, c := g.t.Var("b", term.Bool), g.t.Var("c", term.Bool)
		path := g.r.And(d.condition(1), one(d, c, g.r.Not(c)), d.condition(0))
		if d.IntN(3) == 0 {
			path = one(d, c, d.comparison(0))
		}
		either := d.IntN(8) == 0 // a path that does not imply c
		if either {
			path = g.r.Or(c, d.condition(0))
		}
		if path == term.True || path == term.False {
			return "no path"
		}
		if d.IntN(6) > 0 {
			d.context(path)
			g.set(flag, b)
			g.Own(flag)
		}
		x := one(d, b, g.r.Not(b))
		bad := x
		switch d.IntN(4) {
		case 0:
			bad = g.r.And(x, d.condition(0))
		case 1, 2:
			bad = g.r.And(path, x)
		}
		if either {
			bad = g.r.And(c, x)
		}
		g.pin(bad)
		value, ok := g.pinned[b]
		if !ok {
			return "open"
		}
		if fact := g.t.BoolConst(value); g.t.Op(bad) == term.OpAnd && !slices.Contains(g.assumed, g.r.Eq(b, fact)) {
			d.fatal("the value is not assumed")
		}
		where := path
		if g.owner[b] == 0 {
			where = term.True
		}
		d.always(d.where(where, []assumption{{term.True, g.r.Not(bad)}}, b, bad), b, value, "pin")
		g.set(guard, x)
		if got := g.settle(guard); got != g.t.BoolConst(value == (x == b)) {
			d.fatal("settled to %d", got)
		}
		g.set(flag, c)
		if got := g.settle(flag); got != c {
			d.fatal("another one is settled")
		}
		return "pinned"
	}, "open", "pinned")
}
