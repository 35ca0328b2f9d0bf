package cgen

import (
	"fmt"
	"strings"
)

// Heap returns a kind of program that makes memory errors. It has a few lists and blocks on the heap and on the stack, reached through pointers that
// may be null or dangling. Natively (-DNATIVE) a table of objects, whose places are never used again, says which access is the first bad one of a
// run. The program tries all inputs (0 to 2) and all choices of allocations that fail (at most four). It prints the lines that fail for some of them,
// and 0 for a leak.
func Heap(seed int64) string {
	g := &heapGen{pathGen: pathGen{chooser: choices(seed)}}
	g.inputs = 2
	var helpers strings.Builder
	for i := range 3 {
		g.made, g.blocks = 30, 0
		fmt.Fprintf(&helpers, "static struct node *h%d(unsigned a, struct node *n, unsigned *w) {\n%sreturn %s;\n}\n", i, g.body(2+g.r.Intn(4)), g.node())
		g.helpers++
	}
	g.made = 0
	body := g.body(9 + g.r.Intn(9))
	return strings.NewReplacer("$HELPERS", helpers.String(), "$BODY", body).Replace(heapProgram)
}

const heapProgram = `#include <string.h>
#include <stdlib.h>
#ifdef NATIVE
#include <setjmp.h>
#include <stdio.h>
static jmp_buf end;
static struct { char *p; unsigned long n; int live, heap; } table[400];
static int objects, calls, failing;
static _Alignas(16) char arena[1 << 20];
static void bad(int line) { longjmp(end, 1 + line); }
static void *enter(unsigned long n, int heap) {
	if (objects == 400) { printf("too many objects\n"); exit(3); }
	table[objects].p = arena + 1024 + 2048 * objects; table[objects].n = n; table[objects].live = 1; table[objects].heap = heap;
	memset(table[objects].p, 0, n);
	return table[objects++].p;
}
static void gone(void **at) { char *p = *at; for (int i = 0; i < objects; i++) if (table[i].p == p) table[i].live = 0; }
static void *known(void *p, unsigned long n) { table[objects].p = p; table[objects].n = n; table[objects].live = 1; table[objects++].heap = 0; return p; }
static void *ok(const void *q, unsigned long n, int line) {
	char *p = (char *)q;
	for (int i = 0; i < objects; i++)
		if (table[i].live && p >= table[i].p && p + n <= table[i].p + table[i].n) return p;
	bad(line);
}
static void *get(unsigned long n) { if (calls == 4) { printf("too many calls\n"); exit(3); } return failing >> calls++ & 1 ? 0 : enter(n, 1); }
static void release(void *p, int line) {
	if (!p) return;
	for (int i = 0; i < objects; i++)
		if (table[i].live && table[i].heap && table[i].p == p) { table[i].live = 0; return; }
	bad(line);
}
static void *again(void *p, unsigned long n, int line) {
	if (!p) return get(n);
	for (int i = 0; i < objects; i++)
		if (table[i].live && table[i].heap && table[i].p == p) {
			char *q = get(n);
			if (q) { memcpy(q, p, n < table[i].n ? n : table[i].n); table[i].live = 0; }
			return q;
		}
	bad(line);
}
static unsigned within(unsigned i, unsigned n, int line) { if (i >= n) bad(line); return i; }
#define V(p) (*(__typeof__(p))ok(p, sizeof *(p), __LINE__))
#define SET(p, c, n) memset(ok(p, n, __LINE__), c, n)
#define COPY(d, s, n) memmove(ok(d, n, __LINE__), ok(s, n, __LINE__), n)
#define K(p, i) V(&(p)->k[within(i, 4, __LINE__)])
#define APART __attribute__((aligned(2048)))
#define MALLOC(n) get(n)
#define CALLOC(n) get(n)
#define REALLOC(p, n) again(p, n, __LINE__)
#define FREE(p) release(p, __LINE__)
#define LOCAL(type, name, n) type *const name = enter((n) * sizeof(type), 0); void *name##_ __attribute__((cleanup(gone))) = name
#define CALL(f, ...) (!f ? (bad(__LINE__), (struct node *)0) : f(__VA_ARGS__))
#define ASSERT(x) do { if (!(x)) bad(__LINE__); } while (0)
#define ASSUME(x) do { if (!(x)) longjmp(end, 1); } while (0)
#else
#include <assert.h>
extern unsigned nondet_uint(void);
extern void __VERIFIER_assume(int);
#define V(p) (*(p))
#define SET(p, c, n) memset(p, c, n)
#define COPY(d, s, n) memmove(d, s, n)
#define K(p, i) (p)->k[i]
#define APART
#define MALLOC(n) malloc(n)
#define CALLOC(n) calloc(1, n)
#define REALLOC(p, n) realloc(p, n)
#define FREE(p) free(p)
#define LOCAL(type, name, n) type name[n]; memset(name, 0, (n) * sizeof(type))
#define CALL(f, ...) f(__VA_ARGS__)
#define ASSERT(x) assert(x)
#define ASSUME(x) __VERIFIER_assume(x)
#endif
struct node { unsigned x; struct node *next; unsigned char k[4]; };
static APART unsigned g0, g1, *p, *P[3], G[6];
static APART struct node *q, *head, *Q[3], *H[2], N[2];
static unsigned in0, in1;
typedef struct node *function(unsigned, struct node *, unsigned *);
static function *F[3];
$HELPERS
static void run(void) {
unsigned a = 0; struct node *n = 0; unsigned *w = 0;
g0 = g1 = 0; memset(G, 0, sizeof G); memset(N, 0, sizeof N); memset(P, 0, sizeof P); memset(H, 0, sizeof H); p = w = G; q = n = N; head = 0; N[0].next = N + 1;
for (int i = 0; i < 3; i++) { P[i] = G + i; Q[i] = N + (i & 1); }
F[0] = h0; F[1] = h1; F[2] = h2;
$BODY
ASSERT(1);
}
int main(void) {
#ifdef NATIVE
static char failed[2000];
for (unsigned i = 0; i < 9; i++)
for (failing = 0; failing < 16; failing++) {
in0 = i % 3; in1 = i / 3;
objects = calls = 0;
known(&g0, sizeof g0); known(&g1, sizeof g1); known(G, sizeof G); known(N, sizeof N); known(P, sizeof P); known(Q, sizeof Q); known(H, sizeof H);
volatile int line = setjmp(end);
if (line == 0) {
run();
for (int j = 0; j < objects; j++) if (table[j].live && table[j].heap) failed[0] = 1;
}
else if (line > 1) failed[line - 1] = 1;
}
for (int i = 0; i < 2000; i++) if (failed[i]) printf("%d ", i);
printf("\n");
#else
in0 = nondet_uint(); in1 = nondet_uint(); __VERIFIER_assume(in0 < 3 && in1 < 3); run();
#endif
return 0;
}
`

