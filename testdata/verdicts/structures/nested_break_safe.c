// verdict: SUCCESSFUL
// why: break leaves only the inner loop.
#include <assert.h>
int main(void) {
  int n = 0;
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 4; j++) {
      if (j == 2) break;
      n++;
    }
 assert(n == 8);
  return 0;
}
