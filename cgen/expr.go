package cgen

import (
	"fmt"
	"strings"
)

// place is a number in memory that can be read, and usually written.
type place struct {
	expr     string
	t        *ctype
	bitfield bool
	readOnly bool
}

// place finds a number somewhere in the objects in scope.
func (g *gen) place(depth int) place {
	o := pick(g, g.scope...)
	return g.inside(place{expr: o.name, t: o.t}, depth)
}

func (g *gen) inside(p place, depth int) place {
	for {
		switch t := p.t; t.kind {
		case array, slice:
			p.expr, p.t = fmt.Sprintf("%s[%s]", p.expr, g.index(t.len, depth)), t.elem
		case pointer:
			p.expr, p.t = "(*"+p.expr+")", t.elem
		case record:
			f := pick(g, t.fields...)
			p.expr, p.t, p.bitfield = p.expr+"."+f.name, f.t, f.bits > 0
		default:
			p.readOnly = t.name == "read-only"
			return p
		}
	}
}

// target returns a place that can be written.
func (g *gen) target() place {
	for {
		if p := g.place(2); !p.readOnly {
			return p
		}
	}
}

// intPlace returns a place that holds an integer.
func (g *gen) intPlace(depth int) (place, bool) {
	for i := 0; i < 8; i++ {
		if p := g.place(depth); p.t.kind == integer {
			return p, true
		}
	}
	return place{}, false
}

// index returns an expression whose value is below n.
func (g *gen) index(n, depth int) string {
	switch {
	case g.risky():
		return g.intExpr(0)
	case len(g.counts) > 0 && g.chance(0.4):
		c := pick(g, g.counts...)
		if c.bound > 0 && c.bound <= n {
			return c.name
		}
		return fmt.Sprintf("%s %% %du", c.name, n)
	case depth <= 0 || g.chance(0.3):
		return fmt.Sprint(g.n(n))
	case n&(n-1) == 0:
		return fmt.Sprintf("(%s) & %d", g.intExpr(depth-1), n-1)
	}
	return fmt.Sprintf("(unsigned)(%s) %% %d", g.intExpr(depth-1), n)
}

func (g *gen) intConst() string {
	switch g.n(7) {
	case 0:
		return fmt.Sprint(g.n(30) - 8)
	case 1:
		return fmt.Sprint(g.n(600) - 250)
	case 2:
		return fmt.Sprintf("%#x", g.r.Uint32()>>(1+g.n(20)))
	case 3:
		return fmt.Sprintf("%#xu", g.r.Uint32())
	case 4:
		return fmt.Sprintf("%#xLL", g.r.Uint64()>>(1+g.n(31)))
	case 5:
		return fmt.Sprintf("'%c'", 'a'+g.n(26))
	}
	return pick(g, "0", "1", "-1", "2", "3", "127", "-128", "255", "256", "32767", "65535", "INT_MAX", "INT_MIN", "UINT_MAX", "LLONG_MIN", "ULLONG_MAX", "E1", "E2")
}

func (g *gen) floatConst() string {
	return pick(g, "0.0", "-0.0", "1.0", "0.1f", "0.5", "-2.75", "1e10", "3.0e-5f", "16777217.0", "1e300", "1e-310", "255.9", "-128.5f", "4294967296.0")
}

// value returns an expression of a type that is passed.
func (g *gen) value(t *ctype, depth int) string {
	switch t.kind {
	case record:
		var same []string
		for _, o := range g.scope {
			if o.t == t {
				same = append(same, o.name)
			}
			if o.t.kind == pointer && o.t.elem == t {
				same = append(same, "*"+o.name)
			}
		}
		if len(same) > 0 && g.chance(0.8) {
			return pick(g, same...)
		}
		return fmt.Sprintf("(%s)%s", t.name, g.initial(t, g.chance(0.5)))
	case floating:
		return g.floatExpr(depth)
	}
	return g.intExpr(depth)
}

// call calls one of the functions. ok is false if there is none.
func (g *gen) call(depth int) (string, *ctype, bool) {
	if len(g.funcs) == 0 {
		return "", nil, false
	}
	f := pick(g, g.funcs...)
	args := ""
	for i, t := range f.params {
		if i > 0 {
			args += ", "
		}
		args += g.value(t, depth)
	}
	return f.name + "(" + args + ")", f.ret, true
}

