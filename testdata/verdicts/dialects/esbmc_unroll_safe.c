// verdict: SUCCESSFUL
// flags: --unwind 2
// check: other-tools
// why: __ESBMC_unroll(N) and #pragma unroll N are the bounds of the loops that follow, for, while and do, also inside another; others keep theirs.
int main(void) {
  int sum = 0, n = 0;
  __ESBMC_unroll(6);
  for (int i = 0; i < 5; i++) sum += i;
  __ESBMC_unroll(4);
  while (n < 3) {
    n++;
    __ESBMC_unroll(8);
    do sum++;
    while (sum % 7);
  }
#pragma unroll 10
  for (int i = 0; i < 9; i++) n++;
#pragma clang loop unroll_count(5)
  do n--;
  while (n > 8);
  for (int i = 0; i < 1; i++) n++;
  __ESBMC_assert(n == 9, "n");
  return 0;
}
