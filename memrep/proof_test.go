package memrep

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"seabmc/pass"
	"seabmc/rewriter"
	"seabmc/rewriter/rules"
	"seabmc/solver"
	"seabmc/term"
)

// The memory rules are proved against the axioms of arrays. Each rule is made to fire in the representations that have it. Then a solver is asked
// for memory, pointers and values for which the result of the read differs from what select and store give.

// memory has the operations that a history of writes and reads needs.
type memory interface {
	write(m int, p, v term.ID) int
	set(m int, p, b, n term.ID) int
	copy(m int, p term.ID, src int, q, n term.ID) int
	merge(c term.ID, x, y int) int
	read(m int, p term.ID, n int) term.ID
}

// applied is a memory in the representation whose rules are proved.
type applied struct{ rep Representation }

func (x applied) write(m int, p, v term.ID) int  { return int(x.rep.Store(Mem(m), p, v)) }
func (x applied) set(m int, p, b, n term.ID) int { return int(x.rep.Set(Mem(m), p, b, n)) }
func (x applied) copy(m int, p term.ID, src int, q, n term.ID) int {
	return int(x.rep.Copy(Mem(m), p, Mem(src), q, n))
}
func (x applied) merge(c term.ID, a, b int) int        { return int(x.rep.Merge(c, Mem(a), Mem(b))) }
func (x applied) read(m int, p term.ID, n int) term.ID { return x.rep.Load(Mem(m), p, n) }

// axioms is a memory of select and store alone. Sets and copies have at most longest bytes.
type axioms struct {
	t    *term.Table
	mems []term.ID
}

const longest = 8

func newAxioms(t *term.Table) *axioms {
	return &axioms{t, []term.ID{t.Var("mem0", term.Array(t.Layout.PtrBits))}}
}

// addr returns the index of byte k after p.
func (x *axioms) addr(p term.ID, k int) term.ID {
	off := x.t.PtrOff(p)
	return x.t.Bin(term.OpConcat, x.t.PtrBase(p), x.t.Bin(term.OpAdd, off, x.t.Const(uint64(k), x.t.Width(off))))
}

func (x *axioms) mk(a term.ID) int {
	x.mems = append(x.mems, a)
	return len(x.mems) - 1
}

func (x *axioms) write(m int, p, v term.ID) int {
	a := x.mems[m]
	for k := range x.t.Width(v) / 8 {
		a = x.t.Store(a, x.addr(p, k), x.t.Extract(v, 8*k+7, 8*k))
	}
	return x.mk(a)
}

func (x *axioms) some(m int, p, n term.ID, val func(k int) term.ID) int {
	a := x.mems[m]
	for k := range longest {
		i := x.addr(p, k)
		in := x.t.Bin(term.OpUlt, x.t.Const(uint64(k), x.t.Width(n)), n)
		a = x.t.Store(a, i, x.t.Ite(in, val(k), x.t.Select(a, i)))
	}
	return x.mk(a)
}

func (x *axioms) set(m int, p, b, n term.ID) int {
	return x.some(m, p, n, func(int) term.ID { return b })
}

func (x *axioms) copy(m int, p term.ID, src int, q, n term.ID) int {
	return x.some(m, p, n, func(k int) term.ID { return x.t.Select(x.mems[src], x.addr(q, k)) })
}

func (x *axioms) merge(c term.ID, a, b int) int { return x.mk(x.t.Ite(c, x.mems[a], x.mems[b])) }

func (x *axioms) read(m int, p term.ID, n int) term.ID {
	v := x.t.Select(x.mems[m], x.addr(p, 0))
	for k := 1; k < n; k++ {
		v = x.t.Bin(term.OpConcat, x.t.Select(x.mems[m], x.addr(p, k)), v)
	}
	return v
}

// letters holds the unknowns of the histories.
type letters struct {
	t       *term.Table
	p, q, s term.ID // pointers anywhere
	u, v    term.ID // words of two bytes
	b       term.ID // byte
	n       term.ID // length, at most 3
	c       term.ID // condition
}

func newLetters(t *term.Table) letters {
	l := t.Layout
	ptr := func(name string) term.ID {
		return t.MkPtr(t.Var(name+"b", term.BV(l.ObjBits)), t.Var(name+"o", term.BV(l.OffBits())))
	}
	return letters{t: t, p: ptr("p"), q: ptr("q"), s: ptr("s"), u: t.Var("u", term.BV(16)), v: t.Var("v", term.BV(16)),
		b: t.Var("b", term.BV(8)), n: t.ZExt(t.Var("n", term.BV(2)), l.PtrBits), c: t.Var("c", term.Bool)}
}

