// verdict: FAILED
// property: assertion line 10
// why: None of the elements need be negative.
int main(void) {
#ifdef NATIVE_MAIN
  __builtin_trap();
#else
  int a[4], n;
  __CPROVER_assume(n >= 0 && n <= 4);
  __CPROVER_assert(__CPROVER_exists { int i; (0 <= i && i < n) && a[i] < 0 }, "one is negative");
#endif
  return 0;
}
