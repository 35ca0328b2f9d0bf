// verdict: SUCCESSFUL
// why: Whatever atoi makes of an argument, the index is checked.
#include <assert.h>
#include <stdlib.h>
int main(int argc, char **argv) {
  int n = argc > 1 ? atoi(argv[1]) : 10, a[11];
  if (n < 0 || n > 10)
    return 0;
  a[n] = 1;
  assert(a[n] == 1);
  return 0;
}
