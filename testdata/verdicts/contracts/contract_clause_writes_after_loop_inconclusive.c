// verdict: INCONCLUSIVE
// flags: --enforce-contract f --apply-loop-contracts
// why: what ensures calls changes g behind a loop with a contract of its own
int g;
int done(int x) {
  while (x > 0)
  __CPROVER_loop_invariant(1)
    x--;
  g = 3;
  return 1;
}
void f(int x)
__CPROVER_requires(x >= 0) __CPROVER_assigns(g) __CPROVER_ensures(done(x))
{ g = 2; }
int main(void) {
  f(2);
  __CPROVER_assert(g == 3, "g");
  return 0;
}
