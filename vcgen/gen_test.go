package vcgen

import (
	"errors"
	"strings"
	"testing"

	"seabmc/ir"
	"seabmc/ir/parser"
	"seabmc/term"
)

// parse reads SEA-IR text.
func parse(t *testing.T, src string) *ir.Program {
	t.Helper()
	p, err := parser.Parse(strings.NewReader(src), "test")
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// Each program is decided by rewriting alone: the letters are s for discharged, u for
// violated in every case, ? for left to the solver.
func TestDischarged(t *testing.T) {
	for _, x := range []struct{ name, src, want string }{
		{"bounds of a constant access", `
			%m = initmem
			%n:i64 = const 8
			%p, %m1 = alloc %m, %n stack "a" ""
			%w:i64 = const 4
			%ok:i1 = valid %m1, %p, %w
			%t:i1 = const true
			assert %t, %ok "c" pointer_dereference ""
			%k:i64 = const 5
			%q = gep %p, %k, 1
			%bad:i1 = valid %m1, %q, %w
			assert %t, %bad "d" pointer_dereference ""`, "su"},
		{"bounds of a masked index", `
			%m = initmem
			%n:i64 = const 64
			%p, %m1 = alloc %m, %n stack "a" ""
			%i:i64 = nondet "i"
			%f:i64 = const 15
			%j:i64 = and %i, %f
			%q = gep %p, %j, 4
			%w:i64 = const 4
			%ok:i1 = valid %m1, %q, %w
			%t:i1 = const true
			assert %t, %ok "c" pointer_dereference ""`, "s"},
		{"a huge index never wraps into the object", `
			%m = initmem
			%n:i64 = const 64
			%p, %m1 = alloc %m, %n stack "a" ""
			%i:i64 = const 1152921504606846976
			%q = gep %p, %i, 16
			%w:i64 = const 4
			%ok:i1 = valid %m1, %q, %w
			%t:i1 = const true
			assert %t, %ok "c" pointer_dereference ""`, "u"},
		{"use after free", `
			%m = initmem
			%n:i64 = const 8
			%p, %m1 = alloc %m, %n heap "malloc" ""
			%m2 = free %m1, %p
			%ok:i1 = islive %m2, %p
			%t:i1 = const true
			assert %t, %ok "c" pointer_dereference ""`, "u"},
		{"null or an object, checked against null", `
			%m = initmem
			%n:i64 = const 8
			%p, %m1 = alloc %m, %n heap "malloc" ""
			%c:i1 = nondet "c"
			%m2:mem = select %c, %m1, %m
			%z = null
			%q:ptr = select %c, %p, %z
			%some:i1 = ne %q, %z
			%ok:i1 = valid %m2, %q, %n
			assert %some, %ok "c" pointer_dereference ""`, "s"},
		{"an assumption that was made", `
			%a:i1 = nondet "a"
			%b:i1 = nondet "b"
			assume %a, %b
			assert %a, %b "c" assertion ""
			%f:i1 = const false
			%t:i1 = const true
			assume %t, %f
			assert %t, %f "d" assertion ""`, "ss"},
	} {
		p := parse(t, "sea-ir ptrbits=64 objbits=20\n"+x.src+"\n")
		for _, v := range variants {
			if v.mem == "seam" && !v.arm {
				continue
			}
			g, err := generate(p, v, nil)
			if err != nil {
				t.Fatal(err)
			}
			got := ""
			for _, prop := range g.VC().Props {
				switch prop.Violated {
				case term.False:
					got += "s"
				case term.True:
					got += "u"
				default:
					got += "?"
				}
			}
			if got != x.want {
				t.Errorf("%s, %v: %s, want %s", x.name, v, got, x.want)
			}
		}
	}
}

// Sixty nested branches, each of which writes memory, cost steps that grow with their number at
// most quadratically; paths grow exponentially.
func TestDiamondsArePolynomial(t *testing.T) {
	for _, v := range variants {
		if v.mem == "array" {
			continue // leaves the reads to the solver
		}
		steps := func(n int) float64 { return float64(build(t, v, diamonds(n)).Stats().RewriteSteps) }
		few, many := steps(60), steps(120)
		if many > 4.2*few {
			t.Errorf("%v: %.0f steps for 60 branches, %.0f for 120", v, few, many)
		}
	}
}

func TestObjectLimit(t *testing.T) {
	p := ir.NewProgram(64, 3)
	g, err := New(p, Options{ARM: true}, nil)
	if err != nil {
		t.Fatal(err)
	}
	b := ir.NewBuilder(p, g)
	m := b.InitMem()
	for range 8 {
		_, m = b.Alloc(m, b.Addr(1), ir.Alloc{Kind: ir.ObjStack, Name: "x"})
	}
	var limit *LimitError
	err = g.Flush()
	if !errors.As(err, &limit) || !strings.Contains(limit.Error(), "--object-bits") {
		t.Errorf("error %v", err)
	}
	if b.Trace(b.True(), 0, ir.Note{}); b.Err != err {
		t.Errorf("the next instruction says %v", b.Err)
	}
	if _, ok := g.PtrBases(b.Emit(ir.Instr{Op: ir.OpNull, Type: ir.TPtr})); ok {
		t.Error("a register has a value that came after the error")
	}
}

// Feasible is right about loops whose bound is an assumption, also after questions are put into value summaries.
func TestFeasible(t *testing.T) {
	for _, v := range variants {
		testFeasible(t, v, 0)
		testFeasible(t, v, 1)
	}
}

func testFeasible(t *testing.T, v variant, summarizeAfter int64) {
	s := open(t)
	p := ir.NewProgram(64, 20)
	g, err := New(p, Options{Mem: v.mem, StoreMap: v.storeMap, ARM: v.arm, SummarizeAfter: summarizeAfter}, s.NewSession)
	if err != nil {
		t.Fatal(err)
	}
	b := ir.NewBuilder(p, g)
	n := b.Nondet(ir.Int(32), "n")
	a, m := b.Alloc(b.InitMem(), b.Addr(64), ir.Alloc{Kind: ir.ObjStack, Name: "a"})
	i := b.Cast(ir.OpZExt, b.Bin(ir.OpAnd, n, b.Const(15, 32)), 64)
	x := b.Load(ir.Int(32), m, b.Gep(a, i, 4))
	b.Assume(b.True(), b.Bin(ir.OpUlt, n, b.Const(5, 32)))
	b.Assume(b.True(), b.Bin(ir.OpEq, x, n))
	first := b.Load(ir.Int(32), m, b.Gep(a, b.Addr(3), 4))
	for _, q := range []struct {
		cond ir.Reg
		want ir.Answer
	}{
		{b.Bin(ir.OpEq, n, b.Const(4, 32)), ir.Yes},
		{b.Bin(ir.OpEq, n, b.Const(5, 32)), ir.No},
		{b.Bin(ir.OpAnd, b.Bin(ir.OpEq, n, b.Const(3, 32)), b.Bin(ir.OpNe, first, b.Const(3, 32))), ir.No},
		{b.False(), ir.No},
		{b.True(), ir.Yes},
	} {
		if got := g.Feasible(q.cond); got != q.want {
			t.Errorf("%v: %v, want %v", v, got, q.want)
		}
	}
	if err := g.Close(); err != nil {
		t.Error(err)
	}
}
