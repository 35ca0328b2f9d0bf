// verdict: FAILED
// property: division_by_zero line 9
// why: abort ends the negative paths, the divisor may still be zero.
extern void abort(void);
extern int nondet_int(void);
int main(void) {
  int d = nondet_int();
 if (d < 0) abort();
  return 7 / d > 7;
}
