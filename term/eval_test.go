package term

import (
	"errors"
	"math/big"
	"math/rand"
	"testing"
)

var testLayout = Layout{PtrBits: 64, ObjBits: 20}

var binOps = []Op{OpAdd, OpMul, OpSub, OpUDiv, OpURem, OpSDiv, OpSRem, OpBVAnd, OpBVOr, OpBVXor, OpShl, OpLShr, OpAShr,
	OpConcat, OpUlt, OpUle, OpSlt, OpSle}

// reference computes SMT-LIB 2's definition of op on unsigned values of width w. It is written from the standard: signed operators by means of the
// unsigned ones, bitwise ones bit by bit. The result is unsigned and has the width of the result.
func reference(op Op, x, y *big.Int, w int) *big.Int {
	mod := new(big.Int).Lsh(big.NewInt(1), uint(w))
	norm := func(v *big.Int) *big.Int { return new(big.Int).Mod(v, mod) } // Euclidean: never negative
	neg := func(v *big.Int) *big.Int { return norm(new(big.Int).Sub(mod, v)) }
	msb := func(v *big.Int) bool { return v.Bit(w-1) == 1 }
	abs := func(v *big.Int) *big.Int {
		if msb(v) {
			return neg(v)
		}
		return v
	}
	truth := func(b bool) *big.Int { return new(big.Int).SetUint64(b2u(b)) }
	bits := func(f func(a, b uint) uint) *big.Int {
		v := new(big.Int)
		for i := range w {
			v.SetBit(v, i, f(x.Bit(i), y.Bit(i)))
		}
		return v
	}
	udiv := func(a, b *big.Int) *big.Int {
		if b.Sign() == 0 {
			return new(big.Int).Sub(mod, big.NewInt(1))
		}
		return new(big.Int).Div(a, b)
	}
	urem := func(a, b *big.Int) *big.Int {
		if b.Sign() == 0 {
			return a
		}
		return new(big.Int).Mod(a, b)
	}
	slt := func() bool {
		if msb(x) != msb(y) {
			return msb(x)
		}
		return x.Cmp(y) < 0
	}
	switch op {
	case OpAdd:
		return norm(new(big.Int).Add(x, y))
	case OpSub:
		return norm(new(big.Int).Add(x, neg(y)))
	case OpMul:
		return norm(new(big.Int).Mul(x, y))
	case OpUDiv:
		return udiv(x, y)
	case OpURem:
		return urem(x, y)
	case OpSDiv:
		q := udiv(abs(x), abs(y))
		if msb(x) != msb(y) {
			return neg(q)
		}
		return q
	case OpSRem:
		r := urem(abs(x), abs(y))
		if msb(x) {
			return neg(r)
		}
		return r
	case OpBVAnd:
		return bits(func(a, b uint) uint { return a & b })
	case OpBVOr:
		return bits(func(a, b uint) uint { return a | b })
	case OpBVXor:
		return bits(func(a, b uint) uint { return a ^ b })
	case OpShl, OpLShr, OpAShr:
		v := new(big.Int)
		for i := range w { // bit i of the result, from position i -+ y
			from := new(big.Int).Sub(big.NewInt(int64(i)), y)
			if op != OpShl {
				from.Add(big.NewInt(int64(i)), y)
			}
			switch {
			case from.Sign() >= 0 && from.Cmp(big.NewInt(int64(w))) < 0:
				v.SetBit(v, i, x.Bit(int(from.Int64())))
			case op == OpAShr:
				v.SetBit(v, i, x.Bit(w-1))
			}
		}
		return v
	case OpConcat:
		return new(big.Int).Add(new(big.Int).Mul(x, mod), y)
	case OpUlt:
		return truth(x.Cmp(y) < 0)
	case OpUle:
		return truth(x.Cmp(y) <= 0)
	case OpSlt:
		return truth(slt())
	case OpSle:
		return truth(slt() || x.Cmp(y) == 0)
	}
	panic("no reference for " + op.String())
}

