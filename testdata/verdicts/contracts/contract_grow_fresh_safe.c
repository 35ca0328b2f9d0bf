// verdict: SUCCESSFUL
// flags: --function grow --enforce-contract grow
// why: ensures promises a new object of a size that is not known
#include <stdlib.h>
struct vec { int *data; size_t cap; };
int grow(struct vec *v)
__CPROVER_requires(__CPROVER_is_fresh(v, sizeof(*v)))
__CPROVER_requires(v->cap > 0 && v->cap <= 4)
__CPROVER_requires(__CPROVER_is_fresh(v->data, v->cap * sizeof(int)))
__CPROVER_assigns(v->data, v->cap)
__CPROVER_frees(v->data)
__CPROVER_ensures(__CPROVER_return_value ==> v->cap == 2 * __CPROVER_old(v->cap))
__CPROVER_ensures(__CPROVER_return_value ==> __CPROVER_is_fresh(v->data, v->cap * sizeof(int)))
__CPROVER_ensures(!__CPROVER_return_value ==> v->cap == __CPROVER_old(v->cap) && v->data == __CPROVER_old(v->data))
{
  int *d = malloc(2 * v->cap * sizeof(int));
  if (!d) return 0;
  for (size_t i = 0; i < v->cap; i++) d[i] = v->data[i];
  free(v->data);
  v->data = d;
  v->cap *= 2;
  return 1;
}
