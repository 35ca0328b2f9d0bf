// verdict: SUCCESSFUL
// why: in C23, for which glibc has functions of other names, strtol reads 0b101 as 5; before, it reads the 0 only.
#include <assert.h>
#include <stdlib.h>
long __isoc23_strtol(const char *, char **, int);
int main(void) {
  char *end;
  assert(__isoc23_strtol("0b101", &end, 0) == 5 && !*end);
  assert(__isoc23_strtol(" -0B11", &end, 2) == -3 && !*end);
  assert(__isoc23_strtol("0b2", &end, 0) == 0 && *end == 'b');
  assert(strtol("0b101", &end, 0) == 0 && *end == 'b');
}
