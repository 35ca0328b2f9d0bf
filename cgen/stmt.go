package cgen

import (
	"fmt"
	"strings"
)

// block writes a few statements. Their declarations end with the block.
func (g *gen) block(depth int) {
	g.indent++
	keep := len(g.scope)
	for i := 1 + g.n(3); i > 0; i-- {
		g.statement(depth)
	}
	g.scope = g.scope[:keep]
	g.indent--
}

func (g *gen) statement(depth int) {
	g.fuel--
	if g.fuel < 0 {
		depth = 0
	}
	k := g.n(100)
	switch {
	case k < 26:
		g.assign()
	case k < 36:
		g.update()
	case k < 46:
		g.scope = append(g.scope, g.declare(false))
	case k < 55 && depth > 0:
		g.line("if (%s) {", g.intExpr(2))
		g.block(depth - 1)
		if g.chance(0.5) {
			g.line("} else {")
			g.block(depth - 1)
		}
		g.line("}")
	case k < 65 && depth > 0:
		g.loop(depth)
	case k < 70 && depth > 0:
		g.switchOn(depth)
	case k < 75:
		g.bytes()
	case k < 79:
		g.callStatement()
	case k < 83:
		g.pointers()
	case k < 87 && g.opt.Library:
		g.strings()
	case k < 90 && depth > 0 && !g.inFunc:
		g.heap()
	case k < 93 && depth > 0:
		g.jump(depth)
	case k < 95 && g.loops > 0:
		g.line("if (%s) %s;", g.intExpr(2), pick(g, "break", "continue"))
	case k < 97:
		g.copyRecord()
	default:
		g.line("cs(%s);", g.intExpr(3))
	}
}

// right returns an expression for an assignment to a number of type t.
func (g *gen) right(t *ctype, depth int) string {
	if t.kind == floating {
		return g.floatExpr(depth)
	}
	if g.opt.Floats && g.chance(0.04) {
		return g.fromFloat(depth)
	}
	return g.intExpr(depth)
}

func (g *gen) assign() {
	p := g.target()
	g.line("%s = %s;", p.expr, g.right(p.t, 3))
}

// update writes a compound assignment or a step. An operation that could overflow gets a type that wraps around, or one that promotion makes wide
// enough.
func (g *gen) update() {
	p := g.target()
	switch {
	case p.t.kind == floating:
		g.line("%s %s= %s;", p.expr, pick(g, "+", "-", "*", "/"), g.floatExpr(2))
	case p.t.signed && p.t.bits >= 32 && !g.risky():
		g.line("%s %s= %s;", p.expr, pick(g, "&", "|", "^"), g.intExpr(2))
	case g.chance(0.3):
		g.line("%s;", pick(g, p.expr+"++", p.expr+"--", "++"+p.expr, "--"+p.expr))
	case g.chance(0.3):
		g.line("%s %s= (unsigned)(%s) & 7;", p.expr, pick(g, ">>", "+", "-"), g.intExpr(2))
	case g.chance(0.3):
		g.line("%s %s= %s;", p.expr, pick(g, "/", "%"), pick(g, "3", "7u", "10", "255"))
	default:
		g.line("%s %s= (unsigned char)(%s);", p.expr, pick(g, "+", "-", "*", "|", "^", "&"), g.intExpr(2))
	}
}

func (g *gen) loop(depth int) {
	i, n := g.name("i"), 1+g.n(5)
	t := pick(g, "int", "unsigned", "unsigned char", "long", "signed char", "short", "size_t")
	tail := "}"
	bound := n
	switch k := g.n(10); {
	case k < 4:
		g.line("for (%s %s = 0; %s < %d; %s++) {", t, i, i, n, i)
	case k < 5:
		g.line("for (%s %s = %d; %s-- > 0;) {", t, i, n, i)
	case k < 6 && !g.inFunc:
		g.line("for (%s %s = 0; %s < in%d; %s++) {", t, i, i, g.n(Inputs), i)
		bound = 0
	case k < 7:
		g.line("for (%s %s = 0; %s < %d && (%s); %s += %d) {", t, i, i, n, g.intExpr(2), i, 1+g.n(2))
	case k < 8:
		g.line("for (%s %s = 0, *p%s = &%s; *p%s < %d; ++*p%s) {", t, i, i, i, i, n, i)
	case k < 9:
		g.line("{ %s %s = 0; while (%s++ < %d) {", t, i, i, n)
		tail, bound = "} }", n+1
	default:
		g.line("{ %s %s = 0; do {", t, i)
		tail = fmt.Sprintf("} while (++%s < %d); }", i, n)
	}
	g.loops++
	g.counts = append(g.counts, counter{i, bound})
	g.block(depth - 1)
	g.counts = g.counts[:len(g.counts)-1]
	g.loops--
	g.line("%s", tail)
}

