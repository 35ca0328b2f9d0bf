package points

import (
	"testing"

	"pgregory.net/rapid"

	"seabmc/rewriter"
	"seabmc/term"
)

const itvBits = 8

func drawItv(t *rapid.T, name string) (Itv, []int64) {
	lo := int64(rapid.IntRange(-128, 127).Draw(t, name+".lo"))
	stride := uint64(rapid.IntRange(0, 20).Draw(t, name+".stride"))
	out := []int64{lo}
	if stride > 0 {
		for x := lo + int64(stride); x < 128 && len(out) <= rapid.IntRange(0, 12).Draw(t, name+".n"); x += int64(stride) {
			out = append(out, x)
		}
	}
	if len(out) == 1 {
		stride = 0
	}
	return Itv{lo, out[len(out)-1], stride}, out
}

// The abstract operations are right for every pair of elements.
func TestItvByEnumeration(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, as := drawItv(t, "a")
		b, bs := drawItv(t, "b")
		n, m := uint64(rapid.IntRange(1, 9).Draw(t, "n")), uint64(rapid.IntRange(1, 9).Draw(t, "m"))
		j := a.join(b)
		for _, x := range append(as, bs...) {
			if !j.Contains(x) {
				t.Fatalf("%v ⊔ %v = %v without %d", a, b, j, x)
			}
		}
		apart := a.Apart(n, b, m, itvBits)
		for _, x := range as {
			for _, y := range bs {
				if apart && overlap(x, n, y, m) {
					t.Fatalf("%v (%d bytes) and %v (%d bytes) meet at %d and %d", a, n, b, m, x, y)
				}
			}
		}
	})
}

// overlap compares accesses byte by byte, modulo 2^itvBits.
func overlap(x int64, n uint64, y int64, m uint64) bool {
	for i := range n {
		for k := range m {
			if (uint64(x)+i-uint64(y)-k)&(1<<itvBits-1) == 0 {
				return true
			}
		}
	}
	return false
}

// Random pointer choices: the address range map holds every value, the pieces are exact.
func TestSplitIsExact(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		tab := term.NewTable(term.Layout{PtrBits: 16, ObjBits: 8})
		r := rewriter.New(tab)
		a := NewArms(r)
		conds := []term.ID{tab.Var("c0", term.Bool), tab.Var("c1", term.Bool), tab.Var("c2", term.Bool)}
		x := tab.Var("x", term.BV(8))
		var ptrs []term.ID
		for range 3 {
			off := r.Bin(term.OpAdd, r.Bin(term.OpBVAnd, x, tab.Const(uint64(rapid.IntRange(0, 15).Draw(t, "mask")), 8)), tab.Const(uint64(rapid.IntRange(0, 255).Draw(t, "off")), 8))
			ptrs = append(ptrs, r.MkPtr(tab.Const(uint64(rapid.IntRange(0, 3).Draw(t, "base")), 8), off))
		}
		pick := func(s string) term.ID { return ptrs[rapid.IntRange(0, len(ptrs)-1).Draw(t, s)] }
		for range rapid.IntRange(1, 12).Draw(t, "choices") {
			ptrs = append(ptrs, r.Ite(conds[rapid.IntRange(0, 2).Draw(t, "c")], pick("a"), pick("b")))
		}
		p := ptrs[len(ptrs)-1]
		m := term.NewModel(tab)
		for _, c := range conds {
			m.SetBool(c, rapid.Bool().Draw(t, "value"))
		}
		m.SetBV64(x, uint64(rapid.IntRange(0, 255).Draw(t, "x")))
		checkPieces(t, a, m, p)
		if eval(t, m, a.Compact(p)) != eval(t, m, p) {
			t.Fatal("compacting changed the pointer")
		}
	})
}

func checkPieces(t *rapid.T, a *Arms, m *term.Model, p term.ID) {
	base, off := eval(t, m, a.r.PtrBase(p)), eval(t, m, a.r.PtrOff(p))
	found := false
	for _, e := range a.Of(p).Entries {
		found = found || e.Base == base && e.Off.Contains(SignExtend(off, 8))
	}
	if !found {
		t.Fatalf("(%d, %d) is not in %+v", base, off, a.Of(p))
	}
	list, ok := a.Split(p)
	if !ok {
		t.Fatal("no pieces")
	}
	for _, x := range list {
		holds, err := m.EvalBool(x.Cond)
		if err != nil || holds != (x.Base == base) {
			t.Fatalf("base %d: condition of piece %d is %v (%v)", base, x.Base, holds, err)
		}
		if holds && eval(t, m, x.Off) != off {
			t.Fatalf("offset %d, piece says %d", off, eval(t, m, x.Off))
		}
	}
}

func eval(t *rapid.T, m *term.Model, id term.ID) uint64 {
	v, err := m.EvalUint64(id)
	if err != nil {
		t.Fatal(err)
	}
	return v
}
