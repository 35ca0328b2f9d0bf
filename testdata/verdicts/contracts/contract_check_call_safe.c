// verdict: SUCCESSFUL
// flags: --check-call-with-contract half
// why: the body of the function runs, and what its contract requires is checked
int half(int x)
__CPROVER_requires(x >= 0 && x % 2 == 0)
__CPROVER_assigns()
{ return x / 2; }
int nondet_int(void);
int main(void) {
  int x = nondet_int();
  if (x < 0 || x > 100) return 0;
  __CPROVER_assert(half(2 * x) == x, "the body runs");
}
