package vcgen

import (
	"testing"

	"seabmc/ir"
)

// rows stores, in a table at places that are not known, pointers to elements of two arrays;
// the value of an element tells which it is. It loads one of the pointers, and asserts what
// the pointer leads to, then the same of another element.
func rows(b *ir.Builder) (loaded ir.Reg) {
	m := b.InitMem()
	table, m := b.Alloc(m, b.Addr(16), ir.Alloc{Kind: ir.ObjGlobal, Name: "table"})
	var rows [2]ir.Reg
	for i := range rows {
		rows[i], m = b.Alloc(m, b.Addr(12), ir.Alloc{Kind: ir.ObjGlobal, Name: "row"})
		for k := range uint64(3) {
			m = b.Store(m, b.Gep(rows[i], b.Addr(k), 4), b.Const(uint64(10*i)+k, 32))
		}
	}
	k := b.Nondet(ir.Int(64), "k")
	b.Assume(b.True(), b.Bin(ir.OpUlt, k, b.Addr(3)))
	slot := b.Cast(ir.OpZExt, b.Nondet(ir.Int(1), "slot"), 64)
	m = b.Store(m, b.Gep(table, slot, 8), b.Gep(rows[0], k, 4))
	m = b.Store(m, b.Gep(table, b.Bin(ir.OpXor, slot, b.Addr(1)), 8), b.Gep(rows[1], k, 4))
	p := b.Load(ir.TPtr, m, table)
	valid := b.Valid(m, p, b.Addr(4))
	b.Assert(b.True(), valid, property)
	b.Assume(b.True(), valid)
	v := b.Load(ir.Int(32), m, p)
	want := b.Bin(ir.OpAdd, b.Cast(ir.OpTrunc, k, 32), b.Select(b.Bin(ir.OpEq, slot, b.Addr(0)), b.Const(0, 32), b.Const(10, 32)))
	b.Assert(b.True(), b.Bin(ir.OpEq, v, want), property)
	b.Assert(b.True(), b.Not(b.Bin(ir.OpEq, v, b.Const(12, 32))), property)
	return p
}

// A pointer that is read from an array may point anywhere, unless the guide knows better; what
// it leads to stays the same.
func TestGuided(t *testing.T) {
	p := ir.NewProgram(64, 20)
	loaded := rows(ir.NewBuilder(p, nil))
	s := open(t)
	for _, v := range []variant{
		{mem: "seam", arm: true, checked: true}, {mem: "array", checked: true}, {mem: "lambda", checked: true},
		{mem: "array", checked: true, guided: true}, {mem: "lambda", checked: true, guided: true},
	} {
		if got, err := verdicts(p, v, s); got != "ssu" || err != nil {
			t.Errorf("%v: %s, want ssu (%v)", v, got, err)
		}
		g, err := generate(p, v, nil)
		if err != nil {
			t.Fatal(err)
		}
		m := g.arm.Of(g.Term(loaded))
		if known := !m.Top && len(m.Entries) == 2 && countTargets(m) == 6; known != (v.mem != "array" || v.guided) {
			t.Errorf("%v: the pointer may point to %+v", v, m)
		}
	}
}
