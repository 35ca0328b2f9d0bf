// verdict: FAILED
// property: overflow line 10
// check: conversion
// flags: --conversion-check
// why: an integer beside the enumeration is checked
int nondet_int(void);
enum colour { RED, GREEN };
int main(void) {
    enum colour c = nondet_int();
    short s = nondet_int();
    return c == s;
}
