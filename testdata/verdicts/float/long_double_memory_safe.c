// verdict: SUCCESSFUL
// why: In memory a long double has ten bytes, the leading one of the number among them; without it they are no number.
#include <assert.h>
#include <string.h>
struct record { char tag; long double x; };
static long double sum(int n, const long double *a) {
  long double s = 0;
  for (int i = 0; i < n; i++) s += a[i];
  return s;
}
int main(void) {
  union { long double x; unsigned char byte[sizeof(long double)]; } u = {1.0L};
  struct record r = {'a', 2.5L}, copy;
  assert(u.byte[9] == 0x3f && u.byte[8] == 0xff && u.byte[7] == 0x80 && u.byte[0] == 0);
  memcpy(&copy, &r, sizeof r);
  assert(copy.x * 2 == 5 && sum(3, (long double[]){1, 2, 0.5L}) == 3.5L);
  u.byte[7] = 0;
  assert(u.x != u.x);
  return 0;
}
