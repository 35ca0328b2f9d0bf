// verdict: SUCCESSFUL
// open: the contract does not name what a global pointer leads to
// why: n falls in each call
static int x, *g = &x;
unsigned nondet_uint(void);
static void f(unsigned n) { if (!n) return; (*g)--; f(n - 1); }
int main(void) { f(nondet_uint()); }
