// verdict: FAILED
// property: pointer_dereference line 11
// check: past-end
// why: i - 1 wraps for i == 0 and passes no test.
extern unsigned long nondet_ulong(void);
static int a[8];
int main(void) {
  unsigned long i = nondet_ulong();
  if (i > 7) return 0;
  int *p = a;
  p[i - 1] = 1;
  return 0;
}
