// verdict: FAILED
// property: same_object line 6
// check: pointer-comparison
// why: The difference of the addresses of two variables, in a constant expression about bytes, which looks like one of integers.
char g[2], h[2];
int main(void) { return (int)(&h[1] - &g[0]); }
