// verdict: SUCCESSFUL
// check: conversion
// flags: --conversion-check
// why: a test keeps negative numbers away
int nondet_int(void);
int main(void) {
	int x = nondet_int();
	if (x < 0)
		return 0;
	unsigned u = x;
	return u == 3;
}
