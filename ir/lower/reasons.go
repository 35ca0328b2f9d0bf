package lower

import (
	"slices"
	"strings"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"seabmc/ir"
)

// Why an assertion fails: the comparisons that its condition is made of, with the registers of what they compare.
// The report fills in the values (cex/reasons.go). The macro assert branches to a block that reports the failure; the
// branch that was taken there tells which part of the condition is false.

// maxReason is how deep a condition is followed.
const maxReason = 8

// defs are the places where a function's values are defined.
type defs struct {
	inst map[value.Value]*inst
	phi  map[value.Value]*phiDef
}

// phiDef is a phi in its block.
type phiDef struct {
	b  *block
	at int
}

// definitions are the places where the values of f are defined.
func (f *function) definitions() *defs {
	if f.defs != nil {
		return f.defs
	}
	d := &defs{map[value.Value]*inst{}, map[value.Value]*phiDef{}}
	for _, b := range f.blocks {
		n := 0
		for _, in := range b.ll.Insts {
			if phi, ok := in.(*llir.InstPhi); ok && n < len(b.phis) {
				d.phi[phi] = &phiDef{b, n}
				n++
			}
		}
		for i := range b.insts {
			if v, ok := b.insts[i].ll.(value.Value); ok {
				d.inst[v] = &b.insts[i]
			}
		}
	}
	f.defs = d
	return d
}

// asker follows a condition in one activation.
type asker struct {
	l     *lowerer
	a     *activation
	slots slotVec
}

// becauseOf tells why argument i of a call, which asserts ok, is false.
func (l *lowerer) becauseOf(c *call, ok ir.Reg, i int) {
	if v, known := l.b.ConstInt(ok); known && v == 1 || 1+i >= len(c.in.ops) {
		return
	}
	k := asker{l, c.a, l.cur.slots}
	l.why = &ir.Context{Reasons: []ir.Reason{k.reason(&c.in.ops[1+i], 0)}}
}

// becauseEntered tells why the block of a call that reports a failure was entered.
func (l *lowerer) becauseEntered(c *call) {
	if len(c.a.why) > 0 {
		l.why = &ir.Context{Reasons: c.a.why}
	}
}

// accuses tells of a block that leads to nothing but a report of a failure.
func (f *function) accuses(l *lowerer, b *block) bool {
	for i := range b.insts {
		c, ok := b.insts[i].ll.(*llir.InstCall)
		if !ok {
			continue
		}
		if k, ok := c.Callee.(constant.Constant); ok {
			e := l.link.resolve(f.mod, k)
			if e == nil || e.fn == nil || hasPrefix(e.name, "llvm.") {
				continue
			}
			p, known := dialects[e.name]
			return known && p.ends && len(p.kinds) == 1 && p.kinds[0] == ir.CheckAssertion
		}
	}
	return false
}

// markAccusing finds these blocks, and those that do nothing but go there.
func (l *lowerer) markAccusing(f *function) {
	for _, b := range f.blocks { // behind an if the program goes on: that it was left says nothing
		b.accuses = !strings.Contains(b.ll.Name(), ".end") && f.accuses(l, b)
	}
	for _, b := range f.blocks {
		if _, plain := b.term.ll.(*llir.TermBr); plain && len(b.insts) == 0 && f.blocks[b.succs[0]].accuses {
			b.accuses = true
		}
	}
}

// entered are the reasons of the ways into a block, each with its path if there are several.
func (l *lowerer) entered(es []edge) (why []ir.Reason) {
	for i := range es {
		for _, r := range es[i].why {
			if r.Guard == 0 && len(es) > 1 {
				r.Guard = l.greg(es[i].g)
			}
			why = append(why, r)
		}
	}
	return why
}

// whyTo is why the execution goes from a block to another, which reports a failure.
func (l *lowerer) whyTo(a *activation, from, to *block) []ir.Reason {
	if _, ok := from.term.ll.(*llir.TermBr); ok {
		return a.why
	}
	k := asker{l, a, l.cur.slots}
	parts := k.wayTo(from, to)
	if len(parts) == 0 {
		return nil
	}
	if len(parts) == 1 && len(to.preds) == 1 {
		return parts
	}
	return []ir.Reason{{Op: ir.ReasonList, Parts: parts}}
}

