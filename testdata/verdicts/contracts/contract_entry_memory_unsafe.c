// verdict: FAILED
// property: assertion line 10
// flags: --function f --apply-loop-contracts
// why: the invariant lets an element be less than it is
void f(int *a) {
  int b[3] = {1, 2, 3}; unsigned i = 0;
  while (i < 3)
  __CPROVER_assigns(i, b) __CPROVER_loop_invariant(i <= 3 && b[0] >= __CPROVER_loop_entry(b[0]) && b[0] <= 1 + (int)i)
  { b[0]++; i++; }
  __CPROVER_assert(b[0] == 4 && b[1] == 2, "b");
}
