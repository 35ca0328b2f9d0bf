// verdict: FAILED
// property: assertion line 6
// why: an argument may have 5 characters.
#include <assert.h>
#include <string.h>
int main(int argc, char **argv) { assert(strlen(argc > 1 ? argv[1] : "abc") != 5); }
