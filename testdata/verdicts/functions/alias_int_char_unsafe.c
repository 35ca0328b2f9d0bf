// verdict: FAILED
// property: assertion line 8
// why: The int is seen changed through the int pointer.
#include <assert.h>
static void poke(int *p, char *c) {
  *p = 0;
  *c = 1;
 assert(*p == 0);
}
int main(void) {
  int x;
  poke(&x, (char *)&x + 1);
  return 0;
}
