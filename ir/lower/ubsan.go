package lower

import (
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// ubsanCheck is what a handler of clang's undefined-behaviour sanitizer reports.
type ubsanCheck struct {
	kind ir.CheckKind
	msg  string
}

// ubsanChecks by the handler's name without __ubsan_handle_, _v1 and _abort.
var ubsanChecks = map[string]ubsanCheck{
	"add_overflow":            {ir.CheckOverflow, "overflow of an addition"},
	"sub_overflow":            {ir.CheckOverflow, "overflow of a subtraction"},
	"mul_overflow":            {ir.CheckOverflow, "overflow of a multiplication"},
	"negate_overflow":         {ir.CheckOverflow, "overflow of a negation"},
	"divrem_overflow":         {ir.CheckDivByZero, "division by zero"},
	"shift_out_of_bounds":     {ir.CheckShift, "shift by a negative amount, too far, or of a negative value"},
	"out_of_bounds":           {ir.CheckBounds, "array index out of bounds"},
	"builtin_unreachable":     {ir.CheckUnreachable, "unreachable code is reached"},
	"missing_return":          {ir.CheckUB, "end of a function that returns a value reached without return"},
	"vla_bound_not_positive":  {ir.CheckUB, "variable length array of a size that is not positive"},
	"float_cast_overflow":     {ir.CheckOverflow, "floating-point value outside the range of the type it is converted to"},
	"load_invalid_value":      {ir.CheckUB, "load of a value that is not one of its type"},
	"implicit_conversion":     {ir.CheckOverflow, "implicit conversion changes the value"},
	"invalid_builtin":         {ir.CheckUB, "zero passed to a builtin that counts leading or trailing zeros"},
	"nonnull_return":          {ir.CheckUB, "null returned by a function that is declared never to return it"},
	"nonnull_arg":             {ir.CheckUB, "null passed to a parameter that is declared never to be null"},
	"nullability_return":      {ir.CheckUB, "null returned by a function that is declared never to return it"},
	"nullability_arg":         {ir.CheckUB, "null passed to a parameter that is declared never to be null"},
	"pointer_overflow":        {ir.CheckUB, "pointer arithmetic leaves its object"},
	"type_mismatch":           {ir.CheckUB, "access through a null or misaligned pointer"},
	"alignment_assumption":    {ir.CheckUB, "alignment assumption does not hold"},
	"function_type_mismatch":  {ir.CheckUB, "call through a function pointer of another type"},
	"dynamic_type_cache_miss": {ir.CheckUB, "access through a pointer of another dynamic type"},
	"cfi_check_fail":          {ir.CheckUB, "control flow integrity"},
	"cfi_bad_type":            {ir.CheckUB, "control flow integrity"},
	"invalid_objc_cast":       {ir.CheckUB, "invalid cast"},
}

// trapChecks are the handlers by the number that llvm.ubsantrap has.
var trapChecks = []string{"add_overflow", "builtin_unreachable", "cfi_check_fail", "divrem_overflow", "dynamic_type_cache_miss",
	"float_cast_overflow", "function_type_mismatch", "implicit_conversion", "invalid_builtin", "invalid_objc_cast", "load_invalid_value",
	"missing_return", "mul_overflow", "negate_overflow", "nullability_arg", "nullability_return", "nonnull_arg", "nonnull_return",
	"out_of_bounds", "pointer_overflow", "shift_out_of_bounds", "sub_overflow", "type_mismatch", "alignment_assumption", "vla_bound_not_positive"}

func ubsanHandler(name string) *primitive {
	s := strings.TrimPrefix(name, "__ubsan_handle_")
	s = strings.TrimSuffix(strings.TrimSuffix(s, "_minimal"), "_abort")
	s = strings.TrimSuffix(strings.TrimSuffix(s, "_v1"), "_v2")
	ck, ok := ubsanChecks[s]
	if !ok {
		return nil
	}
	kinds := []ir.CheckKind{ck.kind}
	if s == "divrem_overflow" {
		kinds = append(kinds, ir.CheckOverflow)
	}
	aborts := strings.HasSuffix(name, "_abort") || noReturn[s]
	return &primitive{ends: aborts, quiet: true, kinds: kinds, do: func(l *lowerer, c *call) []ir.Reg {
		if s == "divrem_overflow" {
			l.divrem(c)
		} else {
			l.ubsan(c, s, ck)
		}
		return nil
	}}
}

// enabled tells whether the user wants what a handler checks. In a module in which no pragma switches checks, clang was told so too.
func (l *lowerer) enabled(c *call, handler string, kind ir.CheckKind, signed bool) bool {
	switch handler {
	case "implicit_conversion":
		return l.opt.Conversion || !c.a.f.Unit.Switches
	case "float_cast_overflow":
		return l.opt.FloatOverflow || !c.a.f.Unit.Switches
	case "vla_bound_not_positive", "invalid_builtin":
		return l.opt.BoundsCheck || !c.a.f.Unit.Switches
	}
	switch kind {
	case ir.CheckOverflow:
		if !signed {
			return l.opt.UnsignedOverflow
		}
		return l.opt.SignedOverflow
	case ir.CheckShift:
		return l.opt.UndefinedShift
	case ir.CheckBounds:
		return l.opt.BoundsCheck
	case ir.CheckDivByZero:
		return l.opt.DivByZero
	}
	return true
}

func (l *lowerer) ubsan(c *call, s string, ck ubsanCheck) {
	typ, signed := l.ubsanType(c)
	if s == "float_cast_overflow" || s == "implicit_conversion" {
		signed = true
	}
	if s == "implicit_conversion" && l.ofEnum(c) {
		return
	}
	if !l.enabled(c, s, ck.kind, signed) {
		l.leftOut(c, s)
		return
	}
	msg := ck.msg
	if ck.kind == ir.CheckOverflow && typ != "" && s != "float_cast_overflow" {
		msg = "no " + map[bool]string{true: "signed ", false: "unsigned "}[signed] + ck.msg + " in type " + typ
	}
	switch {
	case ck.kind != ir.CheckOverflow:
	case s == "float_cast_overflow":
		l.about = ir.AboutFloat
	case s == "implicit_conversion":
		l.about = ir.AboutConversion
	case !signed:
		l.about = ir.AboutUnsigned
	}
	l.failsUBSan(c, s, ck.kind, msg)
}

// failsUBSan is fails, with the operands' values.
func (l *lowerer) failsUBSan(c *call, s string, kind ir.CheckKind, msg string) {
	l.explainUBSan(c, s)
	l.failsOr(c, kind, msg, func() { l.leftOut(c, s) })
}

// noReturn are the handlers that do not return: clang puts nothing but unreachable behind them.
var noReturn = map[string]bool{"builtin_unreachable": true, "missing_return": true}

// leftOut is a handler of a check that nobody asks for. Where the code says that the sanitizer aborts, the program ends.
func (l *lowerer) leftOut(c *call, s string) {
	switch {
	case noReturn[s]: // what is unreachable is asked about there
	case strings.HasSuffix(c.name, "_abort"):
		l.doAbort(c)
	case s == "vla_bound_not_positive":
		if len(c.ll.Args) > 1 && l.b.Type(l.arg(c, 1)).Kind == ir.KindInt {
			n := l.arg(c, 1)
			l.supported(c.a, c.in, l.b.Bin(ir.OpEq, n, l.zero(l.b.Type(n))), "a variable length array of a negative size")
		}
	}
}

// divrem tells division by zero from the overflow of MIN / -1.
func (l *lowerer) divrem(c *call) {
	if len(c.ll.Args) < 3 || l.b.Type(l.arg(c, 2)).Kind != ir.KindInt {
		if l.opt.DivByZero || l.opt.SignedOverflow {
			l.failsUBSan(c, "divrem_overflow", ir.CheckDivByZero, "division by zero or overflow of a division")
		}
		return
	}
	rhs := l.arg(c, 2)
	if l.opt.DivByZero {
		l.explainUBSan(c, "divrem_overflow")
		l.check(c.a, c.in, ir.CheckDivByZero, 0, l.b.Bin(ir.OpNe, rhs, l.zero(l.b.Type(rhs))), "division by zero")
	}
	if l.dead || !l.opt.SignedOverflow {
		return
	}
	if !l.opt.DivByZero || l.leavesOut() {
		l.explainUBSan(c, "divrem_overflow")
		l.check(c.a, c.in, ir.CheckOverflow, 0, l.b.Bin(ir.OpEq, rhs, l.zero(l.b.Type(rhs))), "no overflow of a division: the least value divided by -1")
		return
	}
	l.failsUBSan(c, "divrem_overflow", ir.CheckOverflow, "no overflow of a division: the least value divided by -1")
}

// ubsanType is the first type in a handler's data: {loc, type, …}.
func (l *lowerer) ubsanType(c *call) (name string, signed bool) {
	t := l.ubsanTypeAt(c, 1)
	return t.name, t.signed
}

// ubsanDesc is a type as a handler's data describe it; bits is 0 if it is no integer.
type ubsanDesc struct {
	name   string
	signed bool
	bits   int
}

func (l *lowerer) ubsanTypeAt(c *call, field int) ubsanDesc {
	none := ubsanDesc{signed: true}
	if len(c.ll.Args) == 0 {
		return none
	}
	m := c.a.f.Unit
	s, ok := program.InitOf(m, c.ll.Args[0]).(*llvm.Aggregate)
	if !ok || len(s.Elems) <= field {
		return none
	}
	d, ok := program.InitOf(m, s.Elems[field]).(*llvm.Aggregate)
	if !ok || len(d.Elems) != 3 {
		return none
	}
	kind, info := program.ConstInt(d.Elems[0]), program.ConstInt(d.Elems[1])
	text, ok := d.Elems[2].(*llvm.Bytes)
	if kind == nil || info == nil || !ok {
		return none
	}
	t := ubsanDesc{name: typeText(strings.TrimRight(string(text.X), "\x00")), signed: kind.Sign() != 0 || info.Bit(0) == 1}
	if kind.Sign() == 0 {
		t.bits = 1 << (info.Uint64() >> 1 & 15)
	}
	return t
}

// typeText is the name of a type as the sanitizer has it, 'uint8_t[4]' (aka 'unsigned char[4]'): as the program has it.
func typeText(s string) string {
	if rest, ok := strings.CutPrefix(s, "'"); ok {
		s, _, _ = strings.Cut(rest, "'")
	}
	return s
}

// ubsanSentences say with the operands' values what went wrong. %t is the first type.
var ubsanSentences = map[string]string{
	"add_overflow":           "%s + %s is not a value of type %t",
	"sub_overflow":           "%s - %s is not a value of type %t",
	"mul_overflow":           "%s * %s is not a value of type %t",
	"negate_overflow":        "-(%s) is not a value of type %t",
	"divrem_overflow":        "%s is divided by %s",
	"shift_out_of_bounds":    "%s of type %t is shifted by %s",
	"out_of_bounds":          "index %s is outside %t",
	"vla_bound_not_positive": "the array would have %s elements",
	"load_invalid_value":     "%s is not a value of type %t",
	"implicit_conversion":    "%s does not fit",
}

// explainUBSan gives the next check the values of a handler's operands.
func (l *lowerer) explainUBSan(c *call, s string) {
	format := ubsanSentences[s]
	if format == "" {
		return
	}
	types := []ubsanDesc{l.ubsanTypeAt(c, 1), l.ubsanTypeAt(c, 1)}
	switch s {
	case "shift_out_of_bounds":
		types[1] = l.ubsanTypeAt(c, 2)
	case "out_of_bounds":
		types[0] = l.ubsanTypeAt(c, 2)
	}
	ctx := ir.Context{Format: strings.ReplaceAll(format, "%t", strings.ReplaceAll(l.ubsanTypeAt(c, 1).name, "%", "%%"))}
	for i := range strings.Count(format, "%s") {
		t := types[i]
		if 1+i >= len(c.ll.Args) || t.bits == 0 {
			return
		}
		r := l.arg(c, 1+i)
		if l.b.Type(r).Kind != ir.KindInt || int(l.b.Type(r).Bits) < t.bits {
			return
		}
		ctype := "int" // for display: signed or unsigned
		if !t.signed {
			ctype = "unsigned"
		}
		ctx.Args = append(ctx.Args, ir.Operand{Reg: r, Bits: uint32(t.bits), CType: ctype})
	}
	if s == "shift_out_of_bounds" {
		ctx.Shift = l.ubsanTypeAt(c, 1).name
	}
	l.why = &ctx
}

// stringArg is the text of a constant string argument.
func (l *lowerer) stringArg(c *call, i int) (string, bool) {
	if i >= len(c.ll.Args) {
		return "", false
	}
	s, ok := program.InitOf(c.a.f.Unit, c.ll.Args[i]).(*llvm.Bytes)
	if !ok {
		return "", false
	}
	text, _, _ := strings.Cut(string(s.X), "\x00")
	return text, true
}

// constantArg tells whether an argument points into constant data.
func (l *lowerer) constantArg(c *call, i int) bool {
	g := globalOf(c.ll.Args[i])
	return g != nil && g.Const
}

// globalOf is the global that a constant address lies in.
func globalOf(v llvm.Value) *llvm.Global {
	for range 10 {
		switch x := v.(type) {
		case *llvm.ConstExpr:
			if x.Op != llvm.BitCast && x.Op != llvm.GEP {
				return nil
			}
			v = x.Args[0]
		case *llvm.Global:
			return x
		default:
			return nil
		}
	}
	return nil
}
