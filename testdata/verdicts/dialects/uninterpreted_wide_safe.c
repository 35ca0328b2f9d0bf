// verdict: SUCCESSFUL
// check: other-tools
// why: no result, no argument, 128 bits and long double
#include <assert.h>
void __CPROVER_uninterpreted_log(int);
int __CPROVER_uninterpreted_const(void);
long double __CPROVER_uninterpreted_ld(long double, __int128);
int main(void) { __CPROVER_uninterpreted_log(3); assert(__CPROVER_uninterpreted_const() == __CPROVER_uninterpreted_const()); long double d = 1.5L; long double r = __CPROVER_uninterpreted_ld(d, 4), s = __CPROVER_uninterpreted_ld(1.5L, 4); assert(__CPROVER_equal(r, s)); return 0; }
