// verdict: FAILED
// property: overflow line 9
// check: conversion
// flags: --conversion-check
// why: 300 does not fit an unsigned char
unsigned nondet_uint(void);
int main(void) {
	unsigned n = nondet_uint() % 301;
	unsigned char c = n;
	return c;
}
