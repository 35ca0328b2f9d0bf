// verdict: FAILED
// property: uninitialized line 13
// flags: --apply-loop-contracts --uninitialized-check
// why: without a round x has no value
unsigned nondet_uint(void);
int main(void) {
  unsigned n = nondet_uint(), i = 0;
  int x;
  while (i < n)
  __CPROVER_loop_invariant(i <= n)
    i++, x = 1;

  return x;
}
