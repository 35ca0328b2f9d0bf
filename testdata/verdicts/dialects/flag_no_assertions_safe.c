// verdict: SUCCESSFUL
// flags: --no-assertions
// why: The assertions are wrong, but they are not to be checked, and nothing else is wrong.
#include <assert.h>
extern int nondet_int(void);
extern void __CPROVER_assert(int, const char *);
int main(void) {
  int x = nondet_int();
  assert(x != 9);
  __CPROVER_assert(x != 8, "not eight");
  return 0;
}
