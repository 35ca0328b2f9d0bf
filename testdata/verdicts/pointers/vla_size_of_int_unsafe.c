// verdict: FAILED
// property: undefined_behavior line 7
// check: vla-bound
// why: the size of an array may be zero or negative
int nondet_int(void);
int main(void) { int n = nondet_int(); if (n > 5) return 0;
 char a[n];
 return sizeof a > 5; }
