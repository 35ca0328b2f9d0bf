// verdict: FAILED
// property: assertion line 13
// flags: --function grow --enforce-contract grow
// why: the new object is too small
#include <stdlib.h>
struct vec { int *data; size_t cap; };
int grow(struct vec *v)
__CPROVER_requires(__CPROVER_is_fresh(v, sizeof(*v)))
__CPROVER_requires(v->cap > 0 && v->cap <= 4)
__CPROVER_requires(__CPROVER_is_fresh(v->data, v->cap * sizeof(int)))
__CPROVER_assigns(v->data, v->cap)
__CPROVER_frees(v->data)
__CPROVER_ensures(__CPROVER_return_value ==> __CPROVER_is_fresh(v->data, v->cap * sizeof(int)))
{
  int *d = malloc(2 * v->cap);
  if (!d) return 0;
  free(v->data);
  v->data = d;
  v->cap *= 2;
  return 1;
}
