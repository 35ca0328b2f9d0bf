// verdict: SUCCESSFUL
// why: A table whose entries are pointers or numbers: a pointer where there was one, a number where there was one.
#include <assert.h>
#include <stdint.h>
extern unsigned nondet_unsigned(void);
#ifdef NATIVE_MAIN
unsigned nondet_unsigned(void) { return 1; }
#endif
union any { int *p; uintptr_t n; };
int main(void) {
  int v = 7, w = 8;
  union any t[3];
  t[0].p = &v;
  t[1].n = 12;
  t[2].n = (uintptr_t)&w;
  unsigned i = nondet_unsigned() % 3;
  if (i == 0)
    assert(*t[i].p == 7);
  else if (i == 1)
    assert(t[i].n == 12);
  else
    assert(*t[i].p == 8);
  assert(t[i].n != 0);
  return 0;
}
