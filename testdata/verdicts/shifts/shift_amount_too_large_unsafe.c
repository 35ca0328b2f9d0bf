// verdict: FAILED
// property: undefined_shift line 8
// why: The amount may be 32, which is undefined for an int.
extern unsigned nondet_uint(void);
int main(void) {
  unsigned x = nondet_uint(), n = nondet_uint();
 n &= 63;
  unsigned y = x << n;
  return y == 3;
}
