// verdict: SUCCESSFUL
// why: strncpy stops at the buffer's end, however long the argument is.
#include <string.h>
int main(int argc, char **argv) {
  char b[16];
  if (argc > 1) {
    strncpy(b, argv[1], sizeof b - 1);
    b[15] = 0;
  }
  return 0;
}
