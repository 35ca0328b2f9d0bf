package llvm

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// llir does not check whether the types of an instruction's operands fit together. LLVM refuses such text, and so do we, because it has no defined
// meaning. All pointers count as one type, as in newer LLVM.

// TypeError says which instruction has operands whose types do not fit.
type TypeError struct {
	Func, Result string // of the instruction: its function, and the name that it gives, if it does
	Msg          string
}

func (e *TypeError) Error() string { return e.Msg }

// verify returns an error for the first instruction of m whose types do not fit. src is the text of m.
func verify(m *ir.Module, src string) error {
	for _, f := range m.Funcs {
		v := verifier{f: f}
		for _, b := range f.Blocks {
			for _, in := range b.Insts {
				if why := v.inst(in); why != "" {
					return v.wrong(in, why)
				}
			}
			if why := v.term(b.Term); why != "" {
				return v.wrong(b.Term, why)
			}
		}
	}
	return statedTypes(m, src)
}

var (
	bodies = regexp.MustCompile(`(?ms)^define[^\n]*?@("[^"]*"|[-\w.$]+)\(.*?^\}`)
	uses   = regexp.MustCompile(`[ (\[](i\d+|half|float|double) (%"[^"]*"|%[-\w.$]+)`)
)

// statedTypes compares the simple types that are written before names with the types that the names have. llir drops the written types.
func statedTypes(m *ir.Module, src string) error {
	funcs := map[string]*ir.Func{}
	for _, f := range m.Funcs {
		funcs[strings.TrimPrefix(f.Ident(), "@")] = f
	}
	for _, body := range bodies.FindAllStringSubmatch(src, -1) {
		f := funcs[body[1]]
		if f == nil {
			continue
		}
		have := typesIn(f)
		for _, use := range uses.FindAllStringSubmatch(body[0], -1) {
			t, ok := have[use[2]]
			if !ok || statedAs(t) == "" || statedAs(t) == use[1] {
				continue
			}
			return &TypeError{Func: f.Name(), Result: strings.TrimPrefix(use[2], "%"),
				Msg: fmt.Sprintf("%s is %s and used as %s in function %s", use[2], t, use[1], f.Name())}
		}
	}
	return nil
}

// typesIn returns the types of everything that has a name in a function.
func typesIn(f *ir.Func) map[string]types.Type {
	have := map[string]types.Type{}
	add := func(v any) {
		if x, ok := v.(value.Named); ok {
			have[x.Ident()] = x.Type()
		}
	}
	for _, p := range f.Params {
		add(p)
	}
	for _, b := range f.Blocks {
		for _, in := range b.Insts {
			add(in)
		}
		add(b.Term)
	}
	return have
}

// statedAs returns the text of a simple type. It is empty if t is not one.
func statedAs(t types.Type) string {
	switch t.(type) {
	case *types.IntType, *types.FloatType:
		return t.String()
	case *types.PointerType:
		return "ptr"
	}
	return ""
}

type verifier struct{ f *ir.Func }

// wrong returns an error about one instruction.
func (v *verifier) wrong(in any, why string) error {
	e := &TypeError{Func: v.f.Name()}
	if x, ok := in.(value.Named); ok && !types.Equal(x.Type(), types.Void) {
		e.Result = x.Name()
	}
	what := ""
	if x, ok := in.(interface{ LLString() string }); ok {
		what, _, _ = strings.Cut(x.LLString(), ", !")
	}
	e.Msg = fmt.Sprintf("%s: %q in function %s", why, what, v.f.Name())
	return e
}

// inst says what is wrong with an instruction. It returns "" if the types fit, or are not checked.
func (v *verifier) inst(in ir.Instruction) string {
	switch x := in.(type) {
	case *ir.InstAdd:
		return integers(x.Type(), x.X, x.Y)
	case *ir.InstSub:
		return integers(x.Type(), x.X, x.Y)
	case *ir.InstMul:
		return integers(x.Type(), x.X, x.Y)
	case *ir.InstUDiv:
		return integers(x.Type(), x.X, x.Y)
	case *ir.InstSDiv:
		return integers(x.Type(), x.X, x.Y)
	case *ir.InstURem:
		return integers(x.Type(), x.X, x.Y)
	case *ir.InstSRem:
		return integers(x.Type(), x.X, x.Y)
	case *ir.InstShl:
		return integers(x.Type(), x.X, x.Y)
	case *ir.InstLShr:
		return integers(x.Type(), x.X, x.Y)
	case *ir.InstAShr:
		return integers(x.Type(), x.X, x.Y)
	case *ir.InstAnd:
		return integers(x.Type(), x.X, x.Y)
	case *ir.InstOr:
		return integers(x.Type(), x.X, x.Y)
	case *ir.InstXor:
		return integers(x.Type(), x.X, x.Y)
	case *ir.InstFAdd:
		return floats(x.Type(), x.X, x.Y)
	case *ir.InstFSub:
		return floats(x.Type(), x.X, x.Y)
	case *ir.InstFMul:
		return floats(x.Type(), x.X, x.Y)
	case *ir.InstFDiv:
		return floats(x.Type(), x.X, x.Y)
	case *ir.InstFRem:
		return floats(x.Type(), x.X, x.Y)
	case *ir.InstFNeg:
		return floats(x.Type(), x.X, x.X)
	case *ir.InstFCmp:
		return floats(x.X.Type(), x.X, x.Y)
	case *ir.InstICmp:
		if isFloat(x.X.Type()) {
			return "an operand is neither an integer nor a pointer"
		}
		return same(x.X.Type(), x.Y.Type())
	case *ir.InstTrunc:
		return integerCast(x.From, x.To, func(from, to uint64) bool { return from > to })
	case *ir.InstZExt:
		return integerCast(x.From, x.To, func(from, to uint64) bool { return from < to })
	case *ir.InstSExt:
		return integerCast(x.From, x.To, func(from, to uint64) bool { return from < to })
	case *ir.InstStore:
		return address(x.Dst)
	case *ir.InstLoad:
		return address(x.Src)
	case *ir.InstSelect:
		if !isBit(x.Cond.Type()) {
			return "the condition is not an i1"
		}
		return same(x.ValueTrue.Type(), x.ValueFalse.Type())
	case *ir.InstPhi:
		for _, inc := range x.Incs {
			if why := same(inc.X.Type(), x.Typ); why != "" {
				return why
			}
		}
	case *ir.InstCall:
		return call(x)
	}
	return ""
}

