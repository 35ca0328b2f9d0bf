// verdict: SUCCESSFUL
// why: The negative value is sorted out before the unsigned comparison.
#include <assert.h>
extern int nondet_int(void);
int main(void) {
  int x = nondet_int();
 if (x < 0) return 0;
  unsigned n = sizeof(int);
  if (x < 4)
    assert(x < n);
  return 0;
}