// wayTo are the conditions of the branch from a block to another and of those before it that have their part in it: where the
// last one is false, those that a || leads along; where it is true, those of a &&.
func (k *asker) wayTo(b, to *block) (parts []ir.Reason) {
	f := k.a.f
	last, ok := b.term.ll.(*llir.TermCondBr)
	if !ok {
		return nil
	}
	holds := last.TargetTrue == value.Value(to.ll)
	told := true
	for range 2 * maxReason {
		if _, ok := b.term.ll.(*llir.TermCondBr); !ok || len(b.term.ops) == 0 {
			break
		}
		if told {
			parts = append([]ir.Reason{k.reason(&b.term.ops[0], 0)}, parts...)
		}
		for hasPrefix(b.ll.Name(), "cont") && len(b.preds) == 1 { // behind a check of clang's
			b = f.blocks[b.preds[0]]
		}
		or, and := hasPrefix(b.ll.Name(), "lor."), hasPrefix(b.ll.Name(), "land.")
		if !or && !and || len(b.preds) != 1 {
			break
		}
		told = and == holds
		b = f.blocks[b.preds[0]]
	}
	return parts
}

// reason is why an operand is true or false.
func (k *asker) reason(o *operand, depth int) ir.Reason {
	if depth < maxReason {
		if r, ok := k.compound(o, depth+1); ok {
			return r
		}
	}
	return k.truth(o)
}

// compound is the reason of what is made of other conditions, or a comparison.
func (k *asker) compound(o *operand, depth int) (r ir.Reason, ok bool) {
	f := k.a.f
	d := f.definitions()
	if p := d.phi[o.v]; p != nil {
		return k.shortCircuit(p, depth)
	}
	in := d.inst[o.v]
	if in == nil {
		return r, false
	}
	switch x := in.ll.(type) {
	case *llir.InstICmp:
		return k.comparison(in, x, depth), true
	case *llir.InstFCmp:
		ctype := "double"
		if x.X.Type().Equal(types.Float) {
			ctype = "float"
		}
		return k.compared(o, in, fcmpText(x.Pred), ctype), true
	case *llir.InstZExt, *llir.InstSExt, *llir.InstTrunc:
		return k.reason(&in.ops[0], depth), true
	case *llir.InstXor:
		if c, isConst := x.Y.(*constant.Int); isConst && x.Y.Type().Equal(types.I1) && c.X.Sign() != 0 {
			return ir.Reason{Op: ir.ReasonNot, Parts: []ir.Reason{k.reason(&in.ops[0], depth)}}, true
		}
	case *llir.InstAnd:
		if x.Typ.Equal(types.I1) {
			return ir.Reason{Op: ir.ReasonAnd, Parts: []ir.Reason{k.reason(&in.ops[0], depth), k.reason(&in.ops[1], depth)}}, true
		}
	case *llir.InstOr:
		if x.Typ.Equal(types.I1) {
			return ir.Reason{Op: ir.ReasonOr, Parts: []ir.Reason{k.reason(&in.ops[0], depth), k.reason(&in.ops[1], depth)}}, true
		}
	case *llir.InstSelect:
		switch {
		case isBoolConst(x.ValueFalse, false):
			return ir.Reason{Op: ir.ReasonAnd, Parts: []ir.Reason{k.reason(&in.ops[0], depth), k.reason(&in.ops[1], depth)}}, true
		case isBoolConst(x.ValueTrue, true):
			return ir.Reason{Op: ir.ReasonOr, Parts: []ir.Reason{k.reason(&in.ops[0], depth), k.reason(&in.ops[2], depth)}}, true
		}
	case *llir.InstCall:
		if hasPrefix(calleeName(x), "llvm.expect.") {
			return k.reason(&in.ops[1], depth), true
		}
	case *llir.InstLoad:
		return k.argument(x, depth)
	}
	return r, false
}

func isBoolConst(v value.Value, want bool) bool {
	c, ok := v.(*constant.Int)
	return ok && c.Typ.Equal(types.I1) && (c.X.Sign() != 0) == want
}

// shortCircuit is the reason of a && or || that gives a value.
func (k *asker) shortCircuit(p *phiDef, depth int) (r ir.Reason, ok bool) {
	phi, ok := p.b.ll.Insts[p.at].(*llir.InstPhi)
	if !ok || !phi.Typ.Equal(types.I1) {
		return r, false
	}
	r.Op = ir.ReasonAnd
	if slices.ContainsFunc(phi.Incs, func(i *llir.Incoming) bool { return isBoolConst(i.X, true) }) {
		r.Op = ir.ReasonOr
	}
	for i, pred := range p.b.preds {
		in, has := p.b.phis[p.at].in[pred]
		if !has || i > maxReason {
			return r, false
		}
		if isBoolConst(in.v, r.Op == ir.ReasonOr) {
			part, ok := k.leads(p.b.preds[i], p.b, r.Op == ir.ReasonOr, depth)
			if !ok {
				return r, false
			}
			r.Parts = append(r.Parts, part)
			continue
		}
		r.Parts = append(r.Parts, k.reason(&in, depth))
	}
	return r, len(r.Parts) > 1
}

