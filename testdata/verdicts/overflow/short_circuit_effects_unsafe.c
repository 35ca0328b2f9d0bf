// verdict: FAILED
// property: assertion line 15
// why: The chain stops at the first true operand.
#include <assert.h>
extern int nondet_int(void);
static int calls;
static int ask(int r) {
  calls++;
  return r;
}
int main(void) {
  int a = nondet_int(), b = nondet_int();
  int r = ask(a > 0) || ask(b > 0) || ask(0);
  assert(calls >= 1 && calls <= 3);
 assert(calls == 3);
  return 0;
}
