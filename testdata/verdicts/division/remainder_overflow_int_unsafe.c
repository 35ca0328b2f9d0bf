// verdict: FAILED
// property: overflow line 7
// check: division-overflow
// why: the remainder of the least int divided by -1
int nondet_int(void);
int main(void) { int m = nondet_int(), d = nondet_int(); if (d == 0) return 0;
 return m % d;
}
