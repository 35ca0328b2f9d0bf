// verdict: SUCCESSFUL
// flags: --function f --apply-loop-contracts
// why: loop_entry of an inner loop is the value of each time that it is entered
void f(unsigned n) {
  if (n > 100) return;
  unsigned s = 0, i = 0;
  for (i = 0; i < n; i++)
  __CPROVER_assigns(i, s) __CPROVER_loop_invariant(i <= n && s == i * 2)
  {
    unsigned j = 0;
    while (j < 2)
    __CPROVER_assigns(j, s) __CPROVER_loop_invariant(j <= 2 && s == __CPROVER_loop_entry(s) + j)
    { j++; s++; }
  }
  __CPROVER_assert(s == 2 * n, "s");
}
