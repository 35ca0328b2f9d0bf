package lower

import (
	"seabmc/ir"
	"seabmc/llvm"
)

// MMX: 64 bits that each instruction takes as numbers of 8, 16, 32 or 64.

// split are the numbers of n bits in x, the lowest first.
func (l *lowerer) split(x ir.Reg, n int) []ir.Reg {
	rs := make([]ir.Reg, int(l.b.Type(x).Bits)/n)
	for i := range rs {
		rs[i] = l.field(x, i*n, n)
	}
	return rs
}

// packed is the inverse of split.
func (l *lowerer) packed(xs []ir.Reg) ir.Reg {
	r := xs[0]
	for _, x := range xs[1:] {
		r = l.joined(x, r)
	}
	return r
}

// mmx is an instruction of two operands, number by number.
func mmx(n int, f func(l *lowerer, x, y ir.Reg) ir.Reg) primitive {
	return primitive{do: func(l *lowerer, c *call) []ir.Reg {
		return []ir.Reg{l.packed(l.each2(l.split(l.arg(c, 0), n), l.split(l.arg(c, 1), n), func(x, y ir.Reg) ir.Reg { return f(l, x, y) }))}
	}}
}

// mmxShift shifts all numbers by one amount, which may be too much.
func mmxShift(n int, op ir.Op) primitive {
	return primitive{do: func(l *lowerer, c *call) []ir.Reg {
		x, by := l.arg(c, 0), l.resize(l.arg(c, 1), 64)
		tooMuch := l.b.Not(l.b.Bin(ir.OpUlt, by, l.b.Const(uint64(n), 64)))
		amount := l.b.Cast(ir.OpTrunc, l.b.Select(tooMuch, l.b.Const(uint64(n)-1, 64), by), n)
		if n == 64 {
			amount = l.b.Select(tooMuch, l.b.Const(63, 64), by)
		}
		rs := l.eachOf(l.split(x, n), func(x ir.Reg) ir.Reg {
			r := l.b.Bin(op, x, amount)
			if op == ir.OpAShr { // all sign bits
				return r
			}
			return l.b.Select(tooMuch, l.b.Const(0, n), r)
		})
		return []ir.Reg{l.packed(rs)}
	}}
}

// pack makes the numbers of both operands half as wide; what does not fit becomes the nearest that does.
func pack(n int, signed bool) primitive {
	return primitive{do: func(l *lowerer, c *call) []ir.Reg {
		xs := append(l.split(l.arg(c, 0), n), l.split(l.arg(c, 1), n)...)
		least, most := int64(0), int64(1)<<(n/2)-1
		if signed {
			least, most = -int64(1)<<(n/2-1), int64(1)<<(n/2-1)-1
		}
		lo, hi := l.b.Const(uint64(least)&(1<<n-1), n), l.b.Const(uint64(most), n)
		return []ir.Reg{l.packed(l.eachOf(xs, func(x ir.Reg) ir.Reg {
			x = l.b.Select(l.b.Bin(ir.OpSlt, x, lo), lo, l.b.Select(l.b.Bin(ir.OpSlt, hi, x), hi, x))
			return l.b.Cast(ir.OpTrunc, x, n/2)
		}))}
	}}
}

// unpack takes the lower or higher numbers of both operands in turn.
func unpack(n int, high bool) primitive {
	return primitive{do: func(l *lowerer, c *call) []ir.Reg {
		xs, ys := l.split(l.arg(c, 0), n), l.split(l.arg(c, 1), n)
		if half := len(xs) / 2; high {
			xs, ys = xs[half:], ys[half:]
		} else {
			xs, ys = xs[:half], ys[:half]
		}
		var rs []ir.Reg
		for i := range xs {
			rs = append(rs, xs[i], ys[i])
		}
		return []ir.Reg{l.packed(rs)}
	}}
}

// wideProduct are the bits of a product from lo on.
func wideProduct(op ir.Op, lo int) func(l *lowerer, x, y ir.Reg) ir.Reg {
	return func(l *lowerer, x, y ir.Reg) ir.Reg {
		n := int(l.b.Type(x).Bits)
		return l.field(l.b.Bin(ir.OpMul, l.b.Cast(op, x, 2*n), l.b.Cast(op, y, 2*n)), lo, n)
	}
}

