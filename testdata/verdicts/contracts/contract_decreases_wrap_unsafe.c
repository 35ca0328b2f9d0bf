// verdict: FAILED
// property: loop_decreases line 8
// flags: --function f --apply-loop-contracts
// why: the measure wraps around at zero
void f(unsigned n) {
  unsigned i = n, k = 0;
  while (k < 5)
  __CPROVER_assigns(i, k) __CPROVER_loop_invariant(k <= 5) __CPROVER_decreases(i)
  { i--; if (i == 7) k++; }
}
