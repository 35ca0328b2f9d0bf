// verdict: FAILED
// property: loop_decreases line 7
// flags: --function f --apply-loop-contracts
// why: the first of two measures wraps around at zero
void f(unsigned a, unsigned b) {
  while (a != 3)
  __CPROVER_assigns(a, b) __CPROVER_loop_invariant(1) __CPROVER_decreases(a, b)
  { if (b == 0) a--; else b--; }
}
