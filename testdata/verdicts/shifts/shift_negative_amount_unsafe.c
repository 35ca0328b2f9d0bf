// verdict: FAILED
// property: undefined_shift line 10
// why: The amount may be negative.
extern int nondet_int(void);
extern long nondet_long(void);
int main(void) {
  long x = nondet_long();
  int n = nondet_int();
 if (n > 63) return 0;
  long y = x >> n;
  return y == 17;
}
