// verdict: FAILED
// property: unreachable line 8
// flags: --enable-unreachability-intrinsic
// check: other-tools
// why: The call is reached for one input.
int nondet_int(void);
int main(void) {
  if (nondet_int() == 4) __ESBMC_unreachable();
  return 0;
}
