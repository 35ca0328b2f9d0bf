// verdict: SUCCESSFUL
// why: a number and its complement have 64 ones together.
#define assert(x) __CPROVER_assert(x, "")
unsigned long nondet_ulong(void);
int main(void) {
  unsigned long x = nondet_ulong();
  assert(__CPROVER_popcount(x) + __CPROVER_popcount(~x) == 64 && __CPROVER_popcount(7u) == 3);
}
