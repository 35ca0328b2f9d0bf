// verdict: SUCCESSFUL
// check: other-tools
// why: __CPROVER_equal compares bit by bit: NaN equals itself, 0 and -0 differ; integers, pointers and structures are compared as they are.
#include <math.h>
float nondet_float(void);
long double nondet_long_double(void);
long nondet_long(void);
struct pair { int a; float b; };
int main(void) {
  float f = nondet_float(), n = NAN;
  long double e = nondet_long_double();
  long x = nondet_long();
  int v[2], *p = v;
  struct pair q = {1, nondet_float()}, r = q;
  __CPROVER_assert(__CPROVER_equal(f, f) && __CPROVER_equal(n, n), "float");
  __CPROVER_assert(!__CPROVER_equal(0.0, -0.0) && __CPROVER_equal(-0.0, -0.0), "zeros");
  __CPROVER_assert(__CPROVER_equal(e, e), "long double");
  __CPROVER_assert(__CPROVER_equal(x, 3L) == (x == 3), "long");
  __CPROVER_assert(__CPROVER_equal(p + 1, &v[1]) && !__CPROVER_equal(p, &v[1]), "pointers");
  __CPROVER_assert(__CPROVER_equal(q, r), "structures");
  r.a++;
  __CPROVER_assert(!__CPROVER_equal(q, r), "structures that differ");
  return 0;
}
