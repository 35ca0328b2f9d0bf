package calls

import (
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

// A call through a pointer whose type differs from that of the function is undefined (C11 6.3.2.3 and 6.5.2.2). Only LLVM's types are known where the
// call is made. Types that are compatible in C are one type there. Some types that are not compatible in C are one type there too (int and unsigned,
// all pointers): such calls are accepted.

// subCallType is the number of the check among those of its kind that a call makes. Sanitizers and library functions have the numbers below.
const subCallType = 1000

// OfType checks that a call through a pointer has the type of the function that is called.
func (l *Calls) OfType(c *state.Call, e *program.Entity) {
	if !l.Options.FunctionType || l.Dead || sameCallType(c.LL, e.Func) {
		return
	}
	l.Because("the call has another type than %s", ir.Operand{Reg: e.Reg})
	l.Check(c.Activation, c.Inst, ir.CheckUB, subCallType, l.B.False(), "call of "+e.Name+" through a pointer to a function of another type")
}

// OfCast does the work of OfType for a call whose pointer is a function's name, cast to another type. It does not compare what two files say about
// one function.
func (l *Calls) OfCast(c *state.Call, e *program.Entity) {
	f := declaredAs(c.LL.Callee)
	if f == nil || strings.HasPrefix(f.Name, "llvm.") || callsWithoutPrototype(c.LL) || sameCallType(c.LL, f) { // llvm.assume has more arguments than its own
		return
	}
	l.OfType(c, e)
}

// declaredAs returns the function that a constant address names in its file, nil if that is not plain.
func declaredAs(v llvm.Value) *llvm.Func {
	for {
		switch x := v.(type) {
		case *llvm.Func:
			return x
		case *llvm.ConstExpr:
			if x.Op != llvm.BitCast {
				return nil
			}
			v = x.Args[0]
		default:
			return nil
		}
	}
}

// noPrototype reports whether a declaration says nothing about the parameters, as int f() does.
func noPrototype(sig *llvm.Type) bool { return sig.Variadic && len(sig.Params) == 0 }

// callsWithoutPrototype reports whether a call may be made through a pointer or declaration without parameters: clang treats it as a call with
// variable arguments, with the types of the arguments.
func callsWithoutPrototype(x *llvm.Inst) bool {
	return x.Sig != nil && x.Sig.Variadic && len(x.Sig.Params) == len(x.Args)
}

// sameCallType reports whether a call may be one of f, as far as LLVM's types show.
func sameCallType(x *llvm.Inst, f *llvm.Func) bool {
	if x.Sig == nil || noPrototype(f.Sig) {
		return true
	}
	if !sameType(x.Sig.Ret, f.Sig.Ret) {
		return false
	}
	oldStyle := f.Subprogram == nil || !f.Subprogram.Prototyped
	if len(f.Sig.Params) == 0 && oldStyle { // int f() {}: a lot of code calls it with arguments that it ignores
		return true
	}
	if len(x.Args) < len(f.Params) || len(x.Args) > len(f.Params) && !f.Sig.Variadic {
		return false
	}
	if !callsWithoutPrototype(x) && f.Sig.Variadic != x.Sig.Variadic {
		return false
	}
	for i, p := range f.Params {
		t := x.Args[i].Type()
		if !sameType(p.Typ, t) && !(callsWithoutPrototype(x) && pointerAndInteger(p.Typ, t)) || i < len(x.Attrs) && !sameAttrs(&p.Attrs, &x.Attrs[i]) {
			return false
		}
	}
	return true
}

// pointerAndInteger reports whether one type is a pointer and the other an integer. If a call has no prototype, old code passes one for the other.
func pointerAndInteger(x, y *llvm.Type) bool {
	return x.Kind == llvm.Ptr && y.Kind == llvm.Int || x.Kind == llvm.Int && y.Kind == llvm.Ptr
}

// sameAttrs reports whether a parameter and an argument are passed in the same way.
func sameAttrs(x, y *llvm.Attrs) bool {
	return (x.ByVal == nil) == (y.ByVal == nil) && (x.SRet == nil) == (y.SRet == nil)
}

// sameType reports whether two types, perhaps of two files, are the same. All pointers are.
func sameType(x, y *llvm.Type) bool {
	if x == y || x == nil || y == nil {
		return true
	}
	if x.Kind != y.Kind || x.Bits != y.Bits || x.Len != y.Len || x.Float != y.Float || len(x.Fields) != len(y.Fields) {
		return false
	}
	for i := range x.Fields {
		if !sameType(x.Fields[i], y.Fields[i]) {
			return false
		}
	}
	return x.Kind != llvm.Array && x.Kind != llvm.Vector || sameType(x.Elem, y.Elem)
}
