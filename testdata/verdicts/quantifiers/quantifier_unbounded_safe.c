// verdict: SUCCESSFUL
// why: The formula is about all ints: twice a number is even, also where it wraps around.
int main(void) {
#ifndef NATIVE_MAIN
  __CPROVER_assert(__CPROVER_forall { int i; i * 2 != 7 }, "even");
#endif
  return 0;
}
