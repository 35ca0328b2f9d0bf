// verdict: FAILED
// property: array_bounds line 9
// check: other-tools
// why: The array after the one without an end has one.
__attribute__((annotate("__ESBMC_inf_size"))) int a[1];
int b[4];
unsigned nondet_uint(void);
int main(void) {
  b[nondet_uint()] = 1;
  return a[9];
}
