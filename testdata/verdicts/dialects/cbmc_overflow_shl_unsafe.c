// verdict: FAILED
// property: assertion line 6
// why: Shifting by three loses bits of large numbers.
int nondet_int(void);
int main(void) {
  __CPROVER_assert(!__CPROVER_overflow_shl(nondet_int(), 3), "no overflow");
  return 0;
}
