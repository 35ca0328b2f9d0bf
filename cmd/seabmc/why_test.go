package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A failed check says why it fails. Each line is a check that fails for one input only, with what the report says about it.
func TestFailedChecksSayWhy(t *testing.T) {
	const before = `#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
int nondet_int(void);
double nondet_double(void);
void reach_error(void);
void __VERIFIER_assert(int cond) { if (!cond) { ERROR: reach_error(); } }
struct s { int n; struct s *next; unsigned u[3]; };
static int half(int x) { return x / 2; }
static bool even(int x) { return x % 2 == 0; }
int main(void) {
  int x = 7, y = 5;
  if (nondet_int()) { x = nondet_int(); y = nondet_int(); if (x != 7 || y != 5) return 0; }
  struct s s = {x, 0, {1, 2, 4000000000u}}, *p = &s;
`
	for _, c := range [][2]string{
		{"assert(x + 1 == y);", "x + 1 is 8, y is 5"},
		{"assert(x != 7);", "x is 7"},
		{"assert(x == 7 && y > 5 && x != y);", `"y > 5" is false, as y is 5`},
		{"assert(x < 7 || y > 5);", `"x < 7" is false, as x is 7; "y > 5" is false, as y is 5`},
		{"assert(!(x == 7 && y == 5));", `"x == 7" is true, as x is 7; "y == 5" is true, as y is 5`},
		{"assert(x < y || (x > 5 && y > 5));", `"x < y" is false, as x is 7, y is 5; "y > 5" is false, as y is 5`},
		{"assert(half(x) == y);", "half(x) returned 3, y is 5"},
		{"assert(even(x - 1) && even(x));", `"even(x)" is false, as even(x) returned 0`},
		{"bool b = x == 7; assert(!b);", "b is 1"},
		{"assert(p->n != 7);", "p->n is 7"},
		{"assert(p->next);", "p->next is NULL"},
		{"assert(p->next != NULL && p->next->n);", `"p->next != NULL" is false, as p->next is NULL`},
		{"assert(s.u[2] < 5u);", "s.u[2] is 4000000000"},
		{"double d = nondet_double(); if (d == 1.5) assert(d > 1.75);", "d is 1.5"},
		{"assert(x % 3 != 1);", "x % 3 is 1"},
		{"assert((x & 3) == 1 && y);", `"(x & 3) == 1" is false, as x & 3 is 3`},
		{"__CPROVER_assert(x * 2 - y == 8, \"m\");", "x * 2 - y is 9"},
		{"__CPROVER_assert(x == 7 && y == 4, \"m\");", `"y == 4" is false, as y is 5`},
		{"__CPROVER_assert(x == 6 || y == 4, \"m\");", `"x == 6" is false, as x is 7; "y == 4" is false, as y is 5`},
		{"__VERIFIER_assert(x + y == 13);", "x + y is 12"},
		{"__VERIFIER_assert(x == 7 && y != 5);", `"y != 5" is false, as y is 5`},
		{"if (x > 6) reach_error();", "x is 7"},
		{"if (x > 6 && y < 6) { reach_error(); }", `"x > 6" is true, as x is 7; "y < 6" is true, as y is 5`},
		{"goto l; l: if (x == 7) goto bad; return 0; bad: reach_error();", "x is 7"},
		{"for (int i = 0; i < 9; i++) assert(i != y);", "i is 5, y is 5"},
		{"return x << (y - 6);", "the count is negative: -1"},
		{"return x >> (y + 27);", "the count is 32, and type int has 32 bits"},
		{"return -x << 1;", "a negative value is shifted left: -7 << 1"},
		{"return x << 30;", "7 << 30 does not fit type int"},
		{"uint8_t a[4]; a[y] = 1; return a[0];", "index 5 is outside uint8_t[4]"},
	} {
		dir := t.TempDir()
		write(t, dir, "why.c", before+c[0]+"\n}\n")
		a := seabmc(t, dir, nil, "why.c")
		if want := fmt.Sprintf("  because %s\n", c[1]); !strings.Contains(a.stdout, want) {
			t.Errorf("%s: no %q in\n%s", c[0], want, a.stdout)
		}
	}
}

