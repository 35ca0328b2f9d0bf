package cgen

import (
	"fmt"
	"strings"
)

// Corners returns another kind of program: its numbers of 1 to 64 bits, signed and unsigned, are at the ends of their types or next to them, and the conditions of its
// paths are bounds of them. Arithmetic that has no defined result fails. So what holds by the range of a number on a path decides what fails, and a range that is wrong by one
// shows. The two inputs have 256 values each. Run natively (-DNATIVE) it goes through all of them and prints the lines that fail for some. Deciding all properties must find
// the same lines. A failure or a false assumption ends a run.
func Corners(seed int64) string {
	g := &cornerGen{chooser: choices(seed)}
	table := make([]string, 8)
	step := g.r.Intn(41) - 20
	for i := range table {
		table[i] = fmt.Sprint(i*step + g.r.Intn(2)*g.r.Intn(3))
	}
	body := g.statements(10 + g.r.Intn(12))
	return strings.NewReplacer("$TABLE", strings.Join(table, ", "), "$BODY", body, "$LAST", "ASSERT("+g.condition(2)+");").Replace(cornerProgram)
}

const cornerProgram = `#include <limits.h>
#include <stdint.h>
#ifdef NATIVE
#include <setjmp.h>
#include <stdio.h>
static jmp_buf end;
#define ASSERT(x) do { if (!(x)) longjmp(end, 1 + __LINE__); } while (0)
#define ASSUME(x) do { if (!(x)) longjmp(end, 1); } while (0)
#define CHECKED(T, name, x, y) ({ T r_; if (__builtin_##name##_overflow((T)(x), (T)(y), &r_)) longjmp(end, 1 + __LINE__); r_; })
#define ADD(x, y) CHECKED(int, add, x, y)
#define SUB(x, y) CHECKED(int, sub, x, y)
#define MUL(x, y) CHECKED(int, mul, x, y)
#define ADDL(x, y) CHECKED(int64_t, add, x, y)
#define SUBL(x, y) CHECKED(int64_t, sub, x, y)
#define MULL(x, y) CHECKED(int64_t, mul, x, y)
#define DIVIDED(T, least, x, y, op) ({ T x_ = (x), y_ = (y); if (y_ == 0 || x_ == (least) && y_ == -1) longjmp(end, 1 + __LINE__); x_ op y_; })
#define DIV(x, y) DIVIDED(int, INT_MIN, x, y, /)
#define REM(x, y) DIVIDED(int, INT_MIN, x, y, %)
#define DIVL(x, y) DIVIDED(int64_t, INT64_MIN, x, y, /)
#define REML(x, y) DIVIDED(int64_t, INT64_MIN, x, y, %)
#define UDIV(x, y) ({ unsigned x_ = (x), y_ = (y); if (y_ == 0) longjmp(end, 1 + __LINE__); x_ / y_; })
#define UREM(x, y) ({ unsigned x_ = (x), y_ = (y); if (y_ == 0) longjmp(end, 1 + __LINE__); x_ % y_; })
#define SHL(x, y) ({ unsigned x_ = (x); int y_ = (y); if (y_ < 0 || y_ > 31) longjmp(end, 1 + __LINE__); x_ << y_; })
#define SHR(x, y) ({ int x_ = (x), y_ = (y); if (y_ < 0 || y_ > 31) longjmp(end, 1 + __LINE__); x_ >> y_; })
#define AT(i) ({ int i_ = (i); if (i_ < 0 || i_ > 7) longjmp(end, 1 + __LINE__); T[i_]; })
#else
#include <assert.h>
extern unsigned char nondet_uchar(void);
extern void __VERIFIER_assume(int);
#define ASSERT(x) assert(x)
#define ASSUME(x) __VERIFIER_assume(x)
#define ADD(x, y) ((int)(x) + (int)(y))
#define SUB(x, y) ((int)(x) - (int)(y))
#define MUL(x, y) ((int)(x) * (int)(y))
#define ADDL(x, y) ((int64_t)(x) + (int64_t)(y))
#define SUBL(x, y) ((int64_t)(x) - (int64_t)(y))
#define MULL(x, y) ((int64_t)(x) * (int64_t)(y))
#define DIV(x, y) ((int)(x) / (int)(y))
#define REM(x, y) ((int)(x) % (int)(y))
#define DIVL(x, y) ((int64_t)(x) / (int64_t)(y))
#define REML(x, y) ((int64_t)(x) % (int64_t)(y))
#define UDIV(x, y) ((unsigned)(x) / (unsigned)(y))
#define UREM(x, y) ((unsigned)(x) % (unsigned)(y))
#define SHL(x, y) ((unsigned)(x) << (int)(y))
#define SHR(x, y) ((int)(x) >> (int)(y))
#define AT(i) (T[(int)(i)])
#endif
static const short T[8] = {$TABLE};
static unsigned char in0, in1;
static void run(void) {
int8_t a = in0; uint8_t b = in1; int16_t c = in0; uint16_t d = in1; int e = in0, n = 0; unsigned f = in1; int64_t g = (int8_t)in0; uint64_t h = in1; _Bool p = in0, q = 0;
struct { int x : 3; unsigned y : 1; unsigned z : 5; int64_t w : 33; } s = {0};
$BODY
$LAST
}
int main(void) {
#ifdef NATIVE
static char failed[2000];
for (unsigned i = 0; i < 65536; i++) {
in0 = i; in1 = i >> 8;
int line = setjmp(end);
if (line == 0) run(); else if (line > 1) failed[line - 1] = 1;
}
for (int i = 0; i < 2000; i++) if (failed[i]) printf("%d ", i);
printf("\n");
#else
in0 = nondet_uchar(); in1 = nondet_uchar(); run();
#endif
return 0;
}
`

