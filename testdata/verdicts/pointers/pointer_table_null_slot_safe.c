// verdict: SUCCESSFUL
// why: The index is limited to the slots that are filled.
extern unsigned nondet_uint(void);
int main(void) {
  int a = 1, b = 2;
  int *t[3] = {&a, &b};
  unsigned i = nondet_uint();
 if (i > 1) return 0;
  return *t[i] > 2;
}