// term says what is wrong with the end of a block.
func (v *verifier) term(t ir.Terminator) string {
	switch x := t.(type) {
	case *ir.TermRet:
		var typ types.Type = types.Void
		if x.X != nil {
			typ = x.X.Type()
		}
		return same(typ, v.f.Sig.RetType)
	case *ir.TermCondBr:
		if !isBit(x.Cond.Type()) {
			return "the condition is not an i1"
		}
	case *ir.TermSwitch:
		for _, c := range x.Cases {
			if why := same(c.X.Type(), x.X.Type()); why != "" {
				return why
			}
		}
	}
	return ""
}

func call(x *ir.InstCall) string {
	p, ok := x.Callee.Type().(*types.PointerType)
	if !ok {
		return ""
	}
	sig, ok := p.ElemType.(*types.FuncType)
	if !ok {
		return ""
	}
	if len(x.Args) < len(sig.Params) || len(x.Args) > len(sig.Params) && !sig.Variadic {
		return fmt.Sprintf("a call with %d arguments of a function that takes %d", len(x.Args), len(sig.Params))
	}
	for i, t := range sig.Params {
		if why := same(x.Args[i].Type(), t); why != "" {
			return why
		}
	}
	return ""
}

// integers says what is wrong with an operation on two operands of type t.
func integers(t types.Type, x, y value.Value) string {
	if standsIn(x.Type()) || standsIn(y.Type()) {
		return ""
	}
	if !isInteger(x.Type()) || !isInteger(y.Type()) {
		return "an operand is not an integer"
	}
	return allOf(t, x, y)
}

func floats(t types.Type, x, y value.Value) string {
	if standsIn(x.Type()) || standsIn(y.Type()) {
		return ""
	}
	if !isFloat(x.Type()) || !isFloat(y.Type()) {
		return "an operand is not a floating-point number"
	}
	return allOf(t, x, y)
}

func allOf(t types.Type, x, y value.Value) string {
	if why := same(x.Type(), t); why != "" {
		return why
	}
	return same(y.Type(), t)
}

func integerCast(from value.Value, to types.Type, ok func(from, to uint64) bool) string {
	x, isX := scalar(from.Type()).(*types.IntType)
	y, isY := scalar(to).(*types.IntType)
	if !isX || !isY || !ok(x.BitSize, y.BitSize) {
		return fmt.Sprintf("no such cast from %s to %s", from.Type(), to)
	}
	return ""
}

// address says what is wrong with the address of an access.
func address(v value.Value) string {
	if !isA[*types.PointerType](v.Type()) {
		return "the address is not a pointer"
	}
	return ""
}

// same says that two types differ that should be the same.
func same(x, y types.Type) string {
	if agree(x, y) {
		return ""
	}
	return fmt.Sprintf("the types %s and %s differ", x, y)
}

// agree reports whether two types are the same. All pointers count as one type.
func agree(x, y types.Type) bool {
	if x == y {
		return true
	}
	switch x := x.(type) {
	case *types.VoidType:
		return isA[*types.VoidType](y)
	case *types.IntType:
		y, ok := y.(*types.IntType)
		return ok && x.BitSize == y.BitSize
	case *types.FloatType:
		y, ok := y.(*types.FloatType)
		return ok && x.Kind == y.Kind
	case *types.PointerType:
		return isA[*types.PointerType](y)
	case *types.VectorType:
		y, ok := y.(*types.VectorType)
		return ok && x.Len == y.Len && x.Scalable == y.Scalable && agree(x.ElemType, y.ElemType)
	case *types.ArrayType:
		y, ok := y.(*types.ArrayType)
		return ok && x.Len == y.Len && agree(x.ElemType, y.ElemType)
	case *types.StructType:
		return isA[*types.StructType](y) // of two names for one, the text has both
	}
	return true
}

func isA[T types.Type](t types.Type) bool {
	_, ok := t.(T)
	return ok
}

// scalar returns the type of a vector's elements. For other types it returns t.
func scalar(t types.Type) types.Type {
	if v, ok := t.(*types.VectorType); ok {
		return v.ElemType
	}
	return t
}

func isInteger(t types.Type) bool { return isA[*types.IntType](scalar(t)) }
func isFloat(t types.Type) bool   { return isA[*types.FloatType](scalar(t)) }

// standsIn reports whether a type has a name. The front end puts some named types in the place of types that llir does not know.
func standsIn(t types.Type) bool { return scalar(t).Name() != "" }

func isBit(t types.Type) bool {
	x, ok := scalar(t).(*types.IntType)
	return ok && x.BitSize == 1
}
