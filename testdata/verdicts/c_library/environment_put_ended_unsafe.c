// verdict: FAILED
// property: pointer_dereference line 11
// why: the string that became a part of the environment is not there any more.
#include <stdlib.h>
static int put(void) {
  char text[] = "NAME=value";
  return putenv(text);
}
int main(void) {
  if (put()) return 0;
  return getenv("NAME")[0];
}
