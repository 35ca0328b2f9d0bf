// verdict: FAILED
// property: assertion line 14
// flags: --property main.assertion.1
// why: the invariant, on which a proof of the assertion would rest, does not hold
unsigned nondet_uint(void);
int main(void) {
  unsigned n = nondet_uint(), i = 0, x = 0;
  while (i < n)
  __CPROVER_loop_invariant(i <= n && x == 0)
  {
    i++;
    x++;
  }
  __CPROVER_assert(x == 0, "x");
  return 0;
}
