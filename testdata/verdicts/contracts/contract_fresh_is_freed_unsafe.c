// verdict: FAILED
// property: precondition line 6
// flags: --replace-call-with-contract f
// why: f frees a variable; its contract is proved for a pointer that is_fresh made
void f(int *p)
__CPROVER_requires(__CPROVER_is_fresh(p, 4)) __CPROVER_assigns() __CPROVER_frees(p);
int main(void) {
  int x;
  f(&x);
  return 0;
}
