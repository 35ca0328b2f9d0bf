// verdict: FAILED
// why: the call gets what it was given
int nondet_int(void);
int f(int n) { return n > 0 ? f(n) : 0; }
int main(void) { return f(nondet_int()); }
