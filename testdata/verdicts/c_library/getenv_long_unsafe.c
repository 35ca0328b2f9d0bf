// verdict: FAILED
// property: pointer_dereference line 9
// why: A variable of the environment can be longer than the buffer.
#include <stdlib.h>
#include <string.h>
int main(void) {
  char b[20], *e = getenv("HOME");
  if (e)
    strcpy(b, e);
  return 0;
}
