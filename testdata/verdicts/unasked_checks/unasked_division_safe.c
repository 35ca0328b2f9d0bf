// verdict: SUCCESSFUL
// flags: --no-div-by-zero-check --no-signed-overflow-check
// why: Where the divisor is not zero a quotient is a quotient.
extern int nondet_int(void);
int main(void) {
  int n = nondet_int(), q = 10 / n;
  __CPROVER_assert(n == 0 || -10 <= q && q <= 10, "a quotient is smaller");
  return 0;
}