// switchOn writes a switch with ranges, fall-through and a default at any place.
func (g *gen) switchOn(depth int) {
	g.line("switch (%s%s) {", g.intExpr(2), pick(g, "", " & 3", " % 4", " & 7"))
	n := 1 + g.n(4)
	def := g.n(n + 2)
	loops := g.loops
	g.loops = 1 // break ends the switch, continue is not used
	for i := 0; i < n; i++ {
		label := fmt.Sprintf("case %d:", 2*i-1)
		if g.chance(0.2) {
			label = fmt.Sprintf("case %d ... %d:", 2*i-1, 2*i)
		}
		if i == def {
			label += " default:"
		}
		g.line("%s {", label)
		g.loops = 0
		g.block(depth - 1)
		g.line("}")
		if g.chance(0.6) {
			g.line("\tbreak;")
		}
	}
	g.loops = loops
	g.line("}")
}

// bytes copies, moves, sets or compares the bytes of objects that may hold any bytes.
func (g *gen) bytes() {
	var os []object
	for _, o := range g.scope {
		if o.t.kind != pointer && o.t.kind != slice && o.t.name != "read-only" && o.t.plain() {
			os = append(os, o)
		}
	}
	if len(os) == 0 {
		return
	}
	to, from := pick(g, os...), pick(g, os...)
	a, b := to.name, from.name
	k := g.n(6)
	if k == 2 && !from.t.solid() || k == 3 && !to.t.solid() { // what is in padding is not determined
		k = 0
	}
	switch k {
	case 0:
		g.line("memset(&%s, %s, sizeof %s);", a, g.intExpr(1), a)
	case 1:
		g.line("memset(&%s, %s, (unsigned)(%s) %% (sizeof %s + 1));", a, g.intExpr(1), g.intExpr(1), a)
	case 2:
		g.line("memmove(&%s, &%s, sizeof %s < sizeof %s ? sizeof %s : sizeof %s);", a, b, a, b, a, b)
	case 3:
		g.line("{ size_t z = sizeof %s, o = (unsigned)(%s) %% z; memmove((char *)&%s + %s, (char *)&%s + %s, z - o); }", a, g.intExpr(1), a,
			pick(g, "o", "0"), a, pick(g, "o", "0"))
	case 4:
		g.line("((unsigned char *)&%s)[(unsigned)(%s) %% sizeof %s] = %s;", a, g.intExpr(1), a, g.intExpr(1))
	default:
		i := g.name("i")
		g.line("for (unsigned char *%s = (unsigned char *)&%s; %s != (unsigned char *)(&%s + 1); %s += 1) *%s ^= %d;", i, a, i, a, i, i, g.n(256))
	}
}

func (g *gen) callStatement() {
	c, t, ok := g.call(1)
	if !ok {
		g.line("cs(%s);", g.intExpr(2))
		return
	}
	r := g.name("r")
	g.line("%s = %s;", t.decl(r), c)
	g.scope = append(g.scope, object{r, t})
}

// pointers moves a pointer inside the object that it points into, or walks through an array.
func (g *gen) pointers() {
	for i := 0; i < 6; i++ {
		o := pick(g, g.scope...)
		switch {
		case o.t.kind == array && o.t.elem.kind != array && o.t.elem.name != "read-only":
			p := g.name("p")
			g.line("for (%s = %s; %s %s %s + %d; %s++) {", (&ctype{kind: pointer, elem: o.t.elem}).decl(p), o.name, p, pick(g, "<", "!="), o.name, o.t.len, p)
			keep := len(g.scope)
			g.scope = append(g.scope, object{p, &ctype{kind: pointer, elem: o.t.elem}})
			g.loops++
			g.indent++
			x := g.inside(place{expr: "(*" + p + ")", t: o.t.elem}, 1)
			g.line("%s = %s;", x.expr, g.right(x.t, 2))
			g.indent--
			g.loops--
			g.scope = g.scope[:keep]
			g.line("}")
			return
		case o.t.kind == pointer && i > 2:
			for _, t := range g.scope[:g.globals] {
				if t.t == o.t.elem {
					g.line("if (%s) %s = &%s;", g.intExpr(2), o.name, t.name)
					return
				}
			}
		}
	}
}

// copyRecord assigns a whole structure.
func (g *gen) copyRecord() {
	for i := 0; i < 6; i++ {
		if o := pick(g, g.scope...); o.t.kind == record {
			g.line("%s = %s;", o.name, g.value(o.t, 1))
			return
		}
	}
	g.assign()
}

