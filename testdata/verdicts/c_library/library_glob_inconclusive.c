// verdict: INCONCLUSIVE
// why: The function writes what it finds, and there is no model of it.
#include <assert.h>
#include <glob.h>
int main(void) {
  glob_t found = {.gl_pathc = 0};
#ifndef NATIVE_MAIN
  glob("*", 0, 0, &found);
#endif
  assert(found.gl_pathc == 0);
  return 0;
}
