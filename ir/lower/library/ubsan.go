package library

import (
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/checks"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

// constantArg reports whether an argument points into constant data.
func constantArg(l *Library, c *state.Call, i int) bool {
	g := globalOf(c.LL.Args[i])
	return g != nil && g.Const
}

// divideChecked distinguishes division by zero from the overflow of MIN / -1.
func divideChecked(l *Library, c *state.Call) {
	if len(c.LL.Args) < 3 || l.B.Type(l.Arg(c, 2)).Kind != ir.KindInt {
		if l.Options.DivByZero || l.Options.SignedOverflow {
			failsUBSan(l, c, "divrem_overflow", ir.CheckDivByZero, "division by zero or overflow of a division")
		}
		return
	}
	rhs := l.Arg(c, 2)
	if l.Options.DivByZero {
		explainUBSan(l, c, "divrem_overflow")
		l.Check(c.Activation, c.Inst, ir.CheckDivByZero, 0, l.B.Bin(ir.OpNe, rhs, l.Zero(l.B.Type(rhs))), "division by zero")
	}
	if l.Dead || !l.Options.SignedOverflow {
		return
	}
	if !l.Options.DivByZero || l.LeavesOut() {
		explainUBSan(l, c, "divrem_overflow")
		l.Check(c.Activation, c.Inst, ir.CheckOverflow, 0, l.B.Bin(ir.OpEq, rhs, l.Zero(l.B.Type(rhs))), "no overflow of a division: the least value divided by -1")
		return
	}
	failsUBSan(l, c, "divrem_overflow", ir.CheckOverflow, "no overflow of a division: the least value divided by -1")
}

// isEnabled reports whether the user wants what a handler checks. In a module without a pragma that switches checks, clang was told so too.
func isEnabled(l *Library, c *state.Call, handler string, kind ir.CheckKind, signed bool) bool {
	switch handler {
	case "implicit_conversion":
		return l.Options.Conversion || !c.Activation.Function.Unit.Switches
	case "float_cast_overflow":
		return l.Options.FloatOverflow || !c.Activation.Function.Unit.Switches
	case "vla_bound_not_positive", "invalid_builtin":
		return l.Options.BoundsCheck || !c.Activation.Function.Unit.Switches
	}
	switch kind {
	case ir.CheckOverflow:
		if !signed {
			return l.Options.UnsignedOverflow
		}
		return l.Options.SignedOverflow
	case ir.CheckShift:
		return l.Options.UndefinedShift
	case ir.CheckBounds:
		return l.Options.BoundsCheck
	case ir.CheckDivByZero:
		return l.Options.DivByZero
	}
	return true
}

// explainUBSan gives the next check the values of a handler's operands.
func explainUBSan(l *Library, c *state.Call, s string) {
	format := ubsanSentences[s]
	if format == "" {
		return
	}
	types := []ubsanDesc{ubsanTypeAt(l, c, 1), ubsanTypeAt(l, c, 1)}
	switch s {
	case "shift_out_of_bounds":
		types[1] = ubsanTypeAt(l, c, 2)
	case "out_of_bounds":
		types[0] = ubsanTypeAt(l, c, 2)
	}
	ctx := ir.Context{Format: strings.ReplaceAll(format, "%t", strings.ReplaceAll(ubsanTypeAt(l, c, 1).name, "%", "%%"))}
	for i := range strings.Count(format, "%s") {
		t := types[i]
		if 1+i >= len(c.LL.Args) || t.bits == 0 {
			return
		}
		r := l.Arg(c, 1+i)
		if l.B.Type(r).Kind != ir.KindInt || int(l.B.Type(r).Bits) < t.bits {
			return
		}
		ctype := "int" // for display: signed or unsigned
		if !t.signed {
			ctype = "unsigned"
		}
		ctx.Args = append(ctx.Args, ir.Operand{Reg: r, Bits: uint32(t.bits), CType: ctype})
	}
	if s == "shift_out_of_bounds" {
		ctx.Shift = ubsanTypeAt(l, c, 1).name
	}
	l.Why = &ctx
}

// failsUBSan reports a failed check with the operands' values.
func failsUBSan(l *Library, c *state.Call, s string, kind ir.CheckKind, msg string) {
	explainUBSan(l, c, s)
	l.FailsOr(c, kind, msg, func() { leftOut(l, c, s) })
}

// globalOf returns the global that a constant address lies in.
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

// leftOut executes a handler of a check that nobody asks for. If the code says that the sanitizer aborts, the program ends.
func leftOut(l *Library, c *state.Call, s string) {
	switch {
	case noReturn[s]: // the unreachable code behind it has its own check
	case strings.HasSuffix(c.Name, "_abort"):
		doAbort(l, c)
	case s == "vla_bound_not_positive":
		if len(c.LL.Args) > 1 && l.B.Type(l.Arg(c, 1)).Kind == ir.KindInt {
			n := l.Arg(c, 1)
			l.Supported(c.Activation, c.Inst, l.B.Bin(ir.OpEq, n, l.Zero(l.B.Type(n))), "a variable length array of a negative size")
		}
	}
}

// noReturn holds the handlers that do not return: clang puts nothing but unreachable behind them.
var noReturn = map[string]bool{"builtin_unreachable": true, "missing_return": true}

// trapChecks holds the handlers by their number in llvm.ubsantrap.
var trapChecks = []string{"add_overflow", "builtin_unreachable", "cfi_check_fail", "divrem_overflow", "dynamic_type_cache_miss",
	"float_cast_overflow", "function_type_mismatch", "implicit_conversion", "invalid_builtin", "invalid_objc_cast", "load_invalid_value",
	"missing_return", "mul_overflow", "negate_overflow", "nullability_arg", "nullability_return", "nonnull_arg", "nonnull_return",
	"out_of_bounds", "pointer_overflow", "shift_out_of_bounds", "sub_overflow", "type_mismatch", "alignment_assumption", "vla_bound_not_positive"}

// typeText returns the program's name of a type from the sanitizer's text, 'uint8_t[4]' (aka 'unsigned char[4]').
func typeText(s string) string {
	if rest, ok := strings.CutPrefix(s, "'"); ok {
		s, _, _ = strings.Cut(rest, "'")
	}
	return s
}

func ubsan(l *Library, c *state.Call, s string, ck checks.UbsanCheck) {
	typ, signed := ubsanType(l, c)
	if s == "float_cast_overflow" || s == "implicit_conversion" {
		signed = true
	}
	if s == "implicit_conversion" && ofEnum(l, c) {
		return
	}
	if !isEnabled(l, c, s, ck.Kind, signed) {
		leftOut(l, c, s)
		return
	}
	msg := ck.Msg
	if ck.Kind == ir.CheckOverflow && typ != "" && s != "float_cast_overflow" {
		msg = "no " + map[bool]string{true: "signed ", false: "unsigned "}[signed] + ck.Msg + " in type " + typ
	}
	switch {
	case ck.Kind != ir.CheckOverflow:
	case s == "float_cast_overflow":
		l.About = ir.AboutFloat
	case s == "implicit_conversion":
		l.About = ir.AboutConversion
	case !signed:
		l.About = ir.AboutUnsigned
	}
	failsUBSan(l, c, s, ck.Kind, msg)
}

// ubsanDesc is a type as the data of a handler describe it. bits is 0 if it is not an integer.
type ubsanDesc struct {
	name   string
	signed bool
	bits   int
}

func ubsanHandler(name string) *primitive {
	s := strings.TrimPrefix(name, "__ubsan_handle_")
	s = strings.TrimSuffix(strings.TrimSuffix(s, "_minimal"), "_abort")
	s = strings.TrimSuffix(strings.TrimSuffix(s, "_v1"), "_v2")
	ck, ok := checks.UbsanChecks[s]
	if !ok {
		return nil
	}
	kinds := []ir.CheckKind{ck.Kind}
	if s == "divrem_overflow" {
		kinds = append(kinds, ir.CheckOverflow)
	}
	aborts := strings.HasSuffix(name, "_abort") || noReturn[s]
	return &primitive{ends: aborts, quiet: true, kinds: kinds, do: func(l *Library, c *state.Call) []ir.Reg {
		if s == "divrem_overflow" {
			divideChecked(l, c)
		} else {
			ubsan(l, c, s, ck)
		}
		return nil
	}}
}

// ubsanSentences says with the operands' values what went wrong. %t is the first type.
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

// ubsanType returns the first type in a handler's data: {loc, type, …}.
func ubsanType(l *Library, c *state.Call) (name string, signed bool) {
	t := ubsanTypeAt(l, c, 1)
	return t.name, t.signed
}

func ubsanTypeAt(l *Library, c *state.Call, field int) ubsanDesc {
	none := ubsanDesc{signed: true}
	if len(c.LL.Args) == 0 {
		return none
	}
	m := c.Activation.Function.Unit
	s, ok := program.InitOf(m, c.LL.Args[0]).(*llvm.Aggregate)
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
