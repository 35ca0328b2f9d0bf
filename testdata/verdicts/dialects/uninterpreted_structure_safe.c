// verdict: SUCCESSFUL
// check: other-tools
// why: Structures are passed by value, in registers and in memory, and returned so: it is their members that count, at the time of the call.
#include <assert.h>
struct pair { int a, b; };
struct large { char tag; long v[4]; };
struct pair __CPROVER_uninterpreted_swap(struct pair);
struct large __CPROVER_uninterpreted_step(struct large, int);
int nondet_int(void);
int main(void) {
  struct pair p = {nondet_int(), 2}, q = {nondet_int(), 2};
  struct pair x = __CPROVER_uninterpreted_swap(p), y = __CPROVER_uninterpreted_swap(q);
  if (p.a == q.a) assert(x.a == y.a && x.b == y.b);
  struct large l = {'x', {1, 2, 3, nondet_int()}}, m;
  struct large s = __CPROVER_uninterpreted_step(l, 1);
  m.tag = 'x';
  for (int i = 0; i < 4; i++) m.v[i] = l.v[i];
  l.v[2] = 9;
  struct large t = __CPROVER_uninterpreted_step(m, 1);
  assert(s.tag == t.tag && s.v[3] == t.v[3]);
  return 0;
}
