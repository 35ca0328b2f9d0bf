// verdict: FAILED
// property: pointer_dereference line 10
// why: The buffer lies in an object that is freed before the jump.
#include <setjmp.h>
#include <stdlib.h>
struct parser { jmp_buf back; int error; };
static void fail(struct parser *p, int e) {
  p->error = e;
  free(p);
  longjmp(p->back, 1);
}
int main(void) {
  struct parser *p = malloc(sizeof *p);
  if (p && setjmp(p->back) == 0)
    fail(p, 1);
  return 0;
}
