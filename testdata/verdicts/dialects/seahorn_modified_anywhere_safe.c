// verdict: SUCCESSFUL
// check: other-tools
// why: Nothing is modified where there is no object: at null, beyond the end, after free; and asking is no access.
#include <stdbool.h>
#include <stdlib.h>
extern void sassert(bool);
extern void sea_tracking_on(void);
extern void sea_reset_modified(char *);
extern bool sea_is_modified(char *);
extern int nd_int(void);
int main(void) {
  char a[2] = {0}, *base = a;
  sea_tracking_on();
  int i = nd_int();
  sea_reset_modified(base + i);
  if (i < 0 || i > 1) sassert(!sea_is_modified(base + i));
  char *p = malloc(2), *q = nd_int() ? p : a;
  if (p) p[1] = 1;
  if (p) sassert(sea_is_modified(p + 1));
  sea_reset_modified(q + 1);
  if (q && q == p) sassert(!sea_is_modified(p + 1));
  free(p);
  sassert(!sea_is_modified(NULL));
  sea_reset_modified((char *)16);
  return 0;
}
