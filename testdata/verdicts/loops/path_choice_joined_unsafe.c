// verdict: FAILED
// property: assertion line 16
// why: After the paths have met again, the pointer may be either one, also for the calls that were made on one of them.
#include <assert.h>
#include <stddef.h>
extern int nondet_int(void);
static int get(int *p) { return p ? *p : -1; }
int main(void) {
  int x = 3;
  int *p = nondet_int() ? &x : NULL;
  int seen = 0;
  if (p != NULL) {
    seen = get(p);
    x = seen + 1;
  }
 assert(get(p) == 4);
  return 0;
}
