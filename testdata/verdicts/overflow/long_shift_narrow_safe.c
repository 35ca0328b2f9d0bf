// verdict: SUCCESSFUL
// why: The shift is done in 64 bits.
extern unsigned nondet_uint(void);
int main(void) {
  unsigned x = nondet_uint();
 unsigned long y = (unsigned long)x << 32;
  return y == 1;
}
