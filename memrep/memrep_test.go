package memrep

import (
	"fmt"
	"testing"

	"seabmc/rewriter"
	"seabmc/term"
)

// machine is one representation under test, with short-hands.
type machine struct {
	Representation
	t    *term.Table
	r    *rewriter.Rewriter
	name string
}

const offBits = 44

func newMachine(tb testing.TB, name string, opt Options) *machine {
	tb.Helper()
	t := term.NewTable(term.Layout{PtrBits: 64, ObjBits: 64 - offBits})
	r := rewriter.New(t)
	rep, err := New(name, r, opt)
	if err != nil {
		tb.Fatal(err)
	}
	return &machine{rep, t, r, fmt.Sprintf("%s%+v", name, opt)}
}

// each runs f in every representation.
func each(t *testing.T, f func(t *testing.T, m *machine)) {
	for _, x := range []struct {
		name string
		opt  Options
	}{
		{"array", Options{}}, {"lambda", Options{}},
		{"seam", Options{ARM: true}}, {"seam", Options{}},
		{"seam", Options{ARM: true, StoreMap: "cached"}}, {"seam", Options{ARM: true, StoreMap: "off"}},
	} {
		m := newMachine(t, x.name, x.opt)
		t.Run(m.name, func(t *testing.T) { f(t, m) })
	}
}

func (m *machine) seam() bool { return m.name[:4] == "seam" }

func (m *machine) at(base, off uint64) term.ID {
	return m.t.MkPtr(m.t.Const(base, 64-offBits), m.t.Const(off, offBits))
}

// index returns base plus scale times a variable below n.
func (m *machine) index(base uint64, name string, n, scale, off uint64) term.ID {
	x := m.r.Bin(term.OpURem, m.t.Var(name, term.BV(offBits)), m.t.Const(n, offBits))
	o := m.r.Bin(term.OpAdd, m.r.Bin(term.OpMul, x, m.t.Const(scale, offBits)), m.t.Const(off, offBits))
	return m.r.MkPtr(m.t.Const(base, 64-offBits), o)
}

func (m *machine) c(v uint64, bits int) term.ID       { return m.t.Const(v, bits) }
func (m *machine) v(name string, bits int) term.ID    { return m.t.Var(name, term.BV(bits)) }
func (m *machine) n(v uint64) term.ID                 { return m.c(v, 64) }
func (m *machine) equal(t *testing.T, got, w term.ID) { t.Helper(); m.check(t, got == w, got, w) }

func (m *machine) check(t *testing.T, ok bool, got, want term.ID) {
	t.Helper()
	if !ok {
		t.Errorf("read term %d (%v), want %d (%v)", got, m.t.Op(got), want, m.t.Op(want))
	}
}

// What was stored is read back as the same term.
func TestStoredTermIsItself(t *testing.T) {
	each(t, func(t *testing.T, m *machine) {
		x, y, p := m.v("x", 32), m.v("y", 64), m.r.IntToPtr(m.v("p", 64))
		s := m.Store(m.Init(), m.at(1, 0), x)
		s = m.Store(s, m.at(1, 8), y)
		s = m.Store(s, m.at(2, 0), p)
		m.equal(t, m.Load(s, m.at(1, 0), 4), x)
		m.equal(t, m.Load(s, m.at(1, 8), 8), y)
		m.equal(t, m.LoadPtr(s, m.at(2, 0)), p)
	})
}

// A store that is overwritten by wider, narrower and misaligned stores.
func TestPartialOverlap(t *testing.T) {
	each(t, func(t *testing.T, m *machine) {
		s := m.Store(m.Init(), m.at(1, 0), m.c(0x0807060504030201, 64))
		s = m.Store(s, m.at(1, 3), m.c(0xbbaa, 16))
		m.equal(t, m.Load(s, m.at(1, 0), 8), m.c(0x080706bbaa030201, 64))
		m.equal(t, m.Load(s, m.at(1, 2), 4), m.c(0x06bbaa03, 32))
		m.equal(t, m.Load(s, m.at(1, 4), 1), m.c(0xbb, 8))
	})
}

