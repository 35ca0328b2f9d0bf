package cfg

import (
	"regexp"
	"strings"

	"seabmc/llvm"
)

// travellers finds the loads whose values may travel together with the bits that were not written. It also finds the values that are used for more
// than to be passed on.
func (c *compilation) travellers() {
	if !c.set.Uninitialized {
		return
	}
	strict, kept, used := map[llvm.Value]bool{}, map[llvm.Value]bool{}, map[llvm.Value]bool{}
	dropped := c.dropped()
	for _, b := range c.f.Blocks {
		for _, in := range b.LL.Insts {
			for i, v := range in.Operands() {
				used[v] = true
				if !passesOn(in, i, v) && !dropped[in] {
					strict[v] = true
				}
				if in.Op != llvm.Store || i != 0 {
					kept[v] = true
				}
			}
		}
		for _, op := range b.LL.Term.Operands() {
			if b.LL.Term.Op != llvm.Ret || fromBits(op) {
				strict[op] = true
			}
			kept[op], used[op] = true, true
		}
	}
	for _, b := range c.f.Blocks {
		for i := range b.Insts {
			in := &b.Insts[i]
			x := in.LL
			in.Strict = strict[x]
			if x.Op == llvm.Load {
				in.Travels = !used[x] && !x.Volatile || wholeBytes(x.Typ) && (strings.HasPrefix(x.Name, "bf.load") || wholeStruct(x.Args[0]) || resultSlot(x.Args[0]) || !kept[x] && x.Typ.IsInt(8))
			}
		}
	}
}

// dropped are the choices of ?: that nothing uses.
func (c *compilation) dropped() map[*llvm.Inst]bool {
	phis := map[*llvm.Inst]bool{}
	for _, b := range c.f.Blocks {
		for _, in := range b.LL.Insts {
			if in.Op == llvm.Phi {
				phis[in] = true
			}
		}
	}
	for _, b := range c.f.Blocks {
		for _, in := range append(b.LL.Insts[:len(b.LL.Insts):len(b.LL.Insts)], b.LL.Term) {
			for _, v := range in.Operands() {
				if x, ok := llvm.As(v, llvm.Phi); ok {
					delete(phis, x)
				}
			}
		}
	}
	return phis
}

// wholeBytes reports whether every bit of a type is stored.
func wholeBytes(t *llvm.Type) bool { return t.Kind != llvm.Int || t.Bits%8 == 0 }

// passesOn reports whether an instruction only passes on the bits of its operand i, which is v.
func passesOn(x *llvm.Inst, i int, v llvm.Value) bool {
	switch x.Op {
	case llvm.Store:
		return i == 0 && !fromBits(v)
	case llvm.Call:
		return i > 0 && !fromBits(v)
	case llvm.And:
		return llvm.IsConst(x.Args[0]) || llvm.IsConst(x.Args[1])
	case llvm.Shl, llvm.LShr, llvm.AShr:
		return llvm.IsConst(x.Args[1])
	case llvm.ExtractValue, llvm.InsertValue, llvm.Freeze:
		return true
	}
	return OnBits(x)
}

// OnBits reports whether an instruction is of a kind that bit-fields are read and written with.
func OnBits(x *llvm.Inst) bool {
	switch x.Op {
	case llvm.And, llvm.Or, llvm.Xor, llvm.Shl, llvm.LShr, llvm.AShr, llvm.Trunc, llvm.ZExt, llvm.SExt:
		return true
	}
	return false
}

// fromBits reports whether a value was taken out of a bit-field: then it is read like any other value. A value that is put together by or goes back
// to memory.
func fromBits(v llvm.Value) bool {
	x, ok := v.(*llvm.Inst)
	switch {
	case !ok:
		return false
	case x.Op == llvm.Load:
		return strings.HasPrefix(x.Name, "bf.load")
	}
	return x.Op != llvm.Or && OnBits(x)
}

// coerceSlot matches the names of the variables in which clang gives a structure the shape of registers.
var coerceSlot = regexp.MustCompile(`\.coerce\d*$`)

// resultSlot reports whether an address is that of a function's result. The end of the function may be reached without a result, as long as the
// caller does not use it (C11 6.9.1p12).
func resultSlot(v llvm.Value) bool {
	x, ok := llvm.As(v, llvm.Alloca)
	return ok && x.Name == "retval"
}

// wholeStruct reports whether an address is that of a structure seen as another type, or of a part of that. This is how clang moves structures
// through registers. Where pointers are opaque, the address is that of the structure itself, or has a telling name.
func wholeStruct(v llvm.Value) bool {
	whole := v
	if x, ok := llvm.As(v, llvm.GEP); ok {
		if strings.HasPrefix(x.Name, "coerce.dive") {
			return true
		}
		v = x.Args[0]
	}
	if x, ok := llvm.As(v, llvm.Alloca); ok {
		return coerceSlot.MatchString(x.Name) || v == whole && x.Elem.Kind == llvm.Struct && !strings.HasPrefix(x.Elem.Name, "union.")
	}
	bc, ok := llvm.As(v, llvm.BitCast)
	if !ok || bc.Name != "" && !strings.HasPrefix(bc.Name, "coerce") { // one with a name is a member of a union
		return false
	}
	return bc.Elem != nil && bc.Elem.Kind == llvm.Struct
}
