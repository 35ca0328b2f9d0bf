// verdict: FAILED
// property: pointer_dereference line 12
// check: before-start
// why: The inner loop does not stop at the start and reads the place before it.
#include <assert.h>
extern signed char nondet_char(void);
int main(void) {
  signed char a[4];
  for (int i = 0; i < 4; i++) a[i] = nondet_char();
  for (int i = 1; i < 4; i++) {
    signed char x = a[i], *p = a + i;
   while (p[-1] > x) {
      *p = p[-1];
      p--;
    }
    *p = x;
  }
  assert(a[0] <= a[1] && a[1] <= a[2] && a[2] <= a[3]);
  return 0;
}
