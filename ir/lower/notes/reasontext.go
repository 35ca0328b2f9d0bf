package notes

import (
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/llvm"
)

// C expressions for values of the code that clang makes.

// tell adds to a reason what the value of an operand is.
func (k *Asker) tell(r *ir.Reason, o *cfg.Operand, t ctext, unnamed, ctype string) {
	if t.known {
		return
	}
	reg := k.at.Value(o)
	if reg == 0 {
		return
	}
	if ctype == "" {
		ctype = t.ctype
	}
	switch name := strings.ReplaceAll(t.s, "%", "%%"); {
	case t.called:
		name += " returned %s"
		r.Format = join(r.Format, name)
	case t.s == "":
		r.Format = join(r.Format, unnamed+" is %s")
	default:
		r.Format = join(r.Format, name+" is %s")
	}
	r.Args = append(r.Args, ir.Operand{Reg: reg, CType: ctype})
}

// maxText limits how deep an expression is followed.
const maxText = 6

// text returns the expression of a value.
func (k *Asker) text(v llvm.Value, depth int) (t ctext) {
	if depth > maxText {
		return t
	}
	f := k.at.Function
	switch x := v.(type) {
	case *llvm.ConstInt:
		s := x.X.String()
		if x.Typ.IsInt(1) {
			s = map[bool]string{true: "1", false: "0"}[x.X.Sign() != 0]
		}
		return ctext{s: s, known: true}
	case *llvm.Null:
		return ctext{s: "NULL", known: true}
	case *llvm.ConstFloat:
		return ctext{s: x.X.String(), known: true}
	case *llvm.Param:
		if n := k.prog.VarsOf(f.Entity.Func)[x]; n != nil {
			return ctext{s: n.Name, ctype: displayType(n.CType), sign: signOf(n.Type)}
		}
	case *llvm.Inst:
		return k.instText(x, depth)
	}
	return ctext{}
}

// callText returns a call as C writes it.
func (k *Asker) callText(c *llvm.Inst, depth int) ctext {
	e := k.prog.CalledBy(k.at.Function.Entity, c)
	if e == nil || strings.HasPrefix(e.Name, "llvm.") {
		return ctext{}
	}
	var args []string
	for _, a := range c.Args {
		t := k.text(a, depth+1)
		if t.s == "" {
			return ctext{s: e.Name + "(…)", called: true}
		}
		args = append(args, t.s)
	}
	return ctext{s: e.Name + "(" + strings.Join(args, ", ") + ")", called: true}
}

// overflowing returns the expression of an operation of llvm.sadd.with.overflow and the like.
func (k *Asker) overflowing(c *llvm.Inst, depth int) ctext {
	for name, op := range map[string]string{"add": "+", "sub": "-", "mul": "*"} {
		if n := c.CalleeName(); (strings.HasPrefix(n, "llvm.s"+name+".") || strings.HasPrefix(n, "llvm.u"+name+".")) && len(c.Args) == 2 {
			return k.binaryText(op, c.Args[0], c.Args[1], depth)
		}
	}
	return ctext{}
}

func (k *Asker) binaryText(op string, x, y llvm.Value, depth int) ctext {
	a, b := k.text(x, depth+1), k.text(y, depth+1)
	if a.s == "" || b.s == "" {
		return ctext{}
	}
	ctype := a.ctype
	if ctype == "" {
		ctype = b.ctype
	}
	sign := signedType
	if a.sign == unsignedType || b.sign == unsignedType && op != "<<" && op != ">>" {
		sign = unsignedType
	}
	if op == "-" && a.s == "0" {
		return ctext{s: "-" + b.bracketed(), ctype: ctype, sign: sign}
	}
	left := a.bracketed()
	if op == "+" || op == "-" {
		left = a.s
	}
	if op == "+" && strings.HasPrefix(b.s, "-") && b.known {
		op, b.s = "-", b.s[1:]
	}
	return ctext{s: left + " " + op + " " + b.bracketed(), sum: true, bits: strings.Contains("&|^", op), ctype: ctype, sign: sign}
}

