// verdict: SUCCESSFUL
// check: conversion
// flags: --conversion-check
// why: the result is masked
unsigned nondet_uint(void);
static unsigned char low(unsigned x) {
	return x & 255;
}
int main(void) {
	return low(nondet_uint());
}
