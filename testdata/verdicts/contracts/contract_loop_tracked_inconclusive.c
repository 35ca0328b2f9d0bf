// verdict: INCONCLUSIVE
// flags: --apply-loop-contracts
// why: what the contract lists need not be written (it is not if n is 0, and the assertion fails)
int nondet_int(void);
void sea_tracking_on(void), sea_reset_modified(char *), sassert(_Bool);
_Bool sea_is_modified(char *);
int main(void) {
  int n = nondet_int();
  char buf[1] = {0};
  sea_tracking_on();
  sea_reset_modified(buf);
  for (int i = 0; i < n; i++)
  __CPROVER_assigns(i, buf[0])
  __CPROVER_loop_invariant(i >= 0)
    buf[0] = 1;
  sassert(sea_is_modified(buf));
  return 0;
}