// A pointer that was copied byte by byte is the same pointer.
func TestPointerByBytes(t *testing.T) {
	each(t, func(t *testing.T, m *machine) {
		p := m.r.IntToPtr(m.v("p", 64))
		s := m.Store(m.Init(), m.at(1, 0), p)
		for k := range uint64(8) {
			s = m.Store(s, m.at(2, k), m.Load(s, m.at(1, k), 1))
		}
		m.equal(t, m.LoadPtr(s, m.at(2, 0)), p)
	})
}

func TestSetAndCopy(t *testing.T) {
	each(t, func(t *testing.T, m *machine) {
		x := m.v("x", 32)
		s := m.Set(m.Init(), m.at(1, 0), m.c(7, 8), m.n(40))
		s = m.Store(s, m.at(1, 4), x)
		s = m.Copy(s, m.at(2, 100), s, m.at(1, 0), m.n(12))
		m.equal(t, m.Load(s, m.at(2, 104), 4), x)
		m.equal(t, m.Load(s, m.at(2, 108), 4), m.c(0x07070707, 32))
		before := m.Load(m.Init(), m.at(2, 112), 4)
		m.equal(t, m.Load(s, m.at(2, 112), 4), before)
	})
}

// memmove within one object reads the memory as it was.
func TestOverlappingCopy(t *testing.T) {
	each(t, func(t *testing.T, m *machine) {
		s := m.Store(m.Init(), m.at(1, 0), m.c(0x04030201, 32))
		s = m.Copy(s, m.at(1, 1), s, m.at(1, 0), m.n(3))
		m.equal(t, m.Load(s, m.at(1, 0), 4), m.c(0x03020101, 32))
	})
}

func TestMerge(t *testing.T) {
	each(t, func(t *testing.T, m *machine) {
		c, x, y := m.t.Var("c", term.Bool), m.v("x", 32), m.v("y", 32)
		s := m.Store(m.Init(), m.at(1, 4), x)
		a := m.Store(s, m.at(1, 0), x)
		b := m.Store(s, m.at(1, 0), y)
		u := m.Merge(c, a, b)
		if m.name[:5] == "array" {
			return // left to the solver
		}
		m.equal(t, m.Load(u, m.at(1, 0), 4), m.r.Ite(c, x, y))
		m.equal(t, m.Load(u, m.at(1, 4), 4), x)
	})
}

// Old revisions stay readable after newer writes.
func TestOldRevisions(t *testing.T) {
	each(t, func(t *testing.T, m *machine) {
		revs := []Mem{m.Init()}
		for i := range uint64(20) {
			revs = append(revs, m.Store(revs[i], m.at(1, 4*(i%5)), m.c(i, 32)))
		}
		m.equal(t, m.Load(revs[7], m.at(1, 4), 4), m.c(6, 32))
		m.equal(t, m.Load(revs[20], m.at(1, 4), 4), m.c(16, 32))
		m.equal(t, m.Load(revs[3], m.at(1, 8), 4), m.c(2, 32))
	})
}

// Unwritten memory at constant addresses needs no array, and all reads agree.
func TestUnwrittenIsPure(t *testing.T) {
	each(t, func(t *testing.T, m *machine) {
		w := m.Load(m.Init(), m.at(1, 0), 4)
		m.equal(t, m.Load(m.Init(), m.at(1, 2), 1), m.r.Extract(w, 23, 16))
		if m.name[:5] != "array" && (m.Stats().ArrayTerms != 0 || len(m.Finish()) != 0) {
			t.Error("an array was needed")
		}
	})
}