// either returns a pointer into object 1 or 2.
func (l letters) either() term.ID { return l.t.Ite(l.c, l.in(1, l.p), l.in(2, l.q)) }

// at returns a constant address, at an offset anywhere in an object.
func (l letters) at(base, off uint64) term.ID {
	return l.t.MkPtr(l.t.Const(base, l.t.Layout.ObjBits), l.t.Const(off, l.t.Layout.OffBits()))
}

func (l letters) in(base uint64, p term.ID) term.ID {
	return l.t.MkPtr(l.t.Const(base, l.t.Layout.ObjBits), l.t.PtrOff(p))
}

// element returns the pointer to byte k of one of the elements of an array, which is object 1. Each element has four bytes.
func (l letters) element(p term.ID, k uint64) term.ID {
	w := l.t.Layout.OffBits()
	i := l.t.ZExt(l.t.Extract(l.t.PtrOff(p), 2, 0), w)
	return l.t.MkPtr(l.t.Const(1, l.t.Layout.ObjBits), l.t.Bin(term.OpAdd, l.t.Bin(term.OpMul, i, l.t.Const(4, w)), l.t.Const(k, w)))
}

func (l letters) len(n uint64) term.ID { return l.t.Const(n, l.t.Layout.PtrBits) }

// lemma is an instance of a rule that is general except for the widths, and an instance of a rule that is nearly the same but wrong.
type lemma struct {
	line  string // of rewriter/rules/memory.rules: the rule and which of its lines
	modes []string
	right func(m memory, l letters) term.ID
	wrong func(m memory, l letters) term.ID
}

var (
	chains = []string{"lambda", "off", "cached", "on"}
	lists  = []string{"lambda", "off", "cached"} // on asks each object by itself instead
	maps   = []string{"cached", "on"}
	arms   = []string{"off", "cached"}
)

// pair writes two words next to each other into object 2.
func pair(m memory, l letters) int {
	return m.write(m.write(0, l.at(2, 4), l.u), l.at(2, 6), l.v)
}

