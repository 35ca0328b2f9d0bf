// verdict: FAILED
// property: pointer_dereference line 9
// flags: --no-bounds-check
// check: other-tools
// why: *(a + i) dereferences the sum of a pointer and a number.
int nondet_int(void);
int main(void) {
  int a[4] = {0};
  return *(a + nondet_int());
}
