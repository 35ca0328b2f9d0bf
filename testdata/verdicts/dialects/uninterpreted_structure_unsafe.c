// verdict: FAILED
// property: assertion line 15
// check: other-tools
// why: The member that was changed between the calls is the last one of a structure passed in memory.
#include <assert.h>
struct large { char tag; long v[4]; };
struct large __CPROVER_uninterpreted_step(struct large);
int nondet_int(void);
int main(void) {
  struct large l = {'x', {1, 2, 3, 4}};
  struct large s = __CPROVER_uninterpreted_step(l);
  if (nondet_int() == 7) l.v[3] = 5;
  struct large t = __CPROVER_uninterpreted_step(l);
  assert(s.v[0] == s.v[0]);
  assert(s.v[1] == t.v[1]);
  return 0;
}
