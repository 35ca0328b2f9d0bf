// verdict: SUCCESSFUL
// why: The variable-length array has n elements and the last is n-1.
extern int nondet_int(void);
int main(void) {
  int n = nondet_int();
  if (n < 1 || n > 8) return 0;
  int a[n];
  int *p = a;
 p[n - 1] = 3;
 return p[n - 1] - 3;
}
