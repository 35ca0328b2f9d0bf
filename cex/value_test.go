package cex_test

import (
	"testing"

	"seabmc/cex"
	"seabmc/ir"
	"seabmc/ir/interp"
)

func TestIntegers(t *testing.T) {
	p := ir.NewProgram(64, 20)
	n := cex.NewNamer(p, &interp.Result{})
	tests := []struct {
		bits  int
		v     uint64
		ctype string
		want  string
	}{
		{32, 5, "int", "5"},
		{32, 0xffffffff, "int", "-1"},
		{32, 0xffffffff, "unsigned int", "4294967295 (0xffffffff)"},
		{32, 0xffffffff, "const volatile unsigned int", "4294967295 (0xffffffff)"},
		{32, 0xffffffff, "uint32_t", "4294967295 (0xffffffff)"},
		{32, 0xffffffff, "my_type", "-1 (0xffffffff)"},
		{32, 0xffffffff, "", "-1"},
		{32, 0x80000000, "int", "-2147483648 (0x80000000)"},
		{64, 1 << 63, "size_t", "9223372036854775808 (0x8000000000000000)"},
		{16, 65535, "unsigned short", "65535"},
		{16, 65535, "short", "-1"},
		{32, 2, "enum color", "2"},
		{8, 'a', "char", "'a' (97)"},
		{8, 0, "char", `'\0' (0)`},
		{8, '\n', "char", `'\n' (10)`},
		{8, '\'', "char", `'\'' (39)`},
		{8, 0x80, "char", "-128"},
		{8, 0x80, "unsigned char", "128"},
		{8, 'a', "uint8_t", "97"},
		{8, 200, "int8_t", "-56"},
		{8, 1, "_Bool", "true"},
		{8, 0, "bool", "false"},
		{1, 1, "", "true"},
		{32, 0x3fc00000, "float", "1.5"},
		{64, 0xbff0000000000000, "double", "-1"},
	}
	for _, tt := range tests {
		v := interp.Value{Type: ir.Int(tt.bits), U: tt.v}
		if got := cex.Spell(n, v, tt.ctype); got != tt.want {
			t.Errorf("i%d %#x as %q is %s, want %s", tt.bits, tt.v, tt.ctype, got, tt.want)
		}
	}
}

func TestPointers(t *testing.T) {
	p := ir.NewProgram(64, 20)
	b := ir.NewBuilder(p, nil)
	m := b.InitMem()
	alloc := func(size uint64, a ir.Alloc) { _, m = b.Alloc(m, b.Addr(size), a) }
	alloc(4, ir.Alloc{Name: "x", CType: "int"})
	alloc(40, ir.Alloc{Name: "buf", CType: "int[10]"})
	alloc(24, ir.Alloc{Name: "grid", CType: "short[3][4]"})
	alloc(16, ir.Alloc{Name: "s", CType: "struct s"})
	alloc(8, ir.Alloc{Kind: ir.ObjHeap, Name: "malloc"})
	alloc(8, ir.Alloc{Kind: ir.ObjHeap, Name: "malloc"})
	alloc(1, ir.Alloc{Kind: ir.ObjFunc, Name: "f"})
	alloc(32, ir.Alloc{Name: "fns", CType: "void (*)(int)[4]"})
	alloc(0, ir.Alloc{})
	rr, err := interp.Run(p, interp.ZeroInputs{}, interp.Options{})
	if err != nil {
		t.Fatal(err)
	}
	n := cex.NewNamer(p, rr)
	tests := []struct {
		base uint64
		off  int64
		want string
	}{
		{0, 0, "NULL"}, {0, 16, "0x10 (no object)"}, {99, 0, "0x6300000000000 (no object)"},
		{1, 0, "&x"}, {1, 2, "&x + 2"}, {1, 4, "&x + 4"}, {1, 5, "&x + 5 (outside its 4 bytes)"}, {1, -1, "&x - 1 (outside its 4 bytes)"},
		{2, 0, "&buf[0]"}, {2, 12, "&buf[3]"}, {2, 13, "&buf[3] + 1"}, {2, 40, "&buf[10]"}, {2, 44, "&buf + 44 (outside its 40 bytes)"},
		{3, 14, "&grid[1][3]"}, {4, 8, "&s + 8"},
		{6, 0, "&malloc#1"}, {5, 8, "&malloc#2 + 8"}, {6, 1, "&malloc#1 + 1"}, // numbered as they turn up
		{7, 0, "f"}, {7, 1, "&f + 1"}, {8, 8, "&fns + 8"},
		{9, 0, "&stack_object"}, {9, 1, "&stack_object + 1 (outside its 0 bytes)"},
	}
	for _, tt := range tests {
		v := interp.Value{Type: ir.TPtr, U: p.JoinPtr(tt.base, tt.off)}
		if got := cex.Spell(n, v, "char *"); got != tt.want {
			t.Errorf("(%d, %d) is %s, want %s", tt.base, tt.off, got, tt.want)
		}
	}
}

func TestStringLiterals(t *testing.T) {
	p := ir.NewProgram(64, 20)
	b := ir.NewBuilder(p, nil)
	lit, m := b.Alloc(b.InitMem(), b.Addr(6), ir.Alloc{Kind: ir.ObjConst, Name: ".str"})
	named, m := b.Alloc(m, b.Addr(2), ir.Alloc{Kind: ir.ObjConst, Name: "msg", CType: "const char[2]"})
	m = b.Store(m, lit, b.Const(0x6c6c6568, 32)) // "hell"
	m = b.Store(m, b.Gep(lit, b.Addr(4), 1), b.Const('o', 16))
	b.Store(m, named, b.Const('x', 16))
	rr, err := interp.Run(p, interp.ZeroInputs{}, interp.Options{})
	if err != nil {
		t.Fatal(err)
	}
	n := cex.NewNamer(p, rr)
	for _, tt := range []struct {
		base uint64
		off  int64
		want string
	}{{1, 0, `"hello"`}, {1, 2, `"llo"`}, {1, 5, `""`}, {1, 6, `"hello" + 6`}, {2, 0, "&msg[0]"}} {
		if got := cex.Spell(n, interp.Value{Type: ir.TPtr, U: p.JoinPtr(tt.base, tt.off)}, "char *"); got != tt.want {
			t.Errorf("(%d, %d) is %s, want %s", tt.base, tt.off, got, tt.want)
		}
	}
}
