// verdict: SUCCESSFUL
// why: argc is not negative and argv ends with a null pointer.
#include <assert.h>
int main(int argc, char **argv) {
  assert(argc >= 0);
  assert(argv[argc] == 0);
  return 0;
}
