// verdict: SUCCESSFUL
// why: The modulus is at least one.
extern unsigned nondet_uint(void);
int main(void) {
  unsigned x = nondet_uint();
 unsigned m = (x & 3) + 1;
  return (int)(x % m) > 3;
}
