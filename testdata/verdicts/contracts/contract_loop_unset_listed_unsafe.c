// verdict: FAILED
// property: uninitialized line 12
// flags: --apply-loop-contracts --uninitialized-check
// why: without a round nothing writes s
int nondet_int(void);
int main(void) {
  int n = nondet_int(), s;
  for (int i = 0; i < n; i++)
  __CPROVER_assigns(i, s)
  __CPROVER_loop_invariant(i >= 0)
    s = i;
  return s;
}
