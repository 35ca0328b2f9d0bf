// verdict: SUCCESSFUL
// why: The comma operator evaluates left first and gives the right value.
#include <assert.h>
int main(void) {
  int i = 1, j = (i++, i * 10);
 assert(i == 2 && j == 20);
  return 0;
}