func (g *gen) heap() {
	t := g.number()
	if len(g.structs) > 0 && g.chance(0.3) {
		t = pick(g, g.structs...)
	}
	h, n := g.name("h"), 1+g.n(5)
	star := (&ctype{kind: pointer, elem: t}).decl(h)
	g.line("{ %s = %s; if (!%s) return;", star, pick(g, fmt.Sprintf("calloc(%d, sizeof *%s)", n, h), fmt.Sprintf("memset(malloc(%d * sizeof *%s), %s, %d * sizeof *%s)",
		n, h, pick(g, "0", "1"), n, h)), h)
	keep := len(g.scope)
	g.scope = append(g.scope, object{h, &ctype{kind: slice, elem: t, len: n}})
	g.block(1)
	if g.chance(0.4) {
		m := n + g.n(3)
		g.line("%s = realloc(%s, %d * sizeof *%s); if (!%s) return;", h, h, m, h, h)
	}
	g.sum(h, &ctype{kind: slice, elem: t, len: n})
	g.scope = g.scope[:keep]
	if g.chance(0.8) {
		g.line("free(%s);", h)
	}
	g.line("}")
}

// jump writes a goto forwards, or a few times backwards.
func (g *gen) jump(depth int) {
	label := g.name("L")
	if g.chance(0.5) {
		g.line("if (%s) goto %s;", g.intExpr(2), label)
		g.line("{")
		g.block(depth - 1)
		g.line("}")
		g.line("%s: ;", label)
		return
	}
	c := g.name("c")
	g.line("{ int %s = 0; %s: ;", c, label)
	loops := g.loops
	g.loops = 0
	g.block(depth - 1)
	g.loops = loops
	g.line("if (++%s < %d) goto %s; }", c, 1+g.n(3), label)
}

// strings writes statements on text, which is always terminated.
func (g *gen) strings() {
	word := func(n int) string {
		return `"` + strings.Map(func(rune) rune { return rune(pick(g, 'a', 'b', 'A', '1', '7', ' ', ',', 'z')) }, strings.Repeat("x", g.n(n+1))) + `"`
	}
	sign := `{ int z_ = %s; cs(z_ < 0 ? 1 : z_ > 0 ? 2 : 3); }`
	switch g.n(16) {
	case 0:
		g.line("strcpy(text, %s);", word(7))
	case 1:
		g.line("text[%d] = 0; strcat(text, %s);", g.n(8), word(7))
	case 2:
		g.line("cs(strlen(text));")
	case 3:
		g.line(sign, fmt.Sprintf("strcmp(text, %s)", word(3)))
	case 4:
		g.line(sign, fmt.Sprintf("strncmp(text, %s, %d)", word(3), g.n(5)))
	case 5:
		g.line(sign, fmt.Sprintf("memcmp(text, %s, 1)", word(3)))
	case 6:
		g.line("{ char *z_ = %s(text, %s); cs(z_ ? z_ - text : -1); }", pick(g, "strchr", "strrchr"), pick(g, "'a'", "'1'", "0", g.intExpr(1)))
	case 7:
		g.line("strncpy(text, %s, %d); text[23] = 0;", word(9), g.n(20))
	case 8:
		g.line("cs(strspn(text, %s)); cs(strcspn(text, %s));", word(3), word(3))
	case 9:
		g.line("cs(strtol(text, 0, %d)); cs(atoi(text));", pick(g, 0, 10, 16, 8, 36))
	case 10:
		g.line("text[%d] = %s;", g.n(23), g.intExpr(1))
	case 11:
		g.line("{ char *z_ = strstr(text, %s); cs(z_ ? z_ - text : -1); }", word(2))
	case 12:
		g.line(`{ char z_[24]; strcpy(z_, text); for (char *t_ = strtok(z_, " ,"); t_; t_ = strtok(0, " ,")) cs(strlen(t_)); }`)
	case 13:
		g.line(`cs(snprintf(text, sizeof text, "%s", (%s)(%s)));`, pick(g, "%d", "%u", "%x", "%5d", "%-4d|", "%03d", "%+d", "%c", "%#o"), "int", g.intExpr(1))
	case 14:
		g.line(`{ int a_ = 0, b_ = 0; cs(sscanf(text, "%s", &a_, &b_)); cs(a_); cs(b_); }`, pick(g, "%d %d", "%d,%d", "%x%d", "%1d%2d", "a%d%d"))
	default:
		g.line("for (char *z_ = text; *z_; z_++) *z_ = %s((unsigned char)*z_) ? *z_ : %s((unsigned char)*z_);", pick(g, "isupper", "isdigit", "isspace", "isalnum"), pick(g, "toupper", "tolower"))
	}
}
