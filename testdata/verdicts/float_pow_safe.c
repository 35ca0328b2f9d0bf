// verdict: SUCCESSFUL
// why: Squares of small integers are exact.
#include <assert.h>
#include <math.h>
int nondet_int(void);
int main(void) {
  int i = nondet_int();
  if (i < -5 || i > 5)
    return 0;
  assert(pow(i, 2) == i * i);
  assert(pow(2.0, 10) == 1024);
  return 0;
}
