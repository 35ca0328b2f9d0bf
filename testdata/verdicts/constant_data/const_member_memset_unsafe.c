// verdict: FAILED
// property: pointer_dereference line 9
// check: const-write
// why: memset runs on from the member before into a const one.
#include <string.h>
unsigned nondet_uint(void);
static struct { char a[8]; const int k; } s = {"abc", 4};
int main(void) {
  memset(s.a, 0, nondet_uint() % 10);
  return 0;
}
