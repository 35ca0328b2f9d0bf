// verdict: SUCCESSFUL
// flags: --no-malloc-may-fail
// check: other-tools
// why: memhavoc checks no pointer: null and constants stay what they are, of an object that is shorter its own bytes are meant, and none of it is a write of the program.
#include <stdbool.h>
#include <stdlib.h>
extern void memhavoc(void *, size_t);
extern void sassert(bool);
extern bool nd_bool(void);
extern size_t nd_size_t(void);
extern void sea_tracking_on(void);
extern bool sea_is_modified(char *);
static const char k = 3;
int main(void) {
  sea_tracking_on();
  char guard = 1, *p = nd_bool() ? malloc(4) : NULL;
  memhavoc(p, 4);
  memhavoc(p, 100);
  memhavoc((void *)&k, 1);
  sassert(k == 3 && guard == 1);
  if (p) {
    p[0] = 5;
    memhavoc(p + 2, nd_size_t());
    sassert(p[0] == 5 && sea_is_modified(p));
    sassert(!sea_is_modified(p + 3));
    free(p);
    memhavoc(p, 4);
  }
  return 0;
}
