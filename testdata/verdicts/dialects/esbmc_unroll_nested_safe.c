// verdict: SUCCESSFUL
// check: other-tools
// why: each of two nested loops has its own bound
// flags: --unwind 1
void __ESBMC_unroll(int);
int main(void) { int s = 0;
  __ESBMC_unroll(4);
  for (int i = 0; i < 3; i++) {
    __ESBMC_unroll(6);
    for (int j = 0; j < 5; j++) s++;
  }
  __ESBMC_assert(s == 15, "s"); return 0; }
