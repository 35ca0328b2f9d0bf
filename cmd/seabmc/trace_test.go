package main

import (
	"strconv"
	"strings"
	"testing"
)

// TestEveryAssignmentShown compares the full trace of a program, in which every line assigns, with what each line should show.
func TestEveryAssignmentShown(t *testing.T) {
	steps := [][2]string{ // a line of main, and what the trace shows of it
		{"int a[4] = {1, 2, 3, 4};", "a = {1, 2, 3, 4} (int[4])"},
		{"char text[] = \"hey\";", "text = \"hey\" (char[4])"},
		{"struct s v = {1, 2, {3, 'c'}, {7, 8}, 1, 2, GREEN, 0};", "v = {.a = 1, .b = 2, .i = {.h = 3, .c = 'c' (99)}, .n = {7, 8}, .f = 1, .g = 2, .e = GREEN (1), .p = NULL} (struct s)"},
		{"global = v;", "global = {.a = 1, .b = 2,"},
		{"struct s *q = &v;", "q = &v (struct s *)"},
		{"q->i.h = 12;", "q->i.h = 12 (short)"},
		{"q->n[1] = 5;", "q->n[1] = 5 (int)"},
		{"q->g = 4;", "q->g = 4 (unsigned int)"},
		{"v.e = RED;", "v.e = RED (0) (enum)"},
		{"enum color c = BLUE;", "c = BLUE (7) (enum color)"},
		{"a[three()] = 10;", "a[3] = 10 (int)"},
		{"memcpy(text, \"abc\", 3);", "text = \"abc\" (char[4])"},
		{"memset(a, 0, 8);", "a = {0, 0, 3, 10} (int[4])"},
		{"double d = 1.5;", "d = 1.5 (double)"},
		{"_Bool b = d > 1;", "b = true (_Bool)"},
		{"union u u = {.f = 1};", "u = {.i = 1065353216 (0x3f800000), .f = 1} (union u)"},
		{"int *p = &a[2];", "p = &a[2] (int *)"},
		{"*p = 77;", "*p = 77 (int)"},
		{"p[1] = 78;", "a[3] = 78 (int)"},
		{"p[i] = 79;", "a[3] = 79 (int)"},
		{"grid[i - 1][i] = 4;", "grid[0][1] = 4 (int)"},
		{"pool[i].in.h = -3;", "pool[1].in.h = -3 (short)"},
		{"qs->w.b[2] = 'x';", "pool[2].w.b[2] = 'x' (120) (char)"},
		{"pool[1] = pool[2];", "pool[1] = {.in = {.h = 0, .c = '\\0' (0)}, .w = {.u = 7864320 (0x780000), .b ="},
		{"qs->one = 1;", "qs->one = 1 (unsigned int)"},
		{"strcpy(qs->name, \"ab\");", "qs->name = \"ab\" (char[6])"},
		{"sprintf(heap, \"%d\", a[2]);", "*heap = \"77\" (char[])"},
		{"strcat(heap, \"+\");", "*heap = \"77+\" (char[])"},
		{"*where(2) = 6;", "cells[2] = 6 (long)"},
		{"(*pp)->in.c = 'q';", "(*pp)->in.c = 'q' (113) (char)"},
		{"(*(i ? &i : a))++;", "i = 2 (int)"},
		{"struct large l = large();", "input 2: l = {.x = {"},
		{"struct pair r = {1, 2}; klee_make_symbolic(&r, sizeof r, \"r\");", "input 3: r = {.x = 5, .y = "},
	}
	var source strings.Builder
	source.WriteString(`#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct in { short h; char c; };
struct s { int a; long b; struct in i; int n[2]; unsigned f : 3, g : 5; enum { RED, GREEN } e; char *p; };
enum color { BLUE = 7 };
union u { int i; float f; };
struct large { long x[3]; };
struct item { struct in in; union { unsigned u; char b[4]; } w; char name[6]; unsigned one : 1; };
static struct item pool[3];
static int grid[2][3];
static long *where(int i) { static long cells[3]; return &cells[i]; }
struct pair { int x, y; };
static struct s global;
struct large large(void);
static int three(void) { return 3; }
int main(void) {
int i = 1; struct item *qs = &pool[2], **pp = &qs; char *heap = malloc(8); if (!heap) return 0;
`)
	first := strings.Count(source.String(), "\n") + 1
	for _, s := range steps {
		source.WriteString(s[0] + "\n")
	}
	source.WriteString("assert(r.x != 5);\n}\n")
	dir := t.TempDir()
	write(t, dir, "assign.c", source.String())
	a := seabmc(t, dir, nil, "--trace=full", "assign.c")
	for i, s := range steps {
		found := false
		for _, line := range strings.Split(a.stdout, "\n") {
			found = found || strings.HasPrefix(line, "assign.c:"+strconv.Itoa(first+i)+" main: "+s[1])
		}
		if !found {
			t.Errorf("line %d, %s: no %q", first+i, s[0], s[1])
		}
	}
	if t.Failed() {
		t.Log(a.stdout)
	}
}

// TestFirstContentsShown checks that contents that were not written but matter are inputs of the trace, and that others are left out.
func TestFirstContentsShown(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "first.c", `#include <assert.h>
#include <stdlib.h>
struct s { int n; struct s *next; };
enum color { RED, BLUE = 4 };
extern long level;
int f(struct s *p, const char *text) {
	enum color c; double d; char b[4]; int nobody, *h = malloc(12);
	if (p && text && h && p->n == 7 && text[3] == 'y' && level == 9 && d == 2.5 && b[1] == 'x' && h[1] == 5)
		assert(c != BLUE);
	return nobody;
}
`)
	a := seabmc(t, dir, nil, "--function", "f", "first.c")
	for _, want := range []string{
		"*p = {.n = 7, .next = NULL} (struct s)\n", "*text = bytes [3] = 'y' (121)\n", "level (at the start) = bytes [0..7] = 9\n",
		"first.c:7 f: input 8: malloc#1 (not initialised) = bytes [4..7] = 5\n", "first.c:7 f: input 6: b (not initialised) = {'\\0' (0), 'x' (120), '\\0' (0), '\\0' (0)} (char[4])\n",
		"first.c:8 f: input 9: d (not initialised) = 2.5 (double)\n", "first.c:9 f: input 10: c (not initialised) = BLUE (4) (enum color)\n",
	} {
		if !strings.Contains(a.stdout, want) {
			t.Errorf("no %q", want)
		}
	}
	if strings.Contains(a.stdout, "nobody") || t.Failed() {
		t.Error(a.stdout)
	}
}
