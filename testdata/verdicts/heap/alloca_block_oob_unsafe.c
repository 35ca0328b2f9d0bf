// verdict: FAILED
// property: pointer_dereference line 8
// check: past-end
// why: The write is one past the block's end.
#include <alloca.h>
int main(void) {
  char *p = alloca(10);
 for (int i = 0; i <= 10; i++) p[i] = (char)i;
  return p[9] - 9;
}
