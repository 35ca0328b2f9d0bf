package points

import (
	"fmt"
	"slices"
	"testing"

	"seabmc/rewriter"
	"seabmc/term"
)

// The objects that a pointer may lead into, according to what is known about its base. No object is missing, and if the base is known well enough
// there are no others.
func TestContractBases(t *testing.T) {
	tab := term.NewTable(term.Layout{PtrBits: 16, ObjBits: 8})
	r := rewriter.New(tab)
	boolean := func(name string) term.ID { return tab.Var(name, term.Bool) }
	k := func(n uint64) term.ID { return tab.Const(n, 8) }
	bits := func(name string, n int) term.ID { return r.ZExt(tab.Var(name, term.BV(n)), 8) }
	add := func(x, y term.ID) term.ID { return r.Bin(term.OpAdd, x, y) }
	at := func(base term.ID) term.ID { return tab.MkPtr(base, k(0)) }
	either := func(x, y term.ID) term.ID { return tab.Ite(boolean("c"), x, y) }
	p := tab.Var("p", term.Ptr)
	upTo := func(from, to, step uint64) (out []uint64) {
		for b := from; b <= to; b += step {
			out = append(out, b)
		}
		return out
	}
	shared := k(200) // the same constants by many ways
	for i := range uint64(60) {
		shared = tab.Ite(boolean(fmt.Sprint("d", i)), tab.Ite(boolean(fmt.Sprint("e", i)), shared, k(201)), shared)
	}
	for _, tt := range []struct {
		name  string
		base  term.ID
		bases []uint64 // nil: any
	}{
		{"a constant", k(7), []uint64{7}},
		{"a choice of constants", either(k(9), tab.Ite(boolean("d"), k(7), k(9))), []uint64{7, 9}},
		{"a choice of constants by many ways", shared, []uint64{200, 201}},
		{"the object of another pointer", tab.PtrBase(p), nil},
		{"the object of a choice of pointers", tab.PtrBase(either(at(k(3)), at(k(5)))), []uint64{3, 5}},
		{"the object of a choice of which one is any pointer", tab.PtrBase(either(at(k(3)), p)), nil},
		{"sixty-four objects", bits("n6", 6), upTo(0, 63, 1)},
		{"sixty-five objects", add(bits("n6", 6), bits("n1", 1)), nil},
		{"sixty-four objects from a number on", add(bits("n6", 6), k(100)), upTo(100, 163, 1)},
		{"every second object", r.Bin(term.OpMul, bits("n2", 2), k(2)), upTo(0, 6, 2)},
		{"every second of two hundred", r.Bin(term.OpMul, bits("n7", 7), k(2)), nil},
	} {
		m := NewArms(r).Of(at(tt.base))
		var got []uint64
		for _, e := range m.Entries {
			got = append(got, e.Base)
		}
		if m.Top != (tt.bases == nil) || !slices.Equal(got, tt.bases) {
			t.Errorf("%s: %v, top %v; want %v", tt.name, got, m.Top, tt.bases)
		}
	}
}

// A choice of constants is looked into as long as at most 4096 terms were met.
func TestContractManyConstants(t *testing.T) {
	for _, tt := range []struct {
		twice bool // what is chosen from is met by two ways, so that the number of terms is even
		most  int
	}{{false, 4097}, {true, 4098}} {
		tab := term.NewTable(term.Layout{PtrBits: 64, ObjBits: 20})
		a := NewArms(rewriter.New(tab))
		most := 0
		x := tab.Const(0, 20)
		for i := uint64(1); i < 2100; i++ {
			x = tab.Ite(tab.Var(fmt.Sprint("c", i), term.Bool), tab.Const(i, 20), x)
			y, terms, constants := x, 2*int(i)+1, int(i)+1
			if tt.twice {
				y = tab.Ite(tab.Var("s", term.Bool), x, tab.Ite(tab.Var("t", term.Bool), x, tab.Const(1<<19, 20)))
				terms, constants = terms+3, constants+1
			}
			if i > 10 && terms < 4000 {
				continue
			}
			if out, ok := a.constLeaves(y); ok {
				most = terms
				if len(out) != constants {
					t.Fatalf("%d constants, not %d", len(out), constants)
				}
			}
		}
		if most != tt.most {
			t.Errorf("a choice of %d terms is looked at, by two ways: %v", most, tt.twice)
		}
	}
}

