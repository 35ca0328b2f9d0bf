// verdict: FAILED
// property: undefined_behavior line 9
// check: vla-bound
// why: 3 times 6148914691236517206 is 2^64 + 2.
long nondet_long(void);
int main(void) {
  long n = nondet_long();
  if (n != 2 && n != 3) return 0;
  char a[n][n == 3 ? 6148914691236517206 : 4];
  a[0][0] = 1;
  return a[0][0] - 1;
}
