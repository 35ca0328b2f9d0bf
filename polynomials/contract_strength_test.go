package polynomials

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"seabmc/term"
)

// What is found within the limits, and at what cost. A contract leaves open how much a procedure finds; here that is written down, so that it does not become less by accident.

// numbers makes terms of some bits.
type numbers struct {
	*term.Table
	w int
}

func numbersOf(w int) numbers {
	return numbers{term.NewTable(term.Layout{PtrBits: 64, ObjBits: 8}), w}
}

func (n numbers) v(name string) term.ID       { return n.Var(name, term.BV(n.w)) }
func (n numbers) x(i int) term.ID             { return n.v(fmt.Sprint("x", i)) }
func (n numbers) k(k uint64) term.ID          { return n.Const(k, n.w) }
func (n numbers) add(x, y term.ID) term.ID    { return n.Bin(term.OpAdd, x, y) }
func (n numbers) mul(x, y term.ID) term.ID    { return n.Bin(term.OpMul, x, y) }
func (n numbers) differ(x, y term.ID) term.ID { return n.Not(n.Eq(x, y)) }

// sum adds x0 to x(many-1).
func (n numbers) sum(many int) term.ID {
	s := n.x(0)
	for i := 1; i < many; i++ {
		s = n.add(s, n.x(i))
	}
	return s
}

// power is x^d.
func (n numbers) power(x term.ID, d int) term.ID {
	p := x
	for range d - 1 {
		p = n.mul(p, x)
	}
	return p
}

// system draws some equations over few unknowns, and an inequation that follows from them or not.
func (n numbers) system(rng *rand.Rand) term.ID {
	unknowns := []term.ID{n.v("a"), n.v("b"), n.v("c"), n.v("d")}[:2+rng.IntN(3)]
	one := func(list ...uint64) uint64 { return list[rng.IntN(len(list))] }
	monomial := func() term.ID {
		x := unknowns[rng.IntN(len(unknowns))]
		for range rng.IntN(3) {
			x = n.mul(x, unknowns[rng.IntN(len(unknowns))])
		}
		return x
	}
	poly := func(terms int) term.ID {
		p := n.k(one(0, 1, 2, 4, 5))
		for range terms {
			p = n.add(p, n.mul(n.k(one(1, 1, 2, 2, 3, 4, 6, 255, 254)), monomial()))
		}
		return p
	}
	fs := []term.ID{}
	follows := n.k(0)
	for range 1 + rng.IntN(3) {
		p := poly(1 + rng.IntN(3))
		fs = append(fs, n.Eq(p, n.k(0)))
		by := n.k(one(1, 2, 3))
		if rng.IntN(2) == 0 {
			by = n.mul(by, unknowns[rng.IntN(len(unknowns))])
		}
		follows = n.add(follows, n.mul(by, p))
	}
	if rng.IntN(8) == 0 {
		return n.And(fs...)
	}
	if rng.IntN(6) == 0 {
		follows = n.add(follows, n.k(4))
	}
	return n.And(append(fs, n.differ(follows, n.k(0)))...)
}

// Of a thousand systems as many are refuted as were, by as many steps; with few steps, fewer are.
func TestContractSystems(t *testing.T) {
	for _, tt := range []struct {
		name           string
		most           int // steps; 0: the usual limit
		refuted, steps int
	}{
		{"all", 0, 798, 13976},
		{"few steps", 24, 441, 9070},
	} {
		rng := rand.New(rand.NewPCG(1, 2))
		refuted, steps := 0, 0
		for range 1000 {
			n := numbersOf(8)
			f := n.system(rng)
			r := NewRefuter(n.Table)
			most := r.left
			if tt.most > 0 {
				most = rng.IntN(tt.most)
			}
			r.left = most
			if r.Impossible(f) {
				refuted++
			}
			steps += most - r.left
		}
		if refuted != tt.refuted || steps != tt.steps {
			t.Errorf("%s: %d are refuted, in %d steps", tt.name, refuted, steps)
		}
	}
}

// Equations are solved only until it is known: those that are left cost nothing.
func TestContractSolveNoMore(t *testing.T) {
	n := numbersOf(32)
	y := n.v("y")
	fs := []term.ID{n.Eq(n.x(0), n.mul(y, y)), n.differ(n.mul(n.x(0), y), n.power(y, 3))}
	for i := 1; i < 6; i++ {
		fs = append(fs, n.Eq(n.x(i), n.add(n.power(y, i), n.k(7))))
	}
	r := NewRefuter(n.Table)
	found := r.Impossible(n.And(fs...))
	if steps := mostSteps - r.left; !found || steps != 26 {
		t.Errorf("found: %v, in %d steps", found, steps)
	}
}

