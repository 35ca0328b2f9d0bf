// verdict: SUCCESSFUL
// why: abort ends every path on which the divisor is zero.
extern void abort(void);
extern int nondet_int(void);
int main(void) {
  int d = nondet_int();
 if (d <= 0) abort();
  return 7 / d > 7;
}
