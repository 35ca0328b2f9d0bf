// verdict: SUCCESSFUL
// why: b falls
unsigned nondet_uint(void);
unsigned gcd(unsigned a, unsigned b) { return b == 0 ? a : gcd(b, a % b); }
int main(void) { gcd(nondet_uint(), nondet_uint()); }