var lemmas = []lemma{
	{"ROW 1", chains, func(m memory, l letters) term.ID { return m.read(m.write(0, l.p, l.v), l.q, 2) },
		func(m memory, l letters) term.ID { return m.read(m.write(0, l.q, l.v), l.q, 2) }},
	{"ROW-HIT 1", lists, func(m memory, l letters) term.ID { return m.read(m.write(m.write(0, l.q, l.u), l.p, l.v), l.p, 2) },
		func(m memory, l letters) term.ID { return m.read(m.write(m.write(0, l.p, l.v), l.q, l.u), l.p, 2) }},
	{"ROW-SKIP 1", lists, func(m memory, l letters) term.ID { return m.read(m.write(0, l.in(1, l.p), l.v), l.in(2, l.q), 2) },
		func(m memory, l letters) term.ID { return m.read(m.write(0, l.in(2, l.p), l.v), l.in(2, l.q), 2) }},
	{"ROW 2", chains, func(m memory, l letters) term.ID { return m.read(m.set(0, l.p, l.b, l.n), l.q, 2) },
		func(m memory, l letters) term.ID { return m.read(m.set(0, l.p, l.b, l.len(3)), l.q, 2) }},
	{"ROW-HIT 2", []string{"lambda", "off"}, func(m memory, l letters) term.ID { return m.read(m.set(0, l.at(1, 4), l.b, l.len(8)), l.at(1, 9), 2) },
		func(m memory, l letters) term.ID { return m.read(m.set(0, l.at(1, 4), l.b, l.len(6)), l.at(1, 9), 2) }},
	{"ROW-SKIP 2", []string{"lambda", "off"}, func(m memory, l letters) term.ID { return m.read(m.set(0, l.at(1, 4), l.b, l.len(8)), l.at(1, 12), 2) },
		func(m memory, l letters) term.ID { return m.read(m.set(0, l.at(1, 4), l.b, l.len(8)), l.at(1, 11), 2) }},
	{"ROW 3", chains, func(m memory, l letters) term.ID {
		return m.read(m.copy(0, l.p, m.write(0, l.s, l.u), l.s, l.n), l.q, 1)
	},
		func(m memory, l letters) term.ID { return m.read(m.copy(0, l.p, 0, l.s, l.n), l.q, 1) }},
	{"ROW 3", []string{"off", "on"}, func(m memory, l letters) term.ID { // an element of an array copied to another: a field of any
		return m.read(m.copy(0, l.element(l.p, 0), 0, l.element(l.s, 0), l.len(4)), l.element(l.q, 2), 2)
	},
		func(m memory, l letters) term.ID {
			return m.read(m.copy(0, l.element(l.p, 0), 0, l.element(l.s, 1), l.len(4)), l.element(l.q, 2), 2)
		}},
	{"ROW 2", []string{"off", "on"}, func(m memory, l letters) term.ID {
		return m.read(m.set(0, l.element(l.p, 1), l.b, l.len(3)), l.element(l.q, 2), 2)
	},
		func(m memory, l letters) term.ID {
			return m.read(m.set(0, l.element(l.p, 1), l.b, l.len(2)), l.element(l.q, 2), 2)
		}},
	{"ROW-HIT 3", []string{"lambda", "off"}, func(m memory, l letters) term.ID {
		return m.read(m.copy(0, l.at(1, 4), m.write(0, l.at(2, 2), l.u), l.at(2, 0), l.len(8)), l.at(1, 6), 2)
	}, func(m memory, l letters) term.ID {
		return m.read(m.copy(0, l.at(1, 4), m.write(0, l.at(2, 2), l.u), l.at(2, 0), l.len(8)), l.at(1, 5), 2)
	}},
	{"ROW-SKIP 3", []string{"lambda", "off"}, func(m memory, l letters) term.ID {
		return m.read(m.copy(0, l.at(1, 4), 0, l.s, l.len(8)), l.in(2, l.q), 2)
	}, func(m memory, l letters) term.ID {
		return m.read(m.copy(0, l.at(2, 4), 0, l.s, l.len(8)), l.in(2, l.q), 2)
	}},
	{"WOW-COMMUTE 1", []string{"cached"}, func(m memory, l letters) term.ID {
		return m.read(m.write(m.write(0, l.in(2, l.s), l.u), l.in(1, l.p), l.v), l.q, 2)
	}, func(m memory, l letters) term.ID { // objects that are not different
		return m.read(m.write(m.write(0, l.in(1, l.p), l.v), l.in(1, l.s), l.u), l.q, 2)
	}},
	{"WOSMAP-COMMUTE 1", []string{"cached"}, func(m memory, l letters) term.ID { return m.read(m.write(pair(m, l), l.in(1, l.p), l.b), l.q, 2) },
		func(m memory, l letters) term.ID { return m.read(pair(m, l), l.q, 2) }},
	{"SMAP-NEW 1", []string{"cached"}, func(m memory, l letters) term.ID { return m.read(pair(m, l), l.q, 2) },
		func(m memory, l letters) term.ID { return m.read(m.write(0, l.at(2, 6), l.v), l.q, 2) }},
	{"SMAP-NEW 2", []string{"on"}, func(m memory, l letters) term.ID { return m.read(m.write(0, l.at(2, 6), l.v), l.q, 2) },
		func(m memory, l letters) term.ID { return m.read(m.write(0, l.at(2, 7), l.v), l.q, 2) }},
	{"ROW 4", []string{"on"}, func(m memory, l letters) term.ID { return m.read(pair(m, l), l.in(2, l.q), 2) },
		func(m memory, l letters) term.ID { return m.read(m.write(0, l.at(2, 4), l.u), l.in(2, l.q), 2) }},
	{"read-bytes 1", chains, func(m memory, l letters) term.ID { return m.read(m.write(0, l.p, l.b), l.q, 2) }, // the other byte is below
		func(m memory, l letters) term.ID { return m.read(0, l.q, 2) }},
	{"write-bytes 1", chains, func(m memory, l letters) term.ID { return m.read(m.write(0, l.p, l.v), l.q, 1) },
		func(m memory, l letters) term.ID { return m.read(m.write(0, l.p, l.u), l.q, 1) }},
	{"ARM-SKIP 1", arms, func(m memory, l letters) term.ID { return m.read(m.write(0, l.either(), l.v), l.in(3, l.q), 2) },
		func(m memory, l letters) term.ID { return m.read(m.write(0, l.either(), l.v), l.in(2, l.q), 2) }},
	{"ARM-SKIP 2", arms, func(m memory, l letters) term.ID { return m.read(m.set(0, l.either(), l.b, l.n), l.in(3, l.q), 2) },
		func(m memory, l letters) term.ID { return m.read(m.set(0, l.either(), l.b, l.n), l.in(2, l.q), 2) }},
	{"ARM-SKIP 3", arms, func(m memory, l letters) term.ID { return m.read(m.copy(0, l.either(), 0, l.s, l.n), l.in(3, l.q), 2) },
		func(m memory, l letters) term.ID { return m.read(m.copy(0, l.either(), 0, l.s, l.n), l.in(2, l.q), 2) }},
	{"ARM-READ 1", []string{"on"}, func(m memory, l letters) term.ID { return m.read(pair(m, l), l.either(), 2) },
		func(m memory, l letters) term.ID { return m.read(pair(m, l), l.in(2, l.q), 2) }},
	{"ARM-WRITE 1", []string{"on"}, func(m memory, l letters) term.ID { return m.read(m.write(0, l.either(), l.v), l.in(2, l.s), 2) },
		func(m memory, l letters) term.ID { return m.read(m.write(0, l.in(2, l.q), l.v), l.in(2, l.s), 2) }},
	{"MERGE 1", chains, func(m memory, l letters) term.ID {
		return m.read(m.merge(l.c, m.write(0, l.p, l.u), m.write(0, l.q, l.v)), l.s, 2)
	},
		func(m memory, l letters) term.ID {
			return m.read(m.merge(l.c, m.write(0, l.q, l.v), m.write(0, l.p, l.u)), l.s, 2)
		}},
	{"MERGE-MAP 1", []string{"on"}, func(m memory, l letters) term.ID {
		return m.read(m.merge(l.c, m.write(pair(m, l), l.at(2, 6), l.u), pair(m, l)), l.q, 2)
	},
		func(m memory, l letters) term.ID { return m.read(pair(m, l), l.q, 2) }},
	{"MERGE-MAP 2", []string{"on"}, func(m memory, l letters) term.ID {
		x := pair(m, l)
		return m.read(m.merge(l.c, m.write(x, l.at(2, 8), l.u), x), l.q, 2)
	},
		func(m memory, l letters) term.ID { return m.read(m.write(pair(m, l), l.at(2, 8), l.u), l.q, 2) }},
	{"MERGE-MAP 3", []string{"on"}, func(m memory, l letters) term.ID {
		x := pair(m, l)
		return m.read(m.merge(l.c, x, m.write(x, l.at(2, 8), l.u)), l.q, 2)
	},
		func(m memory, l letters) term.ID { return m.read(pair(m, l), l.q, 2) }},
	{"SMAP-HIT 1", maps, func(m memory, l letters) term.ID { return m.read(m.write(pair(m, l), l.at(2, 4), l.v), l.q, 2) },
		func(m memory, l letters) term.ID { return m.read(pair(m, l), l.q, 2) }},
	{"R-HIT 1", maps, func(m memory, l letters) term.ID { return m.read(pair(m, l), l.at(2, 6), 2) },
		func(m memory, l letters) term.ID { return m.read(pair(m, l), l.at(2, 4), 2) }},
	{"R-MISS 1", maps, func(m memory, l letters) term.ID {
		return m.read(m.write(m.write(m.write(0, l.in(2, l.s), l.b), l.at(2, 4), l.u), l.at(2, 6), l.v), l.at(2, 8), 2)
	}, func(m memory, l letters) term.ID { return m.read(pair(m, l), l.at(2, 8), 2) }},
	{"R-SKIP 1", []string{"cached"}, func(m memory, l letters) term.ID { return m.read(pair(m, l), l.in(1, l.q), 2) },
		func(m memory, l letters) term.ID { return m.read(pair(m, l), l.in(2, l.q), 2) }},
	{"R-ABORT 1", []string{"cached"}, func(m memory, l letters) term.ID { return m.read(pair(m, l), l.q, 2) },
		func(m memory, l letters) term.ID { return m.read(0, l.q, 2) }},
}

