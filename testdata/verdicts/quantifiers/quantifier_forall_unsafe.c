// verdict: FAILED
// property: assertion line 9
// why: The last element is outside the range of the quantifier that is assumed.
int main(void) {
#ifdef NATIVE_MAIN
  __builtin_trap();
#else
  int a[4];
  __CPROVER_assume(__CPROVER_forall { int i; (0 <= i && i < 3) ==> a[i] == i }); __CPROVER_assert(a[3] == 3, "last");
#endif
  return 0;
}
