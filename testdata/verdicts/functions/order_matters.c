// verdict: FAILED
// property: assertion line 14
// why: One summand of one factor is another one.
#include <assert.h>
extern unsigned long nondet_ulong(void);
int main(void) {
  unsigned long a[6], up = 1, down = 1;
  for (int i = 0; i < 6; i++)
    a[i] = nondet_ulong();
  for (int i = 0; i < 4; i++)
    up *= a[i] + a[i + 1] + a[i + 2];
  for (int i = 3; i >= 0; i--)
    down *= a[i + 2] + a[i] + a[i == 2 ? 2 : i + 1];
  assert(up == down);
}
