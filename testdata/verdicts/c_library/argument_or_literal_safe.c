// verdict: SUCCESSFUL
// why: an argument has less than 128 KiB, and the literal has 3 characters.
#include <assert.h>
#include <string.h>
int main(int argc, char **argv) {
  assert(strlen(argc > 1 ? argv[1] : "abc") < 1 << 17);
}
