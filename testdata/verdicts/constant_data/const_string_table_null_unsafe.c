// verdict: FAILED
// property: pointer_dereference line 10
// check: null-pointer
// why: The sentinel at the end of the table is null.
extern unsigned nondet_uint(void);
static const char *const names[] = {"red", "green", "blue", 0};
int main(void) {
  unsigned i = nondet_uint();
 if (i >= 4) return 0;
  return names[i][0] == 0;
}
