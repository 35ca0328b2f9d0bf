// verdict: SUCCESSFUL
// why: With a precision %s reads no further than that.
#include <stdio.h>
int main(void) {
  char b[2] = {'a', 'b'};
  printf("%.2s|%.*s|%d %c %5.2f %%\n", b, 2, b, 5, 'c', 1.0);
  return 0;
}
