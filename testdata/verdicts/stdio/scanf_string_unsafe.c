// verdict: FAILED
// property: pointer_dereference line 7
// why: %s without a width can overrun any buffer.
#include <stdio.h>
int main(void) {
  char b[10];
  scanf("%s", b);
  return 0;
}