// The options that a choice of pointers results in. Options that no execution takes are left out, even if no single condition on the path to them
// is a contradiction.
func TestContractOptions(t *testing.T) {
	tab := term.NewTable(term.Layout{PtrBits: 16, ObjBits: 8})
	r := rewriter.New(tab)
	a, b, c := tab.Var("a", term.Bool), tab.Var("b", term.Bool), tab.Var("c", term.Bool)
	at := func(n uint64) term.ID { return tab.MkPtr(tab.Const(n, 8), tab.Const(0, 8)) }
	same := func(x, y term.ID) term.ID { return tab.Or(tab.And(x, y), tab.And(tab.Not(x), tab.Not(y))) }
	for _, tt := range []struct {
		name    string
		p       term.ID
		options int
		choices int
	}{
		{"no choice", at(1), 1, 0},
		{"a choice", tab.Ite(a, at(1), at(2)), 2, 1},
		{"a choice of a choice", tab.Ite(a, at(1), tab.Ite(b, at(2), at(3))), 3, 2},
		{"one that is taken by two ways", tab.Ite(a, at(1), tab.Ite(b, at(2), at(1))), 2, 2},
		{"one that the choice above excludes", tab.Ite(a, tab.Ite(b, at(1), tab.Ite(a, at(2), at(3))), at(4)), 3, 3},
		{"one that three choices exclude together", tab.Ite(same(a, b), tab.Ite(same(b, c), tab.Ite(tab.Not(same(a, c)), at(1), at(2)), at(3)), at(4)), 3, 3},
	} {
		opts, choices := NewArms(r).options(tt.p)
		if len(opts) != tt.options || choices != tt.choices {
			t.Errorf("%s: %d options of %d choices, want %d of %d", tt.name, len(opts), choices, tt.options, tt.choices)
		}
	}
}

// A pointer is written anew, as a chain of its options, if it has more than eight nodes, and twice as many choices as options.
func TestContractCompact(t *testing.T) {
	tab := term.NewTable(term.Layout{PtrBits: 16, ObjBits: 8})
	r := rewriter.New(tab)
	cond := func(i int) term.ID { return tab.Var(fmt.Sprint("c", i), term.Bool) }
	place := func(i int) term.ID { return tab.MkPtr(tab.Const(uint64(i+1), 8), tab.Const(0, 8)) }
	wild := tab.Var("p", term.Ptr)
	number := func(i int) term.ID {
		return tab.IntToPtr(tab.Ite(cond(100+i), tab.Var("i", term.BV(16)), tab.Var("j", term.BV(16))))
	}
	chain := func(last term.ID, choices, options int) term.ID {
		p := last
		for i := range choices {
			p = tab.Ite(cond(i), p, place(i%(options-1)))
		}
		return p
	}
	for _, tt := range []struct {
		name string
		p    term.ID
		anew bool
	}{
		{"one option", place(0), false},
		{"eight nodes", chain(place(9), 6, 2), false},
		{"nine nodes, twice as many choices", chain(place(9), 6, 3), true},
		{"nine nodes, more choices", chain(place(9), 7, 2), true},
		{"ten nodes, too few choices", chain(place(9), 6, 4), false},
		{"many choices", chain(place(9), 30, 3), true},
		{"a choice of which one is any pointer", chain(wild, 30, 3), false},
		{"a choice of addresses that were numbers", number(0), false},
	} {
		a := NewArms(r)
		q := a.Compact(tt.p)
		if (q != tt.p) != tt.anew {
			t.Errorf("%s: %v", tt.name, q != tt.p)
		}
		if again := a.Compact(q); again != q {
			t.Errorf("%s: another one the second time", tt.name)
		}
		_, before := a.options(tt.p)
		if opts, after := a.options(q); tt.anew && (after >= before || after != len(opts)-1) {
			t.Errorf("%s: %d choices after, %d before", tt.name, after, before)
		}
	}
}
