// verdict: FAILED
// property: assertion line 10
// why: The last slash is at place 4.
#include <assert.h>
#include <string.h>
int main(void) {
  char path[8] = "/usr/x";
  char *p = strrchr(path, '/');
  assert(p && *p == '/');
 assert(p == path);
  return 0;
}