// checkBin compares folding, and evaluation of the unfolded term, with the reference.
func checkBin(t *testing.T, op Op, x, y *big.Int, w int) {
	t.Helper()
	tab := NewTable(testLayout)
	want := reference(op, x, y, w)
	folded := tab.Bin(op, tab.BigConst(x, w), tab.BigConst(y, w))
	a, b := tab.Var("a", BV(w)), tab.Var("b", BV(w))
	m := NewModel(tab)
	m.SetBV(a, x)
	m.SetBV(b, y)
	for _, id := range []ID{folded, tab.Bin(op, a, b)} {
		v, err := m.Eval(id)
		if err != nil {
			t.Fatal(err)
		}
		if tab.Sort(id) == Bool {
			v.BV = new(big.Int).SetUint64(b2u(v.Bool))
		}
		if v.BV.Cmp(want) != 0 {
			t.Fatalf("%v on %d bits of %v, %v: got %v (%v), want %v", op, w, x, y, v.BV, tab.Op(id), want)
		}
	}
	if !tab.IsConst(folded) {
		t.Fatalf("%v of constants is not folded", op)
	}
}

func TestBinaryOperatorsExhaustively(t *testing.T) {
	for w := 1; w <= 4; w++ {
		for _, op := range binOps {
			for x := range int64(1) << w {
				for y := range int64(1) << w {
					checkBin(t, op, big.NewInt(x), big.NewInt(y), w)
				}
			}
		}
	}
}

// interesting returns a random value of w bits, often one at an edge.
func interesting(r *rand.Rand, w int) *big.Int {
	mod := new(big.Int).Lsh(big.NewInt(1), uint(w))
	v := new(big.Int)
	switch r.Intn(6) {
	case 0:
		v.SetInt64(int64(r.Intn(5) - 2))
	case 1:
		v.Rsh(mod, 1)
		v.Add(v, big.NewInt(int64(r.Intn(3)-1)))
	case 2:
		v.SetInt64(int64(w + r.Intn(3) - 1)) // around a shift by the width
	case 3:
		v.Lsh(big.NewInt(1), uint(r.Intn(w)))
	default:
		v.Rand(r, mod)
	}
	return v.Mod(v, mod)
}

func TestBinaryOperatorsOnWideValues(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	for _, w := range []int{5, 8, 31, 32, 33, 63, 64, 65, 127, 128} {
		for _, op := range binOps {
			for range 100 {
				checkBin(t, op, interesting(r, w), interesting(r, w), w)
			}
		}
	}
}

func TestUnaryOperators(t *testing.T) {
	r := rand.New(rand.NewSource(2))
	for _, w := range []int{1, 2, 3, 8, 32, 63, 64, 65, 128} {
		for range 200 {
			x := interesting(r, w)
			lo := r.Intn(w)
			hi := lo + r.Intn(w-lo)
			n := r.Intn(70)
			mod := func(v *big.Int, w int) *big.Int { return v.Mod(v, new(big.Int).Lsh(big.NewInt(1), uint(w))) }
			sx := new(big.Int).Set(x)
			if x.Bit(w-1) == 1 {
				sx.Sub(sx, new(big.Int).Lsh(big.NewInt(1), uint(w)))
			}
			cases := []struct {
				name string
				mk   func(tab *Table, a ID) ID
				want *big.Int
			}{
				{"neg", (*Table).Neg, mod(new(big.Int).Neg(x), w)},
				{"not", (*Table).BVNot, mod(new(big.Int).Sub(big.NewInt(-1), x), w)},
				{"extract", func(tab *Table, a ID) ID { return tab.Extract(a, hi, lo) }, mod(new(big.Int).Rsh(x, uint(lo)), hi-lo+1)},
				{"zext", func(tab *Table, a ID) ID { return tab.ZExt(a, w+n) }, x},
				{"sext", func(tab *Table, a ID) ID { return tab.SExt(a, w+n) }, mod(new(big.Int).Set(sx), w+n)},
			}
			for _, c := range cases {
				tab := NewTable(testLayout)
				a := tab.Var("a", BV(w))
				m := NewModel(tab)
				m.SetBV(a, x)
				for _, id := range []ID{c.mk(tab, a), c.mk(tab, tab.BigConst(x, w))} {
					v, err := m.Eval(id)
					if err != nil || v.BV.Cmp(c.want) != 0 {
						t.Fatalf("%s of %v (%d bits, hi %d lo %d n %d) is %v (%v), want %v", c.name, x, w, hi, lo, n, v.BV, err, c.want)
					}
				}
			}
		}
	}
}

