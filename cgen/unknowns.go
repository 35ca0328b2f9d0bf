package cgen

import (
	"fmt"
	"strings"
)

// UnknownBits is how many bits a program of Unknowns reads at most.
const UnknownBits = 16

// Unknowns returns another kind of program: it reads what is unknown where its paths need it, in several ways, and assumptions on a path compare it with other unknowns.
// So an assumption that is made use of beside its path leaves out executions there, and shows. Run natively (-DNATIVE) it goes through all values of what it reads and prints
// the lines of the assertions that fail for some. Deciding all properties must find the same lines. A failed assertion or assumption ends a run.
func Unknowns(seed int64) string {
	g := &unknownGen{chooser: choices(seed), left: UnknownBits, rounds: 1}
	body := g.statements(12 + g.r.Intn(10))
	return strings.NewReplacer("$TAPES", fmt.Sprint(1<<UnknownBits), "$BODY", body, "$LAST", "ASSERT("+g.condition(2)+");").Replace(unknownProgram)
}

const unknownProgram = `#ifdef NATIVE
#include <setjmp.h>
#include <stdio.h>
static jmp_buf end;
static unsigned tape;
static unsigned take(int bits) { unsigned x = tape & ((1u << bits) - 1); tape >>= bits; return x; }
#define ASSERT(x) do { if (!(x)) longjmp(end, 1 + __LINE__); } while (0)
#define ASSUME(x) do { if (!(x)) longjmp(end, 1); } while (0)
#define BOOL() ((_Bool)take(1))
#define LOW(n) take(n)
#define HIGH(n) take(n)
#define REST(n) take(n)
#define BELOW(x, n) (x) = take(n)
#define BYTE() ((unsigned char)take(8))
#define SIGNED() ((signed char)take(8))
#define UNSET(x, n) unsigned char x = take(n)
#else
#include <assert.h>
extern _Bool nondet_bool(void);
extern unsigned nondet_uint(void);
extern unsigned char nondet_uchar(void);
extern signed char nondet_schar(void);
extern void __VERIFIER_assume(int);
#define ASSERT(x) assert(x)
#define ASSUME(x) __VERIFIER_assume(x)
#define BOOL() nondet_bool()
#define LOW(n) (nondet_uint() & ((1u << (n)) - 1))
#define HIGH(n) (nondet_uint() >> (32 - (n)))
#define REST(n) (nondet_uint() % (1u << (n)))
#define BELOW(x, n) do { unsigned x_ = nondet_uint(); ASSUME(x_ < 1u << (n)); (x) = x_; } while (0)
#define BYTE() nondet_uchar()
#define SIGNED() nondet_schar()
#define UNSET(x, n) unsigned char x; ASSUME(x < 1 << (n))
#endif
static unsigned A[4], k;
static _Bool q;
static unsigned next(unsigned x, unsigned y) { k = x; if (x < y) return y - x; return x; }
static void run(void) {
unsigned a = 0, b = 0, c = 1, d = 2, *r = A; int e = 0, f = -1; signed char g = 0; unsigned char h = 0; _Bool p = 0;
q = 0; k = 3; for (int i = 0; i < 4; i++) A[i] = i;
$BODY
$LAST
}
int main(void) {
#ifdef NATIVE
static char failed[2000];
for (unsigned i = 0; i < $TAPES; i++) {
tape = i;
int line = setjmp(end);
if (line == 0) run(); else if (line > 1) failed[line - 1] = 1;
}
for (int i = 0; i < 2000; i++) if (failed[i]) printf("%d ", i);
printf("\n");
#else
run();
#endif
return 0;
}
`

// unknownGen makes the statements. Each begins on a line of its own, so that lines tell assertions apart.
type unknownGen struct {
	chooser
	nesting
	left   int // bits that may still be read
	rounds int // how often the statement that is made runs at most
}

func (g *unknownGen) variable() string { return g.pick("a", "b", "c", "d", "e", "f", "g", "h", "k") }

func (g *unknownGen) place() string {
	if g.r.Intn(4) == 0 {
		return g.pick("A["+g.variable()+" & 3]", "*r", "A[1]")
	}
	return g.variable()
}

func (g *unknownGen) number() string {
	return g.pick("(-2)", "(-1)", "0", "1", "2", "3", "4", "0", "1", "2")
}

// take returns n, or a smaller number where fewer bits are left, and takes as many bits. It is 0 if none are left.
func (g *unknownGen) take(n int) int {
	n = min(n, g.left/g.rounds)
	g.left -= n * g.rounds
	return n
}

// unknown is an expression that reads something.
func (g *unknownGen) unknown() string {
	switch g.r.Intn(9) {
	case 0:
		if g.left >= 8*g.rounds {
			g.take(8)
			return g.pick("BYTE()", "SIGNED()")
		}
	case 1, 2:
		if g.take(1) == 1 {
			return "BOOL()"
		}
	default:
		if n := g.take(2 + g.r.Intn(2)); n > 0 {
			return fmt.Sprintf("%s(%d)", g.pick("LOW", "HIGH", "REST"), n)
		}
	}
	return g.variable()
}

