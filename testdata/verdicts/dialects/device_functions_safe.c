// verdict: SUCCESSFUL
// flags: --no-pointer-check
// check: other-tools
// why: Reads and writes outside of all objects are done by the program's own functions; others are not, null is none of theirs.
#include <stdint.h>
static uint64_t last, where;
static unsigned writes;
unsigned char __CPROVER_mm_io_r(void *at, unsigned bytes) { return (uintptr_t)at == 0x40 ? 6 : bytes; }
void __CPROVER_mm_io_w(void *at, unsigned bytes, uint64_t value) {
  where = (uintptr_t)at;
  last = value;
  writes += bytes;
}
int nondet_int(void);
int main(void) {
  volatile char *port = (char *)0x40;
  volatile int *wide = (int *)0x80;
  int x = 5, *p = nondet_int() ? &x : (int *)0x80;
  __CPROVER_assert(*port == 6 && port[1] == 1 && *wide == 4, "reads");
  *port = 3;
  __CPROVER_assert(last == 3 && where == 0x40 && writes == 1, "a write");
  *p = 8;
  __CPROVER_assert(p == &x ? x == 8 && writes == 1 : x == 5 && last == 8 && writes == 5, "either");
  __CPROVER_assert(*p == (p == &x ? 8 : 4), "read either");
  return 0;
}
