// verdict: FAILED
// property: array_bounds line 9
// why: Any number can be read.
#include <stdio.h>
int main(void) {
  int x = 0, a[5] = {0};
  if (fscanf(stdin, "%d", &x) != 1 || x > 4)
    return 0;
  return a[x];
}
