// verdict: SUCCESSFUL
// flags: --no-pointer-relation-check
// check: pointer-comparison
// why: Whoever turns the check off may ask which of two objects lies first: one of them does.
int main(void) {
  int a, b, *p = &a, *q = &b;
  __CPROVER_assert(p < q || q < p, "one lies first");
  return 0;
}
