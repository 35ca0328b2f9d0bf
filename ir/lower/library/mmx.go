package library

import (
	"seabmc/ir"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

// mmx makes the primitive of an instruction with two operands, number by number.
func mmx(n int, f func(l *Library, x, y ir.Reg) ir.Reg) primitive {
	return primitive{do: func(l *Library, c *state.Call) []ir.Reg {
		return []ir.Reg{l.Packed(l.Pairwise(l.Split(l.Arg(c, 0), n), l.Split(l.Arg(c, 1), n), func(x, y ir.Reg) ir.Reg { return f(l, x, y) }))}
	}}
}

// mmxIntrinsics returns LLVM's intrinsics for MMX, without llvm.
func mmxIntrinsics() map[string]primitive {
	ps := map[string]primitive{"emms": {do: doNothing, quiet: true}, "femms": {do: doNothing, quiet: true},
		"pmadd.wd": {do: multiplyAdd}, "pmull.w": mmx(16, wideProduct(ir.OpSExt, 0)), "pmulh.w": mmx(16, wideProduct(ir.OpSExt, 16)),
		"pmulhu.w": mmx(16, wideProduct(ir.OpZExt, 16)), "packsswb": pack(16, true), "packssdw": pack(32, true), "packuswb": pack(16, false)}
	bin := func(op ir.Op) func(l *Library, x, y ir.Reg) ir.Reg {
		return func(l *Library, x, y ir.Reg) ir.Reg { return l.B.Bin(op, x, y) }
	}
	sat := func(op ir.Op, signed bool) func(l *Library, x, y ir.Reg) ir.Reg {
		return func(l *Library, x, y ir.Reg) ir.Reg { return l.Saturate(op, signed, x, y) }
	}
	all := func(p llvm.Pred) func(l *Library, x, y ir.Reg) ir.Reg {
		return func(l *Library, x, y ir.Reg) ir.Reg {
			return l.B.Cast(ir.OpSExt, l.Compare(p, x, y), int(l.B.Type(x).Bits))
		}
	}
	pick := func(p llvm.Pred) func(l *Library, x, y ir.Reg) ir.Reg {
		return func(l *Library, x, y ir.Reg) ir.Reg { return l.B.Select(l.Compare(p, x, y), x, y) }
	}
	ps["pand"], ps["por"], ps["pxor"] = mmx(64, bin(ir.OpAnd)), mmx(64, bin(ir.OpOr)), mmx(64, bin(ir.OpXor))
	ps["pandn"] = mmx(64, func(l *Library, x, y ir.Reg) ir.Reg { return l.B.Bin(ir.OpAnd, l.BitNot(x), y) })
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

// mmxShift shifts all numbers by one amount, which may be too much.
func mmxShift(n int, op ir.Op) primitive {
	return primitive{do: func(l *Library, c *state.Call) []ir.Reg {
		x, by := l.Arg(c, 0), l.Resize(l.Arg(c, 1), 64)
		tooMuch := l.B.Not(l.B.Bin(ir.OpUlt, by, l.B.Const(uint64(n), 64)))
		amount := l.B.Cast(ir.OpTrunc, l.B.Select(tooMuch, l.B.Const(uint64(n)-1, 64), by), n)
		if n == 64 {
			amount = l.B.Select(tooMuch, l.B.Const(63, 64), by)
		}
		rs := l.EachOf(l.Split(x, n), func(x ir.Reg) ir.Reg {
			r := l.B.Bin(op, x, amount)
			if op == ir.OpAShr { // all sign bits
				return r
			}
			return l.B.Select(tooMuch, l.B.Const(0, n), r)
		})
		return []ir.Reg{l.Packed(rs)}
	}}
}

// multiplyAdd adds the products of neighbours.
func multiplyAdd(l *Library, c *state.Call) []ir.Reg {
	products := l.Pairwise(l.Split(l.Arg(c, 0), 16), l.Split(l.Arg(c, 1), 16), func(x, y ir.Reg) ir.Reg {
		return l.B.Bin(ir.OpMul, l.B.Cast(ir.OpSExt, x, 32), l.B.Cast(ir.OpSExt, y, 32))
	})
	return []ir.Reg{l.Packed([]ir.Reg{l.B.Bin(ir.OpAdd, products[0], products[1]), l.B.Bin(ir.OpAdd, products[2], products[3])})}
}

// pack makes the numbers of both operands half as wide. A number that does not fit becomes the nearest that does.
func pack(n int, signed bool) primitive {
	return primitive{do: func(l *Library, c *state.Call) []ir.Reg {
		xs := append(l.Split(l.Arg(c, 0), n), l.Split(l.Arg(c, 1), n)...)
		least, most := int64(0), int64(1)<<(n/2)-1
		if signed {
			least, most = -int64(1)<<(n/2-1), int64(1)<<(n/2-1)-1
		}
		lo, hi := l.B.Const(uint64(least)&(1<<n-1), n), l.B.Const(uint64(most), n)
		return []ir.Reg{l.Packed(l.EachOf(xs, func(x ir.Reg) ir.Reg {
			x = l.B.Select(l.B.Bin(ir.OpSlt, x, lo), lo, l.B.Select(l.B.Bin(ir.OpSlt, hi, x), hi, x))
			return l.B.Cast(ir.OpTrunc, x, n/2)
		}))}
	}}
}

// unpack takes the lower or higher numbers of both operands in turn.
func unpack(n int, high bool) primitive {
	return primitive{do: func(l *Library, c *state.Call) []ir.Reg {
		xs, ys := l.Split(l.Arg(c, 0), n), l.Split(l.Arg(c, 1), n)
		if half := len(xs) / 2; high {
			xs, ys = xs[half:], ys[half:]
		} else {
			xs, ys = xs[:half], ys[:half]
		}
		var rs []ir.Reg
		for i := range xs {
			rs = append(rs, xs[i], ys[i])
		}
		return []ir.Reg{l.Packed(rs)}
	}}
}

// wideProduct returns the bits of a product from lo on.
func wideProduct(op ir.Op, lo int) func(l *Library, x, y ir.Reg) ir.Reg {
	return func(l *Library, x, y ir.Reg) ir.Reg {
		n := int(l.B.Type(x).Bits)
		return l.Field(l.B.Bin(ir.OpMul, l.B.Cast(op, x, 2*n), l.B.Cast(op, y, 2*n)), lo, n)
	}
}
