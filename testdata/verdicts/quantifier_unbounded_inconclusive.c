// verdict: INCONCLUSIVE
// why: The quantifier's range is not stated: it is about all ints.
int main(void) {
#ifndef NATIVE_MAIN
  __CPROVER_assert(__CPROVER_forall { int i; i * 2 != 7 }, "even");
#endif
  return 0;
}
