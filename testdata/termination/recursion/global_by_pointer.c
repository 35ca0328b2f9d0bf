// verdict: FAILED
// why: p leads to g, which is set back to 3 whenever it is 1
int nondet_int(void);
static int g;
static void f(int *p) { if (*p <= 0) return; (*p)--; if (g == 1) g = 3; f(p); }
int main(void) { g = nondet_int(); f(&g); }
