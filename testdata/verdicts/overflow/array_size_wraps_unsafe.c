// verdict: FAILED
// property: undefined_behavior line 9
// check: vla-bound
// why: 2^62 + 1 elements of 4 bytes would need 2^64 + 4 bytes.
long nondet_long(void);
int main(void) {
  long n = nondet_long();
  if (n < 1l << 62 || n > (1l << 62) + 1) return 0;
  int a[n];
  a[0] = 1;
  return a[0] - 1;
}
