// verdict: FAILED
// property: precondition line 6
// flags: --replace-call-with-contract f --property main.assertion.1
// why: the contract says nothing about a call with this argument
int f(int x)
__CPROVER_requires(x > 0) __CPROVER_assigns() __CPROVER_ensures(__CPROVER_return_value > 0);
int main(void) {
  int r = f(-1);
  __CPROVER_assert(r > 0, "r");
  return 0;
}
