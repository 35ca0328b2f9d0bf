package notes

import (
	"slices"
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// Why an assertion fails: the comparisons that its condition is made of, with the registers of what they compare. The report fills in the values
// (cex/reasons.go). The macro assert branches to a block that reports the failure. The branch that was taken there shows which part of the condition
// is false.

// maxReason limits how deep a condition is followed.
const maxReason = 8

// Frame is one call of a function, with what reasons need of it.
type Frame struct {
	Function *cfg.Function
	Value    func(*cfg.Operand) ir.Reg // the register of a scalar operand, 0 if it has none yet
	Call     *cfg.Inst                 // the call that made the frame, nil if nothing in the program did
	Outer    func() Frame              // the frame of the call, if there is one
}

// Asker follows a condition in one call of a function.
type Asker struct {
	prog    *program.Program
	ptrBits int
	at      Frame
}

// New returns an Asker for a frame of a program. Pointers of the program have ptrBits bits.
func New(prog *program.Program, ptrBits int, at Frame) *Asker {
	return &Asker{prog: prog, ptrBits: ptrBits, at: at}
}

// WayTo returns the conditions of the branch from a block to another, and of those branches before it that play a part. If the last condition is
// false, these are the conditions that a || leads along; if it is true, those of a &&.
func (k *Asker) WayTo(b, to *cfg.Block) (parts []ir.Reason) {
	f := k.at.Function
	last := b.Term.LL
	if last.Op != llvm.CondBr {
		return nil
	}
	holds := last.Succs[0] == to.LL
	told := true
	for range 2 * maxReason {
		if b.Term.LL.Op != llvm.CondBr || len(b.Term.Operands) == 0 {
			break
		}
		if told {
			parts = append([]ir.Reason{k.Reason(&b.Term.Operands[0], 0)}, parts...)
		}
		for strings.HasPrefix(b.LL.Name, "cont") && len(b.Preds) == 1 { // behind one of clang's checks
			b = f.Blocks[b.Preds[0]]
		}
		or, and := strings.HasPrefix(b.LL.Name, "lor."), strings.HasPrefix(b.LL.Name, "land.")
		if !or && !and || len(b.Preds) != 1 {
			break
		}
		told = and == holds
		b = f.Blocks[b.Preds[0]]
	}
	return parts
}

// Reason returns why an operand is true or false.
func (k *Asker) Reason(o *cfg.Operand, depth int) ir.Reason {
	if depth < maxReason {
		if r, ok := k.compound(o, depth+1); ok {
			return r
		}
	}
	return k.truth(o)
}

// compound returns the reason of what is made of other conditions, or of a comparison.
func (k *Asker) compound(o *cfg.Operand, depth int) (r ir.Reason, ok bool) {
	f := k.at.Function
	d := f.Definitions()
	if p := d.Phis[o.Value]; p != nil {
		return k.shortCircuit(p, depth)
	}
	in := d.Insts[o.Value]
	if in == nil {
		return r, false
	}
	x := in.LL
	both := func(op ir.ReasonOp, i, j int) (ir.Reason, bool) {
		return ir.Reason{Op: op, Parts: []ir.Reason{k.Reason(&in.Operands[i], depth), k.Reason(&in.Operands[j], depth)}}, true
	}
	switch x.Op {
	case llvm.ICmp:
		return k.comparison(in, x, depth), true
	case llvm.FCmp:
		ctype := "double"
		if x.Args[0].Type().IsFloat(llvm.Single) {
			ctype = "float"
		}
		return k.compared(o, in, predText(x.Pred), ctype), true
	case llvm.ZExt, llvm.SExt, llvm.Trunc:
		return k.Reason(&in.Operands[0], depth), true
	case llvm.Xor:
		if isBoolConst(x.Args[1], true) {
			return ir.Reason{Op: ir.ReasonNot, Parts: []ir.Reason{k.Reason(&in.Operands[0], depth)}}, true
		}
	case llvm.And:
		if x.Typ.IsInt(1) {
			return both(ir.ReasonAnd, 0, 1)
		}
	case llvm.Or:
		if x.Typ.IsInt(1) {
			return both(ir.ReasonOr, 0, 1)
		}
	case llvm.Select:
		switch {
		case isBoolConst(x.Args[2], false):
			return both(ir.ReasonAnd, 0, 1)
		case isBoolConst(x.Args[1], true):
			return both(ir.ReasonOr, 0, 2)
		}
	case llvm.Call:
		if strings.HasPrefix(x.CalleeName(), "llvm.expect.") {
			return k.Reason(&in.Operands[1], depth), true
		}
	case llvm.Load:
		return k.argument(x, depth)
	}
	return r, false
}

func isBoolConst(v llvm.Value, want bool) bool {
	c, ok := v.(*llvm.ConstInt)
	return ok && c.Typ.IsInt(1) && (c.X.Sign() != 0) == want
}

// shortCircuit returns the reason of a && or || that gives a value.
func (k *Asker) shortCircuit(p *cfg.PhiDefinition, depth int) (r ir.Reason, ok bool) {
	phi := p.Block.LL.Insts[p.Index]
	if phi.Op != llvm.Phi || !phi.Typ.IsInt(1) {
		return r, false
	}
	r.Op = ir.ReasonAnd
	if slices.ContainsFunc(phi.Args, func(v llvm.Value) bool { return isBoolConst(v, true) }) {
		r.Op = ir.ReasonOr
	}
	for i, pred := range p.Block.Preds {
		in, has := p.Block.Phis[p.Index].In[pred]
		if !has || i > maxReason {
			return r, false
		}
		if isBoolConst(in.Value, r.Op == ir.ReasonOr) {
			part, ok := k.leads(p.Block.Preds[i], p.Block, r.Op == ir.ReasonOr, depth)
			if !ok {
				return r, false
			}
			r.Parts = append(r.Parts, part)
			continue
		}
		r.Parts = append(r.Parts, k.Reason(&in, depth))
	}
	return r, len(r.Parts) > 1
}

// leads returns the condition of the branch from a block to another, or its negation: the one that has the value v if the branch is taken.
func (k *Asker) leads(from int32, to *cfg.Block, v bool, depth int) (r ir.Reason, ok bool) {
	b := k.at.Function.Blocks[from]
	t := b.Term.LL
	if t.Op != llvm.CondBr || len(b.Term.Operands) == 0 {
		return r, false
	}
	r = k.Reason(&b.Term.Operands[0], depth)
	if (t.Succs[0] == to.LL) != v {
		r = ir.Reason{Op: ir.ReasonNot, Parts: []ir.Reason{r}}
	}
	return r, true
}

// comparison returns the reason of an icmp. A comparison with 0 may ask whether a condition holds.
func (k *Asker) comparison(in *cfg.Inst, x *llvm.Inst, depth int) ir.Reason {
	if !x.Pred.Orders() && program.IsZeroInt(x.Args[1]) {
		d := k.at.Function.Definitions()
		if k.isCondition(x.Args[0]) {
			r := k.Reason(&in.Operands[0], depth)
			if x.Pred == llvm.EQ {
				r = ir.Reason{Op: ir.ReasonNot, Parts: []ir.Reason{r}}
			}
			return r
		}
		if load, ok := llvm.As(x.Args[0], llvm.Load); ok && d.Insts[load] != nil {
			if r, ok := k.argument(load, depth); ok {
				if x.Pred == llvm.EQ {
					r = ir.Reason{Op: ir.ReasonNot, Parts: []ir.Reason{r}}
				}
				return r
			}
		}
	}
	ctype := ""
	if x.Pred.Unsigned() {
		ctype = "unsigned"
	}
	o := cfg.Operand{Kind: cfg.Register, Place: in.Result, Value: x}
	return k.compared(&o, in, predText(x.Pred), ctype)
}

// isCondition reports whether an integer is made of a truth value.
func (k *Asker) isCondition(v llvm.Value) bool {
	for range maxReason {
		x, ok := v.(*llvm.Inst)
		switch {
		case ok && (x.Op == llvm.ZExt || x.Op == llvm.SExt):
			v = x.Args[0]
		case ok && x.Op == llvm.Call:
			if !strings.HasPrefix(x.CalleeName(), "llvm.expect.") {
				return false
			}
			v = x.Args[0]
		default:
			return v.Type().IsInt(1)
		}
	}
	return false
}

// argument returns the reason of a parameter that is only read: that of the call's argument.
func (k *Asker) argument(load *llvm.Inst, depth int) (r ir.Reason, ok bool) {
	slot, isLocal := llvm.As(load.Args[0], llvm.Alloca)
	if !isLocal || k.at.Call == nil {
		return r, false
	}
	fn, at := k.at.Function.Entity.Func, -1
	for _, b := range fn.Blocks {
		for _, in := range b.Insts {
			if in.Op != llvm.Store || in.Args[1] != llvm.Value(slot) {
				continue
			}
			p, isParam := in.Args[0].(*llvm.Param)
			if !isParam || at >= 0 {
				return r, false
			}
			at = slices.Index(fn.Params, p)
		}
	}
	if at < 0 || 1+at >= len(k.at.Call.Operands) {
		return r, false
	}
	outer := New(k.prog, k.ptrBits, k.at.Outer())
	return outer.Reason(&k.at.Call.Operands[1+at], depth), true
}

// compared returns the reason of a comparison: what both sides are.
func (k *Asker) compared(o *cfg.Operand, in *cfg.Inst, op, ctype string) ir.Reason {
	left, right := k.operandText(in.Operands[0].Value, in.LL), k.operandText(in.Operands[1].Value, in.LL)
	r := ir.Reason{Cond: k.at.Value(o)}
	if left.s != "" && right.s != "" {
		r.Text = left.compared() + " " + op + " " + right.compared()
	}
	k.tell(&r, &in.Operands[0], left, "the left side", ctype)
	k.tell(&r, &in.Operands[1], right, "the right side", ctype)
	return r
}

// truth returns the reason of a value that is a condition by itself.
func (k *Asker) truth(o *cfg.Operand) ir.Reason {
	t := k.text(o.Value, 0)
	r := ir.Reason{Cond: k.at.Value(o), Text: t.s}
	if t.s != "" {
		k.tell(&r, o, t, "", "")
	}
	return r
}
