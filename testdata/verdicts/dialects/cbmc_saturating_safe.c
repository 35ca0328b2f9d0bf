// verdict: SUCCESSFUL
// check: other-tools
// why: Saturating sums and differences stop at the least and the largest number of their type, for each width and sign.
#include <limits.h>
#include <stdint.h>
int nondet_int(void);
unsigned nondet_uint(void);
signed char nondet_schar(void);
int main(void) {
  __CPROVER_assert(__CPROVER_saturating_plus((signed char)100, (signed char)100) == 127, "signed char");
  __CPROVER_assert(__CPROVER_saturating_minus((signed char)-100, (signed char)100) == -128, "signed char");
  __CPROVER_assert(__CPROVER_saturating_minus((unsigned char)1, (unsigned char)2) == 0, "unsigned char");
  __CPROVER_assert(__CPROVER_saturating_plus((uint16_t)65535, (uint16_t)1) == 65535, "unsigned short");
  __CPROVER_assert(__CPROVER_saturating_minus(INT_MIN, 1) == INT_MIN, "int");
  __CPROVER_assert(__CPROVER_saturating_minus(INT_MAX, -1) == INT_MAX, "int");
  __CPROVER_assert(__CPROVER_saturating_plus(LONG_MIN, -1L) == LONG_MIN, "long");
  __CPROVER_assert(__CPROVER_saturating_plus(ULLONG_MAX, 9ULL) == ULLONG_MAX, "unsigned long long");
  __int128 big = (__int128)1 << 126;
  __CPROVER_assert(__CPROVER_saturating_plus(big, big) > 0, "128 bits");
  int a = nondet_int(), b = nondet_int(), s = __CPROVER_saturating_plus(a, b);
  long exact = (long)a + b;
  __CPROVER_assert(s == (exact > INT_MAX ? INT_MAX : exact < INT_MIN ? INT_MIN : exact), "any int");
  unsigned c = nondet_uint(), d = nondet_uint();
  __CPROVER_assert(__CPROVER_saturating_minus(c, d) == (c < d ? 0 : c - d), "any unsigned");
  signed char e = nondet_schar(), f = nondet_schar();
  int diff = e - f;
  __CPROVER_assert(__CPROVER_saturating_minus(e, f) == (diff > 127 ? 127 : diff < -128 ? -128 : diff), "any signed char");
  return 0;
}
