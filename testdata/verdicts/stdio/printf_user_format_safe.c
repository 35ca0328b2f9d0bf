// verdict: SUCCESSFUL
// why: What comes from outside is an argument.
#include <stdio.h>
int main(void) {
  char f[8];
  if (!fgets(f, sizeof f, stdin))
    return 0;
  printf("%s", f);
  return 0;
}
