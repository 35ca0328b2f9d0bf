// verdict: FAILED
// property: assertion line 8
// flags: --no-pointer-check
// why: The copy overlaps itself, which is not asked about, and what follows it is executed.
#include <string.h>
int main(void) {
  char a[8] = "abcdef"; memcpy(a + 1, a, 4);
  __CPROVER_assert(a[0] != 'a', "behind it");
  return 0;
}