func TestBooleanOperators(t *testing.T) {
	for i := range 8 {
		tab := NewTable(testLayout)
		m := NewModel(tab)
		var v, c [3]ID
		var x [3]bool
		for k := range v {
			x[k] = i>>k&1 == 1
			v[k] = tab.Var(string(rune('a'+k)), Bool)
			c[k] = tab.BoolConst(x[k])
			m.SetBool(v[k], x[k])
		}
		ite := x[2]
		if x[0] {
			ite = x[1]
		}
		for _, a := range [][3]ID{v, c} {
			for _, tc := range []struct {
				id   ID
				want bool
			}{
				{tab.Not(a[0]), !x[0]},
				{tab.And(a[:]...), x[0] && x[1] && x[2]},
				{tab.Or(a[:]...), x[0] || x[1] || x[2]},
				{tab.And(a[0], a[1]), x[0] && x[1]},
				{tab.Or(a[0], a[1]), x[0] || x[1]},
				{tab.And(), true},
				{tab.Or(), false},
				{tab.Xor(a[0], a[1]), x[0] != x[1]},
				{tab.Eq(a[0], a[1]), x[0] == x[1]},
				{tab.Ite(a[0], a[1], a[2]), ite},
			} {
				if got, err := m.EvalBool(tc.id); err != nil || got != tc.want {
					t.Fatalf("case %d: %v is %v (%v)", i, tab.Op(tc.id), got, err)
				}
			}
		}
	}
}

// Pointers and integers are in bijection, whatever the sign of the offset is.
func TestPointersAreIntegers(t *testing.T) {
	r := rand.New(rand.NewSource(3))
	for _, l := range []Layout{{64, 20}, {32, 10}, {64, 1}, {64, 63}, {8, 3}} {
		for range 100 {
			base := r.Uint64() & mask(l.ObjBits)
			off := r.Uint64() & mask(l.OffBits())
			if r.Intn(3) == 0 {
				off = uint64(r.Intn(3)-1) & mask(l.OffBits())
			}
			i := (base<<uint(l.OffBits()) + uint64(sext64(off, l.OffBits()))) & mask(l.PtrBits)
			tab := NewTable(l)
			bv, ov, pv, iv := tab.Var("b", BV(l.ObjBits)), tab.Var("o", BV(l.OffBits())), tab.Var("p", Ptr), tab.Var("i", BV(l.PtrBits))
			m := NewModel(tab)
			m.SetBV64(bv, base)
			m.SetBV64(ov, off)
			m.SetBV64(pv, i)
			m.SetBV64(iv, i)
			for _, p := range []ID{tab.MkPtr(bv, ov), pv, tab.IntToPtr(iv), tab.MkPtr(tab.Const(base, l.ObjBits), tab.Const(off, l.OffBits())),
				tab.IntToPtr(tab.Const(i, l.PtrBits))} {
				for _, c := range []struct {
					id   ID
					want uint64
				}{{p, i}, {tab.PtrToInt(p), i}, {tab.PtrBase(p), base}, {tab.PtrOff(p), off},
					{tab.IntBase(tab.PtrToInt(p)), base}, {tab.IntOff(tab.PtrToInt(p)), off}} {
					if got, err := m.EvalUint64(c.id); err != nil || got != c.want {
						t.Fatalf("%+v base %#x off %#x: %v of %v is %#x (%v), want %#x", l, base, off, tab.Op(c.id), tab.Op(p), got, err, c.want)
					}
				}
			}
		}
	}
}

func TestArraysAgreeWithAMap(t *testing.T) {
	r := rand.New(rand.NewSource(4))
	for _, w := range []int{3, 64, 70} {
		tab := NewTable(testLayout)
		m := NewModel(tab)
		a := tab.Var("a", Array(w))
		m.SetArray(a, map[uint64]byte{1: 11, 2: 12}, 7)
		want := map[uint64]byte{0: 7, 1: 11, 2: 12, 3: 7, 4: 7, 5: 7, 6: 7, 7: 7}
		for range 50 {
			i, b := uint64(r.Intn(8)), byte(r.Intn(256))
			a = tab.Store(a, tab.Const(i, w), tab.Const(uint64(b), 8))
			want[i] = b
			for i, b := range want {
				if got, err := m.EvalUint64(tab.Select(a, tab.Const(i, w))); err != nil || byte(got) != b {
					t.Fatalf("a[%d] is %d (%v), want %d", i, got, err, b)
				}
				if got, err := m.ArrayByte(a, i); err != nil || got != b {
					t.Fatalf("a[%d] is %d (%v), want %d", i, got, err, b)
				}
			}
		}
		es, def, err := m.ArrayEntries(a)
		if err != nil || def != 7 {
			t.Fatal(def, err)
		}
		for k, e := range es {
			if want[e.Index.Uint64()] != e.Byte || k > 0 && es[k-1].Index.Cmp(e.Index) >= 0 {
				t.Errorf("entry %v", e)
			}
		}
		if _, err := m.Eval(a); !errors.Is(err, ErrSort) {
			t.Errorf("Eval of an array: %v", err)
		}
	}
}