// cornerGen makes the statements. Each begins on a line of its own, so that lines tell what fails apart.
type cornerGen struct {
	chooser
	nesting
}

func (g *cornerGen) variable() string {
	return g.pick("a", "b", "c", "d", "e", "f", "g", "h", "a", "e", "p", "s.x", "s.y", "s.z", "s.w")
}

// number is at an end of a type, or next to it.
func (g *cornerGen) number() string {
	if g.r.Intn(3) == 0 {
		return fmt.Sprint(g.r.Intn(20) - 10)
	}
	end := g.pick("0", "127", "-128", "255", "256", "32767", "-32768", "65535", "INT_MAX", "INT_MIN", "(int64_t)UINT_MAX", "(INT64_MAX - 1)", "(INT64_MIN + 1)", "-4", "3", "31", "32")
	return "(" + end + g.pick("", "", " + 1ll", " - 1ll") + ")"
}

// small is a number that is seldom too large for what is computed with it.
func (g *cornerGen) small() string {
	return g.pick("a", "b", "(int8_t)in0", "in1", "s.x", "s.z", "p", "(e & 15)", fmt.Sprint(g.r.Intn(9)-4), "AT("+g.pick("in0 & 7", "s.z", "b", "e")+")")
}

func (g *cornerGen) value(depth int) string {
	if depth <= 0 {
		return g.pick(g.variable(), g.variable(), g.number(), g.small())
	}
	x, y := g.value(depth-1), g.value(depth-1)
	switch r := g.r.Float64(); {
	case r < 0.2:
		return g.variable()
	case r < 0.4:
		return g.pick("ADD", "SUB", "MUL") + g.pick("", "", "L") + "(" + g.pick(x, g.small()) + ", " + g.pick(y, g.small()) + ")"
	case r < 0.5:
		return g.pick("DIV", "REM", "DIVL", "REML", "UDIV", "UREM") + "(" + x + ", " + g.pick(g.small(), y, fmt.Sprint(1+g.r.Intn(7)), "-1") + ")"
	case r < 0.58:
		return g.pick("SHL", "SHR") + "(" + x + ", " + g.pick(g.small(), "(b & 31)", fmt.Sprint(g.r.Intn(32))) + ")"
	case r < 0.68:
		return fmt.Sprintf("((%s)%s %s (%s)%s)", "uint64_t", x, g.pick("+", "-", "*", "&", "|", "^"), "uint64_t", y)
	case r < 0.76:
		return fmt.Sprintf("(%s %s %s)", x, g.pick("&", "|", "^"), y)
	case r < 0.9:
		return fmt.Sprintf("(%s)%s", g.pick("int8_t", "uint8_t", "int16_t", "uint16_t", "int", "unsigned", "int64_t", "_Bool"), x)
	case r < 0.96:
		return fmt.Sprintf("(%s ? %s : %s)", g.condition(depth-1), x, y)
	}
	return "~" + x
}

