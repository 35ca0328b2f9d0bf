// verdict: FAILED
// property: pointer_dereference line 11
// check: null-pointer
// why: The last slot of the table is null.
extern unsigned nondet_uint(void);
int main(void) {
  int a = 1, b = 2;
  int *t[3] = {&a, &b};
  unsigned i = nondet_uint();
 if (i > 2) return 0;
  return *t[i] > 2;
}
