// verdict: FAILED
// property: same_object line 10
// check: pointer-comparison
// why: The block was freed: its pointers have no order any more (C11 6.5.8p5, 6.2.4p2).
#include <stdlib.h>
int main(void) {
  char *p = malloc(4), *end = p + 3;
  if (!p) return 0;
  free(p);
  return p < end;
}
