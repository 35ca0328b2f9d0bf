// verdict: SUCCESSFUL
// why: What __CPROVER_overflow_shl denies can be shifted back; shifted zeros never overflow.
int nondet_int(void);
unsigned nondet_uint(void);
int main(void) {
  int a = nondet_int(), d = nondet_int();
  __CPROVER_assume(a >= 0 && d >= 0 && d < 32);
  if (!__CPROVER_overflow_shl(a, d)) {
    int c = a << d;
    __CPROVER_assert(c >= 0 && c >> d == a, "shifted back");
  }
  unsigned u = nondet_uint();
  __CPROVER_assert(__CPROVER_overflow_shl(u, 4) == (u > 0x0fffffffu), "four bits");
  __CPROVER_assert(!__CPROVER_overflow_shl(-1, 31) && __CPROVER_overflow_shl(1, 31) && __CPROVER_overflow_shl(1, 32) && !__CPROVER_overflow_shl(0, 40), "limits");
  __CPROVER_assert(__CPROVER_equal(u + 1, 1 + u), "equal");
  return 0;
}
