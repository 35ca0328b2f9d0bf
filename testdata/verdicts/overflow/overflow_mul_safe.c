// verdict: SUCCESSFUL
// why: In 64 bits the product of two ints fits.
extern int nondet_int(void);
int main(void) {
  int x = nondet_int();
  if (x < 0) return 0;
 long y = (long)x * x;
  return y < 0;
}
