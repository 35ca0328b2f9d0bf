// verdict: SUCCESSFUL
// why: The index is below the length, checked without subtraction.
extern unsigned long nondet_ulong(void);
static int a[8];
int main(void) {
  unsigned long i = nondet_ulong();
  if (i > 7) return 0;
 if (i == 0) return 0;
  int *p = a;
  p[i - 1] = 1;
  return 0;
}
