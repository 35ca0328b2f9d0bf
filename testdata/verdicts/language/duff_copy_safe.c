// verdict: SUCCESSFUL
// why: The loop entered in the middle by switch copies all seven bytes.
#include <assert.h>
int main(void) {
 char src[7] = "abcdef", dst[7];
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