// intExpr returns an integer expression.
func (g *gen) intExpr(depth int) string {
	if depth <= 0 || g.chance(0.12) {
		switch k := g.n(10); {
		case k < 3:
			return g.intConst()
		case k < 5 && len(g.counts) > 0:
			return pick(g, g.counts...).name
		}
		if p, ok := g.intPlace(depth); ok {
			return p.expr
		}
		return g.intConst()
	}
	a := func() string { return g.intExpr(depth - 1) }
	switch k := g.n(100); {
	case k < 24:
		return g.arithmetic(a)
	case k < 32:
		return g.shift(a)
	case k < 40:
		return g.division(a)
	case k < 52:
		return fmt.Sprintf("(%s %s %s)", a(), pick(g, "<", "<=", ">", ">=", "==", "!="), a())
	case k < 58:
		return fmt.Sprintf("(%s %s %s)", a(), pick(g, "&&", "||"), a())
	case k < 64:
		return fmt.Sprintf("(%s ? %s : %s)", a(), a(), a())
	case k < 72:
		return fmt.Sprintf("(%s%s)", pick(g, "!", "~"), a())
	case k < 74:
		return fmt.Sprintf("(-(short)(%s))", a())
	case k < 84:
		return fmt.Sprintf("(%s)(%s)", pick(g, integers...).name, a())
	case k < 86:
		return fmt.Sprintf("(%s, %s)", a(), a())
	case k < 89:
		return g.builtin(a)
	case k < 91:
		return fmt.Sprintf("(unsigned)((wide)(%s) * (%s) >> (sizeof(wide) * %d))", a(), a(), g.n(8))
	case k < 93 && len(g.tables) > 0:
		return fmt.Sprintf(pick(g, g.tables...)+"(%s, %s)", "(unsigned)("+a()+")", a(), a())
	case k < 94 && g.opt.Floats:
		return fmt.Sprintf("extra(3, (int)(%s), (long long)(%s), (double)(%s))", a(), a(), g.floatExpr(1))
	case k < 95:
		return fmt.Sprintf("extra(2, (int)(%s), (long long)(%s))", a(), a())
	case k < 97:
		return g.pointerExpr(depth)
	case k < 99 && g.opt.Floats:
		return g.fromFloat(depth)
	}
	if c, t, ok := g.call(depth - 1); ok && t.kind == integer {
		return c
	}
	return a()
}

func (g *gen) arithmetic(a func() string) string {
	op := pick(g, "+", "-", "*", "&", "|", "^")
	switch {
	case g.risky() || op == "&" || op == "|" || op == "^":
		return fmt.Sprintf("(%s %s %s)", a(), op, a())
	case g.chance(0.2):
		return fmt.Sprintf("((unsigned char)(%s) %s (signed char)(%s))", a(), op, a())
	case g.chance(0.1):
		return fmt.Sprintf("((short)(%s) %s (short)(%s))", a(), op, a())
	}
	t := pick(g, "unsigned", "unsigned long", "unsigned long long")
	return fmt.Sprintf("((%s)(%s) %s (%s)(%s))", t, a(), op, t, a())
}

func (g *gen) shift(a func() string) string {
	op := pick(g, "<<", ">>")
	switch {
	case g.risky():
		return fmt.Sprintf("(%s %s %s)", a(), op, a())
	case op == ">>" && g.chance(0.5):
		return fmt.Sprintf("(%s >> ((%s) & 7))", a(), a())
	case g.chance(0.3):
		return fmt.Sprintf("((unsigned short)(%s) %s ((%s) & 7))", a(), op, a())
	case g.chance(0.5):
		return fmt.Sprintf("((unsigned)(%s) %s ((%s) & 31))", a(), op, a())
	}
	return fmt.Sprintf("((unsigned long long)(%s) %s ((%s) & 63))", a(), op, a())
}

func (g *gen) division(a func() string) string {
	op := pick(g, "/", "%")
	switch {
	case g.risky():
		return fmt.Sprintf("(%s %s %s)", a(), op, a())
	case g.chance(0.3):
		return fmt.Sprintf("((short)(%s) %s %s)", a(), op, pick(g, "-7", "3", "-2", "16", "-1", "100"))
	case g.chance(0.3):
		return fmt.Sprintf("((int)(%s) %s ((unsigned char)(%s) + 1))", a(), op, a())
	}
	return fmt.Sprintf("((%s)(%s) %s %s)", pick(g, "unsigned", "unsigned long long", "int", "long long"), a(), op, pick(g, "7", "10", "3", "16", "1000", "255"))
}

func (g *gen) builtin(a func() string) string {
	switch g.n(5) {
	case 0:
		return fmt.Sprintf("__builtin_%s((unsigned)(%s) | 1u)", pick(g, "clz", "ctz"), a())
	case 1:
		return fmt.Sprintf("__builtin_%s((unsigned)(%s))", pick(g, "popcount", "parity", "ffs", "bswap32", "bitreverse32", "clrsb"), a())
	case 2:
		return fmt.Sprintf("__builtin_%s((unsigned long long)(%s))", pick(g, "popcountll", "parityll", "ffsll", "bswap64"), a())
	case 3:
		return fmt.Sprintf("({ %s o_; int c_ = __builtin_%s_overflow(%s, %s, &o_); c_ ^ (unsigned)o_; })", pick(g, "int", "unsigned", "long long", "signed char",
			"unsigned short", "unsigned long"), pick(g, "add", "sub", "mul"), a(), a())
	}
	return fmt.Sprintf("_Generic((%s)0, int: %s, unsigned: 3, long: 5, default: 9)", pick(g, integers...).name, a())
}

