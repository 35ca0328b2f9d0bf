package notes

import (
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/llvm"
)

// Expressions as C has them, of values of the code that clang makes.

// ctext is an expression; empty if it is not known.
type ctext struct {
	s      string
	ctype  string // for display: unsigned, or empty
	sum    bool   // a binary operation: needs brackets in another
	bits   bool   // one that binds less than a comparison
	called bool   // a call: what it returned
	known  bool   // a constant: its value need not be told
	sign   signedness
	cut    *ctext // of a cast to a narrower type whose sign is not known yet: what is cast
}

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

func join(list, s string) string {
	if list == "" {
		return s
	}
	return list + ", " + s
}

// maxText is how deep an expression is followed.
const maxText = 6

// text is the expression of a value.
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

func displayType(ctype string) string {
	if strings.HasPrefix(ctype, "unsigned") || strings.HasPrefix(ctype, "uint") || ctype == "size_t" {
		return "unsigned"
	}
	return ""
}

// callText is a call as C has it.
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

// overflowing is an operation of llvm.sadd.with.overflow and the like.
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

// compared is an expression as it stands in a comparison.
func (t ctext) compared() string {
	if t.bits {
		return t.bracketed()
	}
	return t.s
}

func (t ctext) bracketed() string {
	if t.sum {
		return "(" + t.s + ")"
	}
	return t.s
}

// cOperators are the operations on two numbers as C has them.
var cOperators = map[llvm.Op]string{llvm.Add: "+", llvm.Sub: "-", llvm.Mul: "*", llvm.UDiv: "/", llvm.SDiv: "/", llvm.URem: "%", llvm.SRem: "%",
	llvm.And: "&", llvm.Or: "|", llvm.Xor: "^", llvm.Shl: "<<", llvm.LShr: ">>", llvm.AShr: ">>",
	llvm.FAdd: "+", llvm.FSub: "-", llvm.FMul: "*", llvm.FDiv: "/"}

// predText is a comparison of integers or floating-point numbers in C.
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

// instText is the expression of an instruction.
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
	case llvm.ExtractValue: // of an operation that tells whether it overflows
		if c, ok := llvm.As(x.Args[0], llvm.Call); ok && len(x.Indices) == 1 && x.Indices[0] == 0 {
			return k.overflowing(c, depth)
		}
	}
	if op := cOperators[x.Op]; op != "" {
		return k.binaryText(op, x.Args[0], x.Args[1], depth)
	}
	return ctext{}
}