// condition is mostly a bound.
func (g *cornerGen) condition(depth int) string {
	op := g.pick("<", "<=", ">", ">=", "<", "<=", "==", "!=")
	switch r := g.r.Float64(); {
	case depth <= 0 || r < 0.35:
		return fmt.Sprintf("(%s %s %s)", g.variable(), op, g.pick(g.number(), g.number(), g.variable(), g.small()))
	case r < 0.55:
		return fmt.Sprintf("(%s %s %s)", g.value(1), op, g.pick(g.number(), g.value(1)))
	case r < 0.6:
		return fmt.Sprintf("(%s %s %s)", g.value(2), op, g.value(1))
	case r < 0.7:
		return g.pick("p", "q")
	case r < 0.75:
		return "!" + g.condition(depth-1)
	}
	return fmt.Sprintf("(%s %s %s)", g.condition(depth-1), g.pick("&&", "||"), g.condition(depth-1))
}

func (g *cornerGen) statements(n int) string { return g.nesting.statements(n, g.statement) }

func (g *cornerGen) block(n int) string { return g.nesting.block(n, g.statement) }

func (g *cornerGen) statement() string {
	g.made++
	r := g.r.Float64()
	if g.made > 40 || g.depth > 3 {
		r *= 0.68
	}
	switch {
	case r < 0.25:
		return g.variable() + " = " + g.value(2) + ";\n"
	case r < 0.3:
		return g.pick("p", "q") + " = " + g.condition(1) + ";\n"
	case r < 0.36:
		return fmt.Sprintf("%s %s %s;\n", g.pick("a", "b", "c", "d", "f", "h"), g.pick("&=", "|=", "^=", "=", "= -", "= ~"), g.pick("(int16_t)"+g.value(1), "in0", "(uint8_t)"+g.value(1)))
	case r < 0.5:
		return "ASSERT(" + g.condition(2) + ");\n"
	case r < 0.56:
		return "ASSUME(" + g.condition(2) + ");\n"
	case r < 0.64:
		return fmt.Sprintf("if (%s) %s\n", g.condition(1), g.pick("ASSERT", "ASSUME")+"("+g.condition(1)+");")
	case r < 0.68:
		return g.pick("a", "b", "c", "d", "h") + g.pick("++", "--") + ";\n"
	case r < 0.9:
		s := fmt.Sprintf("if (%s) %s", g.condition(1), g.block(1+g.r.Intn(4)))
		if g.r.Float64() < 0.6 {
			s += "else " + g.block(1+g.r.Intn(3))
		}
		return s
	case r < 0.95:
		return g.choice()
	}
	return fmt.Sprintf("for (n = 0; n < %d && %s; n++) %s", 1+g.r.Intn(3), g.condition(0), g.block(1+g.r.Intn(3)))
}

// choice has cases that are intervals next to each other.
func (g *cornerGen) choice() string {
	s := "switch (" + g.pick("a", "b", "e", "(int8_t)in1", "s.x", "(int)g") + ") {\n"
	low := g.r.Intn(260) - 130
	for range 1 + g.r.Intn(3) {
		high := low + g.r.Intn(1+g.r.Intn(100))
		s += fmt.Sprintf("case %d ... %d: %s%s", low, high, g.block(1+g.r.Intn(2)), g.pick("break;\n", ""))
		low = high + 1 + g.r.Intn(2)
	}
	return s + "default: " + g.block(1) + "}\n"
}
