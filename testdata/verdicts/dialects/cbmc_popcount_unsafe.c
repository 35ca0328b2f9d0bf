// verdict: FAILED
// property: assertion line 7
// why: the number may have 5 ones.
#define assert(x) __CPROVER_assert(x, "")
unsigned long nondet_ulong(void);
int main(void) {
  assert(__CPROVER_popcount(nondet_ulong()) != 5);
}