// The strided intervals of the address range map distinguish a[i].x from a[j].y.
func TestFieldsNeverMeet(t *testing.T) {
	each(t, func(t *testing.T, m *machine) {
		if !m.seam() || m.name == fmt.Sprintf("seam%+v", Options{}) {
			return
		}
		x := m.v("x", 32)
		s := m.Store(m.Init(), m.index(1, "i", 100, 8, 0), x)
		before := m.Load(s, m.index(1, "i", 100, 8, 0), 4)
		for k := range 20 {
			s = m.Store(s, m.index(1, fmt.Sprint("j", k), 100, 8, 4), m.c(uint64(k), 32))
		}
		m.equal(t, before, x)
		m.equal(t, m.Load(s, m.index(1, "i", 100, 8, 0), 4), x)
		if got := m.Stats().ArmSkips; got < 20 {
			t.Errorf("%d ARM skips, want 20", got)
		}
	})
}

// A read at a symbolic index of a table whose entries are all the same gives this entry.
func TestConstantTable(t *testing.T) {
	m := newMachine(t, "seam", Options{ARM: true})
	s := m.Alloc(m.Init(), 1, m.n(1024))
	for i := range uint64(64) {
		s = m.Store(s, m.at(1, 4*i), m.c(5, 32))
	}
	m.equal(t, m.Load(s, m.index(1, "i", 64, 4, 0), 4), m.c(5, 32))
	s = m.Set(s, m.at(1, 0), m.c(0, 8), m.n(256))
	m.equal(t, m.Load(s, m.index(1, "i", 64, 4, 0), 4), m.c(0, 32))
}

// A table of n different entries is read by a tree of depth log n, without an array.
func TestTable(t *testing.T) {
	m := newMachine(t, "seam", Options{ARM: true})
	s := m.Alloc(m.Init(), 1, m.n(1024))
	for i := range uint64(256) {
		s = m.Store(s, m.at(1, 4*i), m.c(i*i, 32))
	}
	v := m.Load(s, m.index(1, "i", 256, 4, 0), 4)
	depth := 0
	for x := v; m.t.Op(x) == term.OpIte; x = m.t.Arg(x, 1) {
		depth++
	}
	if depth > 9 || m.Stats().ArrayTerms != 0 {
		t.Errorf("depth %d, %d array terms", depth, m.Stats().ArrayTerms)
	}
}

// A choice between objects keeps each object's offset, and other objects are not touched.
func TestChoiceOfObjects(t *testing.T) {
	m := newMachine(t, "seam", Options{ARM: true})
	c, x := m.t.Var("c", term.Bool), m.v("x", 32)
	s := m.Init()
	for b := uint64(1); b <= 3; b++ {
		s = m.Alloc(s, b, m.n(16))
		s = m.Store(s, m.at(b, 8), m.c(b, 32))
	}
	p := m.r.Ite(c, m.at(1, 8), m.at(2, 8))
	s = m.Store(s, p, x)
	m.equal(t, m.Load(s, p, 4), x)
	m.equal(t, m.Load(s, m.at(1, 8), 4), m.r.Ite(c, x, m.c(1, 32)))
	m.equal(t, m.Load(s, m.at(2, 8), 4), m.r.Ite(c, m.c(2, 32), x))
	m.equal(t, m.Load(s, m.at(3, 8), 4), m.c(3, 32))
}

// The rules of thesis chapter 6 are counted under their names.
func TestRuleNames(t *testing.T) {
	m := newMachine(t, "seam", Options{ARM: true, StoreMap: "cached"})
	s := m.Init()
	s = m.Store(s, m.at(2, 0), m.c(1, 32)) // a newer object
	s = m.Store(s, m.at(1, 0), m.c(2, 32)) // WOW-COMMUTE below it
	s = m.Store(s, m.at(2, 4), m.c(3, 32)) // SMAP-NEW
	s = m.Store(s, m.at(2, 8), m.c(4, 32)) // SMAP-HIT
	s = m.Store(s, m.at(1, 4), m.c(5, 32)) // WOSMAP-COMMUTE, SMAP-NEW
	m.Load(s, m.at(2, 8), 4)               // R-HIT
	m.Load(s, m.at(1, 4), 4)               // R-SKIP, R-HIT
	m.Load(s, m.at(2, 12), 4)              // R-MISS
	m.Load(s, m.index(2, "i", 100, 4, 0), 4)
	for _, rule := range []string{"WOW-COMMUTE", "SMAP-NEW", "SMAP-HIT", "WOSMAP-COMMUTE", "R-HIT", "R-SKIP", "R-MISS", "R-ABORT"} {
		if m.Stats().Rules[rule] == 0 {
			t.Errorf("%s was not applied: %v", rule, m.Stats().Rules)
		}
	}
}