// A value is shown under a name that has this value: with its cast, member or sum.
func TestReasonsNameWhatIsCompared(t *testing.T) {
	const before = `#include <assert.h>
int nondet_int(void);
struct bits { signed a : 3; unsigned b : 9; _Bool c : 1; } bits;
struct { char c; unsigned char u; } m;
union { float f; int i; } un;
static int same(int x) { return x; }
int main(void) {
  signed char x = -128;
  unsigned char u = 200;
  int i = 16777217;
  if (nondet_int()) { x = nondet_int(); u = nondet_int(); i = nondet_int(); if (x != -128 || u != 200 || i != 16777217) return 0; }
  unsigned z = x;
  struct bits *p = &bits;
`
	for _, c := range [][2]string{
		{"assert(z == (unsigned char)x);", "z is 4294967168, (unsigned char)x is 128"},
		{"assert((unsigned)x < 1000);", "(unsigned)x is 4294967168"},
		{"assert((int)z >= 0);", "(int)z is -128"},
		{"assert(x - 1 > 0 && u);", `"x - 1 > 0" is false, as x - 1 is -129`},
		{"assert(u - 201 >= 0);", "u - 201 is -1"},
		{"assert((unsigned char)(u + 100) == u + 100);", "(unsigned char)(u + 100) is 44, u + 100 is 300"},
		{"assert((short)i == i);", "(short)i is 1, i is 16777217"},
		{"assert((float)i == 16777217.0);", "(float)i is 1.6777216e+07"},
		{"assert((int)(i / 2.0f) == 3);", "(int)((float)i / 2) is 8388608"},
		{"assert((unsigned char)same(x) == same(x));", "(unsigned char)same(x) is 128, same(x) returned -128"},
		{"m.c = x; assert(m.c == (unsigned char)m.c);", "m.c is -128, (unsigned char)m.c is 128"},
		{"bits.a = u; assert(bits.a > 0);", "bits.a is 0"},
		{"p->b = x; assert(p->b == x);", "p->b is 384, x is -128"},
		{"p->c = x; assert(!p->c);", "p->c is 1"},
		{"un.f = 1; assert(un.i == 1);", "un.i is 1065353216"},
		{"assert(*(unsigned char *)&i == i);", "the left side is 1, i is 16777217"},
	} {
		dir := t.TempDir()
		write(t, dir, "why.c", before+c[0]+"\n}\n")
		a := seabmc(t, dir, nil, "why.c")
		if want := fmt.Sprintf("  because %s\n", c[1]); !strings.Contains(a.stdout, want) {
			t.Errorf("%s: no %q in\n%s", c[0], want, a.stdout)
		}
	}
}

// An offset that does not fit in a pointer is shown as the program computed it, with the side of the object on which it is.
func TestFarOffsets(t *testing.T) {
	for _, c := range [][2]string{
		{"p[n << 50]", "offset 9007199254740992 is 9007199254740982 bytes past the end of malloc#1"},
		{"*(p - (n << 50))", "offset -9007199254740992 is 9007199254740992 bytes before the start of malloc#1"},
		{"*(p + (n << 50) - 3)", "offset 9007199254740989 is 9007199254740979 bytes past the end of malloc#1"},
		{"((int *)p)[-(n << 50)]", "offset -36028797018963968 is 36028797018963968 bytes before the start of malloc#1"},
		{"*(n ? p + (n << 50) : p)", "offset 9007199254740992 is 9007199254740982 bytes past the end of malloc#1"},
		{"*q", "the pointer was moved farther away than any object is large from malloc#1"},
	} {
		dir := t.TempDir()
		write(t, dir, "far.c", "#include <stdlib.h>\nlong nondet_long(void);\nchar *volatile q;\nint main(void) {\n  char *p = malloc(10);\n"+
			"  long n = nondet_long();\n  if (!p || n != 8) return 0;\n  q = p + (n << 50);\n  return "+c[0]+";\n}\n")
		a := seabmc(t, dir, nil, "far.c")
		if want := "  because " + c[1]; !strings.Contains(a.stdout, want) {
			t.Errorf("%s: no %q in\n%s", c[0], want, a.stdout)
		}
	}
}

// The JSON and the page also say why a check fails.
func TestWhyInOtherFormats(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "why.c", "#include <assert.h>\nint nondet_int(void);\nint main(void) { int x = nondet_int(); if (x == 3) assert(x + 1 == 5); }\n")
	a := seabmc(t, dir, nil, "--json", "--html=why.html", "why.c")
	if want := `"explanation": "x + 1 is 4"`; !strings.Contains(a.stdout, want) {
		t.Errorf("no %s in\n%s", want, a.stdout)
	}
	if page := contents(t, dir, "why.html"); !strings.Contains(page, "x + 1 is 4") {
		t.Error("the page does not say why")
	}
}

func contents(t *testing.T, dir, name string) string {
	t.Helper()
	b, err := os.ReadFile(filepath.Join(dir, name))
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// It is an assumption that two arguments do not point to one object, and the report says so.
func TestArgumentsAreApart(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "f.c", "#include <assert.h>\nvoid f(int *p, long *q, int n) { if (p && q) { *p = n; *q = 0; assert(*p == n); } }\nint main(void) { return 0; }\n")
	const assumed = "assumed: each pointer argument is null or leads to an object of its own: *p (4 bytes), *q (8 bytes)\n"
	if a := seabmc(t, dir, nil, "--function", "f", "f.c"); !strings.Contains(a.stdout, assumed) {
		t.Errorf("no %q in\n%s", assumed, a.stdout)
	}
	if a := seabmc(t, dir, nil, "f.c"); strings.Contains(a.stdout, "pointer argument") {
		t.Errorf("main has none, but:\n%s", a.stdout)
	}
}
