// verdict: FAILED
// property: undefined_behavior line 8
// check: zero-bits
// why: __builtin_ctz(0) is undefined.
unsigned nondet_uint(void);
int main(void) {
  unsigned x = nondet_uint();
  return __builtin_ctz(x);
}
