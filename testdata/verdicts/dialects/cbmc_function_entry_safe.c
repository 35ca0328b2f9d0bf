// verdict: SUCCESSFUL
// flags: --function check
// why: The entry takes unknown parameters and limits them first.
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
 if (b == 0) return;
  int q = a / b;
  __CPROVER_assert(q <= 1000 && q >= -1000, "quotient");
}
