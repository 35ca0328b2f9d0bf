// verdict: SUCCESSFUL
// why: An int converted to unsigned long is sign extended first.
#include <assert.h>
extern int nondet_int(void);
int main(void) {
  int x = nondet_int();
  unsigned long w = (unsigned long)x;
 assert((w >> 32) == (x < 0 ? 0xfffffffful : 0));
  return 0;
}
