// verdict: FAILED
// open: needs an invariant of the arguments
// why: n - 2 is never 0 if n is odd, and wraps around
unsigned nondet_uint(void);
unsigned f(unsigned n) { return n == 0 ? 0 : f(n - 2); }
int main(void) { return f(nondet_uint()); }
