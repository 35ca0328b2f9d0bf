// verdict: SUCCESSFUL
// why: The bytes of the pointer are restored before it is used.
#include <string.h>
int main(void) {
  int x = 3, *p = &x;
 char keep[sizeof p];
 memcpy(keep, &p, sizeof p);
  memset(&p, 0, sizeof p);
 memcpy(&p, keep, sizeof p);
  return *p - 3;
}
