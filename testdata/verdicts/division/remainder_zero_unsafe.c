// verdict: FAILED
// property: division_by_zero line 8
// why: The modulus x & 3 is zero for multiples of four.
extern unsigned nondet_uint(void);
int main(void) {
  unsigned x = nondet_uint();
 unsigned m = x & 3;
  return (int)(x % m) > 3;
}