// multiplyAdd adds the products of neighbours.
func (l *lowerer) multiplyAdd(c *call) []ir.Reg {
	products := l.each2(l.split(l.arg(c, 0), 16), l.split(l.arg(c, 1), 16), func(x, y ir.Reg) ir.Reg {
		return l.b.Bin(ir.OpMul, l.b.Cast(ir.OpSExt, x, 32), l.b.Cast(ir.OpSExt, y, 32))
	})
	return []ir.Reg{l.packed([]ir.Reg{l.b.Bin(ir.OpAdd, products[0], products[1]), l.b.Bin(ir.OpAdd, products[2], products[3])})}
}

// mmxIntrinsics are LLVM's for MMX, without llvm.
func mmxIntrinsics() map[string]primitive {
	ps := map[string]primitive{"emms": {do: (*lowerer).doNothing, quiet: true}, "femms": {do: (*lowerer).doNothing, quiet: true},
		"pmadd.wd": {do: (*lowerer).multiplyAdd}, "pmull.w": mmx(16, wideProduct(ir.OpSExt, 0)), "pmulh.w": mmx(16, wideProduct(ir.OpSExt, 16)),
		"pmulhu.w": mmx(16, wideProduct(ir.OpZExt, 16)), "packsswb": pack(16, true), "packssdw": pack(32, true), "packuswb": pack(16, false)}
	bin := func(op ir.Op) func(l *lowerer, x, y ir.Reg) ir.Reg {
		return func(l *lowerer, x, y ir.Reg) ir.Reg { return l.b.Bin(op, x, y) }
	}
	sat := func(op ir.Op, signed bool) func(l *lowerer, x, y ir.Reg) ir.Reg {
		return func(l *lowerer, x, y ir.Reg) ir.Reg { return l.saturate(op, signed, x, y) }
	}
	all := func(p llvm.Pred) func(l *lowerer, x, y ir.Reg) ir.Reg {
		return func(l *lowerer, x, y ir.Reg) ir.Reg {
			return l.b.Cast(ir.OpSExt, l.icmp(p, x, y), int(l.b.Type(x).Bits))
		}
	}
	pick := func(p llvm.Pred) func(l *lowerer, x, y ir.Reg) ir.Reg {
		return func(l *lowerer, x, y ir.Reg) ir.Reg { return l.b.Select(l.icmp(p, x, y), x, y) }
	}
	ps["pand"], ps["por"], ps["pxor"] = mmx(64, bin(ir.OpAnd)), mmx(64, bin(ir.OpOr)), mmx(64, bin(ir.OpXor))
	ps["pandn"] = mmx(64, func(l *lowerer, x, y ir.Reg) ir.Reg { return l.b.Bin(ir.OpAnd, l.bitNot(x), y) })
	for suffix, n := range map[string]int{".b": 8, ".w": 16, ".d": 32, ".q": 64} {
		ps["padd"+suffix], ps["psub"+suffix] = mmx(n, bin(ir.OpAdd)), mmx(n, bin(ir.OpSub))
		if n <= 16 {
			ps["padds"+suffix], ps["paddus"+suffix] = mmx(n, sat(ir.OpAdd, true)), mmx(n, sat(ir.OpAdd, false))
			ps["psubs"+suffix], ps["psubus"+suffix] = mmx(n, sat(ir.OpSub, true)), mmx(n, sat(ir.OpSub, false))
		}
		if n <= 32 {
			ps["pcmpeq"+suffix], ps["pcmpgt"+suffix] = mmx(n, all(llvm.EQ)), mmx(n, all(llvm.SGT))
		}
		if n >= 16 {
			for _, i := range []string{"", "i"} {
				ps["psll"+i+suffix], ps["psrl"+i+suffix] = mmxShift(n, ir.OpShl), mmxShift(n, ir.OpLShr)
				if n <= 32 {
					ps["psra"+i+suffix] = mmxShift(n, ir.OpAShr)
				}
			}
		}
	}
	ps["pmaxs.w"], ps["pmins.w"] = mmx(16, pick(llvm.SGT)), mmx(16, pick(llvm.SLT))
	ps["pmaxu.b"], ps["pminu.b"] = mmx(8, pick(llvm.UGT)), mmx(8, pick(llvm.ULT))
	for suffix, n := range map[string]int{"bw": 8, "wd": 16, "dq": 32} {
		ps["punpckl"+suffix], ps["punpckh"+suffix] = unpack(n, false), unpack(n, true)
	}
	named := map[string]primitive{}
	for name, p := range ps {
		named["x86.mmx."+name] = p
	}
	return named
}
