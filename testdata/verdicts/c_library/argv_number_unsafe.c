// verdict: FAILED
// property: assertion line 8
// why: An argument can say 1234567.
#include <assert.h>
#include <stdlib.h>
int main(int argc, char **argv) {
  int n = argc > 1 ? atoi(argv[1]) : 10;
  assert(n != 1234567);
  return 0;
}
