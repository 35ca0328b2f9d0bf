// verdict: SUCCESSFUL
// why: Tracking tells byte by byte what was written since the reset, on each path, by memcpy and memset too.
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
extern void sea_tracking_on(void);
extern void sea_tracking_off(void);
extern void sea_reset_modified(char *);
extern bool sea_is_modified(char *);
extern void *sea_malloc_safe(size_t);
extern void sassert(bool);
extern int nd_int(void);

static int g = 1;
int main(void) {
  char *p = sea_malloc_safe(8);
  p[5] = 1; // before tracking begins
  sea_tracking_on();
  sassert(!sea_is_modified(p + 5));
  int k = nd_int();
  if (k) g = 3;
  sassert(sea_is_modified((char *)&g) == (k != 0));
  memset(p + 2, 0, 2);
  sassert(sea_is_modified(p + 3) && !sea_is_modified(p + 4));
  sea_reset_modified(p + 3);
  sassert(sea_is_modified(p + 2) && !sea_is_modified(p + 3));
  memcpy(p + 4, p, 1);
  sassert(sea_is_modified(p + 4));
  sea_tracking_off();
  p[7] = 1;
  sassert(!sea_is_modified(p + 7));
  free(p);
  return 0;
}
