// verdict: SUCCESSFUL
// why: The amount is not negative and below 64.
extern int nondet_int(void);
extern long nondet_long(void);
int main(void) {
  long x = nondet_long();
  int n = nondet_int();
 if (n < 0 || n > 63) return 0;
  long y = x >> n;
  return y == 17;
}
