// verdict: SUCCESSFUL
// why: Bytes seen after a longjmp.
#include <assert.h>
#include <setjmp.h>
static jmp_buf j;
int main(void) {
  static int v;
  int *volatile p = 0;
  if (!setjmp(j)) {
    p = &v;
    longjmp(j, 1);
  }
  int *q = p;
  assert((*(unsigned char *)&q & 3) == 0 && q == &v);
  return 0;
}