func (g *unknownGen) value(depth int) string {
	if depth <= 0 {
		return g.pick(g.variable(), g.variable(), g.place(), g.number())
	}
	x, y := g.value(depth-1), g.value(depth-1)
	switch r := g.r.Float64(); {
	case r < 0.3:
		return g.place()
	case r < 0.75:
		return fmt.Sprintf("((unsigned)%s %s (unsigned)%s)", x, g.pick("+", "-", "+", "*", "&", "|", "^"), y)
	case r < 0.85:
		return fmt.Sprintf("(%s ? %s : %s)", g.condition(depth-1), x, y)
	}
	return g.pick("(signed char)", "(unsigned char)", "- ", "~") + x
}

// condition is mostly a comparison of two variables.
func (g *unknownGen) condition(depth int) string {
	op := g.pick("<", "<=", ">", ">=", "==", "!=", "<", "==")
	switch r := g.r.Float64(); {
	case depth <= 0 || r < 0.4:
		return fmt.Sprintf("(%s %s %s)", g.variable(), op, g.pick(g.variable(), g.variable(), g.place(), g.number()))
	case r < 0.6:
		return fmt.Sprintf("(%s %s %s)", g.place(), op, g.value(1))
	case r < 0.7:
		return g.pick("p", "q", "!p", "!q", "r == &A["+g.variable()+" & 3]")
	}
	return fmt.Sprintf("(%s %s %s)", g.condition(depth-1), g.pick("&&", "||"), g.condition(depth-1))
}

func (g *unknownGen) statements(n int) string { return g.nesting.statements(n, g.statement) }

func (g *unknownGen) block(n int) string { return g.nesting.block(n, g.statement) }

func (g *unknownGen) statement() string {
	g.made++
	r := g.r.Float64()
	if g.made > 45 || g.depth > 3 {
		r *= 0.68
	}
	switch {
	case r < 0.2:
		return g.read()
	case r < 0.28:
		return g.place() + " = " + g.value(2) + ";\n"
	case r < 0.31:
		return g.pick("r = &A["+g.variable()+" & 3];\n", "q = "+g.condition(1)+";\n", "p = "+g.condition(1)+";\n")
	case r < 0.34:
		return fmt.Sprintf("%s = next(%s, %s);\n", g.place(), g.value(1), g.value(1))
	case r < 0.5:
		return g.pick("ASSERT("+g.condition(2)+");\n", fmt.Sprintf("if (%s) ASSERT(%s);\n", g.condition(1), g.condition(1)))
	case r < 0.66:
		return g.assume()
	case r < 0.68:
		return fmt.Sprintf("if (%s) return;\n", g.condition(1))
	case r < 0.9:
		s := fmt.Sprintf("if (%s) %s", g.condition(1), g.block(1+g.r.Intn(5)))
		if g.r.Float64() < 0.6 {
			s += "else " + g.block(1+g.r.Intn(4))
		}
		return s
	case r < 0.95:
		return g.loop()
	}
	return fmt.Sprintf("switch (%s) {\ncase 0: %sbreak;\ncase 1: %sdefault: %s}\n", g.variable(), g.block(1+g.r.Intn(2)), g.block(1+g.r.Intn(2)), g.block(1))
}

// read gives a variable an unknown value.
func (g *unknownGen) read() string {
	if r := g.r.Intn(6); r < 2 && g.left >= 2*g.rounds {
		n := g.take(2 + g.r.Intn(2))
		if r == 0 {
			return fmt.Sprintf("BELOW(%s, %d);\n", g.place(), n)
		}
		u := fmt.Sprintf("u%d", g.made)
		return fmt.Sprintf("{ UNSET(%s, %d); %s = %s; }\n", u, n, g.place(), u)
	}
	return g.pick(g.place()+" = ", g.variable()+" = ", g.pick("p", "q")+" = ", "A["+g.variable()+" & 3] = ") + g.unknown() + ";\n"
}

// assume restricts what was read, on this path.
func (g *unknownGen) assume() string {
	x, y, z := g.variable(), g.variable(), g.variable()
	return g.pick(
		fmt.Sprintf("ASSUME(%s %s %s);\n", x, g.pick("<", "<=", "==", "!=", ">"), y),
		fmt.Sprintf("ASSUME(%s);\n", g.condition(1)),
		fmt.Sprintf("ASSUME(%s < %s); ASSUME(%s <= %s);\n", x, y, y, z),
		fmt.Sprintf("ASSUME(%s != %s); ASSUME(%s != %s);\n", x, y, x, z),
		fmt.Sprintf("ASSUME(%s <= %s); ASSUME(%s >= %s);\n", x, g.number(), x, g.number()),
		fmt.Sprintf("if (%s) ASSUME(%s);\n", g.condition(1), g.condition(0)),
		fmt.Sprintf("if (%s) { %s = %s; ASSUME(%s %s %s); }\n", g.condition(1), x, g.unknown(), x, g.pick("<", "==", ">", "!=", "<="), y))
}

// loop makes a loop of at most two rounds. In it, what is read counts for each round.
func (g *unknownGen) loop() string {
	g.rounds *= 2
	defer func() { g.rounds /= 2 }()
	i := fmt.Sprintf("i%d", g.depth)
	return fmt.Sprintf("for (int %s = 0; %s < 2 && %s; %s++) %s", i, i, g.condition(0), i, g.block(1+g.r.Intn(4)))
}
