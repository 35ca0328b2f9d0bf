// verdict: SUCCESSFUL
// why: putenv makes the program's own string a part of the environment, and leaves the other variables alone.
#include <assert.h>
#include <stdlib.h>
static char text[] = "NAME=value";
int main(void) {
  char *other = getenv("OTHER");
  if (putenv(text)) return 0;
  assert(getenv("NAME") == text + 5);
  assert(getenv("OTHER") == other);
}
