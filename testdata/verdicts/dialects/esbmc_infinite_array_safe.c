// verdict: SUCCESSFUL
// check: other-tools
// why: ESBMC's annotation before or behind the declarator says that an array has no end, whatever size is written.
int plain[2] = {3, 4};
unsigned nondet_uint(void);
int main(void) {
  __attribute__((annotate("__ESBMC_inf_size"))) int head[1];
  int tail[1] __attribute__((annotate("__ESBMC_inf_size")));
  [[clang::annotate("__ESBMC_inf_size")]] char flags[2][4];
  unsigned i = nondet_uint();
  head[i] = 1;
  tail[i] = 2;
  flags[i][3] = 3;
  __ESBMC_assert(head[i] + tail[i] + flags[i][3] == 6, "kept");
  __ESBMC_assert(sizeof plain == 8 && plain[1] == 4, "others have their size");
  return 0;
}
