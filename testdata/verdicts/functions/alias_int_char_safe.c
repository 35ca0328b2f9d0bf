// verdict: SUCCESSFUL
// why: The char write changes one byte of the int seen through the other pointer.
#include <assert.h>
static void poke(int *p, char *c) {
  *p = 0;
  *c = 1;
 assert(*p == 256);
}
int main(void) {
  int x;
  poke(&x, (char *)&x + 1);
  return 0;
}
