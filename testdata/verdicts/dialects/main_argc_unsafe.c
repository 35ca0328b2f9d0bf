// verdict: FAILED
// property: assertion line 8
// why: The program may be started with arguments.
#include <assert.h>
int main(int argc, char **argv) {
  assert(argc >= 0);
  assert(argv[argc] == 0);
 assert(argc < 2);
  return 0;
}
