// verdict: SUCCESSFUL
// why: The backward goto is taken until i reaches five.
#include <assert.h>
int main(void) {
  int i = 0;
again:
  i++;
  if (i < 5) goto again;
 assert(i == 5);
  return 0;
}
