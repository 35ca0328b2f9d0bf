// verdict: SUCCESSFUL
// why: n falls
unsigned nondet_uint(void);
unsigned f(unsigned n) { return n == 0 ? 0 : f(n - 1); }
int main(void) { return f(nondet_uint()) != 0; }