// heapGen makes the statements. Everything that may fail is on a line of its own.
type heapGen struct {
	pathGen
	blocks  int
	locals  []string // arrays of the blocks around this place
	helpers int
}

func (g *heapGen) num() string {
	return g.pick("a", "g0", "g1", "in0", "in1", g.number(0, 3), "in0 + in1", "(a + in0)", "V(&G["+g.number(0, 5)+"])", "(a ^ in1)", "(in0 == "+g.number(0, 2)+")")
}

// node returns a pointer to a node, and words a pointer to numbers.
func (g *heapGen) node() string {
	return g.pick("q", "q", "head", "n", "V(&Q["+g.small()+"])", "V(&Q["+g.number(0, 2)+"])", "&N["+g.number(0, 1)+"]", "q ? V(&q->next) : head", "(n && V(&n->next) ? V(&n->next) : N)", "H[in0 & 1]", "H[0]", "("+g.test()+" ? q : n)")
}

func (g *heapGen) words() string {
	choices := []string{"p", "p", "w", "V(&P[" + g.small() + "])", "&G[" + g.number(0, 5) + "]", "(q ? &q->x : p)", "&V(&q).x", "(" + g.test() + " ? p : w)", "p + " + g.num()}
	choices[6] = "&G[" + g.small() + "]"
	for _, x := range g.locals {
		choices = append(choices, x, x+" + "+g.number(0, 3))
	}
	return g.pick(choices...)
}

