package cgen

import (
	"fmt"
	"strings"
)

// Machine returns a program that may run for ever. It has loops in loops, and jumps, also into loops, over a few small variables, with new inputs in
// each round. Natively (-DNATIVE) it goes through all reachable states, cut at the heads of its loops. It prints the lines of the assertions that
// fail in some execution, however long.
func Machine(seed int64) string {
	g := &machine{chooser: choices(seed)}
	g.inMemory = g.r.Intn(3) == 0
	body := g.block(3+g.r.Intn(4), 3)
	for len(g.open) > 0 { // labels that were promised
		body += g.label(g.open[0])
		body += g.statement(1)
	}
	home := "unsigned char a = 0, b = 0, c = 0, d = 0, A[4] = {0}, *p = A, *q = A + 1;"
	if g.inMemory {
		home = "static unsigned char a, b, c, d, A[4], *p, *q; p = A; q = A + 1;"
	}
	return strings.NewReplacer("$HOME", home, "$BODY", body).Replace(machineProgram)
}

const machineProgram = `#ifdef NATIVE
#include <setjmp.h>
#include <stdio.h>
#include <string.h>
#include <stdlib.h>
static struct state { unsigned char a_, b_, c_, d_, A_[4], *p_, *q_; int pc; } S;
static jmp_buf end;
static int choices[64], used, made;
static unsigned nondet_uint(void) {
	if (used == 64) { printf("too many choices\n"); exit(3); }
	if (used == made) choices[made++] = 0;
	return choices[used++];
}
#define a S.a_
#define b S.b_
#define c S.c_
#define d S.d_
#define A S.A_
#define p S.p_
#define q S.q_
#define HOME
#define START switch (S.pc) { case 0:
#define FINISH }
#define CUT(n) if (1) { S.pc = n; longjmp(end, 1); } case n: ;
#define ASSERT(x) do { if (!(x)) longjmp(end, 2 + __LINE__); } while (0)
#define ASSUME(x) do { if (!(x)) longjmp(end, 2); } while (0)
#define INPUTS 4
#else
#include <assert.h>
extern unsigned nondet_uint(void);
extern void __VERIFIER_assume(int);
#define START
#define FINISH
#define CUT(n)
#define HOME $HOME
#define ASSERT(x) assert(x)
#define ASSUME(x) __VERIFIER_assume(x)
#endif
static void run(void) {
HOME
START
$BODY
FINISH
return;
}
#ifdef NATIVE
static struct state seen[20000];
int main(void) {
	static char failed[2000];
	int n = 1;
	p = A; q = A + 1; seen[0] = S;
	for (int i = 0; i < n; i++) {
		made = 0;
		do {
			used = 0; S = seen[i];
			volatile int line = setjmp(end);
			if (line == 0) run();
			else if (line > 2) failed[line - 2] = 1;
			else if (line == 1) {
				int k = 0;
				while (k < n && memcmp(&seen[k], &S, sizeof S)) k++;
				if (k == n) { if (n == 20000) { printf("too many states\n"); return 3; } seen[n++] = S; }
			}
			made = used;
			while (made > 0 && ++choices[made - 1] == INPUTS) made--;
		} while (made > 0);
	}
	for (int i = 0; i < 2000; i++) if (failed[i]) printf("%d ", i);
	printf("\n");
	return 0;
}
#else
int main(void) { run(); return 0; }
#endif
`

// machine makes the statements, each on a line of its own.
type machine struct {
	chooser
	cuts     int
	made     int
	loops    int
	labels   int
	open     []int // labels that something jumps to, not set yet
	set      []int // labels after this place
	inMemory bool
}

func (g *machine) variable() string { return g.pick("a", "b", "c", "d") }

func (g *machine) place() string {
	return g.pick("a", "b", "c", "d", "a", "b", "c", "d", "A["+g.variable()+" & 3]", "*p", "*q", "A[2]", "A[0]")
}

func (g *machine) value() string {
	k := fmt.Sprint(g.r.Intn(4))
	switch g.r.Intn(8) {
	case 0:
		return k
	case 1, 2:
		return g.place()
	case 3:
		return fmt.Sprintf("((%s + %s) & 3)", g.place(), g.pick("1", "1", "2", "3", g.place()))
	case 4:
		return fmt.Sprintf("(%s ^ %s)", g.place(), g.pick("1", "2", "3", g.place()))
	case 5:
		return fmt.Sprintf("(%s ? %s : %s)", g.condition(), g.place(), g.pick(k, g.place()))
	case 6:
		return fmt.Sprintf("((%s * %s) & 3)", g.place(), g.pick("2", "3", g.place()))
	}
	return "(nondet_uint() & " + g.pick("1", "3") + ")"
}

