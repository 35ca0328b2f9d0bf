// verdict: SUCCESSFUL
// why: n falls in both calls
unsigned nondet_uint(void);
unsigned fib(unsigned n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
int main(void) { fib(nondet_uint()); }
