// verdict: SUCCESSFUL
// check: conversion
// flags: --conversion-check
// why: the length fits the field
struct packet { unsigned char len; char data[8]; };
unsigned nondet_uint(void);
int main(void) {
	struct packet p;
	unsigned n = nondet_uint();
	if (n >= 256)
		return 0;
	p.len = n;
	return p.len == 1;
}
