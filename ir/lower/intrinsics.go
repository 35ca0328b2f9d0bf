package lower

import (
	"math/big"
	"math/bits"
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// intrinsics by name without the type suffix.
var intrinsics map[string]primitive

func init() {
	nop := primitive{do: (*lowerer).doNothing, quiet: true}
	same := primitive{do: (*lowerer).doSame}
	bin := func(f func(l *lowerer, x, y ir.Reg) ir.Reg) primitive {
		return primitive{do: func(l *lowerer, c *call) []ir.Reg { return l.each(c, f) }}
	}
	overflow := func(op ir.Op, signed bool) primitive {
		return primitive{do: func(l *lowerer, c *call) []ir.Reg {
			r, o := l.overflows(op, signed, l.arg(c, 0), l.arg(c, 1))
			return []ir.Reg{r, o}
		}}
	}
	sat := func(op ir.Op, signed bool) primitive {
		return bin(func(l *lowerer, x, y ir.Reg) ir.Reg { return l.saturate(op, signed, x, y) })
	}
	minmax := func(p llvm.Pred) primitive {
		return bin(func(l *lowerer, x, y ir.Reg) ir.Reg { return l.b.Select(l.icmp(p, x, y), x, y) })
	}
	unary := func(f func(l *lowerer, x ir.Reg) ir.Reg) primitive {
		return primitive{do: func(l *lowerer, c *call) []ir.Reg {
			xs := l.get(c.a, &c.in.Operands[1])
			rs := make([]ir.Reg, len(xs))
			for i, x := range xs {
				rs[i] = f(l, x)
			}
			return rs
		}}
	}
	move := primitive{do: (*lowerer).doMemcpy, kinds: []ir.CheckKind{ir.CheckDeref, ir.CheckDeref}}
	set := primitive{do: (*lowerer).doMemset, kinds: derefKind}
	intrinsics = map[string]primitive{
		"memcpy": move, "memmove": move, "memcpy.inline": move, "memset": set, "memset.inline": set,
		"sadd.with.overflow": overflow(ir.OpAdd, true), "uadd.with.overflow": overflow(ir.OpAdd, false),
		"ssub.with.overflow": overflow(ir.OpSub, true), "usub.with.overflow": overflow(ir.OpSub, false),
		"smul.with.overflow": overflow(ir.OpMul, true), "umul.with.overflow": overflow(ir.OpMul, false),
		"sadd.sat": sat(ir.OpAdd, true), "uadd.sat": sat(ir.OpAdd, false), "ssub.sat": sat(ir.OpSub, true), "usub.sat": sat(ir.OpSub, false),
		"smax": minmax(llvm.SGT), "smin": minmax(llvm.SLT), "umax": minmax(llvm.UGT), "umin": minmax(llvm.ULT),
		"abs":   unary((*lowerer).absolute),
		"bswap": unary((*lowerer).bswap), "bitreverse": unary((*lowerer).bitreverse), "ctpop": unary((*lowerer).ctpop),
		"ctlz": unary((*lowerer).ctlz), "cttz": unary((*lowerer).cttz),
		"fabs":   unary((*lowerer).fabs),
		"fshl":   {do: func(l *lowerer, c *call) []ir.Reg { return l.funnel(c, true) }},
		"fshr":   {do: func(l *lowerer, c *call) []ir.Reg { return l.funnel(c, false) }},
		"expect": same, "expect.with.probability": same, "launder.invariant.group": same, "strip.invariant.group": same,
		"ptr.annotation": same, "annotation": same, "threadlocal.address": same, "ssa.copy": same,
		"assume":         {do: (*lowerer).doBuiltinAssume, kinds: []ir.CheckKind{ir.CheckUB}},
		"trap":           {do: (*lowerer).doTrap, ends: true, quiet: true, kinds: assertKind},
		"ubsantrap":      {do: (*lowerer).doUbsanTrap, ends: true, quiet: true},
		"lifetime.start": {do: (*lowerer).doLifetimeStart, quiet: true}, "lifetime.end": {do: (*lowerer).doLifetimeEnd, quiet: true},
		"debugtrap": nop, "invariant.start": nop, "invariant.end": nop,
		"dbg.declare": nop, "dbg.value": nop, "dbg.label": nop, "dbg.addr": nop, "dbg.assign": nop, "prefetch": nop, "donothing": nop,
		"sideeffect": nop, "var.annotation": nop, "experimental.noalias.scope.decl": nop, "pseudoprobe": nop, "codeview.annotation": nop,
		"assume.bundle": nop, "instrprof.increment": nop, "clear_cache": nop,
		"returnaddress": nop, "frameaddress": nop, "readcyclecounter": nop, "addressofreturnaddress": nop, "get.dynamic.area.offset": nop,
		"objectsize":    {do: (*lowerer).doObjectSize, quiet: true},
		"is.constant":   {do: (*lowerer).doZero, quiet: true},
		"stacksave":     {do: (*lowerer).doStackSave},
		"stackrestore":  {do: (*lowerer).doStackRestore},
		"load.relative": {do: (*lowerer).doLoadRelative, kinds: derefKind},
		"ptrmask":       {do: (*lowerer).doPtrMask},
		"va_start":      {do: (*lowerer).doVaStart, kinds: derefKind},
		"va_copy":       {do: (*lowerer).doVaCopy, kinds: []ir.CheckKind{ir.CheckDeref, ir.CheckDeref}},
		"va_end":        nop,
	}
	for _, ps := range []map[string]primitive{floatIntrinsics(), reductions(), newerIntrinsics(), mmxIntrinsics()} {
		for name, p := range ps {
			intrinsics[name] = p
		}
	}
}

// shortName is an intrinsic's name without llvm. and its type suffixes.
func shortName(name string) string {
	if !strings.HasPrefix(name, "llvm.") {
		return name
	}
	s := strings.TrimPrefix(name, "llvm.")
	for t := s; t != ""; {
		if _, ok := intrinsics[t]; ok {
			return t
		}
		i := strings.LastIndexByte(t, '.')
		if i < 0 {
			break
		}
		t = t[:i]
	}
	return s
}

func intrinsic(name string) *primitive {
	if p, ok := intrinsics[shortName(name)]; ok {
		return &p
	}
	return nil
}

// each applies a binary operation to scalars or element by element.
func (l *lowerer) each(c *call, f func(l *lowerer, x, y ir.Reg) ir.Reg) []ir.Reg {
	args := l.arguments(c)
	rs := make([]ir.Reg, len(args[0]))
	for i := range rs {
		rs[i] = f(l, args[0][i], args[1][i])
	}
	return rs
}

func (l *lowerer) doSame(c *call) []ir.Reg { return l.get(c.a, &c.in.Operands[1]) }

func (l *lowerer) doTrap(c *call) []ir.Reg {
	l.fails(c, ir.CheckAssertion, 0, "trap is not reached")
	return nil
}

func (l *lowerer) doUbsanTrap(c *call) []ir.Reg {
	if k, ok := l.b.ConstInt(l.arg(c, 0)); ok && k < uint64(len(trapChecks)) {
		ck := ubsanChecks[trapChecks[k]]
		l.fails(c, ck.kind, 0, ck.msg)
		return nil
	}
	l.fails(c, ir.CheckUB, 0, "undefined behaviour")
	return nil
}

func (l *lowerer) isNegative(x ir.Reg) ir.Reg {
	return l.b.Bin(ir.OpSlt, x, l.zero(l.b.Type(x)))
}

// overflows computes x op y and whether the exact result does not fit.
func (l *lowerer) overflows(op ir.Op, signed bool, x, y ir.Reg) (r, over ir.Reg) {
	w := int(l.b.Type(x).Bits)
	if w == 1 {
		l.fail("overflow arithmetic on i1")
	}
	r = l.b.Bin(op, x, y)
	switch {
	case l.fits(op, signed, x, y, w):
		return r, l.b.False()
	case op == ir.OpMul:
		return r, l.mulOverflows(signed, x, y, r, w)
	case op == ir.OpAdd && !signed:
		return r, l.b.Bin(ir.OpUlt, r, x)
	case op == ir.OpSub && !signed:
		return r, l.b.Bin(ir.OpUlt, x, y)
	case op == ir.OpAdd:
		return r, l.isNegative(l.b.Bin(ir.OpAnd, l.b.Bin(ir.OpXor, x, r), l.b.Bin(ir.OpXor, y, r)))
	}
	return r, l.isNegative(l.b.Bin(ir.OpAnd, l.b.Bin(ir.OpXor, x, y), l.b.Bin(ir.OpXor, x, r)))
}

// fits tells whether bounds of x and y prove that the exact result of x op y has w bits,
// so that no overflow formula is needed.
func (l *lowerer) fits(op ir.Op, signed bool, x, y ir.Reg, w int) bool {
	if signed && l.b.SumFits(op, x, y) {
		return true
	}
	bx, okx := l.b.Bounds(x)
	by, oky := l.b.Bounds(y)
	if !signed && (bx.SignedOnly || by.SignedOnly) {
		return false
	}
	return okx && oky && holds(op, boundsOf(bx, signed), boundsOf(by, signed), signed, w)
}

// holds tells whether w bits hold the results of op on numbers between these ends.
func holds(op ir.Op, xs, ys [2]*big.Int, signed bool, w int) bool {
	lowest := new(big.Int)
	highest := new(big.Int).Lsh(big.NewInt(1), uint(w))
	if signed {
		highest.Rsh(highest, 1)
		lowest.Neg(highest)
	}
	for _, p := range xs {
		for _, q := range ys {
			v := new(big.Int)
			switch op {
			case ir.OpAdd:
				v.Add(p, q)
			case ir.OpSub:
				v.Sub(p, q)
			case ir.OpMul:
				v.Mul(p, q)
			default:
				return false
			}
			if v.Cmp(lowest) < 0 || v.Cmp(highest) >= 0 {
				return false
			}
		}
	}
	return true
}

// boundsOf are the two ends; the extremes of +, - and * are at the ends.
func boundsOf(b ir.Bounds, signed bool) [2]*big.Int {
	if signed {
		return [2]*big.Int{big.NewInt(b.SMin), big.NewInt(b.SMax)}
	}
	return [2]*big.Int{new(big.Int).SetUint64(b.UMin), new(big.Int).SetUint64(b.UMax)}
}

func (l *lowerer) mulOverflows(signed bool, x, y, r ir.Reg, w int) ir.Reg {
	ext := ir.OpZExt
	if signed {
		ext = ir.OpSExt
	}
	exact := l.b.Bin(ir.OpMul, l.b.Cast(ext, x, 2*w), l.b.Cast(ext, y, 2*w))
	return l.b.Bin(ir.OpNe, exact, l.b.Cast(ext, r, 2*w))
}

func (l *lowerer) saturate(op ir.Op, signed bool, x, y ir.Reg) ir.Reg {
	w := int(l.b.Type(x).Bits)
	r, over := l.overflows(op, signed, x, y)
	limit := l.ones(w)
	switch {
	case !signed && op == ir.OpSub:
		limit = l.b.Const(0, w)
	case signed:
		lowest := minInt(w)
		highest := new(big.Int).Sub(lowest, big.NewInt(1))
		limit = l.b.Select(l.isNegative(x), l.b.BigConst(lowest, w), l.b.BigConst(highest, w))
	}
	return l.b.Select(over, limit, r)
}

func (l *lowerer) absolute(x ir.Reg) ir.Reg {
	return l.b.Select(l.isNegative(x), l.b.Bin(ir.OpSub, l.zero(l.b.Type(x)), x), x)
}

func (l *lowerer) fabs(x ir.Reg) ir.Reg {
	w := int(l.b.Type(x).Bits)
	return l.b.Bin(ir.OpAnd, x, l.b.BigConst(new(big.Int).Sub(minInt(w), big.NewInt(1)), w))
}

// shiftC shifts by a constant.
func (l *lowerer) shiftC(op ir.Op, x ir.Reg, n int) ir.Reg {
	if n == 0 {
		return x
	}
	return l.b.Bin(op, x, l.b.Const(uint64(n), int(l.b.Type(x).Bits)))
}

func (l *lowerer) bswap(x ir.Reg) ir.Reg {
	w := int(l.b.Type(x).Bits)
	var r ir.Reg
	for i := 0; i < w; i += 8 {
		b := l.b.Cast(ir.OpTrunc, l.shiftC(ir.OpLShr, x, i), 8)
		b = l.shiftC(ir.OpShl, l.b.Cast(ir.OpZExt, b, w), w-8-i)
		r = l.or(r, b)
	}
	return r
}

func (l *lowerer) bitreverse(x ir.Reg) ir.Reg {
	w := int(l.b.Type(x).Bits)
	var r ir.Reg
	one := l.b.Const(1, w)
	for i := range w {
		b := l.b.Bin(ir.OpAnd, l.shiftC(ir.OpLShr, x, i), one)
		r = l.or(r, l.shiftC(ir.OpShl, b, w-1-i))
	}
	return r
}

// ctpop adds the bits, in a width that the count just fits.
func (l *lowerer) ctpop(x ir.Reg) ir.Reg {
	w := int(l.b.Type(x).Bits)
	if w == 1 {
		return x
	}
	n := bits.Len(uint(w))
	sum := make([]ir.Reg, w)
	for i := range sum {
		sum[i] = l.b.Cast(ir.OpZExt, l.b.Cast(ir.OpTrunc, l.shiftC(ir.OpLShr, x, i), 1), n)
	}
	for len(sum) > 1 {
		half := sum[:0]
		for i := 0; i < len(sum); i += 2 {
			if i+1 < len(sum) {
				half = append(half, l.b.Bin(ir.OpAdd, sum[i], sum[i+1]))
			} else {
				half = append(half, sum[i])
			}
		}
		sum = half
	}
	return l.resize(sum[0], w)
}

func (l *lowerer) ctlz(x ir.Reg) ir.Reg { return l.countZeros(x, true) }
func (l *lowerer) cttz(x ir.Reg) ir.Reg { return l.countZeros(x, false) }

// countZeros halves the width that is left; zero has as many as it has bits.
func (l *lowerer) countZeros(x ir.Reg, leading bool) ir.Reg {
	w := int(l.b.Type(x).Bits)
	if w == 1 {
		return l.b.Not(x)
	}
	full := 1
	for full < w {
		full *= 2
	}
	y := l.b.Cast(ir.OpZExt, x, full)
	if leading {
		y = l.shiftC(ir.OpShl, y, full-w)
	}
	zero := l.b.Const(0, full)
	r := zero
	for n := full / 2; n >= 1; n /= 2 {
		half, away := l.shiftC(ir.OpLShr, y, full-n), l.shiftC(ir.OpShl, y, n)
		if !leading {
			half, away = l.shiftC(ir.OpShl, y, full-n), l.shiftC(ir.OpLShr, y, n)
		}
		none := l.b.Bin(ir.OpEq, half, zero)
		y = l.b.Select(none, away, y)
		r = l.b.Bin(ir.OpAdd, r, l.b.Select(none, l.b.Const(uint64(n), full), zero))
	}
	r = l.b.Cast(ir.OpTrunc, r, w)
	return l.b.Select(l.b.Bin(ir.OpEq, x, l.b.Const(0, w)), l.b.Const(uint64(w), w), r)
}

// funnel shifts the pair of arguments 0 and 1.
func (l *lowerer) funnel(c *call, left bool) []ir.Reg {
	args := l.arguments(c)
	rs := make([]ir.Reg, len(args[0]))
	for i := range rs {
		hi, lo, n := args[0][i], args[1][i], args[2][i]
		w := int(l.b.Type(hi).Bits)
		width := l.b.Const(uint64(w), w)
		n = l.b.Bin(ir.OpURem, n, width)
		back := l.b.Bin(ir.OpSub, width, n)
		x, keep := l.b.Bin(ir.OpOr, l.b.Bin(ir.OpShl, hi, n), l.b.Bin(ir.OpLShr, lo, back)), hi
		if !left {
			x, keep = l.b.Bin(ir.OpOr, l.b.Bin(ir.OpLShr, lo, n), l.b.Bin(ir.OpShl, hi, back)), lo
		}
		rs[i] = l.b.Select(l.b.Bin(ir.OpEq, n, l.b.Const(0, w)), keep, x)
	}
	return rs
}

// doObjectSize answers as a compiler that does not know the object: -1 or 0.
func (l *lowerer) doObjectSize(c *call) []ir.Reg {
	if v, ok := l.b.ConstInt(l.arg(c, 1)); ok && v != 0 {
		return l.doZero(c)
	}
	return []ir.Reg{l.ones(int(c.ret[0].Type.Bits))}
}

// doStackSave remembers how many objects the frame has. The pointer that it
// gives is only a name for that.
func (l *lowerer) doStackSave(c *call) []ir.Reg {
	p := l.b.Nondet(ir.TPtr, "stack pointer")
	l.saved[p] = len(c.a.objs)
	return []ir.Reg{p}
}

func (l *lowerer) doStackRestore(c *call) []ir.Reg {
	n, ok := l.saved[l.arg(c, 0)]
	if !ok {
		return nil // of one of several paths: freed when the function returns
	}
	for i := n; i < len(c.a.objs); i++ {
		o := &c.a.objs[i]
		if o.freed {
			continue
		}
		l.cur.mem = l.b.Free(l.cur.mem, o.p)
		o.freed = o.g == l.cur.g && len(c.a.f.Landings) == 0
	}
	return nil
}

func (l *lowerer) doPtrMask(c *call) []ir.Reg {
	p := l.arg(c, 0)
	x := l.integerOf(p)
	m := l.b.Bin(ir.OpAnd, x, l.addrArg(c, 1))
	return []ir.Reg{l.b.Gep(p, l.b.Bin(ir.OpSub, m, x), 1)}
}

// knownAsm tells of a text of assembly whether it swaps bytes, asks the processor for something, or does nothing.
func knownAsm(text string) (swaps, asks, known bool) {
	switch text = strings.TrimSpace(text); text {
	case "", "nop", "pause", "mfence", "lfence", "sfence", "rep; nop", "rep nop":
		return false, false, true
	case "rdtsc", "rdtscp", "cpuid":
		return false, true, true
	}
	swaps = strings.HasPrefix(text, "bswap")
	return swaps, false, swaps
}

// asm knows empty barriers, which may hand their inputs on, bswap, and instructions that ask the processor for values.
func (l *lowerer) asm(a *activation, in *cfg.Inst, x *llvm.Inst, asm *llvm.InlineAsm) {
	c := &call{a: a, in: in, ll: x, ret: l.leavesOf(a.f.Unit, x.Typ), name: "asm"}
	swap, asks, known := knownAsm(asm.Text)
	if !known {
		l.fail("inline assembly %q", asm.Text)
	}
	if asks && strings.Contains(asm.Constraint, "=*") {
		l.fail("inline assembly %q that writes memory", asm.Text)
	}
	if len(c.ret) == 0 {
		return
	}
	rs := l.anyResult(c, "asm")
	if asks {
		l.put(a, in.Result, rs...)
		return
	}
	inputs := 0
	outputs := 0
	for _, k := range strings.Split(asm.Constraint, ",") {
		switch {
		case strings.HasPrefix(k, "~"):
		case strings.HasPrefix(k, "="):
			if strings.HasPrefix(k, "=*") {
				inputs++
			} else {
				outputs++
			}
		default:
			if len(k) == 1 && k[0] >= '0' && int(k[0]-'0') < len(rs) {
				rs[k[0]-'0'] = l.fit(l.arg(c, inputs), c.ret[k[0]-'0'].Type)
			} else if swap && outputs == 1 {
				rs[0] = l.fit(l.arg(c, inputs), c.ret[0].Type)
			}
			inputs++
		}
	}
	if swap {
		rs[0] = l.bswap(rs[0])
	}
	l.put(a, in.Result, rs...)
}

// doLoadRelative reads a table of 32-bit distances from the table to other
// globals. Distances between objects mean nothing here, so the table's
// initialiser is read instead, one entry for each offset.
func (l *lowerer) doLoadRelative(c *call) []ir.Reg {
	base, off := l.ptrArg(c, 0), l.addrArg(c, 1)
	l.deref(c.a, c.in, 0, l.b.Gep(base, off, 1), l.b.Addr(4), false, "the table is read within its bounds")
	table, ok := program.InitOf(c.a.f.Unit, c.ll.Args[0]).(*llvm.Aggregate)
	if !ok || table.Typ.Kind != llvm.Array {
		l.fail("intrinsic %s", c.name)
	}
	r := l.b.Null()
	for i, x := range table.Elems {
		t := llvm.AsInst(x)
		if t == nil || t.Op != llvm.Trunc || !llvm.Is(t.Args[0], llvm.Sub) {
			l.fail("intrinsic %s", c.name)
		}
		d := llvm.AsInst(t.Args[0])
		to := l.fit(l.eval(c.a.f.Unit, d.Args[0].(llvm.Constant))[0], ir.TPtr)
		r = l.b.Select(l.b.Bin(ir.OpEq, off, l.b.Addr(uint64(4*i))), to, r)
	}
	return l.result(c, r)
}

// doLifetimeStart makes the variable anew: a fresh object, or an unknown value.
func (l *lowerer) doLifetimeStart(c *call) []ir.Reg {
	if in := c.in.Alloca; in != nil {
		l.setPos(c.in.Pos)
		l.makeLocal(c.a, in, in.LL)
		l.begins(c.a, in)
	}
	return nil
}

// doLifetimeEnd ends the life of the variable's object.
func (l *lowerer) doLifetimeEnd(c *call) []ir.Reg {
	in := c.in.Alloca
	if in == nil || in.Slot >= 0 {
		return nil
	}
	p := l.localAddr(c.a, in)
	if p == 0 {
		return nil
	}
	l.cur.mem = l.b.Free(l.cur.mem, p)
	for i := len(c.a.objs) - 1; i >= 0; i-- {
		if o := &c.a.objs[i]; o.p == p {
			o.freed = o.freed || o.g == l.cur.g && len(c.a.f.Landings) == 0
			break
		}
	}
	return nil
}
