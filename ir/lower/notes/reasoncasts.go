package notes

import (
	"math/bits"
	"strings"

	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// Casts in the expressions of reasons. Clang's code has an extension both for a promotion, which is not written in C, and for a cast, which is. They
// differ in what becomes of the value: a promotion keeps it. So if the value that is shown differs from that of the operand, the cast is shown too:
// "(unsigned char)x is 128".

// extended returns an expression whose value is extended by zeros (unsigned) or by its sign. The result of a promotion is not negative, so either
// sign will do.
func (k *Asker) extended(t ctext, x *llvm.Inst, by signedness) ctext {
	from := x.Args[0].Type()
	if t.cut != nil || t.sign != unknownSign && t.sign != by {
		t = k.castTo(t, from, by)
	}
	t.sign = signedType
	if by == unsignedType {
		t.sign = unknownSign
		if from.Bits < 32 {
			t.ctype = ""
		}
	}
	return t
}

// floating returns a cast to a floating-point type.
func floating(t ctext, typ *llvm.Type) ctext {
	switch {
	case typ.IsFloat(llvm.Single):
		return ctext{s: "(float)" + t.bracketed()}
	case typ.IsFloat(llvm.Double):
		return ctext{s: "(double)" + t.bracketed()}
	}
	return ctext{}
}

// loaded returns the expression of what a load reads. A load has none if it reads other bytes than those of an object of its type.
func (k *Asker) loaded(x *llvm.Inst) (t ctext) {
	f := k.at.Function
	s, typ := k.prog.Lvalue(f.Entity, x.Args[0], 0)
	if s == "" || strings.Contains(s, "…") || strings.HasPrefix(x.Name, "bf.load") {
		return ctext{}
	}
	if program.Is(program.Strip(typ), llvm.UnionType) && s[0] != '*' {
		if typ = onlyMember(typ, x.Typ); typ == nil {
			return ctext{}
		}
		s += "." + typ.Name
	}
	if !readableAs(typ, x.Typ) {
		return ctext{}
	}
	t = ctext{s: s, sign: signOf(typ)}
	if t.sign == unsignedType {
		t.ctype = "unsigned"
	}
	if n := k.prog.TargetOf(f.Entity, x.Args[0]); n != nil {
		t.ctype = displayType(n.CType)
	}
	return t
}

// readableAs reports whether an object of a type may be read as an LLVM type. A type that debug information does not know may be.
func readableAs(typ *llvm.DIType, as *llvm.Type) bool {
	base := program.Strip(typ)
	if base == nil || as.Kind != llvm.Int || as.IsInt(1) {
		return true
	}
	n := program.DebugSize(base)
	return (n == 0 || uint64(8*n) == as.Bits) && base.Name != "float" && base.Name != "double"
}

// onlyMember returns the member of a union that may be read as an LLVM type, nil if there are several.
func onlyMember(union *llvm.DIType, as *llvm.Type) (only *llvm.DIType) {
	for _, m := range program.Strip(union).Parts {
		if m == nil || m.Name == "" || program.Composite(program.Strip(m)) || !readableAs(m, as) ||
			as.Kind == llvm.Float && program.DebugSize(m) != int64(as.Float.Bits()/8) || as.Kind == llvm.Float && !isFloating(m) {
			continue
		}
		if only != nil {
			return nil
		}
		only = m
	}
	return only
}

func isFloating(t *llvm.DIType) bool {
	switch program.Strip(t).Name {
	case "float", "double", "long double":
		return true
	}
	return false
}

// bitField returns the expression of a bit-field: clang shifts and masks the bytes that contain it.
func (k *Asker) bitField(x *llvm.Inst) (t ctext, ok bool) {
	load, off, width, sign := bitsOf(x)
	if load == nil || !strings.HasPrefix(load.Name, "bf.load") {
		return t, false
	}
	p := load.Args[0]
	for x := pointerFrom(p); x != nil && x.Op == llvm.BitCast; x = pointerFrom(p) {
		p = x.Args[0]
	}
	f := k.at.Function
	if gep := pointerFrom(p); gep != nil && gep.Op == llvm.GEP && len(gep.Args) == 3 && gep.Elem.Kind == llvm.Struct {
		n := program.ConstInt(gep.Args[2])
		if n == nil || n.Int64() >= int64(len(gep.Elem.Fields)) {
			return t, false
		}
		off += 8 * f.Entity.Unit.Layout.StructOf(gep.Elem).Offsets[n.Int64()]
		p = gep.Args[0]
	}
	s, typ := k.prog.Lvalue(f.Entity, p, 0)
	m := program.BitMember(typ, off, width)
	switch {
	case s == "" || m == nil || m.Name == "" || strings.Contains(s, "…"):
		return t, false
	case s[0] == '*':
		s = strings.TrimPrefix(s, "*") + "->"
		if strings.HasPrefix(s, "*") {
			return t, false
		}
	default:
		s += "."
	}
	return ctext{s: s + m.Name, sign: sign}, true
}

// pointerFrom returns the instruction or constant expression that computes an address, nil if neither does.
func pointerFrom(p llvm.Value) *llvm.Inst {
	switch p := p.(type) {
	case *llvm.Inst:
		return p
	case *llvm.ConstExpr:
		return &p.Inst
	}
	return nil
}

// bitsOf returns the bits of a load that shifts and a mask leave: lshr and and, or shl and ashr. load is nil if x is something else.
func bitsOf(x *llvm.Inst) (load *llvm.Inst, off, width int64, sign signedness) {
	amount := func(x *llvm.Inst) (n int64, ok bool) {
		c, ok := x.Args[1].(*llvm.ConstInt)
		if !ok || !c.X.IsInt64() {
			return 0, false
		}
		return c.X.Int64(), true
	}
	n, ok := amount(x)
	if !ok {
		return nil, 0, 0, 0
	}
	size := int64(x.Typ.Bits)
	switch x.Op {
	case llvm.And:
		width, sign = int64(bits.Len64(uint64(n))), unsignedType
		if s, is := llvm.As(x.Args[0], llvm.LShr); is {
			if off, ok = amount(s); !ok {
				return nil, 0, 0, 0
			}
			x = s
		}
	case llvm.LShr:
		off, width, sign = n, size-n, unsignedType
	case llvm.AShr:
		off, width, sign = n, size-n, signedType
		if s, is := llvm.As(x.Args[0], llvm.Shl); is {
			left, ok := amount(s)
			if !ok {
				return nil, 0, 0, 0
			}
			off, x = n-left, s
		}
	default:
		return nil, 0, 0, 0
	}
	load, _ = llvm.As(x.Args[0], llvm.Load)
	return load, off, width, sign
}

// castTo returns a cast of an expression to the integer type of a width. What is left after bits are cut off may be read as signed or unsigned: the
// extension behind it decides.
func (k *Asker) castTo(t ctext, typ *llvm.Type, sign signedness) ctext {
	if t.cut != nil {
		t.s, t.sum, t.called = t.cut.s, t.cut.sum, t.cut.called
	}
	name := k.intName(typ, sign)
	if name == "" {
		return ctext{}
	}
	out := ctext{s: "(" + name + ")" + t.bracketed(), sign: sign, ctype: displayType(name)}
	if sign == unknownSign {
		out.cut = &ctext{s: t.s, sum: t.sum, called: t.called}
	}
	return out
}

// intName returns the name of the integer type of a width, "" if C has none.
func (k *Asker) intName(t *llvm.Type, sign signedness) string {
	if t.Kind != llvm.Int {
		return ""
	}
	name := ""
	switch t.Bits {
	case 8:
		name = "char"
	case 16:
		name = "short"
	case 32:
		name = "int"
	case 64:
		name = "long"
		if k.ptrBits == 32 {
			name = "long long"
		}
	case 128:
		name = "__int128"
	default:
		return ""
	}
	switch {
	case sign == unsignedType && t.Bits == 32:
		return "unsigned"
	case sign == unsignedType:
		return "unsigned " + name
	case t.Bits == 8 && sign == signedType:
		return "signed char"
	}
	return name
}
