// Package cgen writes random C programs for differential tests.
//
// In: a seed. Out: a C program that computes a checksum from a few small inputs, without undefined behaviour unless some was asked for. The same text
// can be compiled for this machine and checked. With -DNATIVE, inputs come from the command line, and the checksum goes to standard output. In a
// check, inputs are unknown, and CLAIM is an assertion about the checksum. What a native run prints must be what is proved.
package cgen

import (
	"fmt"
	"math/rand"
	"strings"
)

// Options says what a program may contain.
type Options struct {
	Risk    float64 // how likely an operation is left without what keeps it defined
	Floats  bool    // float and double
	Library bool    // functions of the C library other than memcpy and its like
}

// Inputs is the number of inputs that every program has.
const Inputs = 2

// Program returns the program of a seed.
func Program(seed int64, opt Options) string {
	g := &gen{r: rand.New(rand.NewSource(seed)), opt: opt}
	g.line("%s", head)
	for i := g.n(4); i > 0; i-- {
		g.declareStruct()
	}
	for i := 3 + g.n(4); i > 0; i-- {
		g.scope = append(g.scope, g.declare(true))
	}
	g.globals = len(g.scope)
	for i := g.n(4); i > 0; i-- {
		g.function()
	}
	g.table()
	g.entry()
	g.line("%s", tail)
	return g.out.String()
}

// counter is the counter of a loop, with its bound.
type counter struct {
	name  string
	bound int
}

type function struct {
	name   string
	ret    *ctype
	params []*ctype
}

// function writes a function over inputs. It has no loops, so it can be called from anywhere.
func (g *gen) function() {
	f := function{name: g.name("f"), ret: g.valueType()}
	keep := g.scope
	g.scope = append([]object(nil), g.scope[:g.globals]...)
	var params []string
	for i := g.n(4); i > 0; i-- {
		t := g.valueType()
		p := object{name: g.name("x"), t: t}
		f.params = append(f.params, t)
		params = append(params, t.decl(p.name))
		g.scope = append(g.scope, p)
	}
	if len(params) == 0 {
		params = []string{"void"}
	}
	g.fuel, g.loops, g.counts, g.inFunc = 8, 0, nil, true
	g.line("static %s {", f.ret.decl(f.name+"("+strings.Join(params, ", ")+")"))
	g.indent++
	g.block(1)
	g.line("return %s;", g.value(f.ret, 2))
	g.indent--
	g.line("}")
	g.scope = keep
	g.funcs = append(g.funcs, f)
}

// table writes functions with the same prototype, and an array of pointers to them. One of the functions is recursive, and one has variable
// arguments.
func (g *gen) table() {
	var names []string
	for i := 1 + g.n(3); i > 0; i-- {
		name := g.name("t")
		keep := g.scope
		g.scope = append(append([]object(nil), g.scope[:g.globals]...), object{"a", unsigned}, object{"b", unsigned})
		g.line("static unsigned %s(unsigned a, unsigned b) { return %s; }", name, g.intExpr(3))
		g.scope = keep
		names = append(names, name)
	}
	name := g.name("t")
	g.line("static unsigned %s(unsigned a, unsigned b) { return a %% 5 == 0 ? b : %s(a %% 5 - 1, b %s a) + %d; }", name, name, pick(g, "+", "^", "-"), g.n(9))
	names = append(names, name)
	table := g.name("tab")
	g.line("static unsigned (*const %s[])(unsigned, unsigned) = {%s};", table, strings.Join(names, ", "))
	g.tables = append(g.tables, fmt.Sprintf("%s[%%s %%%% %d]", table, len(names)))
}

// entry writes run, which does the work.
func (g *gen) entry() {
	g.fuel, g.loops, g.inFunc = 24+g.n(10), 0, false
	g.line("static void run(unsigned char in0, unsigned char in1) {")
	g.indent++
	g.counts = []counter{{"in0", 0}, {"in1", 0}}
	keep := len(g.scope)
	for i := 5 + g.n(6); i > 0; i-- {
		g.statement(3)
	}
	for _, o := range g.scope {
		g.sum(o.name, o.t)
	}
	g.scope = g.scope[:keep]
	g.indent--
	g.line("}")
}

const head = `#include <assert.h>
#include <limits.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#ifdef LIBRARY
#include <ctype.h>
#include <math.h>
#include <stdio.h>
#endif
#ifdef __SIZEOF_INT128__
typedef unsigned __int128 wide;
#else
typedef unsigned long long wide;
#endif
static unsigned sum = 1;
static char text[24] = "aB 1,x";
enum e { E0, E1 = 5, E2 = 1000, E3 };
static void cs(unsigned long long x) { sum = (sum << 5 | sum >> 27) ^ (unsigned)x ^ (unsigned)(x >> 32); }
static void csd(double x) { unsigned long long u; memcpy(&u, &x, 8); cs(x == x ? u : 7); }
static int to_int(double x) { return x > -2e9 && x < 2e9 ? (int)x : 3; }
static unsigned char to_uchar(float x) { return x > -1.0f && x < 256.0f ? (unsigned char)x : 4; }
static unsigned long long to_ull(double x) { return x > -1.0 && x < 1.8e19 ? (unsigned long long)x : 5; }
static long long to_ll(float x) { return x > -9e18f && x < 9e18f ? (long long)x : 6; }
static unsigned extra(int n, ...) {
	unsigned r = n; va_list ap; va_start(ap, n);
	for (int i = 0; i < n; i++) switch (i % 3) {
		case 0: r ^= va_arg(ap, int); break;
		case 1: r += (unsigned)va_arg(ap, long long); break;
		default: r = r * 2 + (va_arg(ap, double) < 1.0);
	}
	va_end(ap); return r;
}`

const tail = `#if defined NATIVE
int main(int argc, char **argv) { (void)argc; run(NUMBER(argv[1]), NUMBER(argv[2])); REPORT(sum); return 0; }
#elif defined CLAIM
extern unsigned char __VERIFIER_nondet_uchar(void); extern void __VERIFIER_assume(int);
int main(void) {
	unsigned char in0 = __VERIFIER_nondet_uchar(), in1 = __VERIFIER_nondet_uchar();
	__VERIFIER_assume(ASSUME);
	run(in0, in1);
	assert(CLAIM);
	return 0;
}
#endif`
