// verdict: FAILED
// property: undefined_behavior line 11
// check: missing-return
// why: sign(0) reaches the end of sign without a return, and main uses the result (C11 6.9.1p12).
int nondet_int(void);
static int sign(int x) {
  if (x > 0)
    return 1;
  if (x < 0) return -1;
}
int main(void) { return sign(nondet_int()); }
