package lower

import (
	"fmt"

	"seabmc/ir"
)

// What a program gets from its environment: arguments and other strings of any
// length.

const (
	maxArgs   = 256     // the most arguments that main gets
	ownArgs   = 16      // arguments that are strings of their own; those behind share one
	maxString = 1 << 17 // of an argument or an environment variable, as on Linux
)

// anyString is a new zero-terminated string of unknown length and contents.
func (l *lowerer) anyString(name string) ir.Reg {
	n := l.b.Nondet(l.b.Type(l.b.Addr(0)), name+" size")
	l.assume(l.b.Bin(ir.OpUlt, l.b.Addr(0), n))
	l.assume(l.b.Bin(ir.OpUle, n, l.b.Addr(maxString)))
	s := l.alloc(n, ir.Alloc{Kind: ir.ObjStack, Name: name, CType: "char []", Given: true})
	l.alignedTo(1)
	l.wrote(s, n)
	l.poke(l.b.Gep(s, l.b.Bin(ir.OpSub, n, l.b.Addr(1)), 1), l.b.Const(0, 8))
	return s
}

// doAnyString is __seabmc_any_string() of the library models.
func (l *lowerer) doAnyString(c *call) []ir.Reg {
	s := l.anyString("string")
	l.input([]ir.Reg{s}, c.name, nil)
	return l.result(c, s)
}

// mainArgs are argc, from 1 to maxArgs, argv with argc strings and a null pointer
// behind them, and an empty environment.
func (l *lowerer) mainArgs(e *entity) []ir.Reg {
	argcType := l.leavesOf(e.mod, e.fn.Params[0].Typ)[0].t
	argc := l.b.Nondet(argcType, "argc")
	w := int(argcType.Bits)
	l.input([]ir.Reg{argc}, "argc", nil)
	l.assume(l.b.Bin(ir.OpSle, l.b.Const(1, w), argc))
	l.assume(l.b.Bin(ir.OpSle, argc, l.b.Const(maxArgs, w)))
	word := uint64(l.b.Prog.PtrBits / 8)
	end := l.b.Bin(ir.OpMul, l.resize(argc, l.b.Prog.PtrBits), l.b.Addr(word))
	argv := l.alloc(l.b.Bin(ir.OpAdd, end, l.b.Addr(word)), ir.Alloc{Kind: ir.ObjStack, Name: "argv", CType: "char *[]"})
	var s ir.Reg
	for i := range uint64(maxArgs) {
		if i <= ownArgs {
			s = l.anyString(fmt.Sprintf("argv[%d]", i))
		}
		l.poke(l.at(argv, int64(i*word)), s)
	}
	l.poke(l.b.Gep(argv, end, 1), l.b.Null())
	args := []ir.Reg{argc, argv}
	if len(e.fn.Params) > 2 {
		envp := l.alloc(l.b.Addr(word), ir.Alloc{Kind: ir.ObjStack, Name: "envp", CType: "char *[]"})
		l.poke(envp, l.b.Null())
		args = append(args, envp)
	}
	for _, p := range e.fn.Params[min(3, len(e.fn.Params)):] {
		args = append(args, l.unknowns(e.mod, p.Typ, p.Name())...)
	}
	return args
}
