package lower

import (
	"encoding/binary"
	"math"
	"math/big"
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// constant gives the registers of a function's constant.
func (l *lowerer) constant(f *cfg.Function, i int32) []ir.Reg {
	k := &f.Constants[i]
	if k.Regs != nil && !k.Fresh {
		return k.Regs
	}
	if _, isInt := k.Value.(*llvm.ConstInt); isInt || !l.prog.LooksAtAddresses {
		k.Regs = l.eval(f.Unit, k.Value)
	} else {
		l.onAllPaths(func() { k.Regs = l.eval(f.Unit, k.Value) }) // it may be a choice by addresses
	}
	return k.Regs
}

// eval gives the registers of a constant's scalars.
func (l *lowerer) eval(m *program.Unit, c llvm.Constant) []ir.Reg {
	switch c := c.(type) {
	case *llvm.ConstInt:
		return []ir.Reg{l.b.BigConst(c.X, int(c.Typ.Bits))}
	case *llvm.Null:
		return []ir.Reg{l.b.Null()}
	case *llvm.ConstFloat:
		return []ir.Reg{l.b.BigConst(l.floatBits(c), c.Typ.Float.Bits())}
	case *llvm.Global, *llvm.Func:
		return []ir.Reg{l.address(m.Symbols[c])}
	case *llvm.Alias:
		e := m.Symbols[c]
		if e != nil && e.Alias != nil {
			return l.eval(e.Unit, e.Alias.Aliasee)
		}
		return []ir.Reg{l.address(e)}
	case *llvm.IFunc:
		l.fail("ifunc %s", c.Name)
	case *llvm.Zero:
		return l.zeros(m, c.Typ)
	case *llvm.Undef:
		if c.Poison {
			return l.unknowns(m, c.Typ, "poison")
		}
		return l.unknowns(m, c.Typ, "undef")
	case *llvm.Aggregate:
		var rs []ir.Reg
		for _, e := range c.Elems {
			rs = append(rs, l.eval(m, e)...)
		}
		return rs
	case *llvm.Bytes:
		rs := make([]ir.Reg, len(c.X))
		for i, x := range c.X {
			rs[i] = l.b.Const(uint64(x), 8)
		}
		return rs
	case *llvm.BlockAddress:
		if c.Block == nil {
			l.fail("address of a label")
		}
		return []ir.Reg{l.labelAddress(c.Block)}
	case *llvm.ConstExpr:
		return l.evalExpr(m, &c.Inst)
	}
	l.fail("constant %T", c)
	return nil
}

func (l *lowerer) leavesOf(m *program.Unit, t *llvm.Type) []program.Leaf {
	ls, err := m.Layout.Leaves(t)
	if err != nil {
		l.fail("%v", err)
	}
	return ls
}

func (l *lowerer) zeros(m *program.Unit, t *llvm.Type) []ir.Reg {
	ls := l.leavesOf(m, t)
	rs := make([]ir.Reg, len(ls))
	for i, f := range ls {
		rs[i] = l.zero(f.Type)
	}
	return rs
}

func (l *lowerer) zero(t ir.Type) ir.Reg {
	if t == ir.TPtr {
		return l.b.Null()
	}
	return l.b.Const(0, int(t.Bits))
}

func (l *lowerer) unknowns(m *program.Unit, t *llvm.Type, name string) []ir.Reg {
	ls := l.leavesOf(m, t)
	rs := make([]ir.Reg, len(ls))
	for i, f := range ls {
		rs[i] = l.b.Nondet(f.Type, name)
	}
	return rs
}

// ones is -1.
func (l *lowerer) ones(bits int) ir.Reg { return l.b.BigConst(big.NewInt(-1), bits) }

func (l *lowerer) bitNot(x ir.Reg) ir.Reg {
	return l.b.Bin(ir.OpXor, x, l.ones(int(l.b.Type(x).Bits)))
}

func minInt(bits int) *big.Int { return new(big.Int).Lsh(big.NewInt(1), uint(bits-1)) }

// floatBits are the bits of a floating-point constant.
func (l *lowerer) floatBits(c *llvm.ConstFloat) *big.Int {
	switch c.Typ.Float {
	case llvm.Single:
		if c.NaN {
			return big.NewInt(0x7fc00000)
		}
		f, _ := c.X.Float32()
		return new(big.Int).SetUint64(uint64(math.Float32bits(f)))
	case llvm.Double:
		if c.NaN {
			return new(big.Int).SetUint64(0x7ff8000000000000)
		}
		f, _ := c.X.Float64()
		return new(big.Int).SetUint64(math.Float64bits(f))
	case llvm.X86FP80:
		if !c.NaN && c.X != nil {
			return ir.EncodeExtended(c.X)
		}
		return l.encodeFloat(c, 15, 64, true)
	case llvm.FP128:
		return l.encodeFloat(c, 15, 112, false)
	case llvm.Half:
		if c.NaN {
			return ir.BigNaN(ir.HalfBits)
		}
		return new(big.Int).SetUint64(ir.Half(c.X))
	}
	l.fail("floating-point constant of kind %v", c.Typ)
	return nil
}

// encodeFloat builds the IEEE bits of a normal number, zero, infinity or NaN.
// With explicit, the leading one is stored (x87).
func (l *lowerer) encodeFloat(c *llvm.ConstFloat, expBits, fracBits uint, explicit bool) *big.Int {
	bias := int64(1)<<(expBits-1) - 1
	var exp int64
	frac := new(big.Int)
	switch {
	case c.NaN:
		exp = 2*bias + 1
		frac.Lsh(big.NewInt(3), fracBits-2)
	case c.X.IsInf():
		exp = 2*bias + 1
		if explicit {
			frac.Lsh(big.NewInt(1), fracBits-1)
		}
	case c.X.Sign() != 0:
		digits := fracBits + 1
		if explicit {
			digits = fracBits
		}
		mant := new(big.Float).SetPrec(digits).SetMode(big.ToNearestEven).Set(c.X)
		e := mant.MantExp(mant)
		exp = int64(e) - 1 + bias
		if exp <= 0 || exp > 2*bias {
			l.fail("subnormal floating-point constant of type %v", c.Typ)
		}
		mant.SetMantExp(mant, int(digits))
		mant.Int(frac)
		frac.Abs(frac)
		if !explicit {
			frac.SetBit(frac, int(fracBits), 0)
		}
	}
	frac.Or(frac, new(big.Int).Lsh(big.NewInt(exp), fracBits))
	if c.X != nil && c.X.Signbit() {
		frac.SetBit(frac, int(expBits+fracBits), 1)
	}
	return frac
}

// initGlobals makes the objects of all globals and functions that need one, and
// writes the initial values.
func (l *lowerer) initGlobals(order []*program.Entity) {
	for _, e := range order {
		al := ir.Alloc{Kind: ir.ObjGlobal, Name: e.Name, Given: true}
		size := uint64(0)
		if e.Func != nil {
			al.Kind = ir.ObjFunc
		} else {
			size = uint64(e.Size)
			if e.IsConstant() {
				al.Kind = ir.ObjConst
			}
			if e.Var != nil {
				al.Name, al.CType, al.Layout = e.Var.Name, e.Var.CType, l.prog.LayoutOf(e.Var.Type)
			}
		}
		e.Reg = l.alloc(l.b.Addr(size), al)
		l.looseObject(l.globalAlign(e))
		e.Obj = uint64(l.objects)
		l.objOf[e.Obj] = e
	}
	for _, e := range order {
		if l.opt.NondetStatic && e.Global != nil && e.Global.Init != nil && !e.IsConstant() && !e.Unit.Model {
			l.wrote(e.Reg, l.b.Addr(uint64(e.Size)))
		} else if e.Global != nil && e.Global.Init != nil && e.Size > 0 {
			l.initGlobal(e)
		} else if e.Name == maxMallocSize && e.Size == int64(l.b.Prog.PtrBits/8) {
			l.poke(e.Reg, l.b.Addr(l.maxObject()))
		} else if e.Global != nil && !e.Global.Const && e.Global.Init == nil && !program.EnvironmentNames[e.Name] {
			l.report.Warnings = addOnce(l.report.Warnings, "external variable "+e.Name+" has no definition: it has any value at first")
			l.setCallbacks(e.Unit, e.Global.Elem, e.Reg, e.Name)
		}
	}
}

func (l *lowerer) initGlobal(e *program.Entity) {
	zeroed := l.zeroBytes(e.Unit, e.Global.Init) > 0 || l.padding(e.Unit, e.Global.Elem)
	if zeroed {
		l.fill(e.Reg, l.b.Const(0, 8), l.b.Addr(uint64(e.Size)))
	}
	l.write(e, e.Global.Init, 0, zeroed)
}

// zeroBytes is how many bytes of an initialiser are zero by themselves.
func (l *lowerer) zeroBytes(m *program.Unit, c llvm.Constant) int64 {
	switch c := c.(type) {
	case *llvm.Zero, *llvm.Null:
		return m.Layout.SizeOf(c.Type())
	case *llvm.ConstInt:
		if c.X.Sign() == 0 {
			return m.Layout.SizeOf(c.Typ)
		}
	case *llvm.Bytes:
		n := int64(0)
		for _, x := range c.X {
			if x == 0 {
				n++
			}
		}
		if n < 16 {
			return 0
		}
		return n
	case *llvm.Aggregate:
		n := int64(0)
		for _, e := range c.Elems {
			n += l.zeroBytes(m, e)
		}
		return n
	}
	return 0
}

// padding tells whether a type has bytes that none of its scalars covers.
func (l *lowerer) padding(m *program.Unit, t *llvm.Type) bool {
	switch t.Kind {
	case llvm.Struct:
		var off int64
		for i, f := range t.Fields {
			if m.Layout.StructOf(t).Offsets[i] != off || l.padding(m, f) {
				return true
			}
			off += m.Layout.SizeOf(f)
		}
		return off != m.Layout.StructOf(t).Size
	case llvm.Array:
		return l.padding(m, t.Elem)
	}
	return m.Layout.SizeOf(t) != m.Layout.StoreSize(t)
}

// write stores an initialiser at an offset of a global. Parts that are zero are
// left out where the object was zeroed before.
func (l *lowerer) write(e *program.Entity, c llvm.Constant, off int64, zeroed bool) {
	m := e.Unit
	switch c := c.(type) {
	case *llvm.Zero:
		if !zeroed {
			l.fill(l.at(e.Reg, off), l.b.Const(0, 8), l.b.Addr(uint64(m.Layout.StoreSize(c.Typ))))
		}
		return
	case *llvm.Bytes:
		l.writeBytes(e, c.X, off, zeroed)
		return
	case *llvm.Aggregate:
		if c.Typ.Kind == llvm.Vector {
			break
		}
		for i, x := range c.Elems {
			at := off
			if c.Typ.Kind == llvm.Struct {
				at += m.Layout.StructOf(c.Typ).Offsets[i]
			} else {
				at += int64(i) * m.Layout.SizeOf(c.Typ.Elem)
			}
			l.write(e, x, at, zeroed)
		}
		return
	case *llvm.Undef:
		// The bytes of a static object that its initialiser does not name, in a union or between members, are 0 with all compilers.
		// What a local variable is copied from has none of its own.
		if !zeroed && !strings.HasPrefix(e.Name, "__const.") {
			l.fill(l.at(e.Reg, off), l.b.Const(0, 8), l.b.Addr(uint64(m.Layout.SizeOf(c.Type()))))
		}
		return
	}
	if !zeroed || l.zeroBytes(m, c) == 0 {
		l.storeLeaves(l.at(e.Reg, off), l.leavesOf(m, c.Type()), l.eval(m, c))
	}
}

func (l *lowerer) writeBytes(e *program.Entity, bs []byte, off int64, zeroed bool) {
	for len(bs) > 0 {
		n := 8
		for n > len(bs) {
			n /= 2
		}
		var buf [8]byte
		copy(buf[:], bs[:n])
		if x := binary.LittleEndian.Uint64(buf[:]); x != 0 || !zeroed {
			l.poke(l.at(e.Reg, off), l.b.Const(x, 8*n))
		}
		bs, off = bs[n:], off+int64(n)
	}
}

// globalAlign is a variable's alignment; a function has none.
func (l *lowerer) globalAlign(e *program.Entity) uint64 {
	if e.Global == nil {
		return 1
	}
	return max(e.Global.Align, uint64(e.Unit.Layout.AlignOf(e.Global.Elem)))
}

func (l *lowerer) address(e *program.Entity) ir.Reg {
	if e != nil && e.Global != nil && e.Rank == program.RankDecl && ofATool(e.Name) && e.Name != maxMallocSize {
		l.fail("%s", e.Name) // a checker's variable, with a meaning that is not known here
	}
	if e.Shapeless() {
		l.fail("variable %s, which is declared without a size and defined nowhere", e.Name)
	}
	if l.prog.Missing(e) {
		return l.b.Null()
	}
	if e != nil && e.Global != nil && uint64(e.Size) > l.maxObject() {
		l.fail("%s", l.noRoom())
	}
	if e == nil || e.Reg == 0 {
		name := "?"
		if e != nil {
			name = e.Name
		}
		l.fail("address of %s", name)
	}
	return e.Reg
}
