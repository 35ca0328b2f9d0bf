// verdict: FAILED
// property: assertion line 6
// why: A program may get more than seven arguments.
#include <assert.h>
int main(int argc, char **argv) {
  assert(argc < 8);
  return argv[0] == 0;
}
