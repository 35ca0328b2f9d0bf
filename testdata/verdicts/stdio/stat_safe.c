// verdict: SUCCESSFUL
// why: The size that stat tells is compared with that of the buffer.
#include <stdlib.h>
#include <sys/stat.h>
extern unsigned nondet_uint(void);
static char buffer[100];
int main(void) {
  struct stat s;
  if (stat("f", &s) != 0 || s.st_size <= 0 || s.st_size > 100) return 1;
  *(buffer + s.st_size - 1) = 0;
  return 0;
}
