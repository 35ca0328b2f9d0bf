// verdict: SUCCESSFUL
// why: The counter counts how many calls of the || chain were made.
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
 assert(r == (a > 0 || b > 0) && (calls == 1) == (a > 0));
  return 0;
}