func (g *machine) condition() string {
	k := fmt.Sprint(g.r.Intn(4))
	switch g.r.Intn(7) {
	case 0:
		return "nondet_uint() & 1"
	case 1:
		return "(nondet_uint() & 3) == " + k
	case 2:
		return fmt.Sprintf("%s < %s", g.place(), g.pick(k, g.place()))
	case 3:
		return fmt.Sprintf("(%s == %s %s %s != %s)", g.place(), k, g.pick("&&", "||"), g.place(), g.place())
	case 4:
		return g.pick("p == q", "p != q", "p == A", "q < p")
	}
	return fmt.Sprintf("%s %s %s", g.place(), g.pick("==", "!="), g.pick(k, k, g.place()))
}

func (g *machine) block(n, depth int) string {
	var b strings.Builder
	for range n {
		b.WriteString(g.statement(depth))
	}
	return b.String()
}

func (g *machine) cut() string {
	g.cuts++
	return fmt.Sprintf("CUT(%d)\n", g.cuts)
}

// label sets a label. A jump back to it reaches a cut.
func (g *machine) label(n int) string {
	for i, x := range g.open {
		if x == n {
			g.open = append(g.open[:i:i], g.open[i+1:]...)
			break
		}
	}
	g.set = append(g.set, n)
	return fmt.Sprintf("L%d: ;\n", n) + g.cut()
}

func (g *machine) jump() string {
	if len(g.set) > 0 && g.r.Intn(2) == 0 {
		return fmt.Sprintf("if (%s) goto L%d;\n", g.condition(), g.set[g.r.Intn(len(g.set))])
	}
	if len(g.open) == 0 || g.r.Intn(2) == 0 {
		g.labels++
		g.open = append(g.open, g.labels)
	}
	return fmt.Sprintf("if (%s) goto L%d;\n", g.condition(), g.open[g.r.Intn(len(g.open))])
}

func (g *machine) statement(depth int) string {
	g.made++
	r := g.r.Intn(100)
	if g.made > 40 || depth <= 0 {
		r = r * 60 / 100
	}
	switch {
	case r < 28:
		return fmt.Sprintf("%s = %s;\n", g.place(), g.value())
	case r < 34:
		return g.pick("p = q;\n", "q = p;\n", "p = &A["+g.variable()+" & 3];\n", "q = &A["+g.variable()+" & 1];\n", "p = "+g.condition()+" ? A : A + 3;\n", "q = A;\n")
	case r < 44:
		return g.pick(fmt.Sprintf("ASSERT(!(%s) || %s);\n", g.condition(), g.condition()), fmt.Sprintf("if (%s) ASSERT(!(%s));\n", g.condition(), g.condition()),
			fmt.Sprintf("if (%s == %d && %s == %d) ASSERT(%s != %d);\n", g.place(), g.r.Intn(4), g.place(), g.r.Intn(4), g.place(), g.r.Intn(4)))
	case r < 47:
		return fmt.Sprintf("ASSUME(%s || %s);\n", g.condition(), g.condition())
	case r < 49:
		if g.loops > 0 {
			return fmt.Sprintf("if (%s) %s;\n", g.condition(), g.pick("break", "break", "continue"))
		}
		return fmt.Sprintf("if (%s && %s) return;\n", g.condition(), g.condition())
	case r < 55:
		return g.jump()
	case r < 60:
		if len(g.open) > 0 {
			return g.label(g.open[g.r.Intn(len(g.open))])
		}
		g.labels++
		return g.label(g.labels)
	case r < 76:
		s := fmt.Sprintf("if (%s) {\n%s}\n", g.condition(), g.block(1+g.r.Intn(3), depth-1))
		if g.r.Intn(2) == 0 {
			s += fmt.Sprintf("else {\n%s}\n", g.block(1+g.r.Intn(2), depth-1))
		}
		return s
	}
	g.loops++
	defer func() { g.loops-- }()
	switch g.r.Intn(4) {
	case 0:
		return "for (;;) {\n" + g.cut() + g.block(2+g.r.Intn(4), depth-1) + "}\n"
	case 1:
		return "do {\n" + g.cut() + g.block(1+g.r.Intn(4), depth-1) + "} while (" + g.condition() + ");\n"
	}
	return "while (1) {\n" + g.cut() + fmt.Sprintf("if (!(%s)) break;\n", g.condition()) + g.block(1+g.r.Intn(4), depth-1) + "}\n"
}
