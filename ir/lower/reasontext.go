package lower

import (
	"strings"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"seabmc/ir"
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
}

// tell adds to a reason what the value of an operand is.
func (k *asker) tell(r *ir.Reason, o *operand, t ctext, unnamed, ctype string) {
	if t.known {
		return
	}
	reg := k.reg(o)
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

// reg is the register of an operand where the asker looks, 0 if there is none.
func (k *asker) reg(o *operand) ir.Reg {
	if o.kind != opValue || o.loc.n != 1 {
		return 0
	}
	if !o.loc.slot {
		return k.a.vals[o.loc.base]
	}
	if v := k.slots.get(o.loc.base); v&lazyBit == 0 {
		return ir.Reg(v)
	}
	return 0
}

// maxText is how deep an expression is followed.
const maxText = 6

// text is the expression of a value.
func (k *asker) text(v value.Value, depth int) (t ctext) {
	if depth > maxText {
		return t
	}
	f := k.a.f
	switch x := v.(type) {
	case *constant.Int:
		s := x.X.String()
		if x.Typ.Equal(types.I1) {
			s = map[bool]string{true: "1", false: "0"}[x.X.Sign() != 0]
		}
		return ctext{s: s, known: true}
	case *constant.Null:
		return ctext{s: "NULL", known: true}
	case *constant.Float:
		return ctext{s: x.X.String(), known: true}
	case *llir.Param:
		if n := k.l.varsOf(f.ent.fn)[x]; n != nil {
			return ctext{s: n.name, ctype: displayType(n.ctype)}
		}
	case *llir.InstLoad:
		t.s = k.l.exprOf(f, x.Src)
		if n := k.l.targetOf(f, x.Src); n != nil {
			t.ctype = displayType(n.ctype)
		}
		if strings.Contains(t.s, "…") {
			t.s = ""
		}
		return t
	case *llir.InstSExt:
		return k.text(x.From, depth+1)
	case *llir.InstZExt:
		return k.text(x.From, depth+1)
	case *llir.InstTrunc:
		return k.text(x.From, depth+1)
	case *llir.InstBitCast:
		return k.text(x.From, depth+1)
	case *llir.InstFPExt:
		return k.text(x.From, depth+1)
	case *llir.InstSIToFP:
		return k.text(x.From, depth+1)
	case *llir.InstUIToFP:
		return k.text(x.From, depth+1)
	case *llir.InstCall:
		return k.callText(x, depth)
	case *llir.InstExtractValue: // of an operation that tells whether it overflows
		if c, ok := x.X.(*llir.InstCall); ok && len(x.Indices) == 1 && x.Indices[0] == 0 {
			return k.overflowing(c, depth)
		}
	}
	if op, x, y := binaryText(v); op != "" {
		return k.binaryText(op, x, y, depth)
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
func (k *asker) callText(c *llir.InstCall, depth int) ctext {
	f, ok := c.Callee.(constant.Constant)
	if !ok {
		return ctext{}
	}
	e := k.l.link.resolve(k.a.f.mod, f)
	if e == nil || hasPrefix(e.name, "llvm.") {
		return ctext{}
	}
	var args []string
	for _, a := range c.Args {
		t := k.text(callArg(a), depth+1)
		if t.s == "" {
			return ctext{s: e.name + "(…)", called: true}
		}
		args = append(args, t.s)
	}
	return ctext{s: e.name + "(" + strings.Join(args, ", ") + ")", called: true}
}

// overflowing is an operation of llvm.sadd.with.overflow and the like.
func (k *asker) overflowing(c *llir.InstCall, depth int) ctext {
	for name, op := range map[string]string{"add": "+", "sub": "-", "mul": "*"} {
		if n := calleeName(c); (hasPrefix(n, "llvm.s"+name+".") || hasPrefix(n, "llvm.u"+name+".")) && len(c.Args) == 2 {
			return k.binaryText(op, callArg(c.Args[0]), callArg(c.Args[1]), depth)
		}
	}
	return ctext{}
}

func (k *asker) binaryText(op string, x, y value.Value, depth int) ctext {
	a, b := k.text(x, depth+1), k.text(y, depth+1)
	if a.s == "" || b.s == "" {
		return ctext{}
	}
	ctype := a.ctype
	if ctype == "" {
		ctype = b.ctype
	}
	if op == "-" && a.s == "0" {
		return ctext{s: "-" + b.bracketed(), ctype: ctype}
	}
	left := a.bracketed()
	if op == "+" || op == "-" {
		left = a.s
	}
	if op == "+" && strings.HasPrefix(b.s, "-") && b.known {
		op, b.s = "-", b.s[1:]
	}
	return ctext{s: left + " " + op + " " + b.bracketed(), sum: true, bits: strings.Contains("&|^", op), ctype: ctype}
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

// binaryText is an operation as C has it, and its operands; empty if v is none.
func binaryText(v value.Value) (op string, x, y value.Value) {
	switch v := v.(type) {
	case *llir.InstAdd:
		return "+", v.X, v.Y
	case *llir.InstSub:
		return "-", v.X, v.Y
	case *llir.InstMul:
		return "*", v.X, v.Y
	case *llir.InstUDiv:
		return "/", v.X, v.Y
	case *llir.InstSDiv:
		return "/", v.X, v.Y
	case *llir.InstURem:
		return "%", v.X, v.Y
	case *llir.InstSRem:
		return "%", v.X, v.Y
	case *llir.InstAnd:
		return "&", v.X, v.Y
	case *llir.InstOr:
		return "|", v.X, v.Y
	case *llir.InstXor:
		return "^", v.X, v.Y
	case *llir.InstShl:
		return "<<", v.X, v.Y
	case *llir.InstLShr:
		return ">>", v.X, v.Y
	case *llir.InstAShr:
		return ">>", v.X, v.Y
	case *llir.InstFAdd:
		return "+", v.X, v.Y
	case *llir.InstFSub:
		return "-", v.X, v.Y
	case *llir.InstFMul:
		return "*", v.X, v.Y
	case *llir.InstFDiv:
		return "/", v.X, v.Y
	}
	return "", nil, nil
}

func icmpText(p enum.IPred) string {
	switch p {
	case enum.IPredEQ:
		return "=="
	case enum.IPredNE:
		return "!="
	case enum.IPredSLT, enum.IPredULT:
		return "<"
	case enum.IPredSLE, enum.IPredULE:
		return "<="
	case enum.IPredSGT, enum.IPredUGT:
		return ">"
	}
	return ">="
}

func fcmpText(p enum.FPred) string {
	switch p {
	case enum.FPredOEQ, enum.FPredUEQ:
		return "=="
	case enum.FPredONE, enum.FPredUNE:
		return "!="
	case enum.FPredOLT, enum.FPredULT:
		return "<"
	case enum.FPredOLE, enum.FPredULE:
		return "<="
	case enum.FPredOGT, enum.FPredUGT:
		return ">"
	}
	return ">="
}
