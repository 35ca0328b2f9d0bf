// verdict: INCONCLUSIVE
// why: Rounding is to nearest only.
#ifdef NATIVE_MAIN
int main(void) { return 0; }
#else
int main(void) {
  __CPROVER_rounding_mode = 2;
  __CPROVER_assert(1.0 / 3 > 0.3, "a third");
  return 0;
}
#endif
