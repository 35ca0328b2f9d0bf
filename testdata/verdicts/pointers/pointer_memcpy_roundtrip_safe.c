// verdict: SUCCESSFUL
// why: A pointer that went through a byte buffer by memcpy still points to x.
#include <assert.h>
#include <string.h>
extern int nd_int(void);
int main(void) {
  int x = 1, *p = &x, *q;
  char buf[24];
  memcpy(buf + 3, &p, sizeof p);
  memcpy(&q, buf + 3, sizeof q);
  int v = nd_int();
  *q = v;
 assert(x == v);
  return 0;
}