func TestAssigningAgainForgetsTheCache(t *testing.T) {
	tab := NewTable(testLayout)
	m := NewModel(tab)
	x, y := tab.Var("x", BV(8)), tab.Var("y", BV(100))
	sum := tab.Bin(OpAdd, x, tab.Const(1, 8))
	if v, _ := m.EvalUint64(sum); v != 1 {
		t.Errorf("unassigned variable: %d", v)
	}
	m.SetBV64(x, 255)
	m.SetBV(y, big.NewInt(-1))
	if v, _ := m.EvalUint64(sum); v != 0 {
		t.Errorf("255 + 1 = %d", v)
	}
	late := tab.Bin(OpUlt, x, tab.Const(3, 8)) // made after the model
	if v, err := m.EvalBool(late); v || err != nil {
		t.Error(v, err)
	}
	m.SetBV64(x, 2)
	if v, _ := m.EvalBool(late); !v {
		t.Error("stale cache")
	}
	if v, _ := m.Eval(y); v.BV.BitLen() != 100 {
		t.Error("assignment lost:", v.BV)
	}
	if !m.Assigned(x) || m.Assigned(sum) {
		t.Error("Assigned")
	}
	for _, bad := range []func() error{
		func() error { _, err := m.EvalBool(x); return err },
		func() error { _, err := m.EvalUint64(late); return err },
		func() error { _, err := m.EvalUint64(y); return err },
		func() error { _, err := m.ArrayByte(x, 0); return err },
		func() error { _, err := m.Eval(0); return err },
		func() error { _, err := m.Eval(ID(tab.Len())); return err },
	} {
		if bad() == nil {
			t.Error("no error")
		}
	}
}

// A chain of a million terms with exponentially many paths is evaluated at once.
func TestDeepAndShared(t *testing.T) {
	const n = 1_000_000
	tab := NewTable(testLayout)
	x := tab.Var("x", BV(32))
	for i := range n / 2 {
		x = tab.Bin(OpBVXor, tab.Bin(OpAdd, x, x), tab.Const(uint64(i), 32))
	}
	if _, err := NewModel(tab).Eval(x); err != nil {
		t.Fatal(err)
	}
	if s := tab.Size(x, x); s < n {
		t.Errorf("size %d", s)
	}
	last := ID(0)
	tab.Walk(func(id ID) {
		for _, a := range tab.Args(id) {
			if a > id || a > last && a != last {
				t.Fatal("argument after its use")
			}
		}
		last = max(last, id)
	}, x)
}

func TestSizeCountsSharedNodesOnce(t *testing.T) {
	tab := NewTable(testLayout)
	x := tab.Var("x", BV(8))
	s := tab.Bin(OpAdd, x, tab.Const(1, 8))
	if n := tab.Size(tab.Bin(OpMul, s, s), s); n != 4 {
		t.Errorf("size %d, want x, 1, x+1, (x+1)*(x+1)", n)
	}
	if n := tab.Size(); n != 0 {
		t.Errorf("size of nothing %d", n)
	}
}

func BenchmarkEval(b *testing.B) {
	tab := NewTable(testLayout)
	x := tab.Var("x", BV(32))
	y := x
	for i := range 100_000 {
		y = tab.Bin(OpBVXor, tab.Bin(OpAdd, y, x), tab.Const(uint64(i), 32))
	}
	n := tab.Size(y)
	b.ResetTimer()
	for range b.N {
		if _, err := NewModel(tab).Eval(y); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(n), "ns/node")
}
