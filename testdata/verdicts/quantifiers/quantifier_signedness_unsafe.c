// verdict: FAILED
// property: assertion line 6
// why: Compared with an unsigned bound a negative value is a large one, so that the range is not what it seems: -1 refutes the formula.
int main(void) {
#ifndef NATIVE_MAIN
  __CPROVER_assert(__CPROVER_forall { int i; (0u <= i && i < 10) ==> i >= 0 }, "not negative");
#endif
  return 0;
}
