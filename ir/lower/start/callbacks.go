package start

import (
	"fmt"
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// A program may get pointers to functions from outside: as arguments of the entry, in members of what these point to, and in variables that no file defines. Such a
// pointer is null, a function of the program, or a function of the environment. It may be any function of the program that has its type and whose address is taken
// somewhere. If there is none, an argument may be any function of its type that other files can name. A function of the environment returns anything and writes
// nothing, like any function without a body; the report names it.

// callback is a pointer to a function of type t that comes from outside.
func (l *Start) callback(m *program.Unit, t *llvm.Type, name string) ir.Reg {
	p := l.B.Select(l.B.Nondet(ir.I1, name+" is null"), l.B.Null(), l.environmentFunction(m, t, name))
	for _, e := range l.Program.Callbacks[t.String()] {
		if e.Reg != 0 {
			p = l.B.Select(l.B.Nondet(ir.I1, name+" is "+e.Name), e.Reg, p)
		}
	}
	l.Input([]ir.Reg{p}, name, llvm.PtrType)
	return p
}

// environmentFunction is the address of a function that does not belong to the program.
func (l *Start) environmentFunction(m *program.Unit, t *llvm.Type, name string) ir.Reg {
	f := llvm.NewFunc("("+strings.TrimPrefix(name, "*")+": a function of the environment)", t)
	e := &program.Entity{Name: f.Name, Unit: m, Func: f}
	e.Reg = l.Alloc(l.B.Addr(0), ir.Alloc{Kind: ir.ObjFunc, Name: e.Name})
	l.AlignedTo(1)
	e.Obj = uint64(l.Objects)
	l.ObjOf[e.Obj] = e
	return e.Reg
}

// setCallbacks gives the pointers to functions in the object at p, of type t, their values.
func (l *Start) setCallbacks(m *program.Unit, t *llvm.Type, p ir.Reg, name string) {
	for _, c := range program.CallbacksIn(m, t) {
		at := name
		if c.Off != 0 {
			at = fmt.Sprintf("%s, byte %d", name, c.Off)
		}
		l.Poke(l.At(p, c.Off), l.callback(m, c.Type, at))
	}
}
