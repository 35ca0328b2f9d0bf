// verdict: SUCCESSFUL
// why: signed chars are divided as ints, where -128 / -1 fits
signed char nondet_schar(void);
int main(void) { signed char m = nondet_schar(), d = nondet_schar(); if (d == 0) return 0; int q = m / d; m /= -1; return q > 200; }
