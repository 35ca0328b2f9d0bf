// verdict: FAILED
// property: overflow line 8
// check: conversion
// flags: --conversion-check
// why: the result of the function is cut to a byte
unsigned nondet_uint(void);
static unsigned char low(unsigned x) {
	return x & 511;
}
int main(void) {
	return low(nondet_uint());
}
