package cgen

import (
	"fmt"
	"strings"
)

// PathInputs is the number of values of each input of a program of Paths: 0 and up.
const PathInputs = 4

// Paths returns another kind of program: it has few inputs with few values. All its paths have assumptions and assertions, between reads and writes
// of memory through pointers that the inputs choose. Run natively (-DNATIVE) it goes through all inputs and prints the lines of the assertions that
// fail for some of them. Deciding all properties must find the same lines. A failed assertion or assumption ends a run.
func Paths(seed int64) string {
	g := &pathGen{chooser: choices(seed)}
	g.inputs = 2 + g.r.Intn(3)
	helper := strings.ReplaceAll(g.statements(2+g.r.Intn(4)), "goto out", "return")
	g.made, g.helper = 0, true
	body := g.statements(8 + g.r.Intn(9))
	last := fmt.Sprintf("out: ASSERT(!(%s) || (%s));", g.condition(1), g.condition(1))
	var names, choose, all []string
	for i := range g.inputs {
		names = append(names, fmt.Sprintf("in%d", i))
		choose = append(choose, fmt.Sprintf("in%d = nondet_uint(); __VERIFIER_assume(in%d < %d);", i, i, PathInputs))
		all = append(all, fmt.Sprintf("in%d = k %% %d; k /= %d;", i, PathInputs, PathInputs))
	}
	total := 1
	for range g.inputs {
		total *= PathInputs
	}
	return strings.NewReplacer("$INPUTS", strings.Join(names, ", "), "$CHOOSE", strings.Join(choose, " "), "$ALL", strings.Join(all, " "),
		"$TOTAL", fmt.Sprint(total), "$HELPER", helper, "$BODY", body, "$LAST", last).Replace(pathProgram)
}

const pathProgram = `#include <string.h>
#ifdef NATIVE
#include <setjmp.h>
#include <stdio.h>
static jmp_buf end;
#define ASSERT(x) do { if (!(x)) longjmp(end, 1 + __LINE__); } while (0)
#define ASSUME(x) do { if (!(x)) longjmp(end, 1); } while (0)
#else
#include <assert.h>
extern unsigned nondet_uint(void);
extern void __VERIFIER_assume(int);
#define ASSERT(x) assert(x)
#define ASSUME(x) __VERIFIER_assume(x)
#endif
struct node { unsigned x; struct node *next; unsigned char k[4]; };
static unsigned g0, g1, A[8], T[8], *P[4], *p;
static _Bool B[2];
static struct node N[4], *q;
static union { unsigned w; unsigned short s[2]; unsigned char c[4]; } U;
static unsigned $INPUTS;
static void h(unsigned a, _Bool f0) {
unsigned b = 1, c = 2, d = 3; _Bool f1 = 0;
$HELPER}
static void run(void) {
unsigned a = 0, b = 0, c = 0, d = 0; _Bool f0 = 0, f1 = 0;
g0 = g1 = 0; memset(A, 0, sizeof A); memset(T, 0, sizeof T); memset(B, 0, sizeof B); memset(N, 0, sizeof N); U.w = 0; p = A; q = N;
for (int i = 0; i < 4; i++) { P[i] = T + i; N[i].next = &N[(i + 1) % 4]; }
$BODY
ASSERT(1);
$LAST
}
int main(void) {
#ifdef NATIVE
static char failed[2000];
for (unsigned i = 0; i < $TOTAL; i++) {
unsigned k = i; $ALL
int line = setjmp(end);
if (line == 0) run(); else if (line > 1) failed[line - 1] = 1;
}
for (int i = 0; i < 2000; i++) if (failed[i]) printf("%d ", i);
printf("\n");
#else
$CHOOSE run();
#endif
return 0;
}
`

// pathGen makes the statements. Each begins on a line of its own, so that lines tell assertions apart.
type pathGen struct {
	chooser
	nesting
	inputs int
	loops  int
	helper bool // h can be called
}

func (g *pathGen) number(low, high int) string {
	return fmt.Sprint(low + g.r.Intn(high-low+1))
}
func (g *pathGen) input() string    { return fmt.Sprintf("in%d", g.r.Intn(g.inputs)) }
func (g *pathGen) variable() string { return g.pick("a", "b", "c", "d", "g0", "g1") }

