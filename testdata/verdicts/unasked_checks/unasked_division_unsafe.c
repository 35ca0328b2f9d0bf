// verdict: FAILED
// property: assertion line 8
// flags: --no-div-by-zero-check
// why: A division by zero gives anything.
extern unsigned nondet_unsigned(void);
int main(void) {
  unsigned n = nondet_unsigned(), q = 10u / n;
  __CPROVER_assert(q <= 10 || q == -1u, "a quotient is smaller");
  return 0;
}
