// verdict: FAILED
// property: division_by_zero line 7
// why: With a single & both sides are evaluated.
extern int nondet_int(void);
int main(void) {
  int d = nondet_int();
 if ((d > 0) & (100 / d > 3)) return 1;
  return 0;
}
