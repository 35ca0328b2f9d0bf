// verdict: FAILED
// property: assertion line 8
// why: in C23, for which glibc has functions of other names, strtol reads 0b101 as 5.
#include <assert.h>
#include <stdlib.h>
unsigned long __isoc23_strtoul(const char *, char **, int);
int main(void) {
  assert(__isoc23_strtoul("0b101", NULL, 0) == 0);
}
