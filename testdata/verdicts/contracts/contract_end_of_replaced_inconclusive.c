// verdict: INCONCLUSIVE
// flags: --termination-check --replace-call-with-contract f
// why: the contract does not say that f ends (it does not)
int f(int x)
__CPROVER_assigns() __CPROVER_ensures(1)
{
  while (x)
    ;
  return 0;
}
int main(void) { return f(1); }