func (g *pathGen) index() string {
	return g.pick(g.number(0, 7), "("+g.value(1)+") & 7", g.variable()+" & 7")
}

// place returns something that holds a number.
func (g *pathGen) place() string {
	switch r := g.r.Float64(); {
	case r < 0.5:
		return g.variable()
	case r < 0.62:
		return "A[" + g.index() + "]"
	case r < 0.7:
		return "p[" + g.pick("0", "0", "("+g.value(1)+") & 1") + "]"
	case r < 0.78:
		return "q->x"
	case r < 0.84:
		return "q->k[(" + g.value(1) + ") & 3]"
	case r < 0.9:
		return "U.s[(" + g.value(0) + ") & 1]"
	case r < 0.95:
		return "U.c[(" + g.value(0) + ") & 3]"
	}
	return "U.w"
}

func (g *pathGen) value(depth int) string {
	r := g.r.Float64()
	switch {
	case depth <= 0:
		return g.pick(g.variable(), g.variable(), g.variable(), g.input(), g.input(), g.number(0, 5))
	case r < 0.35:
		return g.pick(g.variable(), g.variable(), g.place(), g.input(), g.input(), g.number(0, 5))
	case r < 0.75:
		return fmt.Sprintf("(%s %s %s)", g.value(depth-1), g.pick("+", "-", "*", "&", "|", "^"), g.value(depth-1))
	case r < 0.85:
		return fmt.Sprintf("(%s ? %s : %s)", g.condition(depth-1), g.value(depth-1), g.value(depth-1))
	case r < 0.9:
		return "(unsigned char)" + g.value(depth-1)
	}
	return fmt.Sprintf("(%s %s %s)", g.value(depth-1), g.pick("<<", ">>"), g.number(1, 9))
}

func (g *pathGen) condition(depth int) string {
	r := g.r.Float64()
	switch {
	case depth <= 0 || r < 0.5:
		x, y := g.pick(g.input(), g.variable(), g.variable(), g.value(1)), g.pick(g.number(0, 4), g.number(0, 4), g.input(), g.value(1))
		op := g.pick("==", "!=", "<", "<=", ">", ">=")
		if g.r.Intn(10) == 0 {
			return fmt.Sprintf("(int)(%s) %s (int)(%s)", x, op, y)
		}
		return fmt.Sprintf("(%s) %s (%s)", x, op, y)
	case r < 0.7:
		return fmt.Sprintf("(%s %s %s)", g.condition(depth-1), g.pick("&&", "||"), g.condition(depth-1))
	case r < 0.77:
		return "!(" + g.condition(depth-1) + ")"
	case r < 0.92:
		return g.pick("f0", "f1", "B["+g.variable()+" & 1]")
	}
	return "p == &A[" + g.index() + "]"
}

func (g *pathGen) statements(n int) string { return g.nesting.statements(n, g.statement) }

func (g *pathGen) block(n int) string { return g.nesting.block(n, g.statement) }

func (g *pathGen) statement() string {
	g.made++
	r := g.r.Float64()
	if g.made > 45 || g.depth > 3 {
		r *= 0.62
	}
	switch {
	case r < 0.2:
		return g.place() + " = " + g.value(2) + ";\n"
	case r < 0.25:
		return g.pick("f0", "f1", "B["+g.variable()+" & 1]") + " = " + g.condition(1) + ";\n"
	case r < 0.32:
		return g.movePointer()
	case r < 0.35:
		return g.walk()
	case r < 0.39:
		return g.bytes()
	case r < 0.6:
		return g.claim()
	case r < 0.62:
		ends := []string{"return", "goto out"}
		if g.loops > 0 {
			ends = append(ends, "break", "continue", "break", "continue")
		}
		return fmt.Sprintf("if (%s) %s;\n", g.condition(1), g.pick(ends...))
	case r < 0.82:
		s := fmt.Sprintf("if (%s) %s", g.condition(1), g.block(1+g.r.Intn(4)))
		if g.r.Float64() < 0.6 {
			s += "else " + g.block(1+g.r.Intn(3))
		}
		return s
	case r < 0.9:
		return g.loop()
	case r < 0.96:
		return g.choice()
	case g.helper:
		return fmt.Sprintf("h(%s, %s);\n", g.value(1), g.condition(1))
	}
	return "g0 += 1;\n"
}

