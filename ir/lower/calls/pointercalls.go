package calls

import (
	"strconv"

	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// pointerCall is a call through a pointer and its name in CBMC.
type pointerCall struct {
	in   *llvm.Inst
	name string // FUNCTION.function_pointer_call.N
}

const callInfix = ".function_pointer_call."

// pointerCalls are the calls through pointers in a function, in the order of the source.
func pointerCalls(e *program.Entity) []pointerCall {
	var calls []pointerCall
	for _, b := range e.Func.Blocks {
		for _, in := range b.Insts {
			if _, asm := in.Callee.(*llvm.InlineAsm); in.Op == llvm.Call && !asm && declaredAs(in.Callee) == nil {
				calls = append(calls, pointerCall{in, e.Func.Name + callInfix + strconv.Itoa(len(calls)+1)})
			}
		}
	}
	return calls
}

// functionNamed returns a function by its name. A static one may have that under which goto-cc exports it.
func (l *Calls) functionNamed(name string) *program.Entity {
	if e := l.Program.Find(name); e != nil {
		return e
	}
	if e := l.Program.Table[name]; e != nil && e.Func != nil {
		return e
	}
	for _, m := range l.Program.Mods {
		for _, f := range m.LL.Funcs {
			if e := m.Symbols[f]; e != nil && e.HasBody() && l.Program.HasFileLocalName(m, f, name) {
				return e
			}
		}
	}
	return nil
}
