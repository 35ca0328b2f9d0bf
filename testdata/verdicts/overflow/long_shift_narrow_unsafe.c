// verdict: FAILED
// property: undefined_shift line 7
// why: The shift of an int by 32 is undefined, the widening comes too late.
extern unsigned nondet_uint(void);
int main(void) {
  unsigned x = nondet_uint();
 unsigned long y = x << (31 + (x & 1));
  return y == 1;
}
