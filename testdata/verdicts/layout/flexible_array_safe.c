// verdict: SUCCESSFUL
// why: Room for three elements was asked for behind the header.
#include <stdlib.h>
struct msg { unsigned len; int data[]; };
int main(void) {
 struct msg *m = malloc(sizeof *m + 3 * sizeof(int));
  if (!m) return 0;
  m->len = 3;
  for (unsigned i = 0; i < m->len; i++)
    m->data[i] = 1;
  free(m);
  return 0;
}