// cOperators holds C's operators for the operations on two numbers.
var cOperators = map[llvm.Op]string{llvm.Add: "+", llvm.Sub: "-", llvm.Mul: "*", llvm.UDiv: "/", llvm.SDiv: "/", llvm.URem: "%", llvm.SRem: "%",
	llvm.And: "&", llvm.Or: "|", llvm.Xor: "^", llvm.Shl: "<<", llvm.LShr: ">>", llvm.AShr: ">>",
	llvm.FAdd: "+", llvm.FSub: "-", llvm.FMul: "*", llvm.FDiv: "/"}

// predText returns C's operator for a comparison of integers or floating-point numbers.
func predText(p llvm.Pred) string {
	switch p {
	case llvm.EQ, llvm.OEQ, llvm.UEQ:
		return "=="
	case llvm.NE, llvm.ONE, llvm.UNE:
		return "!="
	case llvm.SLT, llvm.ULT, llvm.OLT, llvm.FULT:
		return "<"
	case llvm.SLE, llvm.ULE, llvm.OLE, llvm.FULE:
		return "<="
	case llvm.SGT, llvm.UGT, llvm.OGT, llvm.FUGT:
		return ">"
	}
	return ">="
}

// instText returns the expression of an instruction.
func (k *Asker) instText(x *llvm.Inst, depth int) (t ctext) {
	switch x.Op {
	case llvm.Load:
		return k.loaded(x)
	case llvm.BitCast, llvm.SExt, llvm.ZExt, llvm.Trunc, llvm.FPExt, llvm.FPTrunc, llvm.SIToFP, llvm.UIToFP, llvm.FPToSI, llvm.FPToUI:
		return k.converted(x, depth)
	case llvm.ICmp: // as a number
		t = k.binaryText(predText(x.Pred), x.Args[0], x.Args[1], depth)
		t.ctype, t.sign, t.bits = "", signedType, true
		return t
	case llvm.And, llvm.LShr, llvm.AShr:
		if t, ok := k.bitField(x); ok {
			return t
		}
	case llvm.Call:
		return k.callText(x, depth)
	case llvm.ExtractValue: // of an operation that says whether it overflows
		if c, ok := llvm.As(x.Args[0], llvm.Call); ok && len(x.Indices) == 1 && x.Indices[0] == 0 {
			return k.overflowing(c, depth)
		}
	}
	if op := cOperators[x.Op]; op != "" {
		return k.binaryText(op, x.Args[0], x.Args[1], depth)
	}
	return ctext{}
}

// operandText returns the expression of an operand of a comparison. It has a cast if the comparison takes the operand as another type. If the same
// bits are compared as signed and as unsigned, there is no other trace of that.
func (k *Asker) operandText(v llvm.Value, x *llvm.Inst) ctext {
	t := k.text(v, 0)
	if t.known || t.s == "" || v.Type().Kind != llvm.Int || x.Op != llvm.ICmp || !x.Pred.Orders() {
		return t
	}
	switch {
	case x.Pred.Unsigned() && t.sign == signedType:
		return k.castTo(t, v.Type(), unsignedType)
	case !x.Pred.Unsigned() && t.sign == unsignedType && v.Type().Bits >= 32:
		return k.castTo(t, v.Type(), signedType)
	}
	return t
}

// converted returns the expression of a conversion: that of the operand, if the value stays the same.
func (k *Asker) converted(x *llvm.Inst, depth int) ctext {
	t := k.text(x.Args[0], depth+1)
	from := x.Args[0].Type()
	if t.s == "" || t.known || from.IsInt(1) || x.Typ.IsInt(1) {
		return t
	}
	switch x.Op {
	case llvm.ZExt:
		return k.extended(t, x, unsignedType)
	case llvm.SExt:
		return k.extended(t, x, signedType)
	case llvm.Trunc:
		return k.castTo(t, x.Typ, unknownSign)
	case llvm.FPToSI:
		return k.castTo(t, x.Typ, signedType)
	case llvm.FPToUI:
		return k.castTo(t, x.Typ, unsignedType)
	case llvm.FPTrunc:
		return floating(t, x.Typ)
	case llvm.SIToFP, llvm.UIToFP:
		if x.Typ.IsFloat(llvm.Single) || from.Bits > 32 { // a double need not hold these
			return floating(t, x.Typ)
		}
		t.sign, t.ctype = unknownSign, ""
	}
	return t
}
