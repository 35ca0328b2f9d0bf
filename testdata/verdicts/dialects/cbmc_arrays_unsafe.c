// verdict: FAILED
// property: assertion line 12
// why: Setting an array leaves the other one as it was.
#ifdef NATIVE_MAIN
int main(void) { __builtin_trap(); }
#else
int nondet_int(void);
int main(void) {
  int a[3], b[3];
  b[0] = nondet_int();
  __CPROVER_array_set(a, 7);
  __CPROVER_assert(!__CPROVER_array_equal(a, b), "never equal");
  return 0;
}
#endif
