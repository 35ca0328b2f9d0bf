// verdict: FAILED
// property: pointer_dereference line 8
// check: past-end
// why: The recursion also reads the element n.
extern unsigned nondet_uint(void);
static int sum(const int *a, unsigned n) {
 if (n == 0) return a[0];
 return a[n] + sum(a, n - 1);
}
int main(void) {
  int a[4] = {1, 2, 3, 4};
  unsigned n = nondet_uint();
  if (n > 4) return 0;
  return sum(a, n) > 10;
}