// pointerExpr compares or subtracts pointers into one object.
func (g *gen) pointerExpr(depth int) string {
	for i := 0; i < 6; i++ {
		o := pick(g, g.scope...)
		if o.t.kind != array && o.t.kind != slice {
			continue
		}
		p, q := fmt.Sprintf("&%s[%s]", o.name, g.index(o.t.len, depth-1)), fmt.Sprintf("(%s + (%s))", o.name, g.index(o.t.len, depth-1))
		return fmt.Sprintf("(%s %s %s)", p, pick(g, "-", "<", ">=", "==", "!="), q)
	}
	return g.intConst()
}

// fromFloat returns an integer made from a floating-point number.
func (g *gen) fromFloat(depth int) string {
	x, y := g.floatExpr(depth-1), g.floatExpr(depth-1)
	switch g.n(4) {
	case 0:
		return fmt.Sprintf("(%s %s %s)", x, pick(g, "<", "<=", ">", ">=", "==", "!="), y)
	case 1:
		return fmt.Sprintf("!(%s)", x)
	case 2:
		return fmt.Sprintf("(%s ? 1 : %s)", x, g.intExpr(depth-1))
	}
	return fmt.Sprintf("to_%s(%s)", pick(g, "int", "uchar", "ull", "ll"), x)
}

// floatExpr returns a floating-point expression.
func (g *gen) floatExpr(depth int) string {
	if depth <= 0 || g.chance(0.15) {
		for i := 0; i < 4; i++ {
			if p := g.place(depth); p.t.kind == floating {
				return p.expr
			}
		}
		return g.floatConst()
	}
	x := func() string { return g.floatExpr(depth - 1) }
	switch k := g.n(20); {
	case k < 8:
		return fmt.Sprintf("(%s %s %s)", x(), pick(g, "+", "-", "*", "/"), x())
	case k < 9:
		return fmt.Sprintf("(- %s)", x())
	case k < 12:
		return fmt.Sprintf("(%s)(%s)", pick(g, "float", "double"), g.intExpr(depth-1))
	case k < 15:
		return fmt.Sprintf("(%s)(%s)", pick(g, "float", "double"), x())
	case k < 16:
		return fmt.Sprintf("(%s ? %s : %s)", g.intExpr(depth-1), x(), x())
	case k < 18 && g.opt.Library:
		return g.mathCall(x)
	}
	return fmt.Sprintf("(float)(%s)", x())
}

func (g *gen) mathCall(x func() string) string {
	switch g.n(3) {
	case 0:
		return fmt.Sprintf("%s(%s)", pick(g, "fabs", "floor", "ceil", "trunc", "round", "rint", "nearbyint", "sqrt", "floorf", "truncf", "roundf", "fabsf"), x())
	case 1:
		return fmt.Sprintf("(%s(%s) ? 1.0 : 2.0)", pick(g, "isnan", "isinf", "isfinite", "isnormal"), x())
	}
	if g.chance(0.5) {
		return fmt.Sprintf("copysign(%s, (int)(%s))", x(), g.intExpr(1))
	}
	return fmt.Sprintf("%s(%s, %s)", pick(g, "fdim", "fdimf"), x(), x())
}

// initial writes an initialiser. It uses only constants if that is asked for.
func (g *gen) initial(t *ctype, constant bool) string {
	switch t.kind {
	case array:
		var xs []string
		for i := 0; i <= g.n(t.len); i++ {
			xs = append(xs, g.initial(t.elem, constant))
		}
		return "{" + strings.Join(xs, ", ") + "}"
	case record:
		if t.union {
			return "{" + g.initial(t.fields[0].t, constant) + "}"
		}
		if g.chance(0.3) {
			f := pick(g, t.fields...)
			return fmt.Sprintf("{.%s = %s}", f.name, g.initial(f.t, constant))
		}
		var xs []string
		for _, f := range t.fields {
			xs = append(xs, g.initial(f.t, constant))
		}
		return "{" + strings.Join(xs, ", ") + "}"
	case floating:
		if constant {
			return g.floatConst()
		}
		return g.floatExpr(1)
	}
	if constant {
		return g.intConst()
	}
	return g.intExpr(1)
}