// twice is a condition and its contradiction: p = q, and p + 1 is not q + 1.
func (n numbers) twice(p, q term.ID) term.ID {
	return n.And(n.Eq(p, q), n.differ(n.add(p, n.k(1)), n.add(q, n.k(1))))
}

// squared is x*x for an x that is a sum of thirteen numbers with coefficients 2^e, the given e and else 1. Products of which 2^32 divides the coefficient are none.
func (n numbers) squared(es ...int) (equation, square term.ID) {
	s := n.k(0)
	for i := range 13 {
		c := uint64(1)
		if i < len(es) {
			c = 1 << es[i]
		}
		s = n.add(s, n.mul(n.k(c), n.x(i)))
	}
	x := n.v("square")
	return n.Eq(x, s), n.mul(x, x)
}

// Each limit lets the first formula through and the second one, which is as little as possible larger, not.
func TestContractPolynomialLimits(t *testing.T) {
	n := numbersOf(32)
	y, z := n.v("y"), n.v("z")
	reversed := func(many int) term.ID {
		s := n.x(many - 1)
		for i := many - 2; i >= 0; i-- {
			s = n.add(s, n.x(i))
		}
		return s
	}
	evens := func(from, to int) term.ID {
		s := n.mul(n.k(2), n.x(from))
		for i := from + 1; i < to; i++ {
			s = n.add(s, n.mul(n.k(2), n.x(i)))
		}
		return s
	}
	ones := func(many int) term.ID {
		x := y
		for range many {
			x = n.add(x, n.k(1))
		}
		return x
	}
	parts := func(from, to int) term.ID {
		var fs []term.ID
		for i := from; i < to; i++ {
			fs = append(fs, n.twice(n.x(i), y))
		}
		return n.Or(fs...)
	}
	splits := func(from, many int) term.ID { // the last one decides
		var fs []term.ID
		for i := from; i < from+many-1; i++ {
			fs = append(fs, n.Or(n.Eq(n.x(i), n.k(1)), n.Eq(n.x(i), n.k(2))))
		}
		return n.And(append(fs, parts(from+10, from+12))...)
	}
	// each disjunction is decided by the one before it, which was made later
	chain := func(many int) term.ID {
		last := n.twice(n.x(many), n.mul(y, y))
		fs := []term.ID{n.Var(fmt.Sprint("d", many, "to", 0), term.Bool)}
		for i := many - 1; i >= 0; i-- {
			d := n.Var(fmt.Sprint("d", many, "to", i), term.Bool)
			fs = append(fs, n.Or(n.Not(d), last))
			last = d
		}
		return n.And(fs...)
	}
	solved := func(many int) term.ID {
		sum := uint64(0)
		others := y
		for i := range 10 {
			others = n.add(others, n.v(fmt.Sprint("other", i)))
		}
		fs := []term.ID{n.differ(others, z)}
		for i := range many {
			fs = append(fs, n.Eq(n.x(i), n.k(uint64(i))))
			sum += uint64(i)
		}
		return n.And(append(fs, n.Eq(n.sum(many), n.k(sum+1)))...)
	}
	twoOf := func(x term.ID) term.ID { return n.mul(n.k(2), x) }
	row := func(i int) term.ID {
		if i == 0 {
			return evens(0, 8)
		}
		return n.add(twoOf(n.v(fmt.Sprint("row", i))), twoOf(n.x(0)))
	}
	rows := func(many int) term.ID {
		var fs []term.ID
		for i := range many {
			fs = append(fs, n.Eq(row(i), n.k(0)))
		}
		return n.And(fs...)
	}
	// x * (2*y*m + 2*a) - y * (2*x*m + 2*b) has no m
	multiplied := func(degree int) term.ID {
		m, x := n.power(n.v("m"), degree), n.v("x")
		return n.And(n.Eq(n.mul(twoOf(y), m), twoOf(n.v("a"))), n.Eq(n.mul(twoOf(x), m), twoOf(n.v("b"))),
			n.differ(n.mul(x, twoOf(n.v("a"))), n.mul(y, twoOf(n.v("b")))))
	}
	// squares are sums, which are numbers: in between there are all of the sums
	long := func(sizes ...int) term.ID {
		var first, sums, lasts []term.ID
		left, right := n.k(0), n.k(0)
		for i, size := range sizes {
			s := n.k(0)
			for j := range size {
				s = n.add(s, twoOf(n.v(fmt.Sprint("long", i, "of", j))))
			}
			sq, last := n.v(fmt.Sprint("long", i)), n.v(fmt.Sprint("long", i, "last"))
			first, sums, lasts = append(first, n.Eq(twoOf(n.mul(sq, sq)), s)), append(sums, s), append(lasts, twoOf(last))
			left, right = n.add(left, twoOf(n.mul(sq, sq))), n.add(right, twoOf(last))
		}
		for i, s := range sums {
			first = append(first, n.Eq(s, lasts[i]))
		}
		return n.And(append(first, n.differ(left, right))...)
	}
	square := func(also term.ID, es ...int) term.ID {
		is, sq := n.squared(es...)
		return n.And(is, n.twice(sq, also))
	}
	for _, tt := range []struct {
		name         string
		found, large term.ID
	}{
		{"terms of a sum", n.differ(n.sum(80), reversed(80)), n.differ(n.sum(81), reversed(81))},
		{"terms of an equation", n.twice(evens(0, 40), evens(40, 80)), n.twice(evens(0, 40), evens(40, 81))},
		{"terms put in", square(n.k(0), 16, 16, 16, 20, 11), square(n.k(0), 16, 16, 16, 16)},
		{"terms put in, and others", square(n.mul(z, z), 16, 16, 16, 20, 12, 11), square(n.mul(z, z), 16, 16, 16, 20, 11)},
		{"degree", n.differ(n.power(y, 8), n.mul(n.power(y, 2), n.power(y, 6))), n.differ(n.power(y, 9), n.mul(n.power(y, 2), n.power(y, 7)))},
		{"degree of what is put in", n.And(n.Eq(n.x(0), n.power(y, 4)), n.twice(n.power(n.x(0), 2), z)), n.And(n.Eq(n.x(0), n.power(y, 3)), n.twice(n.power(n.x(0), 3), z))},
		{"depth", n.differ(ones(200), n.add(y, n.k(200))), n.differ(ones(201), n.add(y, n.k(201)))},
		{"parts of a disjunction", parts(0, 8), parts(0, 9)},
		{"disjunctions", splits(0, 6), splits(20, 7)},
		{"disjunctions in turn", chain(8), chain(9)},
		{"unknowns that are solved", solved(60), solved(61)},
		{"unknowns that are multiplied by", n.And(n.Eq(evens(0, 7), n.k(0)), n.differ(n.mul(n.x(7), evens(0, 7)), n.k(0))), n.And(n.Eq(evens(0, 8), n.k(0)), n.differ(n.mul(n.x(8), evens(0, 8)), n.k(0)))},
		{"equations that are left", n.And(rows(25), n.differ(row(23), n.k(0))), n.And(rows(25), n.differ(row(24), n.k(0)))},
		{"multiples of equations", n.And(rows(24), n.differ(n.mul(row(16), n.x(7)), n.k(0))), n.And(rows(24), n.differ(n.mul(row(17), n.x(0)), n.k(0)))},
		{"degree of what is multiplied", multiplied(6), multiplied(7)},
		{"terms on the way", long(79, 79, 79, 79), long(63, 63, 63, 63, 64)},
		{"powers of what is put in", n.And(n.Eq(n.x(0), n.add(y, z)), n.twice(n.power(n.x(0), 8), n.mul(z, z))), n.And(n.Eq(n.x(90), n.sum(79)), n.twice(n.power(n.x(90), 8), n.mul(z, z)))},
	} {
		for i, f := range []term.ID{tt.found, tt.large} {
			if got := NewRefuter(n.Table).Impossible(f); got != (i == 0) {
				t.Errorf("%s: formula %d refuted: %v", tt.name, i, got)
			}
		}
	}
}

