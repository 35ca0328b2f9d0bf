// verdict: SUCCESSFUL
// why: n falls to 0; nothing is called for less than 1
int nondet_int(void);
int sum(int n) { return n <= 0 ? 0 : sum(n - 1) + 1; }
int main(void) { sum(nondet_int()); }
