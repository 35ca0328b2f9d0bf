package cgen

import (
	"fmt"
	"strings"
)

// scannerBytes is the size of a scanner's input, each byte one of scannerValues.
const (
	scannerBytes  = 4
	scannerValues = 4
)

// Scanners returns a kind of program that goes through an input with a cursor. The cursor is a variable, a member of a structure or a pointer. It
// moves by one or more, and may stay or go back, in nested loops with several exits. The program is run like those of Paths.
func Scanners(seed int64) string {
	g := &scannerGen{chooser: choices(seed)}
	kind := scannerCursors[g.r.Intn(len(scannerCursors))]
	n := fmt.Sprint(scannerBytes)
	g.at, g.step, g.end = kind.at, kind.step, strings.ReplaceAll(kind.end, "$N", n)
	body := g.loop(0)
	if g.r.Intn(2) == 0 {
		body += g.loop(0)
	}
	asserts := ""
	for range 3 {
		asserts += "ASSERT(" + g.assertion() + ");\n"
	}
	return strings.NewReplacer("$N", n, "$VALUES", fmt.Sprint(scannerValues), "$BODY", body, "$START", strings.ReplaceAll(kind.start, "$N", n), "$LAST", asserts).Replace(scannerProgram)
}

// scannerCursors says where a cursor is kept and how it is used.
var scannerCursors = []struct{ start, at, step, end string }{
	{"int i = 0;", "text[i]", "i += %d;", "i < $N"},
	{"S.at = 0;", "text[S.at]", "S.at += %d;", "S.at < $N"},
	{"unsigned char *c = text;", "*c", "c += %d;", "c < text + $N"},
	{"int i = $N - 1;", "text[i]", "i -= %d;", "i >= 0"},
}

const scannerProgram = `#include <string.h>
#ifdef NATIVE
#include <setjmp.h>
#include <stdio.h>
static jmp_buf end;
#define ASSERT(x) do { if (!(x)) longjmp(end, 1 + __LINE__); } while (0)
#define ASSUME(x) do { if (!(x)) longjmp(end, 1); } while (0)
#else
#include <assert.h>
extern unsigned char nondet_uchar(void);
extern void __VERIFIER_assume(int);
#define ASSERT(x) assert(x)
#define ASSUME(x) __VERIFIER_assume(x)
#endif
static unsigned char text[$N + 8];
static int T[8];
static struct { unsigned at, next; } S;
static int scan(void) {
int count = 0, state = 0, sum = 0, last = 0, rounds = 0;
S.at = S.next = 0; memset(T, 0, sizeof T);
$START
$BODYout:
$LASTreturn 0;
}
int main(void) {
#ifdef NATIVE
static char failed[2000];
int total = 1;
for (int i = 0; i < $N; i++) total *= $VALUES;
for (int i = 0; i < total; i++) {
for (int j = 0, k = i; j < $N; j++, k /= $VALUES) text[j] = k % $VALUES;
int line = setjmp(end);
if (line == 0) scan(); else if (line > 1) failed[line - 1] = 1;
}
for (int i = 0; i < 2000; i++) if (failed[i]) printf("%d ", i);
printf("\n");
#else
for (int j = 0; j < $N; j++) { text[j] = nondet_uchar(); ASSUME(text[j] < $VALUES); }
scan();
#endif
return 0;
}
`

type scannerGen struct {
	chooser
	at, step, end string
}

// assertion returns an assertion about one or two results. One about one result often fails. One about two results fails for few inputs.
func (g *scannerGen) assertion() string {
	s := fmt.Sprintf("%s != %d", g.pick("count", "state", "last", "T[0]", "T[1]"), g.r.Intn(5))
	if g.r.Intn(3) > 0 {
		s += fmt.Sprintf(" || %s != %d", g.pick("count", "sum", "rounds", "T[2]"), g.r.Intn(6))
	}
	return s
}

// loop continues until the cursor is at the end or an exit is taken. Rounds are counted, so that each loop ends.
func (g *scannerGen) loop(depth int) string {
	var b strings.Builder
	fmt.Fprintf(&b, "while (%s && rounds < 12%s) {\nrounds++;\n", g.end, g.pick("", "", " && "+g.at+" != 3"))
	for range 1 + g.r.Intn(2) {
		fmt.Fprintf(&b, "if (%s) {\n%s}\n", g.condition(), g.action(depth))
	}
	b.WriteString(g.move())
	b.WriteString("}\n")
	return b.String()
}

func (g *scannerGen) condition() string {
	return g.pick(fmt.Sprintf("%s == %d", g.at, g.r.Intn(4)), fmt.Sprintf("%s < %d", g.at, 1+g.r.Intn(3)), fmt.Sprintf("state == %d", g.r.Intn(3)), "count > last", "S.next > 1")
}

// move moves the cursor by one, or by more if a byte says so. A few times the cursor stays or goes back.
func (g *scannerGen) move() string {
	one, two := fmt.Sprintf(g.step, 1), fmt.Sprintf(g.step, 2)
	switch g.r.Intn(8) {
	case 0:
		return fmt.Sprintf("if (%s == %d) {\n%s}\nelse %s\n", g.at, g.r.Intn(4), g.pick("state++;\n", "state = 1;\ncount++;\n"), one)
	case 1:
		return fmt.Sprintf("if (state == 1 && rounds < 6) {\nstate = 2;\n}\nelse %s\n", one)
	case 2, 3, 4:
		return fmt.Sprintf("if (%s == %d) %s\nelse %s\n", g.at, g.r.Intn(4), two, one)
	}
	return one + "\n"
}

func (g *scannerGen) action(depth int) string {
	switch r := g.r.Intn(9); {
	case r == 0 && depth < 1:
		return g.loop(depth+1) + "if (!(" + g.end + ")) " + g.pick("break;\n", "goto out;\n")
	case r == 1:
		return g.pick("break;\n", "goto out;\n", "last++;\n")
	case r == 2:
		return fmt.Sprintf(g.step, 1) + "\ncontinue;\n"
	case r == 3:
		return "T[S.next & 7] = " + g.pick("count", "sum", "rounds", g.at) + ";\nS.next++;\n"
	case r == 4:
		return "state = " + g.pick("0", "1", "2", "(state + 1) % 3") + ";\n"
	case r == 5:
		return "T[(S.next + 7) & 7] += " + g.at + ";\n"
	case r == 6:
		return "sum += " + g.at + ";\nlast = count;\n"
	}
	return "count++;\n"
}
