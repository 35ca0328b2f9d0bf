// verdict: FAILED
// property: assertion line 9
// why: There are fifteen pairs, not twenty-five.
#include <assert.h>
int main(void) {
  int n = 0;
  for (int i = 0; i < 5; i++)
    for (int j = 0; j <= i; j++) n++;
 assert(n == 25);
  return 0;
}
