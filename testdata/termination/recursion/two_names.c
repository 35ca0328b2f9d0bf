// verdict: FAILED
// why: q may be p: then *p is set back to 5 for ever
int nondet_int(void);
static void f(int *p, int *q) { if (*p <= 0) return; (*p)--; if (p == q) *q = 5; f(p, q); }
int main(void) { int x = nondet_int(), y; f(&x, nondet_int() ? &x : &y); }
