package start

import (
	"fmt"
	"maps"
	"slices"

	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
)

// What a program gets from its environment: arguments and other strings of any length.

const (
	maxArgs   = 256     // largest number of strings in argv
	maxString = 1 << 17 // of an argument or an environment variable, as on Linux
)

// maxArgs is the largest number of strings in a list: with Options.MaxArgs, the name of the program and so many arguments.
func (l *Start) maxArgs() uint64 {
	if n := l.Options.MaxArgs; n > 0 {
		return uint64(n) + 1
	}
	return maxArgs
}

// maxString is the size of the longest string, with its end.
func (l *Start) maxString() uint64 {
	if n := l.Options.MaxString; n > 0 {
		return uint64(n) + 1
	}
	return maxString
}

// AnyString is a new zero-terminated string of unknown length and contents. It may belong to a list of strings with a name.
func (l *Start) AnyString(kind ir.ObjKind, list, name string) ir.Reg {
	n := l.B.Nondet(l.B.Type(l.B.Addr(0)), name+" size")
	l.Assume(state.EndInput, l.B.Bin(ir.OpUlt, l.B.Addr(0), n))
	l.Assume(state.EndInput, l.B.Bin(ir.OpUle, n, l.B.Addr(l.maxString())))
	s := l.Alloc(n, ir.Alloc{Kind: kind, Name: name, CType: "char []", Given: true, List: list})
	l.AlignedTo(1)
	l.Wrote(s, n)
	last := l.B.Gep(s, l.B.Bin(ir.OpSub, n, l.B.Addr(1)), 1)
	l.Poke(last, l.B.Const(0, 8))
	l.Texts[uint64(l.Objects)] = Text{Start: s, Last: last, Made: l.State.Memory}
	return s
}

// MainArgs are argc, which is at least 1, argv with argc strings followed by a null pointer, and the environment.
func (l *Start) MainArgs(e *program.Entity) []ir.Reg {
	argcType := l.LeavesOf(e.Unit, e.Func.Params[0].Typ)[0].Type
	argc := l.B.Nondet(argcType, "argc")
	l.Input([]ir.Reg{argc}, "argc", nil)
	l.Assume(state.EndInput, l.B.Bin(ir.OpSle, l.B.Const(1, int(argcType.Bits)), argc))
	args := []ir.Reg{argc, l.stringList("argv", argc)}
	if len(e.Func.Params) > 2 {
		args = append(args, l.environment())
	}
	for _, p := range e.Func.Params[min(3, len(e.Func.Params)):] {
		args = append(args, l.Unknowns(e.Unit, p.Typ, p.Name)...)
	}
	return args
}

// stringList is an array of n strings, followed by a null pointer; n is not negative.
func (l *Start) stringList(name string, n ir.Reg) ir.Reg {
	most := l.maxArgs()
	l.Assume(state.EndInput, l.B.Bin(ir.OpSle, n, l.B.Const(most, int(l.B.Type(n).Bits))))
	word := uint64(l.B.Prog.PtrBits / 8)
	end := l.B.Bin(ir.OpMul, l.Resize(n, l.B.Prog.PtrBits), l.B.Addr(word))
	list := l.Alloc(l.B.Bin(ir.OpAdd, end, l.B.Addr(word)), ir.Alloc{Kind: ir.ObjStack, Name: name, CType: "char *[]"})
	for i := range most {
		l.Poke(l.At(list, int64(i*word)), l.AnyString(ir.ObjStack, name, fmt.Sprintf("%s[%d]", name, i)))
	}
	l.Poke(l.B.Gep(list, end, 1), l.B.Null())
	return list
}

// environment is the list of the variables of the environment, which may be any variables.
func (l *Start) environment() ir.Reg {
	if l.environ == 0 {
		n := l.B.Nondet(ir.Int(32), "size of the environment")
		l.Assume(state.EndInput, l.B.Bin(ir.OpSle, l.B.Const(0, 32), n))
		l.environ = l.stringList("environ", n)
	}
	return l.environ
}

// FillEnvironment sets the variables of the C library that lead to the environment, and to other texts, if the program uses them.
func (l *Start) FillEnvironment() {
	for _, name := range slices.Sorted(maps.Keys(program.EnvironmentNames)) {
		if e := l.Program.Table[name]; e != nil && e.Global != nil && e.Rank == program.RankDecl && e.Reg != 0 {
			l.Poke(e.Reg, l.environment())
		}
	}
	for _, name := range slices.Sorted(maps.Keys(program.TextNames)) {
		if e := l.Program.Table[name]; e != nil && e.Global != nil && e.Rank == program.RankDecl && e.Reg != 0 {
			l.fillTexts(e)
		}
	}
}

// fillTexts sets the pointers of a variable.
func (l *Start) fillTexts(e *program.Entity) {
	word := int64(l.B.Prog.PtrBits / 8)
	for at := int64(0); at+word <= e.Size; at += word {
		l.Poke(l.At(e.Reg, at), l.AnyString(ir.ObjStack, "", e.Name))
	}
}
