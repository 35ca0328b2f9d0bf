// verdict: FAILED
// property: undefined_behavior line 7
// check: ctype
// why: An argument of the program may hold negative characters.
#include <ctype.h>
static int skip(const char *s) {
  int n = 0; while (n < 4 && isspace(s[n])) n++; return n;
}
int main(int argc, char **argv) { return argc > 1 ? skip(argv[1]) : 0; }
