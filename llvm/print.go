package llvm

import (
	"fmt"
	"strings"
)

// The text of a module, for people and tests. It is close to LLVM's, with opaque pointers, and without the parts that are not kept.

var opNames = [...]string{Other: "other", Alloca: "alloca", Load: "load", Store: "store", Fence: "fence", CmpXchg: "cmpxchg", AtomicRMW: "atomicrmw", GEP: "getelementptr",
	Add: "add", Sub: "sub", Mul: "mul", UDiv: "udiv", SDiv: "sdiv", URem: "urem", SRem: "srem", Shl: "shl", LShr: "lshr", AShr: "ashr", And: "and", Or: "or", Xor: "xor",
	FNeg: "fneg", FAdd: "fadd", FSub: "fsub", FMul: "fmul", FDiv: "fdiv", FRem: "frem", Trunc: "trunc", ZExt: "zext", SExt: "sext", FPTrunc: "fptrunc", FPExt: "fpext",
	FPToUI: "fptoui", FPToSI: "fptosi", UIToFP: "uitofp", SIToFP: "sitofp", PtrToInt: "ptrtoint", IntToPtr: "inttoptr", BitCast: "bitcast", AddrSpaceCast: "addrspacecast",
	ICmp: "icmp", FCmp: "fcmp", Phi: "phi", Select: "select", Freeze: "freeze", Call: "call", VAArg: "va_arg", LandingPad: "landingpad",
	ExtractValue: "extractvalue", InsertValue: "insertvalue", ExtractElement: "extractelement", InsertElement: "insertelement", ShuffleVector: "shufflevector",
	DbgDeclare: "#dbg_declare", DbgValue: "#dbg_value", DbgLabel: "#dbg_label", DbgOther: "#dbg",
	Ret: "ret", Br: "br", CondBr: "br", Switch: "switch", IndirectBr: "indirectbr", Invoke: "invoke", CallBr: "callbr", Unreachable: "unreachable"}

// String returns LLVM's word for the operation.
func (op Op) String() string { return opNames[op] }

var predNames = [...]string{EQ: "eq", NE: "ne", UGT: "ugt", UGE: "uge", ULT: "ult", ULE: "ule", SGT: "sgt", SGE: "sge", SLT: "slt", SLE: "sle",
	FFalse: "false", OEQ: "oeq", OGT: "ogt", OGE: "oge", OLT: "olt", OLE: "ole", ONE: "one", ORD: "ord", UNO: "uno", UEQ: "ueq", FUGT: "ugt", FUGE: "uge", FULT: "ult",
	FULE: "ule", UNE: "une", FTrue: "true"}

// String returns LLVM's word for the comparison.
func (p Pred) String() string { return predNames[p] }

// String returns the module as text.
func (m *Module) String() string {
	var b strings.Builder
	for _, g := range m.Globals {
		kind := "global"
		if g.Const {
			kind = "constant"
		}
		fmt.Fprintf(&b, "@%s = %s %v", g.Name, kind, g.Elem)
		if g.Init != nil {
			fmt.Fprintf(&b, " %s", (&names{}).of(g.Init))
		}
		b.WriteString("\n")
	}
	for _, a := range m.Aliases {
		fmt.Fprintf(&b, "@%s = alias %s\n", a.Name, (&names{}).of(a.Aliasee))
	}
	for _, f := range m.Funcs {
		f.print(&b)
	}
	return b.String()
}

func (f *Func) print(b *strings.Builder) {
	n := &names{ids: map[Value]string{}}
	params := make([]string, len(f.Params))
	for i, p := range f.Params {
		params[i] = p.Typ.String() + " " + n.name(p, p.Name)
	}
	word := "declare"
	if len(f.Blocks) > 0 {
		word = "define"
	}
	fmt.Fprintf(b, "%s %v @%s(%s)\n", word, f.Sig.Ret, f.Name, strings.Join(params, ", "))
	for _, x := range f.Blocks {
		n.name(x, x.Name)
		for _, in := range x.Insts {
			if in.HasResult() {
				n.name(in, in.Name)
			}
		}
	}
	for _, x := range f.Blocks {
		fmt.Fprintf(b, "%s:\n", n.ids[x][1:])
		for _, in := range append(x.Insts[:len(x.Insts):len(x.Insts)], x.Term) {
			b.WriteString("  ")
			if in.HasResult() {
				fmt.Fprintf(b, "%s = ", n.ids[in])
			}
			b.WriteString(n.inst(in) + "\n")
		}
	}
}

// names holds the names of a function's values.
type names struct{ ids map[Value]string }

// name assigns v its name, or a number if it has none.
func (n *names) name(v Value, name string) string {
	if name == "" {
		name = fmt.Sprint(len(n.ids))
	}
	n.ids[v] = "%" + name
	return n.ids[v]
}

// inst returns the text of an instruction without its result.
func (n *names) inst(x *Inst) string {
	parts := []string{x.Op.String()}
	add := func(format string, args ...any) { parts = append(parts, fmt.Sprintf(format, args...)) }
	switch x.Op {
	case ICmp, FCmp:
		add("%v", x.Pred)
	case AtomicRMW:
		add("%d", x.RMW)
	case Alloca, GEP:
		add("%v,", x.Elem)
	case Other:
		add("%s", x.Name)
	}
	if x.HasResult() {
		add("%v", x.Typ)
	}
	if x.Callee != nil {
		add("%s", n.of(x.Callee))
	}
	if x.Of != nil {
		add("%s", n.of(x.Of))
	}
	for i, a := range x.Args {
		sep := ","
		if i == len(x.Args)-1 && len(x.Succs)+len(x.Indices) == 0 {
			sep = ""
		}
		add("%v %s%s", a.Type(), n.of(a), sep)
		if i < len(x.Preds) {
			add("from %s", n.of(x.Preds[i]))
		}
	}
	if len(x.Indices) > 0 {
		add("%d", x.Indices)
	}
	for i, s := range x.Succs {
		if i > 0 && i <= len(x.Cases) {
			add("%s:", n.of(x.Cases[i-1]))
		}
		add("label %s", n.of(s))
	}
	return strings.Join(parts, " ")
}

// of returns the text of a value as an operand.
func (n *names) of(v Value) string {
	switch v := v.(type) {
	case *Global:
		return "@" + v.Name
	case *Func:
		return "@" + v.Name
	case *Alias:
		return "@" + v.Name
	case *IFunc:
		return "@" + v.Name
	case *ConstInt:
		return v.X.String()
	case *ConstFloat:
		if v.NaN {
			return "nan"
		}
		return v.X.String()
	case *Null:
		return "null"
	case *Zero:
		return "zeroinitializer"
	case *Undef:
		if v.Poison {
			return "poison"
		}
		return "undef"
	case *Bytes:
		return fmt.Sprintf("c%q", v.X)
	case *Aggregate:
		parts := make([]string, len(v.Elems))
		for i, e := range v.Elems {
			parts[i] = e.Type().String() + " " + n.of(e)
		}
		return "{ " + strings.Join(parts, ", ") + " }"
	case *BlockAddress:
		return "blockaddress"
	case *ConstExpr:
		return "(" + n.inst(&v.Inst) + ")"
	case *InlineAsm:
		return fmt.Sprintf("asm %q, %q", v.Text, v.Constraint)
	case *Unknown:
		return v.What
	}
	return n.ids[v]
}