// leads is the condition of the branch from a block to another, or its negation: one that has the value v where the branch is taken.
func (k *asker) leads(from int32, to *block, v bool, depth int) (r ir.Reason, ok bool) {
	b := k.a.f.blocks[from]
	t, ok := b.term.ll.(*llir.TermCondBr)
	if !ok || len(b.term.ops) == 0 {
		return r, false
	}
	r = k.reason(&b.term.ops[0], depth)
	if (t.TargetTrue == value.Value(to.ll)) != v {
		r = ir.Reason{Op: ir.ReasonNot, Parts: []ir.Reason{r}}
	}
	return r, true
}

// comparison is the reason of an icmp; one with 0 may ask whether a condition holds.
func (k *asker) comparison(in *inst, x *llir.InstICmp, depth int) ir.Reason {
	if (x.Pred == enum.IPredEQ || x.Pred == enum.IPredNE) && isZeroConst(x.Y) {
		d := k.a.f.definitions()
		if k.isCondition(x.X) {
			r := k.reason(&in.ops[0], depth)
			if x.Pred == enum.IPredEQ {
				r = ir.Reason{Op: ir.ReasonNot, Parts: []ir.Reason{r}}
			}
			return r
		}
		if load, ok := x.X.(*llir.InstLoad); ok && d.inst[x.X] != nil {
			if r, ok := k.argument(load, depth); ok {
				if x.Pred == enum.IPredEQ {
					r = ir.Reason{Op: ir.ReasonNot, Parts: []ir.Reason{r}}
				}
				return r
			}
		}
	}
	ctype := ""
	switch x.Pred {
	case enum.IPredUGT, enum.IPredUGE, enum.IPredULT, enum.IPredULE:
		ctype = "unsigned"
	}
	o := operand{kind: opValue, loc: in.loc, v: x}
	return k.compared(&o, in, icmpText(x.Pred), ctype)
}

// isCondition tells of an integer that is made of a truth value.
func (k *asker) isCondition(v value.Value) bool {
	for range maxReason {
		switch x := v.(type) {
		case *llir.InstZExt:
			v = x.From
		case *llir.InstSExt:
			v = x.From
		case *llir.InstCall:
			if !hasPrefix(calleeName(x), "llvm.expect.") {
				return false
			}
			v = x.Args[0]
		default:
			return v.Type().Equal(types.I1)
		}
	}
	return false
}

func isZeroConst(v value.Value) bool {
	c, ok := v.(*constant.Int)
	return ok && c.X.Sign() == 0
}

// argument is the reason of a parameter that is only read: that of the argument of the call.
func (k *asker) argument(load *llir.InstLoad, depth int) (r ir.Reason, ok bool) {
	a := k.a
	slot, isLocal := load.Src.(*llir.InstAlloca)
	if !isLocal || a.parent == nil || a.call == nil {
		return r, false
	}
	fn, at := a.f.ent.fn, -1
	for _, b := range fn.Blocks {
		for _, in := range b.Insts {
			st, isStore := in.(*llir.InstStore)
			if !isStore || st.Dst != value.Value(slot) {
				continue
			}
			p, isParam := st.Src.(*llir.Param)
			if !isParam || at >= 0 {
				return r, false
			}
			for i := range fn.Params {
				if fn.Params[i] == p {
					at = i
				}
			}
		}
	}
	if at < 0 || 1+at >= len(a.call.ops) {
		return r, false
	}
	outer := asker{k.l, a.parent, a.callers}
	return outer.reason(&a.call.ops[1+at], depth), true
}

// compared is the reason of a comparison: what both sides are.
func (k *asker) compared(o *operand, in *inst, op, ctype string) ir.Reason {
	left, right := k.text(in.ops[0].v, 0), k.text(in.ops[1].v, 0)
	r := ir.Reason{Cond: k.reg(o)}
	if left.s != "" && right.s != "" {
		r.Text = left.compared() + " " + op + " " + right.compared()
	}
	k.tell(&r, &in.ops[0], left, "the left side", ctype)
	k.tell(&r, &in.ops[1], right, "the right side", ctype)
	return r
}

// truth is the reason of a value that is a condition by itself.
func (k *asker) truth(o *operand) ir.Reason {
	t := k.text(o.v, 0)
	r := ir.Reason{Cond: k.reg(o), Text: t.s}
	if t.s != "" {
		k.tell(&r, o, t, "", "")
	}
	return r
}