// open makes a representation in a mode over a fresh table, with objects 1 and 2.
func open(tb testing.TB, mode string) (*rewriter.Rewriter, applied, int) {
	t := term.NewTable(term.Layout{PtrBits: 16, ObjBits: 4})
	r := rewriter.New(t)
	name, opt := "seam", Options{ARM: true, StoreMap: mode}
	if mode == "lambda" {
		name, opt = mode, Options{}
	}
	rep, err := New(name, r, opt)
	if err != nil {
		tb.Fatal(err)
	}
	m := rep.Init()
	for b := range uint64(2) {
		m = rep.Alloc(m, b+1, t.Const(64, 16))
	}
	return r, applied{rep}, int(m)
}

// started is a representation whose memory 0 has the objects.
type started struct {
	applied
	first int
}

func (x started) at(m int) int {
	if m == 0 {
		return x.first
	}
	return m
}
func (x started) write(m int, p, v term.ID) int        { return x.applied.write(x.at(m), p, v) }
func (x started) set(m int, p, b, n term.ID) int       { return x.applied.set(x.at(m), p, b, n) }
func (x started) read(m int, p term.ID, n int) term.ID { return x.applied.read(x.at(m), p, n) }
func (x started) merge(c term.ID, a, b int) int        { return x.applied.merge(c, x.at(a), x.at(b)) }
func (x started) copy(m int, p term.ID, src int, q, n term.ID) int {
	return x.applied.copy(x.at(m), p, x.at(src), q, n)
}

