// verdict: FAILED
// property: assertion line 13
// why: A negative number has a negative remainder, which no case handles.
#include <assert.h>
extern int nondet_int(void);
int main(void) {
  int x = nondet_int(), r = -1;
  switch (x % 3) {
    case 0: r = 0; break;
    case 1: r = 10; break;
    case 2: r = 20; break;
  }
  assert(r >= 0);
  return 0;
}
