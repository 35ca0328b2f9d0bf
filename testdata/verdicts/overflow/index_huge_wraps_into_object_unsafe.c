// verdict: FAILED
// property: pointer_dereference line 10
// check: past-end
// why: The index 2^62 scaled by four wraps to offset zero but is out of bounds.
extern unsigned long nondet_ulong(void);
int main(void) {
  int a[2] = {0, 0}, *p = a;
  unsigned long i = nondet_ulong();
 if (i != 1ul << 62) return 0;
  p[i] = 5;
  return 0;
}
