#include <stdlib.h>
#include <string.h>
unsigned run(unsigned s) {
  unsigned r = s, i, j;
  for (i = 0; i < (s & 7); i++) { for (j = 0; j <= i; j++) { if (j == 3) break; r += i * j + 1; } if (r % 11 == 0) goto out; }
  do { r = r * 5 + 1; i++; } while (i < 12 && (r & 3));
  unsigned n = s & 15, c = 0;
  while (n) { n &= n - 1; c++; }
out:
  r ^= i;
  int state = (int)(s & 1);
  if (s & 2) goto b;
a: r += 3; state++; if (state > 6) return r;
b: r = r * 2 + state; state += 2; if (state < 9) goto a;
  return r + i;
}
