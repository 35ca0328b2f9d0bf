// verdict: FAILED
// property: pointer_dereference line 12
// check: past-end
// why: Room for two elements was asked for, the third is out of bounds.
#include <stdlib.h>
struct msg { unsigned len; int data[]; };
int main(void) {
 struct msg *m = malloc(sizeof *m + 2 * sizeof(int));
  if (!m) return 0;
  m->len = 3;
  for (unsigned i = 0; i < m->len; i++)
    m->data[i] = 1;
  free(m);
  return 0;
}
