// verdict: SUCCESSFUL
// why: at most 40 elements of 4 bytes, in one dimension or in two.
long nondet_long(void);
int main(void) {
  long n = nondet_long();
  if (n < 1 || n > 40) return 0;
  int a[n], b[n][n / 2 + 1];
  a[n - 1] = 1;
  b[n - 1][n / 2] = 1;
  return a[n - 1] - 1;
}