// A set of symbolic length beyond the bound of array is never cut silently.
func TestArrayBound(t *testing.T) {
	m := newMachine(t, "array", Options{SetBound: 8})
	m.Set(m.Init(), m.at(1, 0), m.c(0, 8), m.v("n", 64))
	if len(m.Incomplete()) != 1 {
		t.Error("the bound is not reported")
	}
	m.Set(m.Init(), m.at(1, 0), m.c(0, 8), m.r.Bin(term.OpURem, m.v("n", 64), m.n(9)))
	if len(m.Incomplete()) != 1 {
		t.Error("a length within the bound is reported")
	}
}

// Reading over sixty conditional writes takes linear, not exponential, work.
func TestDiamonds(t *testing.T) {
	for _, name := range []string{"lambda", "seam"} {
		size := map[int]int{}
		for _, n := range []int{30, 60} {
			m := newMachine(t, name, Options{ARM: true})
			s := m.Init()
			for i := range n {
				c := m.t.Var(fmt.Sprint("c", i), term.Bool)
				a := m.Store(s, m.index(1, fmt.Sprint("i", i), 16, 4, 0), m.c(uint64(i), 32))
				s = m.Merge(c, m.Store(a, m.at(1, 0), m.c(1, 32)), m.Store(s, m.at(1, 4), m.c(2, 32)))
			}
			m.Load(s, m.at(1, 8), 4)
			m.Load(s, m.index(1, "k", 16, 4, 0), 4)
			size[n] = m.t.Len()
		}
		if size[60] > 3*size[30] {
			t.Errorf("%s: %d terms for 30, %d for 60", name, size[30], size[60])
		}
	}
}

// Storing one array takes work linear in the number of words.
func TestStraightIsLinear(t *testing.T) {
	steps := func(n int) float64 {
		m := newMachine(t, "seam", Options{ARM: true})
		s := m.Alloc(m.Init(), 1, m.n(uint64(4*n)))
		for i := range n {
			s = m.Store(s, m.at(1, uint64(4*i)), m.c(uint64(i), 32))
		}
		for i := range n {
			m.equal(t, m.Load(s, m.at(1, uint64(4*i)), 4), m.c(uint64(i), 32))
		}
		return float64(m.Stats().RowHits+m.Stats().RowSkips+m.r.Stats().Steps) / float64(n)
	}
	if a, b := steps(1000), steps(10_000); b > 1.1*a {
		t.Errorf("%.2f steps a word for 1000 words, %.2f for 10,000", a, b)
	}
}

// A word written through a symbolic pointer is read back as itself, even after writes to another word, to another object, or on one of two paths.
func TestArrayReadsPastStores(t *testing.T) {
	m := newMachine(t, "array", Options{})
	p, x := m.index(1, "k", 16, 8, 0), m.t.Var("x", term.BV(32))
	s := m.Store(m.Init(), p, x)
	s = m.Store(s, m.index(1, "k", 16, 8, 4), m.c(1, 32))
	s = m.Store(s, m.index(2, "j", 16, 8, 0), m.c(2, 32))
	s = m.Merge(m.t.Var("c", term.Bool), m.Store(s, m.at(3, 0), m.c(3, 32)), s)
	m.equal(t, m.Load(s, p, 4), x)
	if n := m.Stats().RowSkips; n == 0 {
		t.Error("no stores were passed")
	}
}
