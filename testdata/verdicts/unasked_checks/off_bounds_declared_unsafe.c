// verdict: FAILED
// property: pointer_dereference line 9
// flags: --no-bounds-check
// check: other-tools
// why: Behind a pointer an index is pointer arithmetic, which --pointer-check is about.
int nondet_int(void);
int main(void) {
  int a[4] = {0}, *p = a;
  p[nondet_int()] = 1;
  return 0;
}
