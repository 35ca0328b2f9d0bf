// verdict: SUCCESSFUL
// why: const variables of recursive calls
int nondet_int(void);
static int depth(const int n, const int *const up) { const int here = n + (up ? *up : 0); if (n <= 0) return here; return depth(n - 1, &here); }
int main(void) { int n = nondet_int(); if (n < 0 || n > 4) return 0; return depth(n, 0) > 11; }
