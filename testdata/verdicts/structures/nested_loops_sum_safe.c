// verdict: SUCCESSFUL
// why: The nested loops count the pairs j <= i below 5: fifteen.
#include <assert.h>
int main(void) {
  int n = 0;
  for (int i = 0; i < 5; i++)
    for (int j = 0; j <= i; j++) n++;
 assert(n == 15);
  return 0;
}
