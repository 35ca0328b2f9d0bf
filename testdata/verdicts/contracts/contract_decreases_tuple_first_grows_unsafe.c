// verdict: FAILED
// property: loop_decreases line 8
// flags: --function f --apply-loop-contracts
// why: the first of two measures grows while the second falls
void f(unsigned a, unsigned b) {
  if (a > 1000) return;
  while (b != 0)
  __CPROVER_assigns(a, b) __CPROVER_loop_invariant(a <= 2000) __CPROVER_decreases(a, b)
  { b--; if (a < 2000) a++; }
}
