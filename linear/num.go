package linear

import (
	"math/big"

	"seabmc/domain"
	"seabmc/term"
)

// num is a coefficient modulo 2^w: lo for w <= 64, else big.
type num struct {
	lo  uint64
	big *big.Int
}

func (f *flattener) num(v int64) num {
	if f.w <= 64 {
		return num{lo: uint64(v) & domain.Mask(f.w)}
	}
	return f.reduce(big.NewInt(v))
}

func (f *flattener) reduce(v *big.Int) num {
	return num{big: v.And(v, new(big.Int).Sub(domain.Pow2(f.w), big.NewInt(1)))}
}

func (f *flattener) add(a, b num) num {
	if f.w <= 64 {
		return num{lo: (a.lo + b.lo) & domain.Mask(f.w)}
	}
	return f.reduce(new(big.Int).Add(a.big, b.big))
}

func (f *flattener) mul(a, b num) num {
	if f.w <= 64 {
		return num{lo: (a.lo * b.lo) & domain.Mask(f.w)}
	}
	return f.reduce(new(big.Int).Mul(a.big, b.big))
}

func (f *flattener) isZero(a num) bool { return a.lo == 0 && (a.big == nil || a.big.Sign() == 0) }

// negative reports whether -a is the smaller number.
func (f *flattener) negative(a num) bool {
	if f.w <= 64 {
		return a.lo > uint64(1)<<uint(f.w-1)
	}
	return a.big.Cmp(domain.Pow2(f.w-1)) > 0
}

func (f *flattener) constant(t *term.Table, a num) term.ID {
	if f.w <= 64 {
		return t.Const(a.lo, f.w)
	}
	return t.BigConst(a.big, f.w)
}

func (f *flattener) value(t *term.Table, k term.ID) num {
	if v, ok := t.Uint64(k); ok {
		return num{lo: v}
	}
	v, _ := t.Big(k)
	return num{big: v}
}

func isOne(n num) bool { return n.lo == 1 || n.big != nil && n.big.Cmp(big.NewInt(1)) == 0 }
