// verdict: FAILED
// property: overflow line 7
// check: division-overflow
// why: the least long long is divided by a short that may be -1
short nondet_short(void);
int main(void) { long long m = (-9223372036854775807LL-1); long long d = nondet_short(); if (d == 0) return 0;
 long long r = m / d;
 return (int)r; }
