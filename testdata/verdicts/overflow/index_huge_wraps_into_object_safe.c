// verdict: SUCCESSFUL
// why: The index is in range, so the element written is the one read.
extern unsigned long nondet_ulong(void);
int main(void) {
  int a[2] = {0, 0}, *p = a;
  unsigned long i = nondet_ulong();
 if (i != 1) return 0;
  p[i] = 5;
  return 0;
}
