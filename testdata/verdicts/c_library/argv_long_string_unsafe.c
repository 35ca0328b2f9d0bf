// verdict: FAILED
// property: pointer_dereference line 8
// why: An argument can be longer than any buffer of a fixed size.
#include <string.h>
int main(int argc, char **argv) {
  char b[16];
  if (argc > 1)
    strcpy(b, argv[1]);
  return 0;
}
