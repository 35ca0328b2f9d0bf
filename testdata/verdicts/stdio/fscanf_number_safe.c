// verdict: SUCCESSFUL
// why: What was read is checked.
#include <stdio.h>
int main(void) {
  int x = 0, a[5] = {0};
  if (fscanf(stdin, "%d", &x) != 1 || x > 4 || x < 0)
    return 0;
  return a[x];
}