// guard usually returns a test that a pointer is not null.
func (g *heapGen) guard(x string) string {
	return g.pick("if ("+x+") ", "if ("+x+") ", "if ("+x+" && "+g.test()+") ", "")
}

// small returns an index below 3.
func (g *heapGen) small() string { return g.pick("in0", "in1", "("+g.num()+") % 3", "(in0 + in1) % 3") }

func (g *heapGen) test() string {
	return g.pick(g.num()+" == "+g.number(0, 3), g.num()+" < "+g.num(), g.num()+" != "+g.number(0, 2), "q", "p", "!head", "n", "in0 == "+g.number(0, 2), "in1 > "+g.number(0, 1), "q && V(&q->x) == "+g.number(0, 2))
}

func (g *heapGen) body(n int) string {
	keep := len(g.locals)
	defer func() { g.locals = g.locals[:keep] }()
	var b strings.Builder
	for range n {
		b.WriteString(g.statement())
	}
	return b.String()
}

func (g *heapGen) inner(n int) string {
	g.depth++
	defer func() { g.depth-- }()
	return "{\n" + g.body(n) + "}\n"
}

func (g *heapGen) statement() string {
	g.made++
	r := g.r.Intn(100)
	if g.made > 45 || g.depth > 2 {
		r = r * 76 / 100
	}
	switch {
	case r < 6:
		return g.pick("a", "g0", "g1") + " = " + g.num() + ";\n"
	case r < 16:
		return g.pick("q", "q", "n", "head", "V(&Q["+g.small()+"])") + " = " + g.node() + ";\n"
	case r < 26:
		return g.pick("p", "p", "w", "V(&P["+g.small()+"])") + " = " + g.words() + ";\n"
	case r < 30:
		return fmt.Sprintf("%sV(&q->next) = %s;\n", g.guard("q"), g.node())
	case r < 36:
		return g.pick(g.guard("q")+"V(&q->x)", g.guard("p")+"V(p)", g.guard("p")+"V(p + "+g.small()+")", g.guard("w")+"V(w)", "V(&G["+g.small()+"])", g.guard("head")+"K(head, "+g.num()+")", g.guard("q")+"K(q, "+g.small()+")", g.guard("n")+"V(&n->x)") + " = " + g.num() + ";\n"
	case r < 40:
		return g.pick("a", "g0") + " = " + g.pick("p ? V(p) : 2", "w ? V(w) : 1", "q ? V(&q->x) : a", "V(p + "+g.num()+")", "q ? K(q, "+g.num()+") : a", "p ? V((unsigned char *)p + "+g.num()+") : a") + ";\n"
	case r < 50:
		return g.allocate()
	case r < 56:
		h := "H[" + g.pick("0", "1", "in0 & 1") + "]"
		return g.pick("FREE("+h+"), "+h+" = 0;\n", "FREE("+h+"), "+h+" = 0;\n", "if ("+g.test()+") FREE("+h+"), "+h+" = 0;\n", "FREE(head), head = 0;\n", "if ("+g.test()+") FREE("+h+");\n",
			"if (in0 == "+g.number(0, 2)+") FREE(q);\n")
	case r < 57:
		return g.pick("FREE(q);\n", "FREE(p);\n", "FREE(n);\n", "FREE(head);\n", "FREE("+g.node()+");\n", "FREE(w);\n", "if ("+g.test()+") FREE(q), q = 0;\n", "{ struct node *t = head; if (t) { head = V(&t->next); FREE(t); } }\n")
	case r < 62:
		x := g.pick("p", "q", "w", "n")
		return fmt.Sprintf("%sSET(%s, %s, %s);\n", g.guard(x), x, g.number(0, 2), g.pick("4", "8", "4 + "+g.num(), "sizeof(struct node)"))
	case r < 65:
		x, y := g.pick("p", "q", "w", "n", "head"), g.pick("p", "q", "w", "n", "head")
		return fmt.Sprintf("%s%sCOPY(%s, %s, %s);\n", g.guard(x), g.guard(y), x, y, g.pick("4", "8", "4 + "+g.num(), "sizeof(struct node)"))
	case r < 70:
		return g.pick("ASSERT(!("+g.test()+") || "+g.test()+");\n", "if ("+g.test()+") ASSERT("+g.test()+");\n", "ASSUME("+g.test()+" || "+g.test()+");\n")
	case r < 72:
		return "if (" + g.test() + " && " + g.test() + ") return " + g.result() + ";\n"
	case r < 76:
		return g.call()
	case r < 86:
		s := "if (" + g.test() + ") " + g.inner(1+g.r.Intn(3))
		if g.r.Intn(2) == 0 {
			s += "else " + g.inner(1+g.r.Intn(3))
		}
		return s
	case r < 92:
		g.blocks++
		x := fmt.Sprintf("L%d", g.blocks)
		keep := len(g.locals)
		g.locals = append(g.locals, x)
		s := "{\nLOCAL(unsigned, " + x + ", 3);\n" + g.inner(2+g.r.Intn(3)) + "}\n"
		g.locals = g.locals[:keep]
		return s
	}
	i := fmt.Sprintf("i%d", g.depth)
	if g.r.Intn(3) == 0 {
		return fmt.Sprintf("for (struct node *c = head; c && a < 5; c = V(&c->next)) {\na++;\n%s}\n", g.inner(1+g.r.Intn(2)))
	}
	return fmt.Sprintf("for (unsigned %s = 0; %s < %s; %s++) {\na += %s;\n%s}\n", i, i, g.pick("2", "in0", "in1", "1 + in0"), i, i, g.inner(1+g.r.Intn(3)))
}

