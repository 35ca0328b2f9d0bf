// verdict: FAILED
// property: assertion line 7
// why: the 0 in the middle ends the literal, which then has one character.
#include <assert.h>
#include <string.h>
int main(int argc, char **argv) {
  assert(strlen(argc > 1 ? argv[1] : "a\0c") != 1 || argc > 1);
}
