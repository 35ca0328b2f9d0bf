// verdict: INCONCLUSIVE
// flags: --apply-loop-contracts
// why: what the invariant calls makes an assumption, so larger i would not be looked at (the assertion fails)
unsigned nondet_uint(void);
int small(unsigned x) {
  __CPROVER_assume(x <= 5);
  return 1;
}
int main(void) {
  unsigned n = nondet_uint(), i = 0;
  while (i < n)
  __CPROVER_assigns(i)
  __CPROVER_loop_invariant(small(i))
    i++;
  __CPROVER_assert(i <= 5, "i");
  return 0;
}
