package frontend

import (
	"context"
	"testing"

	"seabmc/checks"
	"seabmc/llvm"
)

// TestCastsKeepTheAlignmentOfTheirType checks the alignment that the one load of an int in f has.
func TestCastsKeepTheAlignmentOfTheirType(t *testing.T) {
	const given = `_Alignas(8) char a[16]; struct { char c, d[15]; } s; typedef int any __attribute__((aligned(1))); typedef int half __attribute__((aligned(2)));
struct __attribute__((packed)) packed { int x; }; struct plain { int y, x; };
#define AT(t, p) (*(t *)(p))
`
	tests := []struct {
		name, expr string
		align      uint64
	}{
		{"element of a global array", "*(int *)&a[i]", 4},
		{"constant place", "*(int *)&a[1]", 4},
		{"member of a structure", "*(const int *)&s.d[i]", 4},
		{"array as a whole", "*(int *)s.d", 4},
		{"two casts", "*(int *)(short *)&a[i]", 4},
		{"in a macro", "AT(int, &a[i])", 4},
		{"over two lines", "*(int *)\n  &a[i]", 4},
		{"subscript", "((int *)&a[i])[1]", 4},
		{"member behind a cast", "((struct plain *)&a[i])->x", 4},
		{"packed structure", "((struct packed *)&a[i])->x", 1},
		{"type that may stand anywhere", "*(any *)&a[i]", 1},
		{"type that asks for less", "*(half *)&a[i]", 2},
		{"a cast beside it that is silent", "*(int *)(void *)&a[i]", 4},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, err := Load(context.Background(), []string{write(t, t.TempDir(), "x.c", given+"int f(register int i) { return "+tt.expr+"; }\n")},
				Options{Set: checks.Set{Alignment: true}})
			if err != nil {
				t.Fatal(err)
			}
			var got []uint64
			for _, b := range theFunction(t, p).Blocks {
				for _, in := range b.Insts {
					if in.Op == llvm.Load && in.Typ.IsInt(32) && !isAlloca(in.Args[0]) {
						got = append(got, in.Align)
					}
				}
			}
			if len(got) != 1 || got[0] != tt.align {
				t.Errorf("the loads have alignments %v, want one of %d", got, tt.align)
			}
		})
	}
}

func isAlloca(v llvm.Value) bool {
	_, ok := llvm.As(v, llvm.Alloca)
	return ok
}

func TestCastsAreLeftAloneWithoutTheCheck(t *testing.T) {
	p := loadC(t, Options{}, "char a[8]; int f(int i) { return *(int *)&a[i]; }")
	for _, in := range theFunction(t, p).Blocks[0].Insts {
		if in.Op == llvm.Load && !isAlloca(in.Args[0]) && in.Align != 1 {
			t.Errorf("the load has alignment %d, want clang's own, 1", in.Align)
		}
	}
}

// theFunction is f of the only file.
func theFunction(t *testing.T, p *Program) *llvm.Func {
	t.Helper()
	for _, f := range p.Modules[0].LL.Funcs {
		if f.Name == "f" {
			return f
		}
	}
	t.Fatal("no function f")
	return nil
}
