package vcgen

import (
	"strings"
	"testing"

	"seabmc/ir"
)

// parse reads SEA-IR text.
func parse(t *testing.T, src string) *ir.Program {
	t.Helper()
	p, err := ir.Parse(strings.NewReader(src), "test")
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestBuilder(t *testing.T) {
	p := ir.NewProgram(64, 20)
	for _, v := range variants {
		g, err := New(p, Options{Mem: v.mem, StoreMap: v.storeMap, ARM: v.arm}, nil)
		if err != nil {
			t.Fatal(err)
		}
		*p = *ir.NewProgram(64, 20)
		b := ir.NewBuilder(p, g)
		m := b.InitMem()
		ptr, m := b.Alloc(m, b.Addr(40), ir.Alloc{Kind: ir.ObjStack, Name: "a"})
		for i := range uint64(10) {
			m = b.Store(m, b.Gep(ptr, b.Addr(i), 4), b.Const(i*i, 32))
		}
		x := b.Load(ir.Int(32), m, b.Gep(ptr, b.Addr(7), 4))
		b.Assert(b.True(), b.Bin(ir.OpEq, x, b.Const(49, 32)), ir.Check{ID: "a", Kind: ir.CheckAssertion})
		if b.Err != nil {
			t.Fatal(b.Err)
		}
		vc := g.VC()
		if !vc.Props[0].Discharged && v.mem != "array" {
			t.Errorf("%v: not discharged", v)
		}
	}
}
