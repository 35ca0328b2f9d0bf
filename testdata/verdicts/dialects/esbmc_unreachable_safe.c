// verdict: SUCCESSFUL
// check: other-tools
// why: __ESBMC_unreachable() says nothing unless it is asked for, and what follows is checked.
int nondet_int(void);
int main(void) {
  int x = nondet_int(), y = 0;
  if (x == 4) {
    __ESBMC_unreachable();
    y = 1;
  }
  __ESBMC_assert(y == (x == 4), "goes on");
  return 0;
}
