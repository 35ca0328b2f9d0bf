// verdict: SUCCESSFUL
// check: other-tools
// why: Parts of arrays: a member is as long as it is declared, behind a pointer it is what is left of the object; copy and replace write no more than there is.
#include <stdlib.h>
struct msg { int len; char body[4]; int sum; };
int nondet_int(void);
int main(void) {
  struct msg m = {4, {1, 2, 3, nondet_int()}, 9};
  char out[6] = {7, 7, 7, 7, 7, 7}, few[2];
  int last = m.body[3];
  __CPROVER_array_replace(out, m.body);
  __CPROVER_assert(out[3] == last && out[4] == 7 && out[5] == 7, "replace: as much as there is");
  __CPROVER_array_copy(few, m.body);
  __CPROVER_assert(few[0] == 1 && few[1] == 2, "copy: all of the first");
  __CPROVER_array_set(m.body, 5);
  __CPROVER_assert(m.len == 4 && m.sum == 9 && m.body[0] == 5 && m.body[3] == 5, "set: the member alone");
  int v[4] = {1, 2, 3, 4}, w[2] = {3, 4};
  __CPROVER_assert(__CPROVER_array_equal(v + 2, w) && !__CPROVER_array_equal(v, w) && !__CPROVER_array_equal(v + 1, w), "equal: what is left");
  __CPROVER_array_set(v + 2, 8);
  __CPROVER_assert(v[1] == 2 && v[2] == 8 && v[3] == 8, "set: what is left");
  void *p = w;
  __CPROVER_array_set(p, 1);
  __CPROVER_assert(w[0] == 0x01010101, "set: bytes behind a void pointer");
  double *d = malloc(3 * sizeof *d);
  if (d) {
    __CPROVER_array_set(d, 0.5);
    __CPROVER_assert(d[2] == 0.5, "set: doubles");
    free(d);
  }
  return 0;
}
