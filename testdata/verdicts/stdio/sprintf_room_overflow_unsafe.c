// verdict: FAILED
// property: pointer_dereference line 7
// why: A number of four digits needs five bytes.
#include <stdio.h>
int main(void) {
  char b[4];
  sprintf(b, "%d", 1000);
  return b[0] == '1' ? 0 : 1;
}
