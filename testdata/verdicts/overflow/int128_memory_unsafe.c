// verdict: FAILED
// property: assertion line 11
// why: The high half is stored second.
#include <assert.h>
#include <string.h>
extern unsigned long nondet_ulong(void);
int main(void) {
  unsigned long lo = nondet_ulong(), hi = nondet_ulong(), w[2];
  unsigned __int128 v = ((unsigned __int128)hi << 64) | lo;
  memcpy(w, &v, 16);
 assert(w[0] == hi);
  v += 1;
  assert((unsigned long)(v >> 64) == hi + (lo + 1 == 0));
  return 0;
}
