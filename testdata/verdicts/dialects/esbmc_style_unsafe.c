// verdict: FAILED
// property: assertion line 11
// why: Written for ESBMC; the digits may be equal.
int nondet_int();
int main() {
  int a = nondet_int(), b = nondet_int();
  __ESBMC_assume(a >= 0 && a <= 9);
  __ESBMC_assume(b >= 0 && b <= 9);
  int d = a - b;
  __ESBMC_assert(d <= 9 && d >= -9, "range");
 __ESBMC_assert(d != 0, "different");
  return 0;
}
