// verdict: SUCCESSFUL
// why: Whole arrays are set, copied and compared.
#ifdef NATIVE_MAIN
int main(void) { return 0; }
#else
int main(void) {
  int a[3], b[3];
  char c[2];
  __CPROVER_array_set(a, 7);
  __CPROVER_assert(a[0] == 7 && a[2] == 7, "set");
  __CPROVER_array_copy(b, a);
  __CPROVER_assert(b[1] == 7 && __CPROVER_array_equal(a, b), "copied");
  b[2] = 8;
  __CPROVER_assert(!__CPROVER_array_equal(a, b) && !__CPROVER_array_equal(a, c), "unequal");
  unsigned __CPROVER_bitvector[7] v = 127;
  v++;
  __CPROVER_assert(v == 0, "seven bits");
  __CPROVER_assert(__CPROVER_isnand(0.0 / 0.0) && __CPROVER_signf(-0.0f) && !__CPROVER_isinfd(1.0), "numbers");
  return 0;
}
#endif
