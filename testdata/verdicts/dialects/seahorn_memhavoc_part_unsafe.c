// verdict: FAILED
// property: assertion line 14
// check: other-tools
// why: The byte behind the place that memhavoc is told is made anything too.
#include <stdbool.h>
#include <stddef.h>
extern void memhavoc(void *, size_t);
extern void sassert(bool);
int main(void) {
  char a[4] = {1, 2, 3, 4};
  memhavoc(a + 1, 2);
  sassert(a[0] == 1);
  sassert(a[3] == 4);
  sassert(a[2] == 3);
  return 0;
}
