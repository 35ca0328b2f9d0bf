// verdict: SUCCESSFUL
// why: counts wider than what is shifted, below 32
unsigned long nondet_ulong(void);
int main(void) { unsigned long x = nondet_ulong(), n = nondet_ulong(); unsigned char c = 200; if (n > 31) return 0; return (c >> n) > 200 || (int)(x >> n) == 1 || (int)(1u << n) == 3; }
