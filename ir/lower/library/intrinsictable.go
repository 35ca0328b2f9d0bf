package library

import (
	"seabmc/ir"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

func init() {
	nop := primitive{do: doNothing, quiet: true}
	same := primitive{do: doSame}
	bin := func(f func(l *Library, x, y ir.Reg) ir.Reg) primitive {
		return primitive{do: func(l *Library, c *state.Call) []ir.Reg { return eachScalar(l, c, f) }}
	}
	overflow := func(op ir.Op, signed bool) primitive {
		return primitive{do: func(l *Library, c *state.Call) []ir.Reg {
			r, o := l.Overflows(op, signed, l.Arg(c, 0), l.Arg(c, 1))
			return []ir.Reg{r, o}
		}}
	}
	sat := func(op ir.Op, signed bool) primitive {
		return bin(func(l *Library, x, y ir.Reg) ir.Reg { return l.Saturate(op, signed, x, y) })
	}
	minmax := func(p llvm.Pred) primitive {
		return bin(func(l *Library, x, y ir.Reg) ir.Reg { return l.B.Select(l.Compare(p, x, y), x, y) })
	}
	unary := func(f func(l *Library, x ir.Reg) ir.Reg) primitive {
		return primitive{do: func(l *Library, c *state.Call) []ir.Reg {
			xs := l.Scalars(c.Activation, &c.Inst.Operands[1])
			rs := make([]ir.Reg, len(xs))
			for i, x := range xs {
				rs[i] = f(l, x)
			}
			return rs
		}}
	}
	move := primitive{do: doMemcpy, kinds: []ir.CheckKind{ir.CheckDeref, ir.CheckDeref}}
	set := primitive{do: doMemset, kinds: derefKind}
	intrinsics = map[string]primitive{
		"memcpy": move, "memmove": move, "memcpy.inline": move, "memset": set, "memset.inline": set,
		"sadd.with.overflow": overflow(ir.OpAdd, true), "uadd.with.overflow": overflow(ir.OpAdd, false),
		"ssub.with.overflow": overflow(ir.OpSub, true), "usub.with.overflow": overflow(ir.OpSub, false),
		"smul.with.overflow": overflow(ir.OpMul, true), "umul.with.overflow": overflow(ir.OpMul, false),
		"sadd.sat": sat(ir.OpAdd, true), "uadd.sat": sat(ir.OpAdd, false), "ssub.sat": sat(ir.OpSub, true), "usub.sat": sat(ir.OpSub, false),
		"sshl.sat": bin(func(l *Library, x, y ir.Reg) ir.Reg { return l.SaturateShift(true, x, y) }),
		"ushl.sat": bin(func(l *Library, x, y ir.Reg) ir.Reg { return l.SaturateShift(false, x, y) }),
		"smax":     minmax(llvm.SGT), "smin": minmax(llvm.SLT), "umax": minmax(llvm.UGT), "umin": minmax(llvm.ULT),
		"abs":   unary((*Library).Absolute),
		"bswap": unary((*Library).Bswap), "bitreverse": unary((*Library).Bitreverse), "ctpop": unary((*Library).Ctpop),
		"ctlz": unary((*Library).Ctlz), "cttz": unary((*Library).Cttz),
		"fabs":   unary((*Library).Fabs),
		"fshl":   {do: func(l *Library, c *state.Call) []ir.Reg { return funnel(l, c, true) }},
		"fshr":   {do: func(l *Library, c *state.Call) []ir.Reg { return funnel(l, c, false) }},
		"expect": same, "expect.with.probability": same, "launder.invariant.group": same, "strip.invariant.group": same,
		"ptr.annotation": same, "annotation": same, "threadlocal.address": same, "ssa.copy": same,
		"assume":         {do: doBuiltinAssume, kinds: []ir.CheckKind{ir.CheckUB}},
		"trap":           {do: doTrap, ends: true, quiet: true, kinds: assertKind},
		"ubsantrap":      {do: doUbsanTrap, ends: true, quiet: true},
		"lifetime.start": {do: doLifetimeStart, quiet: true}, "lifetime.end": {do: doLifetimeEnd, quiet: true}, "lifetime.renew": {do: doLifetimeRenew, quiet: true}, "lifetime.declare": {do: doLifetimeDeclare, quiet: true},
		"lifetime.unknown": {do: doLifetimeUnknown, quiet: true},
		"debugtrap":        nop, "invariant.start": nop, "invariant.end": nop,
		"dbg.declare": nop, "dbg.value": nop, "dbg.label": nop, "dbg.addr": nop, "dbg.assign": nop, "prefetch": nop, "donothing": nop,
		"sideeffect": nop, "var.annotation": nop, "experimental.noalias.scope.decl": nop, "pseudoprobe": nop, "codeview.annotation": nop,
		"assume.bundle": nop, "instrprof.increment": nop, "clear_cache": nop,
		"returnaddress": nop, "frameaddress": nop, "readcyclecounter": nop, "addressofreturnaddress": nop, "get.dynamic.area.offset": nop,
		"objectsize":    {do: doObjectSize, around: true, quiet: true},
		"is.constant":   {do: doZero, quiet: true},
		"stacksave":     {do: doStackSave},
		"stackrestore":  {do: doStackRestore},
		"load.relative": {do: doLoadRelative, kinds: derefKind},
		"ptrmask":       {do: doPtrMask},
		"va_start":      {do: doVaStart, kinds: derefKind},
		"va_copy":       {do: doVaCopy, kinds: []ir.CheckKind{ir.CheckDeref, ir.CheckDeref}},
		"va_end":        nop,
	}
	for _, ps := range []map[string]primitive{floatIntrinsics(), reductions(), newerIntrinsics(), mmxIntrinsics()} {
		for name, p := range ps {
			intrinsics[name] = p
		}
	}
}
