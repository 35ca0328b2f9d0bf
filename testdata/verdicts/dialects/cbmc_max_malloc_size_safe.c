// verdict: SUCCESSFUL
// check: other-tools
// why: No object is larger than __CPROVER_max_malloc_size, and one that is smaller may be had.
#include <stdlib.h>
#include <stddef.h>
size_t nondet_size_t(void);
int main(void) {
  size_t n = nondet_size_t();
  char *p = malloc(n);
  if (n > __CPROVER_max_malloc_size) __CPROVER_assert(!p, "too large");
  if (p) __CPROVER_assert(__CPROVER_OBJECT_SIZE(p) <= __CPROVER_max_malloc_size, "an object");
  free(p);
  __CPROVER_assert(__CPROVER_max_malloc_size > 1000000, "not small");
  return 0;
}
