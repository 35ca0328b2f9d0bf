// verdict: FAILED
// property: assertion line 11
// why: The redirected pointer writes y, so x keeps its value.
#include <assert.h>
static int x = 1, y = 2;
static void redirect(int **pp) { *pp = &y; }
int main(void) {
  int *p = &x;
  redirect(&p);
  *p = 7;
 assert(x == 7);
  return 0;
}
