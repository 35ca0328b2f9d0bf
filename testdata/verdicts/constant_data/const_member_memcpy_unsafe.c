// verdict: FAILED
// property: pointer_dereference line 9
// check: const-write
// why: memcpy writes the const member of a variable.
#include <string.h>
struct text { int used; const char name[8]; };
int main(void) {
  struct text t = {3, "abc"};
  memcpy((char *)t.name + 1, "x", 2);
  return t.used - 3;
}
