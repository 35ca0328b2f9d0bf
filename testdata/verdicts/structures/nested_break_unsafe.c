// verdict: FAILED
// property: assertion line 12
// why: The outer loop runs all four rounds.
#include <assert.h>
int main(void) {
  int n = 0;
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 4; j++) {
      if (j == 2) break;
      n++;
    }
 assert(n == 2);
  return 0;
}
