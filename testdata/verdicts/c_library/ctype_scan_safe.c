// verdict: SUCCESSFUL
// check: ctype
// why: Characters are converted before they are asked about; the loop ends at the string's end.
#include <ctype.h>
static int skip(const char *s) {
  int n = 0;
  while (n < 4 && isspace((unsigned char)s[n])) n++;
  return n;
}
int main(int argc, char **argv) { return argc > 1 ? skip(argv[1]) : 0; }
