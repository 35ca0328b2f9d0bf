// verdict: FAILED
// property: overflow line 14
// check: conversion
// flags: --conversion-check
// why: the argument does not fit a short
int nondet_int(void);
static int twice(short s) { return 2 * s; }
int main(void) {
	int x = nondet_int();
	if (x < -32768 || x > 32768)
		return 0;
	if (x == -32768)
		return 0;
	return twice(x);
}
