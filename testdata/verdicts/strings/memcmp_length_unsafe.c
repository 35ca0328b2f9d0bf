// verdict: FAILED
// property: pointer_dereference line 7
// why: memcmp gets more bytes than the first array has, even if the first byte already differs.
#include <string.h>
int main(void) {
  char a[4] = {1, 2, 3, 4}, b[8] = {9};
  return memcmp(a, b, sizeof b) != 0;
}
