// verdict: SUCCESSFUL
// why: Written for KLEE; the assumption excludes zero.
void klee_make_symbolic(void *, unsigned long, const char *);
void klee_assume(unsigned long);
int main(void) {
  int x;
  klee_make_symbolic(&x, sizeof x, "x");
  klee_assume(x >= 0);
 klee_assume(x != 0);
  return 1000 / x > 1000;
}
