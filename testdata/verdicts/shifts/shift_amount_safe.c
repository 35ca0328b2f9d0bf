// verdict: SUCCESSFUL
// check: undefined_shift
// why: The shift amount is masked to 0..31.
extern unsigned nondet_uint(void);
int main(void) {
  unsigned x = nondet_uint(), n = nondet_uint();
 n &= 31;
  unsigned y = x << n;
  return y == 3;
}
