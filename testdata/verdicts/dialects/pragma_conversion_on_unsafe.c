// verdict: FAILED
// property: overflow line 11
// check: conversion
// why: the source asks for a check of conversions
int nondet_int(void);
int main(void) {
    int x = nondet_int();
    unsigned char low = x;
#pragma CPROVER check push
#pragma CPROVER check enable "conversion"
    unsigned char c = x;
#pragma CPROVER check pop
    return c == low;
}
