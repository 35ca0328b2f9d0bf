// verdict: SUCCESSFUL
// why: n falls in each of the two
unsigned nondet_uint(void);
_Bool odd(unsigned n);
_Bool even(unsigned n) { return n == 0 ? 1 : odd(n - 1); }
_Bool odd(unsigned n) { return n == 0 ? 0 : even(n - 1); }
int main(void) { return even(nondet_uint()); }
