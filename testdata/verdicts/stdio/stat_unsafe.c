// verdict: FAILED
// property: array_bounds line 11
// why: What stat tells may be anything, so a file may be larger than the buffer.
#include <stdlib.h>
#include <sys/stat.h>
extern unsigned nondet_uint(void);
static char buffer[100];
int main(void) {
  struct stat s;
  if (stat("f", &s) != 0 || s.st_size <= 0) return 1;
  *(buffer + s.st_size - 1) = 0;
  return 0;
}
