package cfg

import (
	"slices"
	"strings"

	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// IsAbs reports whether a select gives the absolute value of its last operand, and that is to be checked.
func (k *Compiler) IsAbs(x *llvm.Inst) bool {
	if !k.set.SignedOverflow {
		return false
	}
	cond, yes, no := x.Args[0], x.Args[1], x.Args[2]
	neg, ok := llvm.As(yes, llvm.Sub)
	if !ok || !neg.NSW || neg.Args[1] != no || !isZero(neg.Args[0]) {
		return false
	}
	cmp, ok := llvm.As(cond, llvm.ICmp)
	return ok && cmp.Pred == llvm.SLT && cmp.Args[0] == no && isZero(cmp.Args[1])
}

func isZero(v llvm.Value) bool {
	c := program.ConstInt(v)
	return c != nil && c.Sign() == 0
}

// ErrorLabel returns the name of the label that an llvm.dbg.label marks, if it is one of the user's error labels.
func (k *Compiler) ErrorLabel(x *llvm.Inst) string {
	if slices.Contains(k.errorLabels, x.Lab) {
		return x.Lab
	}
	return ""
}

// wideCount returns the conversion that clang made of the count of a shift to the right, nil if the count was not wider.
func wideCount(in *llvm.Inst) llvm.Value {
	if in.Op != llvm.LShr && in.Op != llvm.AShr {
		return nil
	}
	if t, ok := llvm.As(in.Args[1], llvm.Trunc); ok && strings.HasPrefix(t.Name, "sh_prom") {
		return t.Args[0]
	}
	return nil
}

// ShiftsVector reports whether an instruction shifts the elements of a vector in a module made from C. clang's sanitizer leaves those out. LLVM
// assembly may come from an optimiser, which also shifts elements that nobody uses.
func ShiftsVector(m *program.Unit, in *llvm.Inst) bool {
	return m.WasC && in.Op.IsShift() && in.Typ.Kind == llvm.Vector
}

// AddressPair holds two addresses that a constant expression orders or subtracts.
type AddressPair struct {
	X, Y llvm.Constant
	What string
}

// pairs finds such expressions among an instruction's operands. Newer compilers write the division of a distance as an instruction.
func (c *compilation) pairs(in *llvm.Inst) (list []AddressPair) {
	if !c.f.Unit.WasC {
		return nil
	}
	if p, q := distance(in); p != nil {
		return append(list, AddressPair{p, q, "subtraction"})
	}
	for _, op := range in.Operands() {
		if e, ok := op.(*llvm.ConstExpr); ok {
			list = c.pairsIn(list, e, 0)
		}
	}
	return list
}

const maxPairDepth = 20

func (c *compilation) pairsIn(list []AddressPair, e llvm.Value, depth int) []AddressPair {
	x := llvm.AsInst(e)
	if x == nil || depth > maxPairDepth {
		return list
	}
	switch x.Op {
	case llvm.ICmp:
		if x.Args[0].Type().Kind == llvm.Ptr && x.Pred.Orders() {
			return append(list, AddressPair{x.Args[0].(llvm.Constant), x.Args[1].(llvm.Constant), "comparison"})
		}
	case llvm.SDiv:
		if p, q := distance(x); p != nil {
			return append(list, AddressPair{p, q, "subtraction"})
		}
	case llvm.ZExt, llvm.Trunc, llvm.SExt, llvm.Xor, llvm.And, llvm.Or, llvm.Select:
	default:
		return list
	}
	for _, arg := range x.Args {
		list = c.pairsIn(list, arg, depth+1)
	}
	return list
}

// distance returns the constant addresses whose difference is divided by the size of an element (of more than a byte).
func distance(x *llvm.Inst) (p, q llvm.Constant) {
	if x.Op != llvm.SDiv || !x.Exact {
		return nil, nil
	}
	sub, ok := x.Args[0].(*llvm.ConstExpr)
	if !ok || sub.Inst.Op != llvm.Sub || !llvm.Is(sub.Inst.Args[0], llvm.PtrToInt) || !llvm.Is(sub.Inst.Args[1], llvm.PtrToInt) {
		return nil, nil
	}
	return llvm.AsInst(sub.Inst.Args[0]).Args[0].(llvm.Constant), llvm.AsInst(sub.Inst.Args[1]).Args[0].(llvm.Constant)
}
