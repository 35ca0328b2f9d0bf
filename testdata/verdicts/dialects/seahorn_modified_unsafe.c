// verdict: FAILED
// property: assertion line 20
// why: What is promised to be only read is written where the input is 4.
#include <stdbool.h>
extern void sea_tracking_on(void);
extern void sea_reset_modified(char *);
extern bool sea_is_modified(char *);
extern void sassert(bool);
extern int nd_int(void);

static int look(int *p) {
  if (nd_int() == 4) *p = 7;
  return *p;
}
int main(void) {
  int x = 0;
  sea_tracking_on();
  sea_reset_modified((char *)&x);
  int y = look(&x);
  sassert(!sea_is_modified((char *)&x));
  return y;
}
