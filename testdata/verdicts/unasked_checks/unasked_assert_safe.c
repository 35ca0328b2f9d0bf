// verdict: SUCCESSFUL
// flags: --property main.assertion.2
// why: Where the first assert fails the program aborts, asked about or not.
#include <assert.h>
extern int nondet_int(void);
int main(void) {
  int x = nondet_int();
  assert(x == 1);
  assert(x == 1);
  return 0;
}
