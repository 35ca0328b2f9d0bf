// verdict: SUCCESSFUL
// flags: --memory-cleanup-check
// check: leak-reachable
// why: The handler that was registered frees the block before exit ends the program.
#include <stdlib.h>
static char *p;
static void done(void) { free(p); }
int main(void) {
  p = malloc(4);
  atexit(done);
  exit(0);
}