// differs asks for a case in which the result of f under the rules differs from the result of g under the axioms.
func differs(tb testing.TB, s solver.Solver, mode string, f, g func(memory, letters) term.ID) (solver.Status, map[string]int) {
	tb.Helper()
	r, rep, first := open(tb, mode)
	l := newLetters(r.T)
	got := f(started{rep, first}, l)
	ax := newAxioms(r.T)
	want := g(ax, l)
	q := []term.ID{pass.NewPurifier(r).Purify(r.T.Not(r.T.Eq(got, want)))}
	for _, x := range rep.rep.Unknowns() { // a variable for unwritten bytes is what the array has there
		for k := range x.NBytes {
			i := r.T.Const(x.Base<<uint(r.T.Layout.OffBits())|(x.Off+uint64(k)), r.T.Layout.PtrBits)
			q = append(q, r.T.Eq(r.T.Extract(x.Var, 8*k+7, 8*k), r.T.Select(ax.mems[0], i)))
		}
	}
	ses, err := s.NewSession(r.T)
	if err != nil {
		tb.Fatal(err)
	}
	defer ses.Close()
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	res, err := ses.Check(ctx, q...)
	if err != nil {
		tb.Fatal(err)
	}
	return res.Status, rep.rep.Stats().Rules
}

func proofSolver(t *testing.T) solver.Solver {
	s, err := solver.Open("yices", solver.Options{})
	if err != nil {
		t.Skip(err)
	}
	return s
}

// memoryLines returns the lines of memory.rules. The second line of ROW is called "ROW 2".
func memoryLines(t *testing.T) map[string]string {
	g, err := rules.LoadMemory()
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]string{}
	for _, r := range g.Rules {
		for i, row := range r.Rows {
			out[fmt.Sprintf("%s %d", r.Name, i+1)] = row.Text
		}
	}
	return out
}

// uncounted holds lines that are part of the application of others.
var uncounted = map[string]bool{"read-bytes": true, "write-bytes": true}

// TestEveryMemoryLineIsApplied connects the code with the lines. Each line fires, under its name, in the representations that have it. The result
// of the read is what the axioms of arrays say, for all memories, pointers and values. (That the lines themselves are right is proved in
// rewriter/rules.)
func TestEveryMemoryLineIsApplied(t *testing.T) {
	s := proofSolver(t)
	lines := memoryLines(t)
	applied := map[string]bool{}
	for _, x := range lemmas {
		if lines[x.line] == "" {
			t.Errorf("there is no line %s", x.line)
		}
		name, _, _ := strings.Cut(x.line, " ")
		for _, mode := range x.modes {
			status, counts := differs(t, s, mode, x.right, x.right)
			if status != solver.Unsat {
				t.Errorf("%s, %s under %s: %v", x.line, lines[x.line], mode, status)
			}
			if counts[name] == 0 && !uncounted[name] {
				t.Errorf("%s was not applied to %s under %s: %v", name, lines[x.line], mode, counts)
			}
			for other := range counts {
				if lines[other+" 1"] == "" {
					t.Errorf("%s is counted under %s, and is no line", other, mode)
				}
			}
		}
		applied[x.line] = true
	}
	for line, text := range lines {
		if !applied[line] {
			t.Errorf("nothing shows that the code does %s: %s", line, text)
		}
	}
}

// TestMemoryProofFindsWrongRules checks that the proof fails if a rule is slightly different.
func TestMemoryProofFindsWrongRules(t *testing.T) {
	s := proofSolver(t)
	for _, x := range lemmas {
		if status, _ := differs(t, s, x.modes[0], x.wrong, x.right); status != solver.Sat {
			t.Errorf("a wrong %s was not found: %v", x.line, status)
		}
	}
}
