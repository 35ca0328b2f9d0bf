// verdict: SUCCESSFUL
// flags: --property main.assertion.1
// why: the invariant holds, and the assertion follows
unsigned nondet_uint(void);
int main(void) {
  unsigned n = nondet_uint(), i = 0, x = 0;
  while (i < n)
  __CPROVER_loop_invariant(i <= n && x % 2 == 0)
  {
    i++;
    x += 2;
  }
  __CPROVER_assert(x % 2 == 0, "x");
  return 0;
}
