// verdict: INCONCLUSIVE
// why: right: the same bytes are the same pointer. Of numbers that begin with 0x90 to 0x93 it is not kept in memory which ones they were
#include <assert.h>
#include <string.h>
unsigned long nondet_ulong(void);
unsigned nondet_uint(void);
int a;
int main(void) {
  union { int *p[2]; unsigned long w[2]; } u;
  u.w[0] = nondet_ulong();
  u.w[1] = nondet_ulong();
  unsigned k = nondet_uint() & 1;
  int *q = u.p[k];
  if (q == &a) ;
  assert(q == u.p[k]);
  int *r;
  memcpy(&r, &q, 8);
  assert(q == r);
}
