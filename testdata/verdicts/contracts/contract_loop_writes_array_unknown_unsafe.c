// verdict: FAILED
// property: assertion line 8
// flags: --function f --apply-loop-contracts
// why: an element at an unknown index may be written though no round needs to run
void f(unsigned n, unsigned k) {
  int a[10] = {0}; unsigned i = 0;
  while (i < n) __CPROVER_loop_invariant(i <= n) { if (k < 10) a[k] = 1; i++; }
  __CPROVER_assert(a[3] == 0 || k == 3, "a");
}
