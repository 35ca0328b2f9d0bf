// verdict: SUCCESSFUL
// flags: --apply-loop-contracts --uninitialized-check
// why: rounds write what is listed, and s is written before the loop
int nondet_int(void);
int main(void) {
  int n = nondet_int(), s = 0;
  for (int i = 0; i < n; i++)
  __CPROVER_assigns(i, s)
  __CPROVER_loop_invariant(i >= 0)
    s = i;
  return s;
}
