package ir_test

import (
	"strings"
	"testing"

	"seabmc/ir"
	"seabmc/ir/interp"
	"seabmc/ir/verify"
)

func TestVerifyErrors(t *testing.T) {
	tests := []struct {
		name, want string
		breakIt    func(p *ir.Program)
	}{
		{"operand out of range", "instruction 3 (%4:i8 = add %1, %99): operand 2 is register 99, which does not exist", func(p *ir.Program) { p.Change(3, func(in *ir.Instr) { in.Args[1] = 99 }) }},
		{"use before definition", "operand %4 is used before its definition", func(p *ir.Program) { p.Change(3, func(in *ir.Instr) { in.Args[1] = 4 }) }},
		{"defined twice", "defines register 1, but registers are defined once and in order: 4 is next", func(p *ir.Program) { p.Change(3, func(in *ir.Instr) { in.Res = 1 }) }},
		{"arity", "add has 1 operand, it takes 2 operands", func(p *ir.Program) { p.Change(3, func(in *ir.Instr) { in.Args = in.Args[:1] }) }},
		{"type table", "result is i16, must be i8", func(p *ir.Program) { p.Types[4] = ir.Int(16) }},
		{"definition table", "register 4 is said to be defined by instruction 0", func(p *ir.Program) { p.Def[4] = 0 }},
		{"never defined", "register %6 is never defined", func(p *ir.Program) { p.Types = append(p.Types, ir.I1); p.Def = append(p.Def, 0) }},
		{"unknown operation", "unknown operation 200", func(p *ir.Program) { p.Change(3, func(in *ir.Instr) { in.Op = 200 }) }},
		{"check out of range", "check 7 is out of range (there are 1)", func(p *ir.Program) { p.Change(5, func(in *ir.Instr) { in.Aux = 7 }) }},
		{"position out of range", "position 9 is out of range", func(p *ir.Program) { p.Change(3, func(in *ir.Instr) { in.Pos = 9 }) }},
		{"wide constant", "constant does not fit i8", func(p *ir.Program) { p.Change(2, func(in *ir.Instr) { in.Imm = 256 }) }},
		{"register name", `register 1 has the name "a b", which the text form cannot have`, func(p *ir.Program) { p.RegNames = map[ir.Reg]string{1: "a b"} }},
		{"layout", "ptrbits=0, must be from 4 to 64", func(p *ir.Program) { p.PtrBits = 0 }},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := ir.NewProgram(64, 20)
			b := ir.NewBuilder(p, nil)
			x, y := b.Nondet(ir.Int(8), "x"), b.Nondet(ir.Int(8), "y")
			b.Const(3, 8)
			b.Bin(ir.OpAdd, x, y)
			c := b.Bin(ir.OpUlt, x, y)
			b.Assert(c, c, ir.Check{ID: "a"})
			if err := verify.Program(p); err != nil {
				t.Fatal(err)
			}
			tt.breakIt(p)
			if err := verify.Program(p); err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("got %v, want %s", err, tt.want)
			}
			if _, err := interp.Run(p, interp.ZeroInputs{}, interp.Options{}); err == nil {
				t.Error("a broken program runs")
			}
		})
	}
}
