// verdict: FAILED
// property: undefined_behavior line 8
// check: zero-bits
// why: __builtin_clzl(0) is undefined.
unsigned long nondet_ulong(void);
int main(void) {
  unsigned long x = nondet_ulong();
  return __builtin_clzl(x & ~1ul);
}
