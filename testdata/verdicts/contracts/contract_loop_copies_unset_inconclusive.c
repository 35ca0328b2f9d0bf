// verdict: INCONCLUSIVE
// flags: --apply-loop-contracts --uninitialized-check
// why: a round takes it back that a was written, which its contract cannot say (a.x is read though it was never written)
int nondet_int(void);
struct pair { int x, y; };
int main(void) {
  int n = nondet_int(), s = 0;
  struct pair a = {0, 0}, b;
  for (int i = 0; i < n; i++)
  __CPROVER_loop_invariant(i >= 0)
    a = b;
  if (n > 0 && a.x)
    s = 1;
  return s;
}
