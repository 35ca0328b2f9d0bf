// verdict: FAILED
// property: pointer_dereference line 14
// check: past-end
// why: The copy has one byte too few in the destination.
#include <assert.h>
int main(void) {
 char src[7] = "abcdef", dst[6];
  char *s = src, *d = dst;
  int n = 7, rounds = (n + 3) / 4;
  switch (n % 4) {
    case 0: do { *d++ = *s++;
    case 3:      *d++ = *s++;
    case 2:      *d++ = *s++;
    case 1:      *d++ = *s++;
            } while (--rounds > 0);
  }
  assert(dst[5] == 'f');
  return 0;
}
