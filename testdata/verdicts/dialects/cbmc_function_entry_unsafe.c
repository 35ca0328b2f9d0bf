// verdict: FAILED
// property: division_by_zero line 15
// flags: --function check
// why: The entry's parameters are unknown, so b may be zero.
#ifdef NATIVE_MAIN
int nondet_int(void);
void check(int a, int b);
int main(void) {
  check(nondet_int(), nondet_int());
  return 0;
}
#endif
void check(int a, int b) {
  if (a < 0 || a > 1000) return;
  int q = a / b;
  __CPROVER_assert(q <= 1000 && q >= -1000, "quotient");
}