// A product is found as long as fewer terms than mostNodes were met.
func TestContractPolynomialApplies(t *testing.T) {
	for odd, want := range []int{16383, 16382} {
		most := 0
		for terms := mostNodes/2 - 4; terms < mostNodes/2+4; terms++ {
			n := numbersOf(32)
			x := n.mul(n.v("y"), n.v("z"))
			for i := range terms {
				x = n.add(x, n.x(i))
			}
			if odd == 1 {
				x = n.BVNot(x)
			}
			if Applies(n.Table, x) {
				most = terms
			}
		}
		if most != want {
			t.Errorf("a product below %d sums is found", most)
		}
	}
}

// Which part of a disjunction is left depends on what is known, and on nothing else. Numbers of other widths are not looked at.
func TestContractPolynomialRead(t *testing.T) {
	n := numbersOf(32)
	c, d, e := n.Var("c", term.Bool), n.Var("d", term.Bool), n.Var("e", term.Bool)
	wrong := n.twice(n.v("x"), n.mul(n.v("y"), n.v("y")))
	in := func(w int, by func(n numbers, x, y term.ID) term.ID) term.ID {
		n := numbers{n.Table, w}
		x, y, z := n.v(fmt.Sprint("x", w)), n.v(fmt.Sprint("y", w)), n.v(fmt.Sprint("z", w))
		return by(n, n.mul(x, n.add(y, z)), n.add(n.mul(x, y), n.mul(x, z)))
	}
	equal := func(n numbers, x, y term.ID) term.ID { return n.differ(x, y) }
	orders := func(n numbers, x, y term.ID) term.ID {
		a := n.v(fmt.Sprint("a", n.w))
		return n.And(n.Bin(term.OpUle, a, x), n.Bin(term.OpUle, y, a), n.Bin(term.OpUlt, a, y))
	}
	squares := func(n numbers, x, y term.ID) term.ID { // the numbers in between are equal, not their order
		a := n.v(fmt.Sprint("a", n.w))
		return n.And(n.Bin(term.OpUle, a, x), n.Bin(term.OpUle, y, a), n.differ(n.mul(a, a), n.mul(x, y)))
	}
	below := func(n numbers, x, y term.ID) term.ID {
		a := n.v(fmt.Sprint("a", n.w))
		return n.And(n.Bin(term.OpUlt, a, n.add(x, n.k(1))), n.Bin(term.OpUle, y, a), n.differ(n.mul(a, a), n.mul(x, y)))
	}
	p := n.Var("p", term.Ptr)
	for _, tt := range []struct {
		name  string
		f     term.ID
		found bool
	}{
		{"a part that is false", n.And(c, n.Or(n.Not(c), wrong)), true},
		{"a part of which the negation is true", n.And(n.Not(c), n.Or(c, wrong)), true},
		{"a part that is true", n.And(c, n.Or(c, wrong)), false},
		{"a negation that is true", n.And(n.Not(c), n.Or(n.Not(c), wrong)), false},
		{"a part that is not known", n.And(d, n.Or(c, wrong)), false},
		{"a negation that is not known", n.And(d, n.Or(n.Not(c), wrong)), false},
		{"a part of which one argument is true", n.And(c, n.Or(n.And(c, d), wrong)), false},
		{"an equivalence of which one argument is true", n.And(c, n.Or(n.Eq(c, d), wrong)), false},
		{"the negation of one", n.And(c, n.Or(n.Not(n.And(c, d)), wrong)), false},
		{"what is known later", n.And(n.Or(n.Not(d), wrong), n.Or(n.Not(e), d), e), true},
		{"pointers", n.And(n.Eq(p, n.IntToPtr(n.PtrToInt(p))), wrong), true},
		{"2 bits, an equation", in(2, equal), true},
		{"1 bit, an equation", in(1, equal), false},
		{"64 bits, an equation", in(64, equal), true},
		{"65 bits, an equation", in(65, equal), false},
		{"2 bits, an order", in(2, orders), false},
		{"65 bits, an order", in(65, orders), false},
		{"2 bits, numbers in between", in(2, squares), true},
		{"1 bit, numbers in between", in(1, squares), false},
		{"64 bits, numbers in between", in(64, squares), true},
		{"65 bits, numbers in between", in(65, squares), false},
		{"64 bits, a number below", in(64, below), true},
		{"65 bits, a number below", in(65, below), false},
	} {
		if got := NewRefuter(n.Table).Impossible(tt.f); got != tt.found {
			t.Errorf("%s: refuted: %v", tt.name, got)
		}
	}
	for nodes := mostNodes - 10; nodes < mostNodes; nodes++ { // of which each is read once
		r := NewRefuter(n.Table)
		r.nodes = nodes
		if got := r.Impossible(in(32, equal)); got != (nodes < mostNodes-mostForThree) {
			t.Errorf("after %d nodes: refuted: %v", nodes, got)
		}
	}
}

