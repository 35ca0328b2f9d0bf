package vcgen

import (
	"fmt"
	"syscall"
	"testing"
	"time"

	"seabmc/ir"
)

var property = ir.Check{ID: "main.assertion.1", Kind: ir.CheckAssertion, Msg: "as expected"}

// run builds a program into a fresh generator.
func build(tb testing.TB, v variant, f func(b *ir.Builder)) *Gen {
	tb.Helper()
	p := ir.NewProgram(64, 20)
	g, err := New(p, Options{Mem: v.mem, StoreMap: v.storeMap, ARM: v.arm}, nil)
	if err != nil {
		tb.Fatal(err)
	}
	b := ir.NewBuilder(p, g)
	f(b)
	if b.Err != nil {
		tb.Fatal(b.Err)
	}
	return g
}

// straight writes n words of one array and reads each back, with checks.
func straight(n int) func(b *ir.Builder) {
	return func(b *ir.Builder) {
		p, m := b.Alloc(b.InitMem(), b.Addr(uint64(4*n)), ir.Alloc{Kind: ir.ObjStack, Name: "a"})
		at := func(i int) ir.Reg {
			q := b.Gep(p, b.Addr(uint64(i)), 4)
			b.Assert(b.True(), b.Valid(m, q, b.Addr(4)), property)
			return q
		}
		vals := make([]ir.Reg, n)
		for i := range n {
			vals[i] = b.Nondet(ir.Int(32), "x")
			m = b.Store(m, at(i), vals[i])
		}
		for i := range n {
			b.Assert(b.True(), b.Bin(ir.OpEq, b.Load(ir.Int(32), m, at(i)), vals[i]), property)
		}
	}
}

// diamonds nests n branches; each writes one of two words, picked by its condition, and
// a word at a symbolic index; then all words are read.
func diamonds(n int) func(b *ir.Builder) {
	return func(b *ir.Builder) {
		p, m := b.Alloc(b.InitMem(), b.Addr(64), ir.Alloc{Kind: ir.ObjStack, Name: "a"})
		at := func(i ir.Reg) ir.Reg { return b.Gep(p, i, 4) }
		var before []ir.Reg
		var conds []ir.Reg
		for i := range n {
			c := b.Nondet(ir.I1, "c")
			before, conds = append(before, m), append(conds, c)
			x := b.Load(ir.Int(32), m, at(b.Addr(uint64(i%16))))
			m = b.Store(m, at(b.Addr(uint64((i+1)%16))), b.Bin(ir.OpAdd, x, b.Const(1, 32)))
			if i%4 == 0 {
				k := b.Cast(ir.OpZExt, b.Bin(ir.OpAnd, b.Nondet(ir.Int(8), "k"), b.Const(15, 8)), 64)
				m = b.Store(m, at(k), x)
			}
		}
		for i := n - 1; i >= 0; i-- {
			other := b.Store(before[i], at(b.Addr(uint64((i+2)%16))), b.Const(7, 32))
			m = b.Select(conds[i], m, other)
		}
		sum := b.Const(0, 32)
		for i := range uint64(16) {
			sum = b.Bin(ir.OpAdd, sum, b.Load(ir.Int(32), m, at(b.Addr(i))))
		}
		b.Assert(b.True(), b.Bin(ir.OpNe, sum, b.Const(12345, 32)), property)
	}
}

// table reads a table of n words at symbolic indices.
func table(n int) func(b *ir.Builder) {
	return func(b *ir.Builder) {
		p, m := b.Alloc(b.InitMem(), b.Addr(uint64(4*n)), ir.Alloc{Kind: ir.ObjGlobal, Name: "t"})
		for i := range uint64(n) {
			m = b.Store(m, b.Gep(p, b.Addr(i), 4), b.Const(i*i, 32))
		}
		x := b.Nondet(ir.Int(32), "x")
		for range 20 {
			i := b.Bin(ir.OpURem, x, b.Const(uint64(n), 32))
			q := b.Gep(p, b.Cast(ir.OpZExt, i, 64), 4)
			b.Assert(b.True(), b.Valid(m, q, b.Addr(4)), property)
			x = b.Load(ir.Int(32), m, q)
		}
		b.Assert(b.True(), b.Bin(ir.OpNe, x, b.Const(12345, 32)), property)
	}
}

// list builds a list of n nodes with nondeterministic links among earlier nodes and walks it.
func list(n int) func(b *ir.Builder) {
	return func(b *ir.Builder) {
		m := b.InitMem()
		head := b.Null()
		var p ir.Reg
		for i := range n {
			p, m = b.Alloc(m, b.Addr(16), ir.Alloc{Kind: ir.ObjHeap, Name: "malloc"})
			m = b.Store(m, p, head)
			m = b.Store(m, b.Gep(p, b.Addr(8), 1), b.Const(uint64(i), 32))
			head = b.Select(b.Nondet(ir.I1, "c"), p, head)
		}
		sum := b.Const(0, 32)
		for range n {
			go1 := b.Not(b.Bin(ir.OpEq, head, b.Null()))
			b.Assert(go1, b.Valid(m, head, b.Addr(16)), property)
			v := b.Load(ir.Int(32), m, b.Gep(head, b.Addr(8), 1))
			sum = b.Select(go1, b.Bin(ir.OpAdd, sum, v), sum)
			head = b.Select(go1, b.Load(ir.TPtr, m, head), head)
		}
		b.Assert(b.True(), b.Bin(ir.OpUlt, sum, b.Const(uint64(n*n), 32)), property)
	}
}

func BenchmarkPrograms(b *testing.B) {
	for _, x := range []struct {
		name string
		f    func(*ir.Builder)
	}{
		{"straight/1000", straight(1000)}, {"straight/10000", straight(10_000)}, {"straight/100000", straight(100_000)},
		{"diamonds/30", diamonds(30)}, {"diamonds/60", diamonds(60)}, {"diamonds/120", diamonds(120)},
		{"table/100", table(100)}, {"table/1000", table(1000)},
		{"list/10", list(10)}, {"list/20", list(20)}, {"list/40", list(40)},
	} {
		for _, v := range variants {
			if v.mem == "array" || v.mem == "seam" && !v.arm || x.name == "straight/10000" && v.storeMap != "on" && v.storeMap != "cached" || x.name == "straight/100000" && v.storeMap != "on" {
				continue
			}
			b.Run(fmt.Sprintf("%s/%v", x.name, v), func(b *testing.B) {
				var g *Gen
				start := cpuTime()
				for range b.N {
					g = build(b, v, x.f)
				}
				b.ReportMetric(float64((cpuTime()-start).Microseconds())/1000/float64(b.N), "cpu-ms")
				s := g.Stats()
				b.ReportMetric(float64(s.Terms), "terms")
				b.ReportMetric(float64(s.RewriteSteps), "steps")
				b.ReportMetric(float64(s.ChecksDischarged)/float64(s.ChecksTotal), "discharged")
			})
		}
	}
}

// cpuTime is the processor time of this process, which a busy machine does not change.
func cpuTime() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
