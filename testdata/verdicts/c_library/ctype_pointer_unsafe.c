// verdict: FAILED
// property: undefined_behavior line 8
// check: ctype
// why: The function is called through a pointer, with a negative character.
#include <ctype.h>
int main(int argc, char **argv) {
  int (*is)(int) = argc > 1 ? isupper : islower;
  return is(-argc - 1);
}
