// verdict: FAILED
// property: assertion line 9
// why: putenv makes the program's own string a part of the environment.
#include <assert.h>
#include <stdlib.h>
static char text[] = "NAME=value";
int main(void) {
  if (putenv(text)) return 0;
  assert(getenv("NAME")[0] != 'v');
}