// mostForThree is how many nodes x*(y+z) and x*y+x*z have that are opened.
const mostForThree = 8

// A number's name is its own.
func TestContractMonomials(t *testing.T) {
	names := map[monomial]bool{of(0): true}
	for i := range 32 {
		names[of(term.ID(1)<<i)] = true
	}
	if len(names) != 33 {
		t.Errorf("%d names of 33 numbers", len(names))
	}
}

// Products with a constant are none, wherever it stands; and a number that is met by many ways is looked at once.
func TestContractPolynomialProducts(t *testing.T) {
	n := numbersOf(32)
	y, z := n.v("y"), n.v("z")
	shared := y
	for range 200 {
		shared = n.add(shared, shared)
	}
	for _, tt := range []struct {
		name string
		x    term.ID
		want bool
	}{
		{"a product", n.mul(y, z), true},
		{"a square", n.mul(y, y), true},
		{"a constant before", n.mul(n.k(3), y), false},
		{"a constant behind", n.mul(y, n.k(3)), false},
		{"a constant that is older", n.mul(n.k(3), n.v("younger")), false},
		{"a constant in a sum", n.add(n.k(3), y), false},
		{"a sum", n.add(y, z), false},
		{"a sum that is shared", shared, false},
	} {
		if got := Applies(n.Table, tt.x); got != tt.want {
			t.Errorf("%s: %v", tt.name, got)
		}
	}
}
