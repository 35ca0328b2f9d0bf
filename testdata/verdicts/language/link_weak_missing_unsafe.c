// verdict: FAILED
// property: pointer_dereference line 7
// why: A weak function that nothing defines is called without asking whether it is there.
__attribute__((weak)) extern int maybe(int *);
int nondet_int(void);
int main(void) {
  if (nondet_int() == 7) return maybe(0);
  return 0;
}
