// verdict: FAILED
// property: overflow line 11
// check: conversion
// flags: --conversion-check
// why: a negative int becomes a huge unsigned
int nondet_int(void);
int main(void) {
	int x = nondet_int();
	if (x < -1)
		return 0;
	unsigned u = x;
	return u == 3;
}
