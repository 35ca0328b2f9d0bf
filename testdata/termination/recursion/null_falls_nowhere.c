// verdict: FAILED
// open: no invariants of recursions without an end
// why: if p is null nothing falls, and k is even and never 1
int nondet_int(void);
static void f(int *p, unsigned k) { if (k == 1) return; if (p) { if (*p <= 0) return; (*p)--; } f(p, k + 2); }
int main(void) { int x = nondet_int(); f(nondet_int() ? &x : 0, 0); }
