package llvm

import (
	"strconv"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"
)

// FixedArguments is the key of an attribute that the front end gives to calls: how many arguments are fixed, if the call's type has variable ones.
// Where pointers are opaque, only the text says what type a call has.
const FixedArguments = "seabmc-fixed"

// signature returns the type that a call states: that of the pointer that is called, or what the front end noted and the arguments show.
func (c *converter) signature(x *Inst, in *ir.InstCall) *Type {
	n, variadic := fixedArguments(in)
	if p, ok := in.Callee.Type().(*types.PointerType); ok {
		sig, ok := p.ElemType.(*types.FuncType)
		if ok && (!variadic || sig.Variadic && len(sig.Params) == n) {
			return c.typ(sig)
		}
	}
	sig := &Type{Kind: FuncKind, Ret: x.Typ, Variadic: variadic}
	for i, a := range x.Args {
		if !variadic || i < n {
			sig.Params = append(sig.Params, a.Type())
		}
	}
	return sig
}

// fixedArguments returns the number of fixed arguments of a call whose type has variable ones.
func fixedArguments(in *ir.InstCall) (n int, variadic bool) {
	for _, a := range in.FuncAttrs {
		if p, ok := a.(ir.AttrPair); ok && p.Key == FixedArguments {
			n, err := strconv.Atoi(p.Value)
			return n, err == nil
		}
	}
	return 0, false
}