// result returns what a function around this place returns.
func (g *heapGen) result() string {
	if g.helpers < 3 {
		return "0"
	}
	return ""
}

func (g *heapGen) allocate() string {
	h := "H[" + g.pick("0", "1", "in0 & 1") + "]"
	switch g.r.Intn(10) {
	case 6, 7:
		return "if (!" + h + ") " + h + " = CALLOC(sizeof *q);\n"
	case 8:
		return "{\nstruct node *t = CALLOC(sizeof *t);\nif (!t) return " + g.result() + ";\nFREE(" + h + ");\n" + h + " = t;\n}\n"
	case 9:
		return "if (" + h + ") q = " + h + ";\n"
	case 0:
		return "p = CALLOC(" + g.pick("4", "8", "4 + 4 * "+g.num(), "12") + ");\n"
	case 1:
		return "p = MALLOC(4 + 4 * (" + g.num() + "));\nif (p) SET(p, 0, 4);\n"
	case 2:
		return "q = CALLOC(sizeof *q);\n"
	case 3:
		return "{\nstruct node *t = CALLOC(sizeof *t);\nif (t) { V(&t->next) = head; V(&t->x) = " + g.num() + "; head = t; }\n}\n"
	case 4:
		return g.guard("q") + "V(&q->next) = CALLOC(sizeof *q);\n"
	}
	return "{\nunsigned *t = REALLOC(" + g.pick("p", "p", "w") + ", 12);\nif (t) { SET(t, 0, 12); p = t; }\n}\n"
}

func (g *heapGen) call() string {
	if g.helpers == 0 {
		return "g0++;\n"
	}
	f := fmt.Sprintf("h%d", g.r.Intn(g.helpers))
	if g.helpers == 3 && g.r.Intn(3) == 0 {
		return fmt.Sprintf("q = CALL(F[%s], %s, %s, %s);\n", g.small(), g.num(), g.node(), g.words())
	}
	return fmt.Sprintf("%s = %s(%s, %s, %s);\n", g.pick("q", "n", "head"), f, g.num(), g.node(), g.words())
}
