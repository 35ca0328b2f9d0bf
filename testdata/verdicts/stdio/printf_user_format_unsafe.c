// verdict: FAILED
// property: pointer_dereference line 9
// why: A format from outside may ask for arguments that are not there.
#include <stdio.h>
int main(void) {
  char f[8];
  if (!fgets(f, sizeof f, stdin) || f[0] != '%' || f[1] != 's')
    return 0;
  printf(f);
  return 0;
}
