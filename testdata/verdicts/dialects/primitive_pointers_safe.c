// verdict: SUCCESSFUL
// flags: --pointer-primitive-check
// check: other-tools
// why: CBMC's functions get null, pointers into live objects, to their end, and functions.
#include <stdlib.h>
int nondet_int(void);
int main(void) {
  char a[4], *end = a + 4, *null = NULL, *m = malloc(4);
  __CPROVER_assert(!__CPROVER_r_ok(null, 1) && !__CPROVER_w_ok(end, 1) && __CPROVER_rw_ok(end, 0), "accesses");
  __CPROVER_assert(__CPROVER_OBJECT_SIZE(end) == 4 && __CPROVER_POINTER_OFFSET(end) == 4, "end");
  __CPROVER_assert(__CPROVER_same_object(a, end) && !__CPROVER_same_object(a, m), "objects");
  __CPROVER_assert(__CPROVER_POINTER_OBJECT(a) == __CPROVER_POINTER_OBJECT(end), "number");
  __CPROVER_assert(__CPROVER_DYNAMIC_OBJECT(m) || !m, "heap");
  __CPROVER_assert(__CPROVER_is_freeable(m) && !__CPROVER_is_freeable(a), "free");
  __CPROVER_assert(__CPROVER_pointer_in_range(a, a + 1, end) && !__CPROVER_pointer_in_range(a + 2, a + 1, end), "range");
  __CPROVER_assert(__CPROVER_LIVE_OBJECT(a), "alive");
  free(m);
  __CPROVER_assert(!m || !__CPROVER_LIVE_OBJECT(m), "gone");
  return 0;
}
