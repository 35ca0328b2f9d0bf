// verdict: SUCCESSFUL
// flags: --sv-comp --prp=with/memcleanup.prp
// why: The block is freed before raise(SIGTERM) ends the program.
#include <assert.h>
#include <signal.h>
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
int main(void) {
  char *p = malloc(3);
  if (__VERIFIER_nondet_int()) { free(p); raise(SIGTERM); }
  free(p);
  return 0;
}
