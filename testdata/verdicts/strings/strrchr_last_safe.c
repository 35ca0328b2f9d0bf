// verdict: SUCCESSFUL
// why: strrchr finds the last slash of the path.
#include <assert.h>
#include <string.h>
int main(void) {
  char path[8] = "/usr/x";
  char *p = strrchr(path, '/');
  assert(p && *p == '/');
 assert(p - path == 4);
  return 0;
}
