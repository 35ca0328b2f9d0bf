package llvm

import (
	"fmt"
	"slices"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// blocks makes the blocks of a function and everything that can be named in them, since phis may name what comes later.
func (c *converter) blocks(f *ir.Func, out *Func) {
	for _, b := range f.Blocks {
		x := &Block{Name: b.Name(), Insts: make([]*Inst, len(b.Insts)), Term: &Inst{Typ: VoidType}}
		c.values[b] = x
		out.Blocks = append(out.Blocks, x)
		for i, in := range b.Insts {
			x.Insts[i] = c.result(in)
		}
		if v, ok := b.Term.(value.Value); ok {
			x.Term = c.result(v)
		}
	}
}

// body fills in the instructions of a function.
func (c *converter) body(f *ir.Func, out *Func) {
	for i, b := range f.Blocks {
		x := out.Blocks[i]
		for k, in := range b.Insts {
			c.inst(x.Insts[k], in)
			x.Insts[k].Loc = c.attached(in)
		}
		c.term(x.Term, b.Term)
		x.Term.Loc, x.Term.Loop = c.attached(b.Term), c.loopOf(b.Term)
	}
}

// result returns an instruction of which only the result is filled in.
func (c *converter) result(in any) *Inst {
	x := &Inst{Typ: VoidType}
	if v, ok := in.(value.Value); ok {
		x.Typ = c.typ(v.Type())
		c.values[v] = x
	}
	if n, ok := in.(interface {
		Name() string
		IsUnnamed() bool
	}); ok && !n.IsUnnamed() {
		x.Name = n.Name()
	}
	return x
}

// attached returns the source position attached to an instruction.
func (c *converter) attached(in any) *Location {
	a, ok := in.(interface{ MDAttachments() []*metadata.Attachment })
	if !ok {
		return nil
	}
	for _, md := range a.MDAttachments() {
		if loc, ok := md.Node.(*metadata.DILocation); ok && md.Name == "dbg" {
			return c.location(loc)
		}
	}
	return nil
}

// loopOf returns where the loop begins that a terminator jumps back to the head of: the first position in its metadata.
func (c *converter) loopOf(in any) *Location {
	a, ok := in.(interface{ MDAttachments() []*metadata.Attachment })
	if !ok {
		return nil
	}
	for _, md := range a.MDAttachments() {
		tuple, ok := md.Node.(*metadata.Tuple)
		if !ok || md.Name != "llvm.loop" {
			continue
		}
		for _, f := range tuple.Fields {
			if loc, ok := f.(*metadata.DILocation); ok {
				return c.location(loc)
			}
		}
	}
	return nil
}

// inst fills in an instruction.
func (c *converter) inst(x *Inst, in ir.Instruction) {
	switch in := in.(type) {
	case *ir.InstAlloca:
		x.Op, x.Elem, x.Align = Alloca, c.typ(in.ElemType), uint64(in.Align)
		if in.NElems != nil {
			c.set(x, Alloca, in.NElems)
		}
	case *ir.InstLoad:
		c.set(x, Load, in.Src)
		x.Align, x.Volatile = uint64(in.Align), in.Volatile
	case *ir.InstStore:
		c.set(x, Store, in.Src, in.Dst)
		x.Align, x.Volatile = uint64(in.Align), in.Volatile
	case *ir.InstFence:
		x.Op = Fence
	case *ir.InstCmpXchg:
		c.set(x, CmpXchg, in.Ptr, in.Cmp, in.New)
		x.Weak = in.Weak
	case *ir.InstAtomicRMW:
		c.set(x, AtomicRMW, in.Dst, in.X)
		x.RMW = rmws[in.Op]
	case *ir.InstGetElementPtr:
		c.set(x, GEP, append([]value.Value{in.Src}, in.Indices...)...)
		x.Elem = c.typ(in.ElemType)
	case *ir.InstICmp:
		c.set(x, ICmp, in.X, in.Y)
		x.Pred = intPreds[in.Pred]
	case *ir.InstFCmp:
		c.set(x, FCmp, in.X, in.Y)
		x.Pred, x.Fast = floatPreds[in.Pred], fast(in.FastMathFlags)
	case *ir.InstPhi:
		x.Op = Phi
		for _, i := range in.Incs {
			if b, ok := c.values[i.Pred].(*Block); ok {
				x.Args, x.Preds = append(x.Args, c.value(i.X)), append(x.Preds, b)
			}
		}
	case *ir.InstSelect:
		c.set(x, Select, in.Cond, in.ValueTrue, in.ValueFalse)
	case *ir.InstFreeze:
		c.set(x, Freeze, in.X)
	case *ir.InstCall:
		c.call(x, in)
	case *ir.InstVAArg:
		c.set(x, VAArg, in.ArgList)
	case *ir.InstLandingPad, *ir.InstCatchPad, *ir.InstCleanupPad:
		x.Op = LandingPad
	case *ir.InstExtractValue:
		c.set(x, ExtractValue, in.X)
		x.Indices = in.Indices
	case *ir.InstInsertValue:
		c.set(x, InsertValue, in.X, in.Elem)
		x.Indices = in.Indices
	case *ir.InstExtractElement:
		c.set(x, ExtractElement, in.X, in.Index)
	case *ir.InstInsertElement:
		c.set(x, InsertElement, in.X, in.Elem, in.Index)
	case *ir.InstShuffleVector:
		c.set(x, ShuffleVector, in.X, in.Y, in.Mask)
	default:
		if !c.binary(x, in) && !c.float(x, in) && !c.cast(x, in) {
			x.Op, x.Name = Other, fmt.Sprintf("%T", in)
		}
	}
}

// binary fills in an operation on integers. It returns false if in is not one.
func (c *converter) binary(x *Inst, in ir.Instruction) bool {
	switch in := in.(type) {
	case *ir.InstAdd:
		c.set(x, Add, in.X, in.Y)
		x.NSW = nsw(in.OverflowFlags)
	case *ir.InstSub:
		c.set(x, Sub, in.X, in.Y)
		x.NSW = nsw(in.OverflowFlags)
	case *ir.InstMul:
		c.set(x, Mul, in.X, in.Y)
		x.NSW, x.NUW = nsw(in.OverflowFlags), slices.Contains(in.OverflowFlags, enum.OverflowFlagNUW)
	case *ir.InstUDiv:
		c.set(x, UDiv, in.X, in.Y)
		x.Exact = in.Exact
	case *ir.InstSDiv:
		c.set(x, SDiv, in.X, in.Y)
		x.Exact = in.Exact
	case *ir.InstURem:
		c.set(x, URem, in.X, in.Y)
	case *ir.InstSRem:
		c.set(x, SRem, in.X, in.Y)
	case *ir.InstShl:
		c.set(x, Shl, in.X, in.Y)
		x.NSW = nsw(in.OverflowFlags)
	case *ir.InstLShr:
		c.set(x, LShr, in.X, in.Y)
		x.Exact = in.Exact
	case *ir.InstAShr:
		c.set(x, AShr, in.X, in.Y)
		x.Exact = in.Exact
	case *ir.InstAnd:
		c.set(x, And, in.X, in.Y)
	case *ir.InstOr:
		c.set(x, Or, in.X, in.Y)
	case *ir.InstXor:
		c.set(x, Xor, in.X, in.Y)
	default:
		return false
	}
	return true
}

// float fills in an operation on floating-point numbers. It returns false if in is not one.
func (c *converter) float(x *Inst, in ir.Instruction) bool {
	switch in := in.(type) {
	case *ir.InstFNeg:
		c.set(x, FNeg, in.X)
		x.Fast = fast(in.FastMathFlags)
	case *ir.InstFAdd:
		c.set(x, FAdd, in.X, in.Y)
		x.Fast = fast(in.FastMathFlags)
	case *ir.InstFSub:
		c.set(x, FSub, in.X, in.Y)
		x.Fast = fast(in.FastMathFlags)
	case *ir.InstFMul:
		c.set(x, FMul, in.X, in.Y)
		x.Fast = fast(in.FastMathFlags)
	case *ir.InstFDiv:
		c.set(x, FDiv, in.X, in.Y)
		x.Fast = fast(in.FastMathFlags)
	case *ir.InstFRem:
		c.set(x, FRem, in.X, in.Y)
		x.Fast = fast(in.FastMathFlags)
	default:
		return false
	}
	return true
}

// cast fills in a conversion. It returns false if in is not one.
func (c *converter) cast(x *Inst, in ir.Instruction) bool {
	switch in := in.(type) {
	case *ir.InstTrunc:
		c.set(x, Trunc, in.From)
	case *ir.InstZExt:
		c.set(x, ZExt, in.From)
	case *ir.InstSExt:
		c.set(x, SExt, in.From)
	case *ir.InstFPTrunc:
		c.set(x, FPTrunc, in.From)
	case *ir.InstFPExt:
		c.set(x, FPExt, in.From)
	case *ir.InstFPToUI:
		c.set(x, FPToUI, in.From)
	case *ir.InstFPToSI:
		c.set(x, FPToSI, in.From)
	case *ir.InstUIToFP:
		c.set(x, UIToFP, in.From)
	case *ir.InstSIToFP:
		c.set(x, SIToFP, in.From)
	case *ir.InstPtrToInt:
		c.set(x, PtrToInt, in.From)
	case *ir.InstIntToPtr:
		c.set(x, IntToPtr, in.From)
	case *ir.InstBitCast:
		c.set(x, BitCast, in.From)
		x.Elem = c.pointee(in.From)
	case *ir.InstAddrSpaceCast:
		c.set(x, AddrSpaceCast, in.From)
	default:
		return false
	}
	return true
}

func nsw(flags []enum.OverflowFlag) bool { return slices.Contains(flags, enum.OverflowFlagNSW) }

func fast(flags []enum.FastMathFlag) (out []string) {
	for _, f := range flags {
		out = append(out, f.String())
	}
	return out
}

// call fills in a call.
func (c *converter) call(x *Inst, in *ir.InstCall) {
	if f, ok := in.Callee.(*ir.Func); ok && c.debugCall(x, in, f.Name()) {
		return
	}
	c.set(x, Call, in.Args...)
	x.Callee, x.Fast = c.value(in.Callee), fast(in.FastMathFlags)
	x.Sig = c.signature(x, in)
	x.Attrs = make([]Attrs, len(x.Args))
	for i, a := range in.Args {
		if a, ok := a.(*ir.Arg); ok {
			for _, at := range a.Attrs {
				c.attr(&x.Attrs[i], at, a.Value.Type())
			}
		}
	}
	c.alignments(x, in)
}

// alignments turns those operand bundles of llvm.assume that are about alignment into arguments, three for each: the pointer, the alignment and the
// offset. It leaves out other bundles.
func (c *converter) alignments(x *Inst, in *ir.InstCall) {
	for _, o := range in.OperandBundles {
		if n := len(o.Inputs); o.Tag == "align" && (n == 2 || n == 3) {
			for _, v := range append(o.Inputs[:n:n], constant.NewInt(types.I64, 0))[:3] {
				x.Args, x.Attrs = append(x.Args, c.value(v)), append(x.Attrs, Attrs{})
			}
		}
	}
}

// term fills in the end of a block.
func (c *converter) term(x *Inst, t ir.Terminator) {
	for _, s := range t.Succs() {
		if b, ok := c.values[s].(*Block); ok {
			x.Succs = append(x.Succs, b)
		}
	}
	switch t := t.(type) {
	case *ir.TermRet:
		x.Op = Ret
		if t.X != nil {
			c.set(x, Ret, t.X)
		}
	case *ir.TermBr:
		x.Op = Br
	case *ir.TermCondBr:
		c.set(x, CondBr, t.Cond)
	case *ir.TermSwitch:
		c.set(x, Switch, t.X)
		for _, k := range t.Cases {
			if k, ok := c.value(k.X).(Constant); ok {
				x.Cases = append(x.Cases, k)
			}
		}
	case *ir.TermIndirectBr:
		c.set(x, IndirectBr, t.Addr)
	case *ir.TermInvoke:
		c.set(x, Invoke, t.Args...)
		x.Callee = c.value(t.Invokee)
	case *ir.TermCallBr:
		c.set(x, CallBr, t.Args...)
		x.Callee = c.value(t.Callee)
	case *ir.TermUnreachable:
		x.Op = Unreachable
	default:
		x.Op, x.Name = Other, fmt.Sprintf("%T", t)
	}
}

var intPreds = map[enum.IPred]Pred{enum.IPredEQ: EQ, enum.IPredNE: NE, enum.IPredUGT: UGT, enum.IPredUGE: UGE, enum.IPredULT: ULT, enum.IPredULE: ULE,
	enum.IPredSGT: SGT, enum.IPredSGE: SGE, enum.IPredSLT: SLT, enum.IPredSLE: SLE}

var floatPreds = map[enum.FPred]Pred{enum.FPredFalse: FFalse, enum.FPredOEQ: OEQ, enum.FPredOGT: OGT, enum.FPredOGE: OGE, enum.FPredOLT: OLT, enum.FPredOLE: OLE,
	enum.FPredONE: ONE, enum.FPredORD: ORD, enum.FPredUNO: UNO, enum.FPredUEQ: UEQ, enum.FPredUGT: FUGT, enum.FPredUGE: FUGE, enum.FPredULT: FULT,
	enum.FPredULE: FULE, enum.FPredUNE: UNE, enum.FPredTrue: FTrue}

var rmws = map[enum.AtomicOp]RMW{enum.AtomicOpXChg: RMWXchg, enum.AtomicOpAdd: RMWAdd, enum.AtomicOpSub: RMWSub, enum.AtomicOpAnd: RMWAnd, enum.AtomicOpNAnd: RMWNand,
	enum.AtomicOpOr: RMWOr, enum.AtomicOpXor: RMWXor, enum.AtomicOpMax: RMWMax, enum.AtomicOpMin: RMWMin, enum.AtomicOpUMax: RMWUMax, enum.AtomicOpUMin: RMWUMin}
