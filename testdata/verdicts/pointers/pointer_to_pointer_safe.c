// verdict: SUCCESSFUL
// why: The callee redirects the caller's pointer to y.
#include <assert.h>
static int x = 1, y = 2;
static void redirect(int **pp) { *pp = &y; }
int main(void) {
  int *p = &x;
  redirect(&p);
  *p = 7;
 assert(x == 1 && y == 7);
  return 0;
}