// movePointer moves pointers to numbers.
func (g *pathGen) movePointer() string {
	if g.r.Intn(3) == 0 {
		return "P[(" + g.value(1) + ") & 3] = p;\n"
	}
	return "p = " + g.pick("&A[("+g.value(1)+") & 3]", fmt.Sprintf("%s ? &A[%s] : &T[%s]", g.condition(0), g.number(0, 6), g.number(0, 6)),
		"P["+g.variable()+" & 3]", "&A[2]", "T") + ";\n"
}

// walk moves along the ring of nodes and changes it.
func (g *pathGen) walk() string {
	i := g.number(0, 3)
	return g.pick("q = q->next;\n", "q = &N[("+g.value(1)+") & 3];\n", "q->next = &N["+g.variable()+" & 3];\n", "N["+i+"] = *q;\n",
		"{ struct node t = N["+i+"]; N["+g.variable()+" & 3] = *q; *q = t; }\n")
}

// bytes writes memory byte by byte.
func (g *pathGen) bytes() string {
	return g.pick(
		"memcpy(T, A, 4 * (("+g.value(1)+") & 7));\n",
		fmt.Sprintf("memset((char *)A + ((%s) & 15), %s, (%s) & 7);\n", g.value(0), g.value(0), g.value(0)),
		fmt.Sprintf("memmove((char *)A + %s, (char *)A + %s, %s);\n", g.number(0, 12), g.number(0, 12), g.number(1, 16)),
		"memcpy(A, T, sizeof A);\n",
		fmt.Sprintf("memmove((char *)A + ((%s) & 7), (char *)A + ((%s) & 3), (%s) & 15);\n", g.value(0), g.value(0), g.value(0)),
		fmt.Sprintf("{ unsigned short half = %s; memcpy((char *)A + %s, &half, 2); }\n", g.value(1), g.number(0, 20)),
		fmt.Sprintf("((unsigned char *)A)[(%s) & 15] = %s;\n", g.value(1), g.value(1)),
		fmt.Sprintf("((unsigned char *)A)[%s] = %s;\n", g.number(0, 15), g.value(1)))
}

// claim assumes or asserts something, on this path or on a part of it.
func (g *pathGen) claim() string {
	return g.pick(
		"ASSERT("+g.condition(2)+");\n",
		fmt.Sprintf("ASSERT(!(%s) || (%s));\n", g.condition(1), g.condition(1)),
		"ASSUME("+g.condition(1)+");\n",
		fmt.Sprintf("ASSUME(%s || %s);\n", g.condition(1), g.condition(0)),
		fmt.Sprintf("if (%s) ASSUME(%s);\n", g.condition(1), g.condition(0)),
		fmt.Sprintf("if (%s) ASSERT(%s);\n", g.condition(1), g.condition(1)))
}

func (g *pathGen) loop() string {
	i := fmt.Sprintf("i%d", g.depth)
	head := fmt.Sprintf("for (unsigned %s = 0; %s < %s; %s++) {\na += %s;\n", i, i, g.pick(g.number(1, 4), g.input()), i, i)
	g.loops++
	body := g.block(1 + g.r.Intn(4))
	g.loops--
	return head + body + "}\n"
}

func (g *pathGen) choice() string {
	s := "switch (" + g.pick(g.input(), "("+g.value(1)+") & 3") + ") {\n"
	loops := g.loops
	g.loops = 0 // break would end the switch
	for _, k := range g.r.Perm(4)[:1+g.r.Intn(3)] {
		s += fmt.Sprintf("case %d: %s%s", k, g.block(1+g.r.Intn(2)), g.pick("break;\n", ""))
	}
	s += "default: " + g.block(1) + "}\n"
	g.loops = loops
	return s
}
